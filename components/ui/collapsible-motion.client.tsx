'use client';

import { useEffect } from 'react';

/**
 * Returns the time that a panel takes to open or close, in milliseconds. It grows with the height, but more slowly.
 * The formula is Material UI's `getAutoHeightDuration`.
 */
function getCollapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  if (height <= 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

const animations = new WeakMap<HTMLDetailsElement, Animation>();

function animate(details: HTMLDetailsElement, panel: HTMLElement, willOpen: boolean): Animation {
  const from = details.open ? panel.offsetHeight : 0; // It is midway if a click interrupts the last animation.
  animations.get(details)?.cancel();
  details.open = true;
  details.toggleAttribute('data-closing', !willOpen);
  const to = willOpen ? panel.scrollHeight : 0;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = panel.animate([{ height: `${from}px` }, { height: `${to}px` }], {
    duration: getCollapseDuration(Math.abs(to - from), reducedMotion),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    details.open = willOpen;
    details.removeAttribute('data-closing');
  };
  return animation;
}

function toggle(event: MouseEvent) {
  const summary = event.target instanceof Element ? event.target.closest('[data-collapsible] > summary') : null;
  const [details, panel] = [summary?.parentElement, summary?.nextElementSibling];
  if (!(details instanceof HTMLDetailsElement) || !(panel instanceof HTMLElement)) return;
  event.preventDefault();
  const willOpen = !details.open || details.hasAttribute('data-closing');
  animations.set(details, animate(details, panel, willOpen));
}

/** Animates the height of every `Collapsible` of the document that a reader opens or closes. */
export function CollapsibleMotion() {
  useEffect(() => {
    document.addEventListener('click', toggle);
    return () => document.removeEventListener('click', toggle);
  }, []);
  return null;
}
