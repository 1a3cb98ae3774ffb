import { MessageCircle } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/site-link';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { ChatCorner } from './chat-corner.client';
import { getChatMessages } from './messages';

/**
 * Builds the address that opens a chat with the company on WhatsApp.
 * @param phone the company's telephone number in any notation; only its digits are used
 * @param text the prefilled message, which the reader can edit before sending
 */
export function buildChatLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** Opens a chat with the company from the corner of every page. Its styles are in `components/chat/chat.css`. */
export function ChatButton({ locale }: { locale: Locale }) {
  const texts = getChatMessages(locale);
  return (
    <ChatCorner label={texts.label}>
      <ExternalLink
        href={buildChatLink(env.NEXT_PUBLIC_CHAT_PHONE, texts.message)}
        aria-label={texts.tooltip}
        className="chat-button"
      >
        <MessageCircle className="size-6" />
      </ExternalLink>
      <span role="tooltip" className="chat-tooltip">
        <span>{texts.tooltip}</span>
      </span>
    </ChatCorner>
  );
}
