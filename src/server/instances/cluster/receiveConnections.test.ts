import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createNetServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { ToPrimary } from './messages.ts';
import type { PrimaryChannel } from './primaryChannel.ts';
import { receiveConnections } from './receiveConnections.ts';

let listener: Server;
let sent: ToPrimary[];
let close: () => Promise<void>;
let client: Socket;
const server = createServer(
  { requestTimeout: 400, headersTimeout: 300, connectionsCheckingInterval: 50 },
  (_req, res) => void setTimeout(() => res.end('served'), 20),
);

beforeEach(async () => {
  sent = [];
  const listeners: Record<string, (message: never, socket?: Socket) => void> = {};
  const channel: PrimaryChannel = {
    send: (message) => {
      sent.push(message);
      if (message.type === 'closed') listeners.closed?.({ type: 'closed' } as never);
    },
    on: (type, listen) => {
      listeners[type] = listen;
    },
  };
  close = receiveConnections(server, channel);
  listener = createNetServer((socket) => listeners.connection!({ type: 'connection', id: 7 } as never, socket));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  client = connect((listener.address() as AddressInfo).port, '127.0.0.1');
});
afterEach(() => {
  client.destroy();
  listener.close();
  server.close();
});

async function read(): Promise<string> {
  let text = '';
  client.setEncoding('utf8').on('data', (data) => {
    text += String(data);
  });
  await once(client, 'close');
  return text;
}

it('serves a connection, and tells the primary', async () => {
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await read()).toMatch(/^HTTP\/1\.1 200 [^]*served/);
  expect(sent).toEqual([{ type: 'accepted', id: 7 }]);
});

it('a request that does not come is given up on', async () => {
  client.write('GET / HTTP/1.1\r\n');
  expect(await read()).toMatch(/^HTTP\/1\.1 408 /);
});

it('closing waits for the answer under way, and idle connections can be closed', async () => {
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await once(client, 'data');
  expect(isClosed).toBe(false);
  setTimeout(() => server.closeIdleConnections(), 20);
  await closing;
  expect(sent.at(-1)).toEqual({ type: 'closed' });
});
