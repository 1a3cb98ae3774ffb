/** A scheme by which a request authenticates: `security` of an operation names it, `securitySchemes` describes it. */
export interface SandboxScheme {
  /** The word in front of the key, such as `Bearer`; an empty text where the key stands alone. */
  scheme: string;
  in: 'header' | 'query' | 'cookie';
  /** The name of the header, the parameter or the cookie. */
  name: string;
  /** Absent where every key is accepted. */
  key?: SandboxKey;
}

/** The keys that the sandbox accepts: `x-sandbox-key` of a scheme. */
export interface SandboxKey {
  /** The beginning of each of them. */
  prefix?: string;
  /** One that pages, samples and the program show. */
  example?: string;
  /** Keys of other kinds, by how they begin, with what the response says about them. */
  refused?: { prefix: string; detail: string }[];
  /** True for tokens that calls hand out, as `credential` of `x-sandbox-resource` says. */
  issued?: boolean;
  /** The field of the call that handed a token out which lists what the token is for: `sessionCheck` of an operation. */
  allows?: string;
}

/** Finds a key that operations accept, for what shows calls. */
export function findExampleKey(operations: Iterable<{ security: SandboxScheme[][] }>): string | undefined {
  for (const { security } of operations) {
    const example = security.flat().find(({ key }) => key?.example !== undefined)?.key?.example;
    if (example !== undefined) return example;
  }
  return undefined;
}
