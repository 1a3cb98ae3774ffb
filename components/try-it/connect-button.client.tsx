import type { MouseEvent } from 'react';
import type { TryItTexts } from './load-texts';
import type { ConnectionState } from './socket-state';

interface ConnectButtonProps {
  connection: ConnectionState | undefined;
  onDisconnect: () => void;
  texts: TryItTexts['socket'];
}

/** Submits the form to connect, and disconnects. One button does both, so that it keeps the focus. */
export function ConnectButton({ connection, onDisconnect, texts }: ConnectButtonProps) {
  const isOpen = connection?.name === 'open';

  function disconnect(event: MouseEvent) {
    if (!isOpen) return;
    event.preventDefault(); // It has become the submit button before the click ends.
    onDisconnect();
  }

  return (
    <button
      type={isOpen ? 'button' : 'submit'}
      className={isOpen ? 'edge-button' : 'primary-button'}
      aria-disabled={connection?.name === 'connecting'}
      onClick={disconnect}
    >
      {connection
        ? { connecting: texts.connect, open: texts.disconnect, closed: texts.reconnect }[connection.name]
        : texts.connect}
    </button>
  );
}
