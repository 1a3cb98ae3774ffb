import { expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { type SectionChange, toStaleMarkdown } from '@/lib/translations/changes';
import { introAnchor } from '@/lib/translations/sections';

const { stale } = getMessages(getLocale('id'));

it('a stale page as Markdown has a one-line notice with links to the changes', () => {
  const changes: SectionChange[] = [
    { anchor: introAnchor, heading: 'Guide', line: 1, change: 'changed' },
    { anchor: 'limits', heading: 'Limits [per day]', line: 9, change: 'added' },
    { anchor: 'prices', heading: 'Harga', line: 7, change: 'removed' },
    { anchor: 'nowhere', heading: 'nowhere', change: 'removed' },
  ];
  expect(toStaleMarkdown(changes, '/docs/guide', stale)).toBe(
    `> **${stale.title}.** ${stale.changed} [${stale.intro}](/docs/guide), [Limits \\[per day\\]](/docs/guide#limits). ` +
      `${stale.removed} Harga. [${stale.link}](/docs/guide)`,
  );
});
