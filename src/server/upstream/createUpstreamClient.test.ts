import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUpstreamClient } from './createUpstreamClient.ts';

it.each([100, 13_000, 300_000])(
  'a body of %i bytes comes in a block of its own, which the cache keeps',
  async (size) => {
    const server = createServer((_req, res) => res.end('x'.repeat(size))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = createUpstreamClient();
    const { body } = await client.get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: {},
      timeouts: { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 6_000 },
      signal: new AbortController().signal,
      maxBodyBytes: 1_000_000,
      retries: 0,
    });
    expect(body).toHaveLength(size);
    expect((body as Buffer).buffer.byteLength).toBe(size);
    client.close();
    server.close();
  },
);

it('tries again when a connection breaks, but not for every call when all break', async () => {
  let asked = 0;
  const server = createServer((req) => {
    asked += 1;
    req.socket.resetAndDestroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = createUpstreamClient();
  const get = () =>
    client.get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: {},
      timeouts: { lookup: 500, connect: 500, response: 3_000, socket: 3_000, request: 6_000 },
      signal: new AbortController().signal,
      maxBodyBytes: 1_000_000,
      retries: 1,
    });
  await expect(get()).rejects.toThrow();
  expect(asked).toBe(2);
  await Promise.allSettled(Array.from({ length: 10 }, get));
  expect(asked).toBe(2 + 10 + 3);
  client.close();
  server.close();
});
