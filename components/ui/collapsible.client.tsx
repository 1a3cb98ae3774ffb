'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { getCollapseDuration } from '@/lib/motion/collapse-duration';

interface CollapsibleProps {
  summary: ReactNode;
  children: ReactNode;
  /** Opens the panel when it becomes true; what the reader closed stays closed while it does not change. */
  open?: boolean;
  className?: string;
  summaryClassName?: string;
}

/** A `<details>` whose height is animated. Without JavaScript it opens and closes all the same. */
export function Collapsible({ summary, children, open = false, className, summaryClassName }: CollapsibleProps) {
  // What is open is the reader's affair from then on; React only gives the first value.
  const [isOpenAtFirst] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>(null);

  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);

  function toggle(event: MouseEvent) {
    event.preventDefault();
    if (!details.current || !panel.current) return;
    const willOpen = !details.current.open || details.current.dataset.closing !== undefined;
    animation.current?.cancel();
    animation.current = animate(details.current, panel.current, willOpen);
  }

  return (
    <details ref={details} open={isOpenAtFirst} className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary className={summaryClassName} onClick={toggle}>
        {summary}
      </summary>
      <div ref={panel} className="overflow-hidden">
        {children}
      </div>
    </details>
  );
}

function animate(details: HTMLDetailsElement, panel: HTMLElement, willOpen: boolean): Animation {
  details.open = true;
  if (willOpen) delete details.dataset.closing;
  else details.dataset.closing = '';
  const height = panel.scrollHeight;
  const frames = [{ height: '0px' }, { height: `${height}px` }];
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = panel.animate(willOpen ? frames : frames.reverse(), {
    duration: getCollapseDuration(height, reducedMotion),
    easing: 'ease-in-out',
  });
  animation.onfinish = () => {
    details.open = willOpen;
    delete details.dataset.closing;
  };
  return animation;
}
