import './global.css';
import type { Metadata } from 'next';
import { NotFoundDocument } from '@/components/not-found/not-found-document';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

// The title depends on the language in the address, so the document itself sets it.
export const metadata: Metadata = { description: getMessages(defaultLocale).notFound.text, robots: { index: false } };

export default NotFoundDocument;
