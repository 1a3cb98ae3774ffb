import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { format } from '@/lib/i18n/format';
import { CodeView } from './code-view.client';
import { Choice, Line } from './field-input.client';
import { findJsonProblem, toShownText } from './json-text';
import { KeyFields, useTypedKey } from './key-fields.client';
import { messageDrafts } from './session';
import { type SocketTarget, useSocket } from './use-socket.client';

/** A socket to connect to, with its messages in both directions. */
export function ChannelPanel(target: SocketTarget) {
  const { channel, apiUrl, texts } = target;
  const problemId = useId();
  const section = useRef<HTMLElement>(null);
  const [server, setServer] = useState('');
  const [key, changeKey] = useTypedKey();
  const [message, setShownMessage] = useState(
    () => messageDrafts.get(channel.id) ?? toText(channel.sent[0]?.examples[0]?.value),
  );
  const socket = useSocket(target, server, key);
  const { state, log } = socket;
  const problem = findJsonProblem(message);
  const isOpen = state?.name === 'open';

  // Where the log has a column of its own, its end stays in view.
  useEffect(() => {
    if (log.length > 0) section.current?.scrollTo(0, section.current.scrollHeight);
  }, [log]);

  function setMessage(text: string) {
    messageDrafts.set(channel.id, text);
    setShownMessage(text);
  }

  function send() {
    if (isOpen && !problem) socket.send(message);
  }

  /** Ctrl or ⌘ with Enter connects first, and then sends. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOpen) send();
    else socket.connect();
  }

  return (
    <div className="try-panel">
      <form className="try-request" onSubmit={submit}>
        <Choice label={texts.server} value={server} onChange={setServer}>
          <option value="">{texts.sandbox}</option>
          <option>{apiUrl}</option>
        </Choice>
        <KeyFields value={key} onChange={changeKey} texts={texts} />
        <fieldset>
          <Line label={texts.socket.ticket} value={socket.ticket} onChange={socket.setTicket} />
          <button type="button" className="edge-button" onClick={socket.showTicket}>
            {texts.socket.getTicket}
          </button>
          <p>{texts.socket.ticketHint}</p>
          <Line label={texts.socket.lastEvent} value={socket.lastId} onChange={socket.setLastId} />
        </fieldset>
        <div className="try-row">
          {/* One button for both, so that it keeps the focus. */}
          <button
            type={isOpen ? 'button' : 'submit'}
            className={isOpen ? 'edge-button' : 'primary-button'}
            aria-disabled={state?.name === 'connecting'}
            onClick={(event) => {
              if (!isOpen) return;
              event.preventDefault(); // It has become the submit button before the click ends.
              socket.close();
            }}
          >
            {isOpen
              ? texts.socket.disconnect
              : state?.name === 'closed'
                ? texts.socket.reconnect
                : texts.socket.connect}
          </button>
        </div>
        <p role="alert" className="try-problem">
          {socket.failure}
        </p>
        <fieldset>
          <legend>{texts.socket.message}</legend>
          <Choice label={texts.socket.template} onChange={setMessage}>
            {channel.sent.flatMap(({ name, examples }) =>
              examples.map(({ summary, value }) => (
                <option key={`${name}${summary}`} value={toText(value)}>
                  {name}
                  {summary && `: ${summary}`}
                </option>
              )),
            )}
          </Choice>
          <textarea
            aria-label={texts.socket.message}
            aria-describedby={problemId}
            value={message}
            rows={Math.min(12, message.split('\n').length + 1)}
            spellCheck={false}
            onChange={({ target }) => setMessage(target.value)}
          />
          <p id={problemId} role="alert" className="try-problem">
            {problem && format(texts.invalidJson, { line: problem.line, column: problem.column })}
          </p>
          <button
            type="button"
            className="primary-button"
            aria-disabled={!isOpen || problem !== undefined}
            onClick={send}
          >
            {texts.send}
          </button>
        </fieldset>
      </form>
      <section ref={section} aria-label={texts.response} className="try-response">
        <h3>{texts.socket.log}</h3>
        <p role="status" className="try-status">
          {!state && texts.socket.none}
          {state?.name === 'connecting' && texts.socket.connecting}
          {isOpen && texts.socket.open}
          {state?.name === 'closed' && `${format(texts.socket.closed, { code: state.code })} ${state.reason}`}
        </p>
        <div role="log" aria-label={texts.socket.log}>
          <ol className="try-log">
            {log.map(({ id, isSent, text }) => (
              <li key={id} data-sent={isSent || undefined}>
                <span>{isSent ? texts.socket.sent : texts.socket.received}</span>
                <CodeView
                  label={`${isSent ? texts.socket.sent : texts.socket.received} ${id + 1}`}
                  text={toShownText(text)}
                />
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? {}, null, 2);
}
