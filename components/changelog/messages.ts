import { defineMessages } from '@/lib/i18n/define-messages';

export const getChangelogMessages = defineMessages({
  en: {
    title: 'Changelog',
    description: 'What changed in each release of the API.',
    release: 'Release {version}',
    kinds: {
      added: 'Added in {version}',
      changed: 'Changed in {version}',
      deprecated: 'Deprecated in {version}',
      fixed: 'Fixed in {version}',
      removed: 'Removed in {version}',
    },
  },
  id: {
    title: 'Changelog',
    description: 'Apa yang berubah di setiap rilis API.',
    release: 'Rilis {version}',
    kinds: {
      added: 'Ditambahkan di {version}',
      changed: 'Diubah di {version}',
      deprecated: 'Penghentian diumumkan di {version}',
      fixed: 'Diperbaiki di {version}',
      removed: 'Dihapus di {version}',
    },
  },
});

export type ChangelogMessages = ReturnType<typeof getChangelogMessages>;
