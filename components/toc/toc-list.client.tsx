'use client';

import type { TableOfContents } from 'fumadocs-core/toc';
import { useEffect, useRef, useState } from 'react';
import { isShown } from '@/lib/dom/is-shown';
import { revealInFrame } from '@/lib/dom/reveal-in-frame';
import { findCurrentHeading } from './find-current-heading';

interface TocListProps {
  toc: TableOfContents;
  /** Language of the headings, where it is not that of the page around them. */
  lang?: string;
}

/** The headings of a page; the one being read is marked, and in view in a list that is longer than its place. */
export function TocList({ toc, lang }: TocListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = toc.map(({ url }) => url.slice(1));
    let frame: number | undefined;
    const update = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        if (list.current && isShown(list.current)) setCurrent(findCurrentHeading(ids));
      });
    };
    update();
    const events = ['scroll', 'resize', 'hashchange'];
    for (const event of events) window.addEventListener(event, update, { passive: true });
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, update);
    };
  }, [toc]);

  useEffect(() => {
    const link = current && list.current?.querySelector('[aria-current]');
    const frame = list.current?.parentElement;
    if (link && frame) revealInFrame(link, frame);
  }, [current]);

  return (
    <ul ref={list} lang={lang} className="border-s text-sm">
      {toc.map(({ title, url, depth }) => (
        <li key={url}>
          <a
            href={url}
            aria-current={url === `#${current}` ? 'location' : undefined}
            className={depth > 2 ? 'toc-link ps-7' : 'toc-link'}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
