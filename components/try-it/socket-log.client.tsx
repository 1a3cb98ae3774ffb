import { useEffect, useRef } from 'react';
import { format } from '@/lib/i18n/format';
import { CodeView } from './code-view.client';
import { toShownText } from './json-text';
import type { TryItTexts } from './load-texts';
import type { ConnectionState, LogEntry } from './socket-state';

interface SocketLogProps {
  connection: ConnectionState | undefined;
  log: readonly LogEntry[];
  texts: TryItTexts;
}

/** Shows the state of a connection, and the messages in both directions. */
export function SocketLog({ connection, log, texts }: SocketLogProps) {
  const section = useRef<HTMLElement>(null);

  // The end of the log stays in view if it has a column of its own.
  useEffect(() => {
    if (log.length > 0) section.current?.scrollTo(0, section.current.scrollHeight);
  }, [log]);

  return (
    <section ref={section} aria-label={texts.response} className="try-response">
      <h3>{texts.socket.log}</h3>
      <p role="status" className="try-status">
        {describeConnection(connection, texts)}
      </p>
      <div role="log" aria-label={texts.socket.log}>
        <ol className="try-log">
          {log.map(({ id, isSent, text }) => {
            const direction = isSent ? texts.socket.sent : texts.socket.received;
            return (
              <li key={id} data-sent={isSent || undefined}>
                <span>{direction}</span>
                <CodeView label={`${direction} ${id + 1}`} text={toShownText(text)} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function describeConnection(connection: ConnectionState | undefined, { socket: texts }: TryItTexts): string {
  if (!connection) return texts.none;
  if (connection.name === 'closed') return `${format(texts.closed, { code: connection.code })} ${connection.reason}`;
  return connection.name === 'open' ? texts.open : texts.connecting;
}
