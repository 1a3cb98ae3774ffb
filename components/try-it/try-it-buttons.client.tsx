'use client';

import { type ComponentType, useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { toErrorMessage } from '@/lib/errors/site-error';
import type { TryItProps } from './load-dialog.client';

interface TryItButtonsProps extends TryItProps {
  isChannel?: boolean;
  /** Names of the two buttons. */
  tryIt: string;
  useKey: string;
}

type Dialog = ComponentType<{ onClose: () => void }>;
type Loader = typeof import('./load-dialog.client');

/**
 * Opens the dialog in which a reader runs what the page documents, or the one that puts the reader's key into samples.
 * Everything but the buttons is loaded by the click.
 */
export function TryItButtons({ tryIt, useKey, isChannel, ...props }: TryItButtonsProps) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [isLoading, setLoading] = useState(false);

  async function open(load: (loader: Loader) => Promise<Dialog>) {
    if (isLoading) return;
    setLoading(true);
    try {
      const Loaded = await load(await loadPart('dialog', () => import('./load-dialog.client')));
      setDialog(() => Loaded);
    } catch (error) {
      console.warn('The dialog could not be loaded:', error);
      window.siteLoading?.showBox(toErrorMessage(error));
    }
    setLoading(false);
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <button
        type="button"
        data-try-it
        className="primary-button text-sm"
        aria-disabled={isLoading}
        onClick={() => open(({ loadDialog }) => loadDialog(props, isChannel))}
      >
        {tryIt}
      </button>
      <button
        type="button"
        className="edge-button"
        aria-disabled={isLoading}
        onClick={() => open(({ loadKeyDialog }) => loadKeyDialog(props.code))}
      >
        {useKey}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </div>
  );
}
