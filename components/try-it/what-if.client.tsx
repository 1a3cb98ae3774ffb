import { exampleKey } from '@/lib/contract/sandbox/authenticate';
import type { SandboxOperation } from '@/lib/contract/sandbox/types';
import { getApiKey } from './api-key';
import { applyTestInput, type Draft } from './draft';
import { Choice } from './field-input.client';
import type { TryItTexts } from './load-texts';

interface WhatIfProps {
  operation: SandboxOperation;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onKey: (key: string) => void;
  texts: TryItTexts;
}

/** The place of a row that says which key the request has. */
const keyPlace = 'header.Authorization';

/** Documented outcomes: a test input is written into the fields, any other response is asked for with the header `Prefer`. */
export function WhatIf({ operation, draft, onChange, onKey, texts }: WhatIfProps) {
  const { rows, responses } = operation;

  const getRow = (choice: string) => (choice.startsWith('#') ? rows[Number(choice.slice(1))] : undefined);

  function choose(choice: string) {
    const row = getRow(choice);
    const { [keyPlace]: key, ...input } = row?.when ?? {};
    if (key) onKey(key.replace('Bearer ', ''));
    else if (getRow(draft.whatIfChoice)?.when[keyPlace]) onKey(getApiKey() || exampleKey);
    onChange({ ...applyTestInput(draft, input), whatIfChoice: choice, prefer: row ? '' : choice });
  }

  return (
    <Choice label={texts.whatIf} value={draft.whatIfChoice} onChange={choose}>
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
    </Choice>
  );
}
