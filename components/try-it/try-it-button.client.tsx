'use client';

import { type ComponentType, useState } from 'react';
import { loadPart } from '@/lib/browser/load-part';
import { toErrorMessage } from '@/lib/errors/site-error';
import type { TryItProps } from './load-dialog.client';

/** Opens the dialog in which a reader runs what the page documents. Everything but the button is loaded by the click. */
export function TryItButton({ label, isChannel, ...props }: TryItProps & { label: string; isChannel?: boolean }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const { loadDialog } = await loadPart('dialog', () => import('./load-dialog.client'));
      const Loaded = await loadDialog(props, isChannel);
      setDialog(() => Loaded);
    } catch (error) {
      console.warn('The dialog could not be loaded:', error);
      window.siteLoading?.showBox(toErrorMessage(error));
    }
    setLoading(false);
  }

  return (
    <>
      <button
        type="button"
        data-try-it
        className="primary-button mt-4"
        aria-disabled={isLoading}
        onClick={() => isLoading || open()}
      >
        {label}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
