import type { SearchModalMessages } from './dialog/messages';

/** Tells readers that the search failed, and offers a new try. */
export type SearchProblemTexts = Pick<SearchModalMessages, 'errorScreen' | 'errorActions'>;

interface SearchProblemProps {
  onRetry: () => void;
  texts: SearchProblemTexts;
}

/**
 * Says that the search failed, and offers to try again, or to load the page anew: one that was opened before a deployment may need
 * files that are gone by now. Offline, that would replace the page with the browser's error page.
 */
export function SearchProblem({ onRetry, texts: { errorScreen, errorActions } }: SearchProblemProps) {
  return (
    <div role="alert" className="rounded-xl border border-fd-error p-5">
      <p className="font-semibold">{errorScreen.titleText}</p>
      <p className="text-fd-muted-foreground">{errorScreen.helpText}</p>
      <button type="button" className="mt-4 edge-button" onClick={onRetry}>
        {errorActions.retry}
      </button>
      {navigator.onLine && (
        <>
          <button type="button" className="ms-2 edge-button" onClick={() => window.location.reload()}>
            {errorActions.reload}
          </button>
          <p className="mt-4 text-sm">{errorActions.reloadText}</p>
        </>
      )}
    </div>
  );
}
