'use client';

import { useEffect, useId, useRef } from 'react';
import { MethodBadge } from '@/components/ui/method-label';
import { decodeAddress } from '@/lib/browser/page-link';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { isObject } from '@/lib/errors/is-object';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import { type LinkPreview, linkPreviewsPath } from './link-previews';
import { isRestedOn } from './watch-rest';

export interface LinkPreviewProps {
  /** The link or term that the reader rests on. */
  target: HTMLElement;
  /** Content of the card for a page; a term has a tip of its own instead. */
  page: LinkPreview | undefined;
  onClose: () => void;
}

/** Timeout of the request, in milliseconds. */
const timeout = 10_000;

/** Milliseconds in which the pointer may cross the gap between a link and its card. */
const crossingTime = 250;

/** Fetched once; a failure is not stored, so that the next page tries again. */
let previews: Promise<Record<string, LinkPreview>> | undefined;

/** Loads the preview of the page that a link leads to; a term has none. */
export async function loadPreview(target: HTMLElement): Promise<LinkPreview | undefined> {
  if (!(target instanceof HTMLAnchorElement)) return undefined;
  const { locale, path } = splitLocale(decodeAddress(target.pathname).slice(basePath.length) || '/');
  previews ??= fetchPreviews(withBasePath(localizePath(linkPreviewsPath, locale)));
  previews.catch(() => {
    previews = undefined;
  });
  return (await previews)[path];
}

async function fetchPreviews(file: string): Promise<Record<string, LinkPreview>> {
  const response = await fetch(file, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
  const body: unknown = await response.json();
  if (!isPreviews(body)) throw new Error(`${file} does not hold previews of pages.`);
  return body;
}

/** Returns whether a host has responded with the previews, and not with a page of its own. */
function isPreviews(body: unknown): body is Record<string, LinkPreview> {
  return isObject(body) && Object.values(body).every((preview) => Array.isArray(preview) && preview.length >= 2);
}

/** Returns whether there is a preview to show, and nothing else open that it would cover. */
export function canOpen(target: HTMLElement, page: LinkPreview | undefined): boolean {
  return Boolean(page ?? getTip(target)) && !document.querySelector('dialog[open], [popover="auto"]:popover-open');
}

/** Returns the explanation that belongs to a term. */
function getTip(target: HTMLElement): HTMLElement | null {
  return target instanceof HTMLButtonElement ? (target.popoverTargetElement as HTMLElement | null) : null;
}

/** Shows a card beside a link with the title and description of its page. For a term, opens the term's own tip instead. */
export function LinkPreviewCard({ target, page, onClose }: LinkPreviewProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const popover = card.current ?? getTip(target);
    if (popover) return openBeside(target, popover, onClose);
  }, [target, onClose]);

  // Screen readers get the text as the description of the link, so they need not come across the card.
  useEffect(() => {
    if (!page) return;
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, page, id]);

  if (!page) return null;
  const [title, description, method, endpoint] = page;
  return (
    <div ref={card} popover="manual" aria-hidden className="link-preview">
      <strong>{title}</strong>
      <span id={id}>
        {method && (
          <span className="my-1 flex items-baseline gap-2">
            <MethodBadge method={method} />{' '}
            <code dir="ltr" className="text-xs [overflow-wrap:anywhere]">
              {endpoint}
            </code>
          </span>
        )}{' '}
        {description}
      </span>
    </div>
  );
}

/**
 * Opens a popover beside the element that a reader rests on. It stays while the reader is on either, until Escape or a click.
 * @returns a function that closes it
 */
function openBeside(target: HTMLElement, popover: HTMLElement, onClose: () => void): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let staysOpen = false;
  const isRested = () => isRestedOn(target) || popover.matches(':hover, :focus-within');
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => isRested() || onClose(), crossingTime);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // The same key press must not close anything else.
    onClose();
  };
  const closeOnClick = (event: MouseEvent) => {
    const isOn = (element: HTMLElement) => event.target instanceof Node && element.contains(event.target);
    if (isOn(popover)) return;
    staysOpen = getTip(target) === popover && isOn(target);
    if (staysOpen) event.preventDefault(); // A click on a term opens its tip, and this one is open.
    onClose();
  };
  const { signal } = controller;
  popover.showPopover({ source: target });
  popover.addEventListener('toggle', ({ newState }) => newState === 'closed' && onClose(), { signal });
  document.addEventListener('pointerout', checkSoon, { signal });
  document.addEventListener('focusout', checkSoon, { signal });
  document.addEventListener('keydown', closeOnEscape, { capture: true, signal });
  document.addEventListener('click', closeOnClick, { capture: true, signal });
  return () => {
    controller.abort();
    clearTimeout(timer);
    if (!staysOpen && popover.matches(':popover-open')) popover.hidePopover();
  };
}
