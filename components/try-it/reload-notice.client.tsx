import type { Draft } from './draft';
import type { TryItTexts } from './load-texts';
import { storeDraft } from './session';

/**
 * Returns whether the document may connect to a server. The policy is that of the page which was loaded first: pages without an operation do
 * not allow the API.
 */
export function isCallAllowed(server: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
  return policy === undefined || policy.includes(new URL(server).origin);
}

interface ReloadNoticeProps {
  server: string;
  /** Under which the draft is stored. */
  operation: string;
  draft: Draft;
  texts: TryItTexts;
}

/** Says that the page has to be loaded again before it may call a server. */
export function ReloadNotice({ server, operation, draft, texts }: ReloadNoticeProps) {
  if (isCallAllowed(server)) return null;
  return (
    <div role="alert" className="try-notice">
      <p>{texts.reload}</p>
      <button
        type="button"
        className="edge-button"
        onClick={() => {
          storeDraft(operation, draft);
          location.reload();
        }}
      >
        {texts.reloadButton}
      </button>
    </div>
  );
}
