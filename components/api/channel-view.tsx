import { Fragment } from 'react';
import { createHeading } from '@/components/mdx/heading';
import { HighlightedCode } from '@/components/mdx/highlighted-code';
import { toMessageAnchor } from '@/lib/api-contract/anchors';
import type { AsyncApiDocument, Message } from '@/lib/api-contract/asyncapi-schema';
import { directions, type ResolvedChannel } from '@/lib/api-contract/get-channel';
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

/** The messages of a channel as the contract defines them, in both directions. */
export function ChannelView({ document, channel, locale }: ChannelProps) {
  const { api } = getMessages(locale);
  return directions
    .filter((direction) => channel[direction].length > 0)
    .map((direction) => (
      <Fragment key={direction}>
        <H2 id={direction}>{api[direction]}</H2>
        {channel[direction].map((message) => (
          <MessageView
            key={message.name}
            id={toMessageAnchor(direction, message.name)}
            message={message}
            document={document}
            locale={locale}
            isAnswer={direction === 'received'}
          />
        ))}
      </Fragment>
    ));
}

interface MessageViewProps extends Omit<ChannelProps, 'channel'> {
  message: Message;
  id: string;
  isAnswer: boolean;
}

function MessageView({ message, id, isAnswer, document, locale }: MessageViewProps) {
  const texts = getMessages(locale);
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
