/** Types of the contract that code in the browser uses too: it may not reach the schemas that they are parsed with. */

/** A JSON Schema (draft 2020-12), limited to the keywords that the reference can show, so that none gets lost on the way to a page. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  required?: string[];
  contentMediaType?: string;
  contentEncoding?: string;
  deprecated?: boolean;
  not?: unknown;
  writeOnly?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** A rule of the sandbox: in test mode, a request with this input gets this example. The first rule that matches decides. */
export interface SandboxRule {
  /** Values by input, such as `body.image` or `query.status`; all have to match. Of a list, one item has to. */
  when: Record<string, string>;
  /** A status of the operation. */
  response: string;
  /** The name of one of the examples of that status. */
  example: string;
  /** Meaning of the input; the summary of the example if omitted. */
  summary?: string;
}
