import { sends, startFeedServer, type FeedServer } from '#tests/fakes/feedServer.ts';
import { fetchPublic } from './fetchPublic.ts';
import { RefusedSourceError, SlowSourceError } from './requestPublic.ts';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.stop());

const options = { allowPrivate: true, maxBytes: 10_000, timeoutMs: 20_000 };
const leastSpeed = { afterMs: 50, bytes: 1_000 };

it('gives a server up that sends too little', async () => {
  server.answer((_req, res) => void res.writeHead(200).write('a'));
  await expect(fetchPublic(server.origin, { ...options, leastSpeed })).rejects.toThrow(SlowSourceError);
});

it('asks no speed of what is there at once, however short', async () => {
  server.answer(sends('short'));
  const { body } = await fetchPublic(server.origin, { ...options, leastSpeed });
  expect(body.toString()).toBe('short');
});

it.each([
  ['says so', { 'Content-Length': '10001' }],
  ['does not say so', {}],
])('refuses an answer that is too large and %s, before all of it is there', async (_, headers) => {
  // It never ends.
  server.answer((_req, res) => void res.writeHead(200, headers).write('a'.repeat(10_001)));
  await expect(fetchPublic(server.origin, options)).rejects.toThrow(RefusedSourceError);
});
