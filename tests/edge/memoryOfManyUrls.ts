// A process of its own, started by a test or a bench: asks the cache for many distinct URLs, as answers of the API that
// are read and pages that are compressed, and prints what memory it had at the beginning, in the middle and at the end.
// node memoryOfManyUrls.ts [requests] [megabytes]
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createSender } from '#server/edge/http/createSender.ts';

const [requests = 40_000, megabytes = 32] = process.argv.slice(2).map(Number);

const cache = createEdgeCache({ maxBytes: megabytes * 1024 * 1024 });
const sender = createSender({
  cache,
  constantHeaders: { 'x-content-type-options': 'nosniff' },
});
// Both stand for what node:http makes: the sender asks them for no more than this.
const req = { method: 'GET', headers: { 'accept-encoding': 'br' } } as IncomingMessage;
const res = { writeHead: () => res, end: () => res, removeHeader: () => {} } as unknown as ServerResponse;

const homes = Array.from({ length: 8 }, (_, n) => ({
  reference: `MS0116-${n}`,
  price: 100_000 + n,
  rooms: [n, n + 1],
}));

async function ask(turn: number): Promise<void> {
  const body = Buffer.from(JSON.stringify({ turn, homes, text: `${turn} `.repeat(300) }));
  const { entry, result } = await cache.getOrLoad({
    key: `api:/web/estates/buy?price_min=${turn}`,
    url: `/web/estates/buy?price_min=${turn}`,
    kind: 'api',
    load: () =>
      Promise.resolve({
        kind: 'answer',
        answer: { status: 200, headers: { 'content-type': 'application/json', etag: `"${turn}"` }, body },
        lifetime: { fresh: 600, whileRevalidate: 0, ifError: 0, age: 0 },
        tags: ['estates', `estate-${turn}`],
      }),
  });
  // As the contract check reads it (createContractCheck.ts).
  cache.derive(entry!, 'value', () => ({ value: JSON.parse(body.toString()) as unknown, bytes: 4 * body.length }));
  if (turn % 10 === 0) await sender.send(req, res, entry!, result);
}

const sample = () => {
  globalThis.gc!();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external, cached: cache.stats().bytes };
};

const start = sample();
const samples = [];
for (let turn = 1; turn <= requests; turn += 1) {
  await ask(turn);
  if (turn % (requests / 8) === 0) samples.push(sample());
}
console.log(JSON.stringify({ start, samples, entries: cache.stats().entries }));
cache.close();
