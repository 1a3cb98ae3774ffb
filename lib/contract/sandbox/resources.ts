import type { HttpMethod } from '../http-methods';
import type { SandboxResource } from './types';

type Action = SandboxResource['action'];

/** What a method does to a collection, and to one of its objects. */
const collectionActions: Partial<Record<HttpMethod, Action>> = { get: 'list', post: 'create' };
const objectActions: Partial<Record<HttpMethod, Action>> = {
  get: 'read',
  put: 'update',
  patch: 'update',
  delete: 'delete',
};

/** Operations whose path and method do not say what they do; `undefined` where they touch no object. */
const exceptions: Record<string, SandboxResource | undefined> = {
  createDirectPayment: { collection: '/v1/reseller/payments', action: 'create' },
  createKnowledgeText: { collection: '/v1/wa/knowledge/documents', action: 'create' },
  createWidgetSession: undefined,
  createSocketTicket: undefined,
  deleteAllContacts: undefined,
  selectContacts: undefined,
  clearContactSelection: undefined,
  associateFile: undefined,
  removeFileAssociation: undefined,
};

/** The type of the event that a successful call of an operation causes. */
export const causedEvents: Record<string, string> = {
  matchFaces: 'verification.completed',
  matchFacesV2: 'verification.completed',
  validateLiveness: 'liveness.completed',
  readDocument: 'document.read',
  createWidgetSession: 'widget.session.completed',
  createSubscription: 'subscription.activated',
  createPayment: 'payment.paid',
  createDirectPayment: 'payment.paid',
  requestAccountQr: 'wa.account.status_changed',
  reconnectAccount: 'wa.account.status_changed',
  sendMessage: 'wa.message.received',
  createBroadcast: 'wa.broadcast.finished',
};

/** How many bytes a file of an operation may have; an image of a check may have 10 MB. */
const fileLimits: Record<string, number> = { uploadFile: 25e6, uploadKnowledgeDocument: 25e6, importContacts: 20e6 };

export function getFileLimit(operationId: string): number {
  return fileLimits[operationId] ?? 10e6;
}

/**
 * What an operation does to the objects of a collection: POST /x creates, GET /x lists, GET, PATCH, PUT and DELETE /x/{id} read, change
 * and delete.
 * @param paths every path of the contract: a collection is one that has objects or lists them
 */
export function getResource(
  { id, method, path }: { id: string; method: HttpMethod; path: string },
  paths: readonly string[],
): SandboxResource | undefined {
  if (id in exceptions) return exceptions[id];
  const [, collection, parameter] = /^(.*)\/\{([^{}]+)\}$/.exec(path) ?? [];
  if (collection && parameter) {
    const action = objectActions[method];
    return action && { collection, action, parameter };
  }
  const hasObjects = paths.some((other) => other.startsWith(`${path}/{`));
  const action = collectionActions[method];
  return action && hasObjects ? { collection: path, action } : undefined;
}
