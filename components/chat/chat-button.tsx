import { ExternalLink } from '@/components/ui/external-link';
import { MessageCircle } from '@/components/ui/icons';
import { buildChatLink } from '@/lib/config/chat-link';
import { env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { ChatCorner } from './chat-corner.client';

/** The button in the corner of every page that opens a chat with the company. Its styles are in `app/styles/chat.css`. */
export function ChatButton({ locale }: { locale: Locale }) {
  const texts = getMessages(locale).chat;
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
