import { idempotencyHeader } from 'openapi-sandbox';
import { type PlanFeature, plans } from '../../content/data/plans';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { getOperationErrors } from './error-codes';
import type { ResolvedOperation } from './get-operation';

/** The feature that a plan must have for the operations of a tag; those of other tags are in every plan. */
const featureOfTag: Record<string, PlanFeature> = {
  Broadcasts: 'broadcasts',
  Inbox: 'inbox',
  'Reseller clients': 'reseller',
  'Reseller subscriptions': 'reseller',
  'Reseller payments': 'reseller',
};

/** Methods that have the same effect however often they are called (RFC 9110, section 9.2.2). */
const repeatable: readonly string[] = ['get', 'put', 'delete'];

/** Lists what readers check first about an operation: its key and scope, plan, quota, repetition, pages and version. */
export function listOperationDetails(operation: ResolvedOperation, texts: Messages['api'], since?: string): string[] {
  const { method, parameters, takesSessionToken, scope } = operation;
  const details = texts.details;
  const names = parameters.map(({ name }) => name);
  const plan = getPlan(operation);
  const counts = getOperationErrors(operation).some(({ cases }) => cases.some(({ code }) => code === 'quota_exceeded'));
  return [
    takesSessionToken ? details.keyOrToken : names.includes('X-Client-Key') ? details.keyOfClient : details.key,
    ...(scope ? [format(details.scope, { scope })] : []),
    plan ? format(details.plan, { plan }) : details.everyPlan,
    counts ? details.counted : details.notCounted,
    names.includes(idempotencyHeader)
      ? details.idempotencyKey
      : repeatable.includes(method)
        ? details.repeatable
        : details.notRepeatable,
    ...(names.includes('cursor') ? [details.paged] : []),
    ...(since ? [format(details.since, { version: since })] : []),
  ];
}

/** Returns the smallest plan that includes an operation, if not all do. */
function getPlan({ tags }: ResolvedOperation): string | undefined {
  const feature = tags.map((tag) => featureOfTag[tag]).find(Boolean);
  return (
    feature && Object.values(plans).find(({ features }) => (features as readonly string[]).includes(feature))?.name
  );
}
