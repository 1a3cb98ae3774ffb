import { MethodBadge } from '@/components/ui/method-label';
import type { ResolvedOperation } from '@/lib/contract/get-operation';
import { listOperationDetails } from '@/lib/contract/operation-details';
import type { Messages } from '@/lib/i18n/messages';
import { FieldMarker } from './field-marker.client';

interface OperationTitleProps {
  operation: ResolvedOperation;
  texts: Messages['api'];
  /** The version in which it appeared, if the page names one. */
  since?: string | undefined;
  /** The language of the texts, where the page is in another one. */
  lang?: string;
}

/** Shows the method, path and most important details of an operation under the title of its page. */
export function OperationTitle({ operation, texts, since, ...language }: OperationTitleProps) {
  return (
    <div {...language}>
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-fd-muted px-4 py-2.5">
        <MethodBadge method={operation.method} />
        <code className="text-sm wrap-anywhere">{operation.path}</code>
        {operation.isDeprecated && (
          <span className="rounded bg-fd-warning px-2 py-0.5 text-xs font-semibold text-fd-background">
            {texts.deprecated}
          </span>
        )}
      </p>
      <ul aria-label={texts.details.label} className="operation-facts">
        {listOperationDetails(operation, texts, since).map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <FieldMarker />
    </div>
  );
}
