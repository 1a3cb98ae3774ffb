import { findPageLink, isSamePage } from '@/lib/browser/page-link';
import { canPrefetch } from '@/lib/browser/prefetch-ahead';
import { basePath } from '@/lib/config/base-path';

/** Milliseconds after which the pointer rests and does not just pass by. */
const restTime = 400;

/** Returns whether the pointer or the keyboard's focus is on an element. */
export function isRestedOn(element: Element): boolean {
  return element.matches(':hover, :focus-visible');
}

/**
 * Calls `show` with each term, and each link in a text to another page, on which the pointer or the keyboard's focus rests. Never on
 * touch screens, nor where data is to be saved or the browser cannot place a card beside a link.
 * @param signal stops watching when it is aborted
 */
export function watchRest(show: (target: HTMLElement) => void, signal: AbortSignal): void {
  for (const eventName of ['pointerover', 'focusin']) {
    let current: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => clearTimeout(timer);
    const follow = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return; // Of a screen beside a mouse.
      const target = findPreviewTarget(event);
      if (target === current) return;
      cancel();
      current = target;
      if (target) timer = setTimeout(() => isRestedOn(target) && canPreview() && show(target), restTime);
    };
    document.addEventListener(eventName, follow, { passive: true, signal });
    document.addEventListener('click', cancel, { signal });
    signal.addEventListener('abort', cancel);
  }
}

/** Finds the term or link of a text at an event. Cards and the like (`not-prose`) describe their pages themselves. */
function findPreviewTarget(event: Event): HTMLElement | undefined {
  const element = event.target instanceof Element && event.target.closest<HTMLElement>('.prose :is(a, .term)');
  if (!element || element.closest('.not-prose')) return undefined;
  if (element.matches('.term')) return element;
  const link = findPageLink(event, basePath);
  return link && !isSamePage(link.pathname, window.location.pathname) ? link : undefined;
}

function canPreview(): boolean {
  const canHover = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  return canHover && canPrefetch() && CSS.supports('position-area: block-end');
}
