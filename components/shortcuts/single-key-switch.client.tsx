'use client';

import { useId, useState } from 'react';
import type { ShortcutTexts } from '@/lib/i18n/messages/shortcuts';
import { areSingleKeysOn, switchSingleKeys } from '@/lib/storage/single-keys';

/** Switches off the shortcuts that speech input or a slip of the hand sets off. */
export function SingleKeySwitch({ texts }: { texts: ShortcutTexts }) {
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
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
