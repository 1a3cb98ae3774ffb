import './global.css';
import type { Metadata } from 'next';
import { NotFoundDocument } from '@/components/layout/not-found-document';
import { defaultLocale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

const { title, text } = getMessages(defaultLocale).notFound;

export const metadata: Metadata = { title, description: text, robots: { index: false } };

export default NotFoundDocument;
