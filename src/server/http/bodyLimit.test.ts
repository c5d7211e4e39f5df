import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { createBodyLimit } from './bodyLimit.ts';

const notices = {
  send: (kind: string, _req: unknown, res: express.Response) => void res.status(kind === 'slowForm' ? 408 : 503).end(),
};

let server: Server;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  const pace = { stallMs: 400, bytesPerSecond: 1_000, keptMs: 100, checkMs: 20 };
  const app = express()
    .use(createBodyLimit(notices as never, pace))
    .use(express.text())
    .use((_req, res) => void res.send('taken'))
    .use(((_error, _req, _res, _next) => {}) as express.ErrorRequestHandler);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Sends a head, and what is given of the body. */
function begin(body: string, length: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  // Only its first piece: a server that has ended the connection resets it when more of the body comes.
  return { socket, answer: once(socket, 'data').then(([piece]) => String(piece).split('\r\n', 1)[0]!) };
}

it('ends a body that stalls, and one that drips', async () => {
  const stalled = begin('x', 100);
  const dripping = begin('', 100);
  const drip = setInterval(() => dripping.socket.write('x'), 50);
  expect(await Promise.all([stalled.answer, dripping.answer])).toEqual([
    'HTTP/1.1 408 Request Timeout',
    'HTTP/1.1 408 Request Timeout',
  ]);
  clearInterval(drip);
});

it('takes a body that comes in pieces', async () => {
  const { socket, answer } = begin('', 10_000);
  for (let piece = 0; piece < 10; piece += 1) {
    await sleep(60);
    socket.write('x'.repeat(1_000));
  }
  expect(await answer).toBe('HTTP/1.1 200 OK');
});

it('lets the slowest make room, once it has had its place for a while', async () => {
  const slow = Array.from({ length: 16 }, (_, number) => begin('x'.repeat(number === 3 ? 1 : 50), 100));
  await sleep(200);
  for (const [number, { socket }] of slow.entries()) if (number !== 3) socket.write('y'.repeat(40));
  await sleep(50);
  expect(await begin('name', 4).answer).toBe('HTTP/1.1 200 OK');
  expect(await slow[3]!.answer).toBe('HTTP/1.1 408 Request Timeout');
});
