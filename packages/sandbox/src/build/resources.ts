import type { HttpMethod, SandboxResource } from '../core/operation';

type Action = SandboxResource['action'];

const files = '/v1/wa/agents/{agent_id}/files';
const documents = '/v1/wa/knowledge/documents';
const payments = '/v1/reseller/payments';

/** Says what operations do to objects, where path and method do not. */
const exceptions: Record<string, SandboxResource> = {
  createPayment: {
    collection: payments,
    action: 'create',
    nextState: { status: 'paid', method: 'qris', paid_at: 'now' },
  },
  createDirectPayment: { collection: payments, action: 'create', nextState: { status: 'paid', paid_at: 'now' } },
  createKnowledgeText: { collection: documents, action: 'create', nextState: { status: 'ready', ready_at: 'now' } },
  uploadKnowledgeDocument: { collection: documents, action: 'create', nextState: { status: 'ready', ready_at: 'now' } },
  createBroadcast: { collection: '/v1/wa/broadcasts', action: 'create' },
  requestAccountQr: {
    collection: '/v1/wa/accounts',
    action: 'create',
    idField: 'account_id',
    nextState: { status: 'connected', phone: '+622150001234' },
  },
  searchContacts: { collection: '/v1/wa/contacts', action: 'list' },
  importContacts: {
    collection: '/v1/wa/contacts/import',
    action: 'create',
    nextState: { status: 'finished', created: 4210, finished_at: 'now' },
  },
  deleteAllContacts: { collection: '/v1/wa/contacts', action: 'clear' },
  listEvents: { collection: '/v1/events', action: 'list', inTestMode: { mode: 'test' } },
  associateFile: { collection: files, action: 'link', parameter: 'file_id', from: '/v1/wa/files' },
  removeFileAssociation: { collection: files, action: 'delete', parameter: 'file_id' },
};

/** Say what a method does to a collection, and to one of its objects. */
const collectionActions: Partial<Record<HttpMethod, Action>> = { get: 'list', post: 'create' };
const objectActions: Partial<Record<HttpMethod, Action>> = {
  get: 'read',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

interface OperationMeta {
  /** Types of the events that a call triggers. */
  event?: string;
  failureEvent?: string;
  /** Seconds for which the result is valid. */
  lifetime?: number;
  /** Bytes that a file may have, where it is no image of a check. */
  maxFileBytes?: number;
  perItem?: { response: string; request: string };
  /** The check that a session must have for its token to call the operation. */
  sessionCheck?: string;
}

/** Describes operations where the contract does so in words only. */
export const operationMeta: Record<string, OperationMeta> = {
  matchFaces: { event: 'verification.completed', failureEvent: 'verification.failed' },
  matchFacesV2: {
    event: 'verification.completed',
    failureEvent: 'verification.failed',
    perItem: { response: 'results', request: 'candidates' },
    sessionCheck: 'face_match',
  },
  validateLiveness: { event: 'liveness.completed', sessionCheck: 'liveness' },
  readDocument: { event: 'document.read', sessionCheck: 'document' },
  createWidgetSession: { event: 'widget.session.completed', lifetime: 15 * 60 },
  createSubscription: { event: 'subscription.activated' },
  createPayment: { event: 'payment.paid' },
  createDirectPayment: { event: 'payment.paid', failureEvent: 'payment.failed' },
  requestAccountQr: { event: 'wa.account.status_changed', lifetime: 60 },
  reconnectAccount: { event: 'wa.account.status_changed' },
  createBroadcast: { event: 'wa.broadcast.finished' },
  createSocketTicket: { lifetime: 60 },
  uploadFile: { maxFileBytes: 25e6 },
  uploadKnowledgeDocument: { maxFileBytes: 25e6 },
  importContacts: { maxFileBytes: 20e6 },
};

/**
 * Derives what an operation does to the objects of a collection: POST /x creates, GET /x lists, GET, PATCH, PUT and DELETE /x/{id} read, change
 * and delete.
 * @param shape whether the response is an object with an `id`, or a list of such objects
 * @param operations of the whole contract; a path is a collection if it can be listed, or if there are operations on its objects
 */
export function getResource(
  { id, method, path }: { id: string; method: HttpMethod; path: string },
  shape: 'object' | 'list' | undefined,
  operations: readonly { method: HttpMethod; path: string }[],
): SandboxResource | undefined {
  const exception = exceptions[id];
  if (exception || !shape) return exception;
  const [, collection, parameter] = /^(.*)\/\{([^{}]+)\}$/.exec(path) ?? [];
  if (collection && parameter) {
    const action = objectActions[method];
    return action && { collection, action, parameter };
  }
  const isCollection = operations.some(
    (other) => other.path.startsWith(`${path}/{`) || (other.path === path && other.method === 'get'),
  );
  const action = collectionActions[method];
  return isCollection && action && (action === 'list') === (shape === 'list')
    ? { collection: path, action }
    : undefined;
}

/** Finds the collection whose objects a parameter of a path names: `contact_id` → `/v1/wa/contacts`. */
export function getParents(path: string, paths: readonly string[]): Record<string, string> {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const collections = paths
        .map((other) => other.slice(0, Math.max(0, other.indexOf(`/{${name}}`))))
        .filter((collection) => paths.includes(collection));
      const [nearest] = collections.toSorted((a, b) => a.length - b.length);
      return nearest ? [[name, nearest]] : [];
    }),
  );
}
