import type { TryItTexts } from './load-texts';
import type { Call } from './send';
import { calls } from './session';

/** Lists the calls of this visit, each of which can be shown again. */
export function CallHistory({ onChoose, texts }: { onChoose: (call: Call) => void; texts: TryItTexts }) {
  if (calls.length === 0) return null;
  return (
    <details className="try-details">
      <summary>{texts.history}</summary>
      <ol>
        {calls.map((call) => (
          <li key={call.at.getTime()}>
            <button type="button" className="menu-link" onClick={() => onChoose(call)}>
              {call.result?.status ?? texts.failed} {call.request.method} {new URL(call.request.url).pathname}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
