'use client';

import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { X } from '@/components/ui/icons';
import { areSingleKeysOn, getModifierKey, switchSingleKeys } from '@/lib/browser/keyboard';
import type { LocaleCode } from '@/lib/i18n/locales';
import { getShortcutMessages, type ShortcutMessages } from './messages';

export interface ShortcutDialogProps {
  code: LocaleCode;
  onClose: () => void;
}

/** Lists the shortcuts of the site, with a switch for single-key ones. The browser restores the focus when it closes. */
export function ShortcutDialog({ code, onClose }: ShortcutDialogProps) {
  const texts = getShortcutMessages({ code });
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
      {buildGroups(texts).map(({ title, shortcuts }) => (
        <section key={title} className="mt-4">
          <h3 className="text-sm font-semibold text-fd-muted-foreground">{title}</h3>
          <dl className="mt-1 text-sm">
            {shortcuts.map(([text, ...combinations]) => (
              <div key={text} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2">
                <dt>{text}</dt>
                <dd>
                  <Keys combinations={combinations} or={texts.or} />
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

/** The effect of a shortcut, and its alternative combinations, each as the keys to press together. */
type Shortcut = [text: string, ...combinations: string[][]];

/** Lists the shortcuts of the site, in the order in which they are shown. */
function buildGroups({ everywhere, inSearch }: ShortcutMessages): { title: string; shortcuts: Shortcut[] }[] {
  const modifier = getModifierKey();
  return [
    {
      title: everywhere.title,
      shortcuts: [
        [everywhere.toggleSearch, [modifier, 'K']],
        [everywhere.openSearch, ['/']],
        [everywhere.openHelp, ['?']],
        [everywhere.close, ['Esc']],
      ],
    },
    {
      title: inSearch.title,
      shortcuts: [
        [inSearch.move, ['↑'], ['↓']],
        [inSearch.open, ['Enter']],
        [inSearch.openTab, [modifier, 'Enter']],
        [inSearch.openWindow, ['Shift', 'Enter']],
      ],
    },
  ];
}

function Keys({ combinations, or }: { combinations: string[][]; or: string }) {
  return combinations.map((combination, index) => (
    <Fragment key={combination.join()}>
      {index > 0 && ` ${or} `}
      {combination.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' + '}
          <kbd className="rounded border bg-fd-muted px-1.5 font-sans text-xs">{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Turns single-key shortcuts on or off: speech input or a slip of the hand can trigger them. */
function SingleKeySwitch({ texts }: { texts: ShortcutMessages }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const hintId = useId();

  function setSingleKeys(next: boolean) {
    switchSingleKeys(next);
    setIsOn(next);
  }

  return (
    <div className="mt-5 text-sm">
      <label className="flex min-h-10 items-center gap-3 font-medium">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself
          role="switch"
          checked={isOn}
          aria-describedby={hintId}
          className="size-5 shrink-0 accent-fd-primary"
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
        {texts.singleKeys}
      </label>
      <p id={hintId} className="text-fd-muted-foreground">
        {texts.singleKeysHint}
      </p>
    </div>
  );
}
