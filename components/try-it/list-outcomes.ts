import type { SandboxOperation } from 'openapi-sandbox';

/** The input of a rule that says which key the request has. */
export const keyInput = 'header.Authorization';

/** Something that can be chosen as the response, in words. */
export interface Outcome {
  /** `#` and the number of a rule, or a value of the header `Prefer`. */
  choice: string;
  label: string;
}

type Source = Pick<SandboxOperation, 'rules' | 'responses'>;

/** Lists the outcomes of test inputs. Of several inputs with one outcome, the first stands for all. */
export function listTestOutcomes({ rules }: Source): Outcome[] {
  const outcomes = rules.map(({ response, example, summary }, index) => ({
    key: JSON.stringify([response, example, summary]),
    choice: `#${index}`,
    label: `${response} ${summary}`,
  }));
  return outcomes
    .filter(({ key }, index) => outcomes.findIndex((other) => other.key === key) === index)
    .map(({ choice, label }) => ({ choice, label }));
}

/** Lists the documented outcomes that no test input gives. */
export function listOtherOutcomes({ rules, responses }: Source): Outcome[] {
  const isTested = (status: string, name: string) =>
    rules.some(({ response, example }) => response === status && example === name);
  return responses.flatMap(({ status, description, examples }) =>
    Object.entries(examples)
      .filter(([name]) => !isTested(status, name))
      .map(([name, { summary = description }]) => ({
        choice: `code=${status}, example=${name}`,
        label: `${status} ${summary}`,
      })),
  );
}

/** Returns whether the page of an operation lists test inputs: those about the key have a page of their own. */
export function hasTestInputs({ rules }: Source): boolean {
  return rules.some(({ when }) => !(keyInput in when));
}
