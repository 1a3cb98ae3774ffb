'use client';

import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '@/lib/i18n/messages';
import { type DialogState, patchDocSearch } from './patch-doc-search';
import { ProblemActions } from './problem-actions';
import { SpokenStatus } from './spoken-status.client';

interface SearchStatusProps {
  /** The element around DocSearch's dialog. */
  root: RefObject<HTMLElement | null>;
  texts: Messages['searchModal'];
}

const nothing: DialogState = { query: '', status: '', hasFailed: false, errorScreen: null };

/**
 * Announces what the dialog shows to readers who cannot see it, keeps its markup repaired, and adds what to do when a search failed.
 * It is a component of its own because its state changes with each keystroke, and DocSearch re-renders all hits when its parent renders.
 */
export function SearchStatus({ root, texts }: SearchStatusProps) {
  const [{ query, status, hasFailed, errorScreen }, setState] = useState(nothing);

  useEffect(() => {
    if (!root.current) return;
    return patchDocSearch(root.current, texts, (next) => setState((before) => (isSame(before, next) ? before : next)));
  }, [root, texts]);

  /** DocSearch searches when its field gets the focus. */
  const retry = () => root.current?.querySelector('input')?.focus();

  return (
    <>
      <SpokenStatus text={status} query={query} isUrgent={hasFailed} />
      {errorScreen && createPortal(<ProblemActions onRetry={retry} texts={texts.errorActions} />, errorScreen)}
    </>
  );
}

function isSame(one: DialogState, other: DialogState): boolean {
  return (Object.keys(one) as (keyof DialogState)[]).every((key) => one[key] === other[key]);
}
