import './global.css';
import type { Metadata } from 'next';
import { getNotFoundMessages } from '@/components/not-found/messages';
import { NotFoundDocument } from '@/components/not-found/not-found-document';
import { defaultLocale } from '@/lib/i18n/locales';

// The title depends on the language in the address, so the document itself sets it.
export const metadata: Metadata = { description: getNotFoundMessages(defaultLocale).text, robots: { index: false } };

export default NotFoundDocument;
