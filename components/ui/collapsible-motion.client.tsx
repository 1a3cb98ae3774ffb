'use client';

import { useEffect } from 'react';
import { getCollapseDuration } from '@/lib/motion/collapse-duration';

const animations = new WeakMap<HTMLDetailsElement, Animation>();

function animate(details: HTMLDetailsElement, panel: HTMLElement, willOpen: boolean): Animation {
  details.open = true;
  details.toggleAttribute('data-closing', !willOpen);
  const height = panel.scrollHeight;
  const frames = [{ height: '0px' }, { height: `${height}px` }];
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = panel.animate(willOpen ? frames : frames.reverse(), {
    duration: getCollapseDuration(height, reducedMotion),
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
  animations.get(details)?.cancel();
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
