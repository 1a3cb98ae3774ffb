// As much of @agent-example/sdk as the pages use, so that their programs can run against the sandbox.
import { createHmac, timingSafeEqual } from 'node:crypto';

const apiUrl = 'https://api.agent.example';

export class AgentApiError extends Error {
  constructor({ code, status, detail, request_id: requestId, errors = [] }) {
    super(detail);
    Object.assign(this, { code, status, requestId, errors });
  }
}

export class WebhookVerificationError extends Error {}

export class AgentClient {
  constructor({ apiKey, sessionToken, clientKey, baseUrl = process.env.AGENT_API_URL ?? apiUrl }) {
    Object.assign(this, { key: apiKey ?? sessionToken, clientKey, baseUrl });
    const post = (path) => (form, options) => this.send('POST', path, { form: rename(form, toSnakeCase), ...options });
    this.face = { detect: camel(post('/v1/face/detect')), match: camel(post('/v2/face/match')) };
    this.liveness = { validate: camel(post('/v1/liveness/validate')) };
    this.hand = { detect: camel(post('/v1/hand/detect')) };
    this.ocr = { read: camel(post('/v1/ocr/documents')) };
    const createSession = (fields, options) =>
      this.send('POST', '/v1/widget/sessions', { body: rename(fields, toSnakeCase), ...options });
    this.widget = { createSession: camel(createSession) };
    this.events = { list: (query, options) => this.iterate('/v1/events', { query, ...options }, toCamelCase) };
    this.usage = { get: camel((options) => this.send('GET', '/v1/usage', options)) };
    this.webhooks = { verify };
  }

  request(method, path, options) {
    return this.send(method, path, options);
  }

  list(path, options) {
    return this.iterate(path, options, (name) => name);
  }

  async *iterate(path, options, toName) {
    let cursor;
    do {
      const page = await this.send('GET', path, {
        ...options,
        query: { ...options?.query, ...(cursor && { cursor }) },
      });
      for (const item of page.data) yield rename(item, toName);
      cursor = page.next_cursor;
    } while (cursor);
  }

  async send(method, path, { query = {}, body, form, idempotencyKey, clientKey = this.clientKey } = {}) {
    const headers = {
      Authorization: `Bearer ${this.key}`,
      ...(clientKey && { 'X-Client-Key': clientKey }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(body && { 'Content-Type': 'application/json' }),
    };
    const url = `${this.baseUrl}${path}?${new URLSearchParams(query)}`.replace(/\?$/, '');
    const response = await fetch(url, { method, headers, body: form ? toForm(form) : body && JSON.stringify(body) });
    const result = await response.json();
    if (!response.ok) throw new AgentApiError(result);
    return result;
  }
}

function verify(body, headers, secret) {
  const read = (name) => (headers instanceof Headers ? headers.get(name) : headers[name]) ?? '';
  const [id, timestamp] = [read('webhook-id'), read('webhook-timestamp')];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const isGenuine = read('webhook-signature')
    .split(' ')
    .map((entry) => Buffer.from(entry.replace(/^v1,/, ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300;
  if (!(key.length > 0 && isGenuine && isFresh)) throw new WebhookVerificationError('Not signed by the platform');
  return rename(JSON.parse(Buffer.from(body).toString()), toCamelCase);
}

function toForm(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item instanceof Uint8Array) form.append(name, new Blob([item], { type: 'image/jpeg' }), 'a.jpg');
      else form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}

/** Gives the results of a call the names of JavaScript. */
function camel(call) {
  return async (...values) => rename(await call(...values), toCamelCase);
}

function rename(value, toName) {
  if (Array.isArray(value)) return value.map((item) => rename(item, toName));
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [toName(name), rename(item, toName)]));
}

function toSnakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toCamelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
