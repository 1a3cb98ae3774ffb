import { formType } from 'openapi-sandbox';
import { type Call, writeBody } from './list-calls';

/** A generator of clients, and how one uses what it makes. */
export interface Generator {
  /** What its user types, with the published contract in `openapi.yaml` and the files of the API introduction. */
  command: string[];
  /** The program of the API introduction that uses the client. */
  program: string;
  /** The code in front of the calls, which may use what `client-support.ts` exports; `file` is how a body holds a file. */
  setup: string;
  /** The code of a call, an expression for its status; `undefined` for what the client cannot send. */
  toCode: (call: Call) => string | undefined;
}

const isForm = ({ body }: Call) => body?.type === formType;
const isStream = ({ operation }: Call) => operation.isStream === true;
/** The published contract has the form of a body only, where there is a form. */
const isUnpublished = ({ body, operation }: Call) =>
  body?.type !== formType && formType in (operation.body?.content ?? {});

export const generators: Record<string, Generator> = {
  'openapi-typescript with openapi-fetch': {
    command: ['node', 'generate.mjs'],
    program: 'openapi-fetch.ts',
    setup: `
import createClient from 'openapi-fetch';
import type { paths } from './schema';
const client = createClient<paths>({ baseUrl: url, headers: { Authorization: \`Bearer \${key}\` } });
const file = readFile;
const bodySerializer = toForm;`,
    toCode(call) {
      const { path, query, header, body, operation } = call;
      if (isUnpublished(call)) return undefined;
      const options = [
        `params: ${JSON.stringify({ path, query, header })}`,
        ...(body ? [`body: ${writeBody(body)}`] : []),
        ...(isForm(call) ? ['bodySerializer'] : []),
        ...(isStream(call) ? ["parseAs: 'stream'"] : []),
      ];
      const request = `client.${operation.method.toUpperCase()}('${operation.path}', { ${options.join(', ')} })`;
      return isStream(call)
        ? `${request}.then(async ({ data, response }) => (await readFirst(data)) && response.status)`
        : `${request}.then(({ response }) => response.status)`;
    },
  },
  '@hey-api/openapi-ts': {
    command: ['npx', 'openapi-ts'],
    program: 'hey-api.ts',
    setup: `
import * as api from './client';
import { client } from './client/client.gen';
client.setConfig({ baseUrl: url, auth: key });
const file = readFile;`,
    toCode(call) {
      const { path, query, header, body, operation } = call;
      if (isUnpublished(call)) return undefined;
      const places = Object.entries({ path, query, headers: header }).filter(([, values]) => values);
      const options = [
        ...places.map(([name, values]) => `${name}: ${JSON.stringify(values)}`),
        ...(body ? [`body: ${writeBody(body)}`] : []),
      ];
      const request = `api.${operation.id}({ ${options.join(', ')} })`;
      return isStream(call)
        ? `${request}.then(async ({ stream }) => (await stream.next()).value && 200)`
        : `${request}.then(({ response }) => response?.status)`;
    },
  },
  orval: {
    command: ['npx', 'orval', '--config', 'orval.config.mjs'],
    program: 'orval.ts',
    setup: `
import * as api from './client';
process.env.AGENT_API_URL = url;
const headers = { Authorization: \`Bearer \${key}\` };
const file = readFile;`,
    toCode(call) {
      const { path = {}, query, header, body, operation } = call;
      // It reads a response to its end, which a stream does not have.
      if (isStream(call) || isUnpublished(call)) return undefined;
      const takesQuery = operation.parameters.some((parameter) => parameter.in === 'query');
      const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
      const type = body && !isForm(call) ? { 'Content-Type': body.type } : {};
      const values = [
        ...names.map((name) => JSON.stringify(path[name])),
        ...(body ? [writeBody(body)] : []),
        ...(takesQuery ? [JSON.stringify(query) ?? 'undefined'] : []),
        `{ headers: { ...headers, ...${JSON.stringify({ ...type, ...header })} } }`,
      ];
      return `api.${operation.id}(${values.join(', ')}).then(({ status }) => status)`;
    },
  },
};
