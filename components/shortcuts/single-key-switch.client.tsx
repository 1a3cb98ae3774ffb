'use client';

import { useId, useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from '@/lib/browser/stored-choices';
import type { Messages } from '@/lib/i18n/messages';

/** Turns single-key shortcuts on or off: speech input or a slip of the hand can trigger them. */
export function SingleKeySwitch({ texts }: { texts: Messages['shortcuts'] }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const hintId = useId();

  function change(next: boolean) {
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
          onChange={({ target }) => change(target.checked)}
        />
        {texts.singleKeys}
      </label>
      <p id={hintId} className="text-fd-muted-foreground">
        {texts.singleKeysHint}
      </p>
    </div>
  );
}
