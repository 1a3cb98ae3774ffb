export interface Reference {
  $ref: string;
}

/** Names a reference that leads nowhere, with the names that its place has instead. */
export class UnresolvedReference extends Error {
  readonly reference: string;
  /** The part of the reference that is not there. */
  readonly part: string;
  readonly names: readonly string[];

  constructor(reference: string, part: string, names: readonly string[]) {
    super(
      `The reference "${reference}" does not resolve: instead of "${part}" there is ${names.join(', ') || 'nothing'}.`,
    );
    this.name = 'UnresolvedReference';
    this.reference = reference;
    this.part = part;
    this.names = names;
  }
}

/**
 * Follows references within a bundled document until it reaches a value. Keywords beside a reference, such as a description of its own,
 * take precedence over those of its target.
 * @throws UnresolvedReference for a reference that leads nowhere
 */
export function resolveReference<Value extends object>(
  document: object,
  value: Value | Reference,
): Exclude<Value, Reference> {
  let current: object = value;
  while ('$ref' in current && typeof current.$ref === 'string') {
    const target = getTarget(document, current.$ref);
    const { $ref, ...own } = current;
    current = Object.keys(own).length > 0 ? { ...target, ...own } : target;
  }
  return current as Exclude<Value, Reference>;
}

/** Returns the last part of a reference, which is the name of its target. */
export function getReferenceName(value: object): string | undefined {
  return '$ref' in value && typeof value.$ref === 'string' ? decode(value.$ref.split('/').pop() ?? '') : undefined;
}

function getTarget(document: object, reference: string): object {
  const parts = reference.replace(/^#\//, '').split('/').map(decode);
  let target: unknown = document;
  for (const part of parts) {
    const parent = target as Record<string, unknown> | undefined;
    target = parent?.[part];
    if (target === undefined) throw new UnresolvedReference(reference, part, Object.keys(parent ?? {}));
  }
  return target as object;
}

/** Unescapes a token of a JSON Pointer. */
function decode(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
