'use client';

import { useEffect } from 'react';

/** Marks a field in the sample, or in the example of a response, while the reader points at it or focuses it. Browsers without highlights show none. */
export function FieldMarker() {
  useEffect(() => {
    const marks = CSS.highlights;
    if (!marks) return;
    const onField = ({ target }: Event) => {
      marks.delete('field');
      const field = target instanceof Element && target.closest<HTMLElement>('.property[id]');
      const range = field && findField(field);
      if (range) marks.set('field', new Highlight(range));
    };
    const events = ['pointerover', 'focusin'];
    for (const name of events) document.addEventListener(name, onField);
    return () => {
      marks.delete('field');
      for (const name of events) document.removeEventListener(name, onField);
    };
  }, []);
  return null;
}

/** Finds a field in the shown sample, after the fields that it is in. */
function findField(field: HTMLElement): Range | undefined {
  const shown = field.id.startsWith('response') ? 'details[open]' : '[role="tabpanel"]:not([hidden])';
  const pre = document.querySelector(`.code-column ${shown} pre`);
  const text = pre?.textContent ?? '';
  let start = -1;
  let length = 0;
  for (const name of listNames(field)) {
    const pattern = new RegExp(`(?<=["'?&\\s({])${name.replace(/\W/g, '\\$&')}(?=["']?\\s*[:=,)])`, 'ig');
    pattern.lastIndex = start + length;
    start = pattern.exec(text)?.index ?? -1;
    length = name.length;
    if (start < 0) return undefined;
  }
  return pre ? scrollToRange(pre, start, length) : undefined;
}

function listNames(field: HTMLElement): string[] {
  const outer = field.parentElement?.closest<HTMLElement>('.property[id]');
  const name = field.querySelector('.property-head > a')?.textContent ?? '';
  return [...(outer ? listNames(outer) : []), name];
}

/** Selects a part of an element's text, and scrolls the element to it. */
function scrollToRange(element: Element, start: number, length: number): Range | undefined {
  const range = new Range();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let end = 0;
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const from = start - end;
    end += node.length;
    if (from < 0 || end <= start) continue;
    range.setStart(node, from);
    range.setEnd(node, Math.min(from + length, node.length));
    const region = element.parentElement;
    const [mark, frame] = [range.getBoundingClientRect(), region?.getBoundingClientRect()];
    if (region && frame && (mark.top < frame.top || mark.bottom > frame.bottom)) {
      region.scrollTop += mark.top - frame.top - frame.height / 3;
    }
    return range;
  }
  return undefined;
}
