import { type ContractText, listTexts } from '../../contract/list-texts';
import type { SplitSection } from './sections';

/**
 * Splits the texts of a part of the contract by what they describe: `operation:createContact`, `schema:Contact`, `tag:Face`.
 * @param document a bundled OpenAPI or AsyncAPI document in its original language
 */
export function splitContract(document: object): SplitSection[] {
  const sections = new Map<string, string[]>();
  for (const { path, text } of listTexts(document)) {
    const key = toKey(document, path);
    sections.set(key, [...(sections.get(key) ?? []), text.replace(/\s+/g, ' ').trim()]);
  }
  return [...sections].map(([key, texts]) => ({ anchor: key, heading: key, content: texts.join('\n') }));
}

function toKey(document: object, path: ContractText['path']): string {
  const [kind, name, below] = path;
  if (kind === 'components') return `${toSingular(name)}:${below}`;
  if (kind === 'paths') return `operation:${read(document, path.slice(0, 3), 'operationId') ?? `${name} ${below}`}`;
  if (path.length < 3) return String(kind);
  return `${toSingular(kind)}:${read(document, path.slice(0, 2), 'name') ?? name}`;
}

function read(document: object, path: ContractText['path'], field: string): unknown {
  const node = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document);
  return (node as Record<string, unknown>)[field];
}

function toSingular(kind: unknown): string {
  return String(kind).replace(/s$/, '');
}
