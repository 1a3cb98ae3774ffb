import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test server that is listening. */
export interface Listening {
  /** Such as `127.0.0.1:41234`. */
  host: string;
  /** Such as `http://127.0.0.1:41234`. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a server on the loopback interface, on any free port unless one is given. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
