import type { Messages } from '@/lib/i18n/messages';

/** What the dialog shows, as far as something else depends on it. */
export interface DialogState {
  /** The query in the field. */
  query: string;
  /** What readers who cannot see the results need to know. */
  status: string;
  /** Whether that says that the search failed. */
  hasFailed: boolean;
  /** DocSearch's message that the search failed. It stays until another search is over. */
  errorScreen: Element | null;
}

/**
 * DocSearch 3 gives its whole container the role of a button, all lists the same id, and puts links and buttons into the
 * options of a listbox, where assistive technology does not find them. This applies the roles of a pattern that may contain
 * links: a combobox whose popup is a tree for each group. Rendering again restores some attributes, so the markup is watched.
 * A button that removes its own row takes the focus with it; the field gets it then.
 * @param onState called after each change, also with what is the same as before
 * @returns a function that stops watching
 */
export function patchDocSearch(
  root: HTMLElement,
  texts: Messages['searchModal'],
  onState: (state: DialogState) => void,
): () => void {
  let focused: EventTarget | null = null;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const update = () => {
    patchMarkup(root, texts);
    if (focused instanceof HTMLElement && !focused.isConnected) root.querySelector('input')?.focus();
    observer.takeRecords(); // These changes are our own.
    onState(readState(root, texts));
  };
  const observer = new MutationObserver(update);
  root.addEventListener('focusin', noteFocus);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  update();
  return () => {
    root.removeEventListener('focusin', noteFocus);
    observer.disconnect();
  };
}

const containerAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'];

function patchMarkup(root: HTMLElement, texts: Messages['searchModal']): void {
  const container = root.querySelector('.DocSearch-Container');
  for (const name of containerAttributes) container?.removeAttribute(name);
  for (const icon of root.querySelectorAll('svg:not([role], [aria-hidden])'))
    setAttributes(icon, { 'aria-hidden': 'true' });
  // `SpokenStatus` says the same.
  for (const line of root.querySelectorAll(spokenLines)) setAttributes(line, { 'aria-hidden': 'true' });
  // DocSearch stays with its start screen until the first answer to a query.
  const waiting = readQuery(root) ? texts.loading : null;
  setAttributes(root.querySelector('.DocSearch-StartScreen'), { 'data-waiting': waiting });
  setAttributes(root.querySelector('.DocSearch-Dropdown'), {
    'data-empty': waiting ?? texts.startScreen.noRecentSearchesText,
  });

  const lists = [...root.querySelectorAll('.DocSearch-Hits > ul')];
  lists.forEach(patchList);
  setAttributes(root.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.map(({ id }) => id).join(' ') || null,
  });
}

function patchList(list: Element, index: number): void {
  const title = list.previousElementSibling;
  setAttributes(title, { id: `docsearch-group-${index}` });
  setAttributes(list, { id: `docsearch-list-${index}`, role: 'tree', 'aria-labelledby': `docsearch-group-${index}` });
  for (const item of list.children) {
    // The row of a hit out of view is empty for a moment (`LaterHit`), and has no name until then.
    setAttributes(item, { role: 'treeitem', 'aria-hidden': item.hasChildNodes() ? null : 'true' });
    for (const button of item.querySelectorAll('button')) {
      const name = item.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
      setAttributes(item, { 'aria-label': name }); // Otherwise its name would include those of its buttons.
      setAttributes(button, { type: 'button', 'aria-label': `${button.title}: ${name}` });
    }
  }
}

/** Sets only what differs, as most stays the same between keystrokes; `null` removes an attribute. */
function setAttributes(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

function readQuery(root: HTMLElement): string {
  return root.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
}

function readState(root: HTMLElement, texts: Messages['searchModal']): DialogState {
  return {
    query: readQuery(root),
    status: describeState(root, texts),
    hasFailed: root.querySelector('.DocSearch-Container--Errored') !== null,
    errorScreen: root.querySelector('.DocSearch-ErrorScreen'),
  };
}

/** What DocSearch's messages say. */
const spokenLines =
  ':is(.DocSearch-ErrorScreen, .DocSearch-NoResults) > .DocSearch-Title, .DocSearch-ErrorScreen > .DocSearch-Help';

function describeState(root: HTMLElement, texts: Messages['searchModal']): string {
  if (root.querySelector('.DocSearch-Container--Stalled')) return texts.loading;
  const lines = [...root.querySelectorAll(spokenLines)];
  if (lines.length > 0) return lines.map(({ textContent }) => textContent).join('. ');
  return root.querySelector<HTMLElement>('[data-found]')?.dataset.found ?? '';
}
