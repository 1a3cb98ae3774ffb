import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));

/** A contract without examples and extensions, in two files. */
const contract = `
openapi: 3.1.0
info: { title: Books, version: "1" }
servers: [{ url: https://books.example/api }]
paths:
  /books:
    post:
      requestBody:
        content: { application/json: { schema: { $ref: "schemas.yaml#/Book" } } }
      responses:
        "201": { description: Created, content: { application/json: { schema: { $ref: "schemas.yaml#/Stored" } } } }
    get:
      responses:
        "200":
          description: All books
          content:
            application/json:
              schema: { type: object, properties: { data: { type: array, items: { $ref: "schemas.yaml#/Stored" } } } }
  /books/{book_id}:
    parameters: [{ name: book_id, in: path, required: true, schema: { type: string } }]
    get:
      responses:
        "200": { description: A book, content: { application/json: { schema: { $ref: "schemas.yaml#/Stored" } } } }
`;
const schemas = `
Book:
  type: object
  required: [title]
  properties: { title: { type: string, minLength: 2 }, isbn: { type: string, pattern: "^(?:97[89])?[0-9]{10}$" } }
  dependentRequired: { isbn: [title] }
Stored:
  type: object
  required: [id, title]
  properties: { id: { type: string, format: uuid }, title: { type: string } }
`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

beforeAll(() => {
  execFileSync('node', ['build-cli.mjs'], { cwd: root });
  write('schemas.yaml', schemas);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command', () => {
  it('serves a contract that nobody wrote for it: it creates, reads, lists and validates', async () => {
    const child = spawn('node', ['cli.mjs', write('books.yaml', contract)], {
      cwd: root,
      env: { ...process.env, PORT: '4196' },
    });
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    await expect.poll(() => output.join(''), { timeout: 20_000 }).toContain('http://localhost:4196');
    const call = async (address: string, body?: object) => {
      const options = body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      const response = await fetch(`http://127.0.0.1:4196${address}`, options);
      return { status: response.status, json: await response.json() };
    };
    const { status, json: book } = await call('/api/books', { title: 'Laut Bercerita' });
    expect([status, book.title]).toEqual([201, 'Laut Bercerita']);
    expect((await call(`/books/${book.id}`)).json).toEqual(book);
    expect((await call('/books')).json.data).toContainEqual(book);
    expect((await call('/books', { title: 'L' })).status).toBe(422);
    expect((await call('/books/unknown')).status).toBe(404);
    child.kill();
  });

  it.each([
    ['twins', contract.replace('/books:', '/books/{id}:'), '/books/{book_id}: is the same address as /books/{id}.'],
    [
      'effects',
      contract.replace('    post:', '    post:\n      x-sandbox-resource: { effects: [{ after: 2 days }] }'),
      '2 days',
    ],
  ])('stops at a contract that cannot be served, with the place and the repair: %s', (name, text, message) => {
    const { status, stderr } = spawnSync('node', ['cli.mjs', write(`${name}.yaml`, text)], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
