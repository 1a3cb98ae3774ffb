import { isComposing } from '@/components/ui/is-composing';

/** What was held down along with Enter. */
export type EnterKey = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Keeps an Enter back that was pressed before its answer was there. */
export interface EnterHold {
  /** Call it with the answer to each search. */
  wait: (answer: Promise<unknown>) => void;
  /** Call it with each key, before DocSearch gets it. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Call it when the query changes: an earlier Enter was not meant for the new one. */
  onInput: () => void;
}

/**
 * Until an answer arrives, DocSearch goes on showing the one before it, or the recent searches, and Enter would open a page from
 * there. It is kept until the answer to what was typed has arrived.
 * @param press presses Enter
 * @param first an Enter that was pressed before the dialog had loaded
 */
export function createEnterHold(press: (key: EnterKey) => void, first?: EnterKey): EnterHold {
  let awaited: Promise<unknown> | undefined;
  let held = first;

  function settle(answer: Promise<unknown>, isAnswered: boolean): void {
    if (answer !== awaited) return;
    awaited = undefined;
    const key = held;
    held = undefined;
    if (isAnswered && key) press(key);
  }

  return {
    wait(answer) {
      awaited = answer;
      answer.then(
        () => setTimeout(() => settle(answer, true)), // DocSearch takes it first.
        () => settle(answer, false),
      );
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      const isWaiting = Boolean(awaited && event.target.value);
      if (!isWaiting && !isComposing(event)) return;
      event.stopPropagation();
      if (isComposing(event)) return;
      event.preventDefault();
      held = event;
    },
    onInput() {
      held = undefined;
    },
  };
}
