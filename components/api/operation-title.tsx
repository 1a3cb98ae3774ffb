import type { ResolvedOperation } from '@/lib/contract/get-operation';
import type { Messages } from '@/lib/i18n/messages';
import { MethodBadge } from './method-badge';

interface OperationTitleProps {
  operation: ResolvedOperation;
  texts: Messages['api'];
  /** The language of the texts, where the page is in another one. */
  lang?: string;
}

/** Method and path of an operation, under the title of its page. */
export function OperationTitle({ operation, texts, ...language }: OperationTitleProps) {
  return (
    <p
      {...language}
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-fd-muted px-4 py-2.5"
    >
      <MethodBadge method={operation.method} />
      <code className="text-sm wrap-anywhere">{operation.path}</code>
      {operation.isDeprecated && (
        <span className="rounded bg-fd-warning px-2 py-0.5 text-xs font-semibold text-fd-background">
          {texts.deprecated}
        </span>
      )}
    </p>
  );
}
