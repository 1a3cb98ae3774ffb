// As much of @agent-example/sdk as the pages use, so that their programs can run against the sandbox.
const apiUrl = 'https://api.agent.example';

export class AgentApiError extends Error {
  constructor({ code, status, detail, request_id: requestId, errors = [] }) {
    super(detail);
    Object.assign(this, { code, status, requestId, errors });
  }
}

export class AgentClient {
  constructor({ apiKey, sessionToken, baseUrl = process.env.AGENT_API_URL ?? apiUrl }) {
    const post = (path) => (fields) => call(`${baseUrl}${path}`, apiKey ?? sessionToken, fields);
    this.face = { detect: post('/v1/face/detect'), match: post('/v2/face/match') };
    this.liveness = { validate: post('/v1/liveness/validate') };
    this.hand = { detect: post('/v1/hand/detect') };
    this.ocr = { read: post('/v1/ocr/documents') };
  }
}

async function call(url, key, fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of [value].flat()) {
      if (item instanceof Uint8Array) form.append(toSnakeCase(name), new Blob([item], { type: 'image/jpeg' }), 'a.jpg');
      else form.append(toSnakeCase(name), String(item));
    }
  }
  const response = await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: form });
  const body = await response.json();
  if (!response.ok) throw new AgentApiError(body);
  return toCamelCase(body);
}

function toSnakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toCamelCase(value) {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  const rename = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [rename(name), toCamelCase(item)]));
}
