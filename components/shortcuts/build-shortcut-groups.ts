import type { Messages } from '@/lib/i18n/messages';

interface ShortcutGroup {
  title: string;
  rows: {
    /** Alternative combinations, each as the keys to press together. */
    keys: string[][];
    text: string;
  }[];
}

/**
 * Every shortcut of the site, in the order in which it is shown.
 * @param modifier label of the modifier key on the reader's keyboard
 */
export function buildShortcutGroups(texts: Messages['shortcuts'], modifier: string): ShortcutGroup[] {
  const { everywhere, inSearch } = texts;
  return [
    {
      title: everywhere.title,
      rows: [
        { keys: [[modifier, 'K']], text: everywhere.toggleSearch },
        { keys: [['/']], text: everywhere.openSearch },
        { keys: [['?']], text: everywhere.openHelp },
        { keys: [['Esc']], text: everywhere.close },
      ],
    },
    {
      title: inSearch.title,
      rows: [
        { keys: [['↑'], ['↓']], text: inSearch.move },
        { keys: [['Enter']], text: inSearch.open },
        { keys: [[modifier, 'Enter']], text: inSearch.openTab },
        { keys: [['Shift', 'Enter']], text: inSearch.openWindow },
      ],
    },
  ];
}
