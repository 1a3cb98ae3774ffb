import type { SandboxOperation } from '@/lib/contract/sandbox/types';
import type { TryItTexts } from '@/lib/i18n/messages/try-it';
import { type Draft, setPlace } from './draft';

interface WhatIfProps {
  operation: SandboxOperation;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onKey: (key: string) => void;
  texts: TryItTexts;
}

/** Documented outcomes: a test input is written into the fields, any other response is asked for with the header `Prefer`. */
export function WhatIf({ operation, draft, onChange, onKey, texts }: WhatIfProps) {
  const { rows, responses } = operation;

  function choose(choice: string) {
    const row = rows[Number(choice.slice(1))];
    if (!choice.startsWith('#') || !row) return onChange({ ...draft, outcome: choice, prefer: choice });
    let next: Draft = { ...draft, prefer: '', outcome: choice };
    for (const [place, value] of Object.entries(row.when)) {
      if (place === 'header.Authorization') onKey(value.replace('Bearer ', ''));
      else next = setPlace(next, place, value);
    }
    onChange(next);
  }

  return (
    <label className="try-field">
      <span>{texts.whatIf}</span>
      <select value={draft.outcome} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.asSent}</option>
        {rows.length > 0 && (
          <optgroup label={texts.testInputs}>
            {rows.map(({ when, response, summary }, index) => (
              <option key={JSON.stringify(when)} value={`#${index}`}>
                {response} {summary}
                {rows.filter((row) => row.summary === summary).length > 1 && ` (${Object.keys(when).join(', ')})`}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={texts.documented}>
          {responses.flatMap(({ status, examples }) =>
            Object.entries(examples).map(([name, { summary }]) => (
              <option key={`${status}${name}`} value={`code=${status}, example=${name}`}>
                {status} {summary ?? name}
              </option>
            )),
          )}
        </optgroup>
      </select>
    </label>
  );
}
