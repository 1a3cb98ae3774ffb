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
 * Returns a result in the form in which DocSearch awaits it: DocSearch calls nothing but `catch`, with a function that shows its error screen,
 * and then `then`.
 * @param getResult called once DocSearch awaits it
 * @param isCurrent returns whether the query of the result is still the one in the field
 */
export function toDocSearchResult<Result>(getResult: () => Promise<Result>, isCurrent: () => boolean) {
  return {
    // DocSearch hides its error screen as soon as the search is over, so the search ends first.
    catch: (showError: ShowError) =>
      getResult().catch(() => {
        setTimeout(() => isCurrent() && showErrorScreen(showError));
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
