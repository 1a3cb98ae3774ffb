'use client';

import { Fragment, useEffect, useId, useRef } from 'react';
import { X } from '@/components/ui/icons';
import { getModifierKey } from '@/components/ui/keys';
import type { LocaleCode } from '@/lib/i18n/locales';
import { getDialogTexts } from '@/lib/i18n/messages/dialog';
import { buildShortcutGroups } from './build-shortcut-groups';
import { SingleKeySwitch } from './single-key-switch.client';

export interface ShortcutDialogProps {
  code: LocaleCode;
  onClose: () => void;
}

/** The shortcuts of the site, and the switch for single-key ones. The browser restores the focus when it closes. */
export function ShortcutDialog({ code, onClose }: ShortcutDialogProps) {
  const { shortcuts: texts } = getDialogTexts(code);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="site-dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border bg-fd-popover p-6 text-fd-popover-foreground backdrop:bg-black/50"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl font-semibold">
          {texts.title}
        </h2>
        <button
          type="button"
          aria-label={texts.close}
          className="icon-button -me-2 text-fd-foreground"
          onClick={() => dialog.current?.close()}
        >
          <X className="size-5" />
        </button>
      </div>
      {buildShortcutGroups(texts, getModifierKey()).map(({ title, rows }) => (
        <section key={title} className="mt-4">
          <h3 className="text-sm font-semibold text-fd-muted-foreground">{title}</h3>
          <dl className="mt-1 text-sm">
            {rows.map(({ keys, text }) => (
              <div key={text} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2">
                <dt>{text}</dt>
                <dd>
                  <Keys combinations={keys} or={texts.or} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SingleKeySwitch texts={texts} />
    </dialog>
  );
}

/** Alternative key combinations. */
function Keys({ combinations, or }: { combinations: string[][]; or: string }) {
  return combinations.map((combination, index) => (
    <Fragment key={combination.join()}>
      {index > 0 && ` ${or} `}
      {combination.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' + '}
          <kbd className="rounded border bg-fd-muted px-1.5 font-sans text-xs">{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
