/** Adds to DocSearch what assistive technology needs. Written for @docsearch/react 3.9.0; a line can go once DocSearch does the same. */

/** DocSearch's container claims to be a button that holds everything else, and a stop for the focus (WCAG 4.1.2, 2.4.3). */
const wrongAttributes = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/** Takes the role of a button from the element around DocSearch's dialog. The `<dialog>` outside says what it is. */
export function describeModal(root: HTMLElement | null): void {
  const container = root?.querySelector('.DocSearch-Container');
  for (const name of wrongAttributes) container?.removeAttribute(name);
}

/** WCAG 4.1.2: while the first response is awaited, DocSearch still refers to the lists of the start screen, which are gone. */
export function describeWaiting(root: HTMLElement | null): void {
  for (const element of root?.querySelectorAll('[aria-controls]') ?? []) {
    const lists = element.getAttribute('aria-controls')?.split(' ') ?? [];
    if (lists.some((id) => !document.getElementById(id))) element.removeAttribute('aria-controls');
  }
}

/**
 * Describes a hit and its list to assistive technology, given the link in it. For use as a `ref`.
 * @returns a cleanup function that keeps the focus in the dialog
 */
export function describeHit(link: HTMLElement | null): (() => void) | undefined {
  const item = link?.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return undefined;
  // WCAG 4.1.2: an option must not hold links and buttons, as assistive technology would not find them; a tree item may.
  item.setAttribute('role', 'treeitem');
  list.setAttribute('role', 'tree');
  // WCAG 4.1.2: all lists have the same id, and not the one by which `aria-controls` of the field names them.
  list.id = item.id.replace(/item-\d+$/, 'list');
  // WCAG 1.3.1: the title above a list names it.
  const title = list.previousElementSibling;
  if (title) title.id = `${list.id}-title`;
  list.setAttribute('aria-labelledby', `${list.id}-title`);
  // WCAG 2.4.3: a button that removes its own item takes the focus with it; the field gets it then.
  const modal = item.closest('.DocSearch-Modal');
  return () => {
    if (item.contains(document.activeElement)) modal?.querySelector('input')?.focus();
  };
}
