import type { SandboxOperation } from 'openapi-sandbox';
import { getApiKey } from './api-key';
import { applyTestInput, type Draft } from './draft';
import { Choice } from './field-input.client';
import { getExampleKey } from './key-fields.client';
import { keyInput, listOtherOutcomes, listTestOutcomes, type Outcome } from './list-outcomes';
import type { TryItTexts } from './load-texts';

interface WhatIfProps {
  operation: SandboxOperation;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onKey: (key: string) => void;
  texts: TryItTexts;
}

/** Lets a reader choose the outcome: writes a test input into the fields, or asks for any other response with the header `Prefer`. */
export function WhatIf({ operation, draft, onChange, onKey, texts }: WhatIfProps) {
  const getRule = (choice: string) => (choice.startsWith('#') ? operation.rules[Number(choice.slice(1))] : undefined);

  function choose(choice: string) {
    const rule = getRule(choice);
    const { [keyInput]: key, ...input } = rule?.when ?? {};
    if (key) onKey(key.replace('Bearer ', ''));
    else if (getRule(draft.whatIfChoice)?.when[keyInput]) onKey(getApiKey() || getExampleKey(operation));
    onChange({ ...applyTestInput(draft, input), whatIfChoice: choice, prefer: rule ? '' : choice });
  }

  return (
    <Choice label={texts.whatIf} value={draft.whatIfChoice} onChange={choose}>
      <option value="">{texts.asSent}</option>
      <OutcomeGroup label={texts.testInputs} outcomes={listTestOutcomes(operation)} />
      <OutcomeGroup label={texts.documented} outcomes={listOtherOutcomes(operation)} />
    </Choice>
  );
}

function OutcomeGroup({ label, outcomes }: { label: string; outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <optgroup label={label}>
      {outcomes.map(({ choice, label: text }) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </optgroup>
  );
}
