import type { Messages } from '@/lib/i18n/messages';

interface SearchProblemProps {
  onRetry: () => void;
  texts: Messages['searchModal']['errorScreen'];
  retryLabel: string;
}

/** Says that the search failed, and offers to retry. */
export function SearchProblem({ onRetry, texts, retryLabel }: SearchProblemProps) {
  return (
    <div role="alert" className="rounded-xl border border-fd-error p-5">
      <p className="font-semibold">{texts.titleText}</p>
      <p className="text-fd-muted-foreground">{texts.helpText}</p>
      <button type="button" className="mt-4 edge-button" onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
