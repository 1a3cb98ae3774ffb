import { type FormEvent, useState } from 'react';
import { ClockFields } from './clock.client';
import { ConnectButton } from './connect-button.client';
import { Choice, Line } from './field-input.client';
import { KeyFields, useTypedKey } from './key-fields.client';
import { preloadSandbox } from './load-sandbox';
import { MessageFields, useMessage } from './message-fields.client';
import { SocketLog } from './socket-log.client';
import { type SocketTarget, useSocket } from './use-socket.client';

/** Connects to a socket, and shows its messages in both directions. */
export function ChannelPanel(target: SocketTarget) {
  const { channel, tickets, apiUrl, texts } = target;
  const [server, setServer] = useState('');
  const [key, changeKey] = useTypedKey(tickets);
  const message = useMessage(channel);
  const socket = useSocket(target, server, key);
  const isOpen = socket.connection?.name === 'open';
  const isBusy = isOpen || socket.connection?.name === 'connecting';
  const canSend = isOpen && message.problem === undefined;

  function send() {
    if (canSend) socket.send(message.text);
  }

  /** Ctrl or ⌘ with Enter connects first, and then sends. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOpen) send();
    else socket.connect();
  }

  return (
    <div className="try-panel">
      <form className="try-request" onFocus={preloadSandbox} onSubmit={submit}>
        <Choice label={texts.server} value={server} onChange={setServer}>
          <option value="">{texts.sandbox}</option>
          <option>{apiUrl}</option>
        </Choice>
        <KeyFields operation={tickets} value={key} onChange={changeKey} texts={texts} />
        <fieldset>
          <Line label={texts.socket.ticket} value={socket.ticket} onChange={socket.setTicket} />
          <button type="button" className="edge-button" onClick={socket.showTicket}>
            {texts.socket.getTicket}
          </button>
          <p>{texts.socket.ticketHint}</p>
          <Line label={texts.socket.lastEvent} value={socket.lastId} onChange={socket.setLastId} />
        </fieldset>
        <div className="try-row">
          <ConnectButton connection={socket.connection} onDisconnect={socket.close} texts={texts.socket} />
          {!server && (
            <button type="button" className="edge-button" aria-disabled={isBusy} onClick={() => socket.connect(true)}>
              {texts.playExamples}
            </button>
          )}
        </div>
        {!server && <p>{texts.socket.hint}</p>}
        <p role="alert" className="try-problem">
          {socket.failure}
        </p>
        <MessageFields channel={channel} message={message} canSend={canSend} onSend={send} texts={texts} />
        {!server && <ClockFields texts={texts} />}
      </form>
      <SocketLog connection={socket.connection} log={socket.log} texts={texts} />
    </div>
  );
}
