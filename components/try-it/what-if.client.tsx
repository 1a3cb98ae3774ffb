import { exampleKey, type SandboxOperation } from 'openapi-sandbox';
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

/** The input of a rule that says which key the request has. */
const keyInput = 'header.Authorization';

/** Documented outcomes: a test input is written into the fields, any other response is asked for with the header `Prefer`. */
export function WhatIf({ operation, draft, onChange, onKey, texts }: WhatIfProps) {
  const { rules, responses } = operation;

  const getRule = (choice: string) => (choice.startsWith('#') ? rules[Number(choice.slice(1))] : undefined);

  function choose(choice: string) {
    const rule = getRule(choice);
    const { [keyInput]: key, ...input } = rule?.when ?? {};
    if (key) onKey(key.replace('Bearer ', ''));
    else if (getRule(draft.whatIfChoice)?.when[keyInput]) onKey(getApiKey() || exampleKey);
    onChange({ ...applyTestInput(draft, input), whatIfChoice: choice, prefer: rule ? '' : choice });
  }

  return (
    <Choice label={texts.whatIf} value={draft.whatIfChoice} onChange={choose}>
      <option value="">{texts.asSent}</option>
      {rules.length > 0 && (
        <optgroup label={texts.testInputs}>
          {rules.map(({ when, response, summary }, index) => (
            <option key={JSON.stringify(when)} value={`#${index}`}>
              {response} {summary}
              {rules.filter((rule) => rule.summary === summary).length > 1 && ` (${Object.keys(when).join(', ')})`}
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
