import type { SandboxKey, SandboxScheme } from '../core/security';
import { type Reference, resolveReference } from './resolve-reference';

/** A security scheme of OpenAPI. */
interface SecurityScheme {
  type: string;
  /** Of the type `http`. */
  scheme?: string;
  /** Of the type `apiKey`. */
  in?: string;
  name?: string;
  'x-sandbox-key'?: SandboxKey;
}

/** The names of schemes, with their scopes; all of them have to hold. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

/** A document, as far as it says how to authenticate. */
export interface SecuredDocument {
  security?: readonly SecurityRequirement[];
  components?: { securitySchemes?: Record<string, SecurityScheme | Reference> };
}

/** Resolves the alternatives of an operation: those of the document where it has none of its own. */
export function resolveSecurity(
  document: SecuredDocument,
  own: readonly SecurityRequirement[] | undefined,
): SandboxScheme[][] {
  const { security = [], components } = document;
  return (own ?? security).map((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const scheme = components?.securitySchemes?.[name];
      return scheme ? toScheme(resolveReference<SecurityScheme>(document, scheme)) : [];
    }),
  );
}

/** @returns nothing for a scheme that no request shows, such as a certificate of the client */
function toScheme(scheme: SecurityScheme | Reference): SandboxScheme[] {
  const {
    type,
    scheme: name = '',
    in: location,
    name: parameter = '',
    'x-sandbox-key': key,
  } = scheme as SecurityScheme;
  const own = key && { key };
  if (type === 'mutualTLS') return [];
  if (type === 'apiKey') return [{ scheme: '', in: toLocation(location), name: parameter, ...own }];
  const shown = type === 'http' ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : 'Bearer';
  return [{ scheme: shown, in: 'header', name: 'Authorization', ...own }];
}

function toLocation(location: string | undefined): SandboxScheme['in'] {
  return location === 'query' || location === 'cookie' ? location : 'header';
}
