import type { Messages } from '@/lib/i18n/messages';

interface ProblemActionsProps {
  onRetry: () => void;
  texts: Messages['searchModal']['errorActions'];
}

/**
 * What a reader can do when the search fails. A page that was opened before a deployment may need files that are gone by now, so
 * trying again does not always help. Offline, reloading would replace the page with the browser's error page.
 */
export function ProblemActions({ onRetry, texts }: ProblemActionsProps) {
  return (
    <div className="mt-4">
      <button type="button" className="edge-button" onClick={onRetry}>
        {texts.retry}
      </button>
      {navigator.onLine && (
        <>
          <button type="button" className="ms-2 edge-button" onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
          <p className="mt-4 text-sm">{texts.reloadText}</p>
        </>
      )}
    </div>
  );
}
