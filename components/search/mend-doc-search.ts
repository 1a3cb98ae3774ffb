import type { Messages } from '@/lib/i18n/messages';

/**
 * DocSearch 3 calls its whole container a button, gives all lists one id, and puts links and buttons into options of a
 * listbox, where assistive technology does not find them. Here the parts get the roles of the pattern that does hold
 * links: a combobox whose popup is a tree for each group. Rendering again brings some attributes back, so the markup
 * is watched.
 * @param onStatus hears what a reader who does not see the results has to know
 * @returns a function that ends the watch
 */
export function keepMended(
  root: HTMLElement,
  texts: Messages['searchModal'],
  onStatus: (status: string) => void,
): () => void {
  const update = () => {
    mendMarkup(root, texts);
    observer.takeRecords(); // What was mended is no reason to look again.
    onStatus(describeState(root, texts));
  };
  const observer = new MutationObserver(update);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  update();
  return () => observer.disconnect();
}

const containerAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

function mendMarkup(root: HTMLElement, texts: Messages['searchModal']): void {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of containerAttributes) container?.removeAttribute(name);
  for (const icon of root.querySelectorAll('svg:not([role], [aria-hidden])'))
    setAttributes(icon, { 'aria-hidden': 'true' });
  setAttributes(root.querySelector('.DocSearch-Dropdown'), { 'data-empty': texts.startScreen.noRecentSearchesText });

  const lists = [...root.querySelectorAll('.DocSearch-Hits > ul')];
  lists.forEach(mendList);
  setAttributes(root.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.map(({ id }) => id).join(' ') || null,
  });
}

function mendList(list: Element, index: number): void {
  const title = list.previousElementSibling;
  setAttributes(title, { id: `docsearch-group-${index}` });
  setAttributes(list, { id: `docsearch-list-${index}`, role: 'tree', 'aria-labelledby': `docsearch-group-${index}` });
  for (const item of list.children) {
    setAttributes(item, { role: 'treeitem' });
    for (const button of item.querySelectorAll('button')) {
      const name = item.querySelector('.DocSearch-Hit-content-wrapper')?.textContent ?? '';
      setAttributes(item, { 'aria-label': name }); // Else the names of its buttons are part of its own.
      setAttributes(button, { type: 'button', 'aria-label': `${button.title}: ${name}` });
    }
  }
}

/** Sets only what differs, as most is the same from key to key; `null` takes an attribute away. */
function setAttributes(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

function describeState(root: HTMLElement, texts: Messages['searchModal']): string {
  if (root.querySelector('.DocSearch-Container--Stalled')) return texts.loading;
  const lines = [...root.querySelectorAll('.DocSearch-ErrorScreen p, .DocSearch-NoResults .DocSearch-Title')];
  if (lines.length > 0) return lines.map(({ textContent }) => textContent).join('. ');
  return root.querySelector<HTMLElement>('[data-found]')?.dataset.found ?? '';
}
