import { defineMessages } from '@/lib/i18n/define-messages';

export const getPageActionMessages = defineMessages({
  en: {
    label: 'This page for language models',
    copy: 'Copy page',
    copying: 'Copying the page',
    copied: 'Page copied as Markdown',
    failed: 'The page could not be copied; open it as Markdown and copy it from there',
    markdown: 'View as Markdown',
    open: 'Open in…',
    openIn: 'Open in {name}',
    prompt: 'Read {url} and help me with what it describes.',
  },
  id: {
    label: 'Halaman ini untuk model bahasa',
    copy: 'Salin halaman',
    copying: 'Menyalin halaman',
    copied: 'Halaman disalin sebagai Markdown',
    failed: 'Halaman tidak dapat disalin; buka sebagai Markdown lalu salin dari sana',
    markdown: 'Lihat sebagai Markdown',
    open: 'Buka di…',
    openIn: 'Buka di {name}',
    prompt: 'Baca {url} dan bantu saya dengan hal yang dijelaskan di sana.',
  },
});

export type PageActionMessages = ReturnType<typeof getPageActionMessages>;
