import { createHeading } from '@/components/mdx/heading';
import { HighlightedCode } from '@/components/mdx/highlighted-code';
import type { AsyncApiDocument, Message } from '@/lib/api-contract/asyncapi-types';
import type { ResolvedChannel } from '@/lib/api-contract/get-channel';
import { buildPropertyTree } from '@/lib/api-contract/property-tree';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { InlineText } from './inline-text';
import { PropertyList } from './property-list';

const H2 = createHeading('h2');
const H3 = createHeading('h3');

interface ChannelProps {
  document: AsyncApiDocument;
  channel: ResolvedChannel;
  locale: Locale;
}

/** The messages of a channel as the contract has them, in both directions. */
export function ChannelView({ document, channel, locale }: ChannelProps) {
  const { api } = getMessages(locale);
  return (
    <>
      <H2 id="received">{api.received}</H2>
      {channel.received.map((message) => (
        <MessageView
          key={message.name}
          id={`received-${message.name}`}
          message={message}
          document={document}
          locale={locale}
          isAnswer
        />
      ))}
      {channel.sent.length > 0 && <H2 id="sent">{api.sent}</H2>}
      {channel.sent.map((message) => (
        <MessageView
          key={message.name}
          id={`sent-${message.name}`}
          message={message}
          document={document}
          locale={locale}
        />
      ))}
    </>
  );
}

interface MessageViewProps extends Omit<ChannelProps, 'channel'> {
  message: Message;
  id: string;
  isAnswer?: boolean;
}

function MessageView({ message, id: name, isAnswer = false, document, locale }: MessageViewProps) {
  const texts = getMessages(locale);
  const id = name.replaceAll('.', '-');
  const { children, variants } = buildPropertyTree(document, message.payload);
  return (
    <>
      <H3 id={id}>
        <code>{message.name}</code>
      </H3>
      {[message.summary, message.description].map(
        (text) =>
          text && (
            <p key={text}>
              <InlineText text={text} />
            </p>
          ),
      )}
      <PropertyList nodes={children} variants={variants} anchor={id} texts={texts.api} isAnswer={isAnswer} />
      {message.examples?.map(({ name, summary, payload }) => (
        <HighlightedCode
          key={name}
          title={`${texts.api.example}: ${summary ?? name}`}
          lang="json"
          code={JSON.stringify(payload, null, 2)}
          texts={texts.code}
        />
      ))}
    </>
  );
}
