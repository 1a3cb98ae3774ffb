/** Asks the browser to fetch the document of another language when a reader is about to follow a link to it; the router loads no documents. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[hreflang]' }, eagerness: 'moderate' }],
});

/** Adds the rules to the document, where the browser knows them. The policy of every page allows them by their hash. */
export function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: speculationRules }),
  );
}
