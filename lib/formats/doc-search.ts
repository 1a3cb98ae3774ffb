/** Describes what DocSearch's dialog contains and calls. Written for @docsearch/react 3.9.0. */

/** The `<style>` inside the logo that it renders at its bottom. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Maximum length of a query in its field, in characters. */
export const dialogQueryLength = 64;

/** Name of the errors for which it shows its error screen. */
export const searchErrorName = 'RetryError';

type ShowError = (error: Pick<Error, 'name'>) => void;

const nothing = { results: [{ hits: [], nbHits: 0 }] };

/**
 * An answer in the place of a promise: DocSearch calls nothing but `catch`, with what shows its error screen, and then `then`.
 * @param getAnswer called once DocSearch awaits it
 * @param isAwaited whether what is typed is still what the answer is for
 */
export function toDocSearchAnswer<Answer>(getAnswer: () => Promise<Answer>, isAwaited: () => boolean) {
  return {
    // DocSearch hides its error screen as soon as the search is over, so the search ends first.
    catch: (showError: ShowError) =>
      getAnswer().catch(() => {
        setTimeout(() => isAwaited() && showErrorScreen(showError));
        return nothing;
      }),
  };
}

/** DocSearch throws the error again. */
function showErrorScreen(showError: ShowError): void {
  try {
    showError({ name: searchErrorName });
  } catch {}
}

/** Repeats the search: DocSearch searches when its field gets the focus. A reader who has moved on in the list is not disturbed. */
export function searchAgain(root: HTMLElement | null): void {
  const input = root?.querySelector('input:is([aria-activedescendant$="-item-0"], :not([aria-activedescendant]))');
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
