import type { Socket } from 'node:net';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { soon } from '#tests/fakes/soon.ts';
import { answering, cutInChunks, held, sending, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

/** Sends more than is held, and then waits; reports when its client is gone. */
function endless(headers: Record<string, string> = {}): { answer: Answer; gone: Promise<void> } {
  const gone = Promise.withResolvers<void>();
  return {
    gone: gone.promise,
    answer: (req, res) => {
      req.socket.once('close', () => {
        gone.resolve();
      });
      res.writeHead(200, { 'Content-Type': 'application/json', ...headers }).write(Buffer.alloc(1_200_000, ' '));
    },
  };
}

it.each([[{}], [{ 'Content-Length': '9000000' }]])(
  'a visitor who leaves in the middle of a large answer takes the upstream’s along (%j)',
  async (length) => {
    const { answer, gone } = endless(length);
    site.upstream.behave(answer);
    const leaving = new AbortController();
    const visit = site.visit(resource, { signal: leaving.signal }).catch(() => 'gone');
    while (site.upstream.requests.length < 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    leaving.abort();
    await visit;
    await soon(gone);
  },
);

it('a HEAD of an answer over its bound is a failure, and does not fetch it to the end', async () => {
  const { answer, gone } = endless({ 'Content-Length': '9000000' });
  site.upstream.behave(answer);
  const { status, headers } = await site.visit(resource, { method: 'HEAD' });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  await soon(gone);
});

it('what has become too large to be held is not fetched to the end behind everybody’s back', async () => {
  site.upstream.behave(answering({ 'Cache-Control': 'max-age=10, stale-while-revalidate=60' }));
  await site.visit(resource);
  site.forward(11);
  const { answer, gone } = endless();
  site.upstream.behave(answer);
  expect((await site.visit(resource)).text).toBe('{"ok":true}');
  await soon(gone);
});

it('a page whose data is too large to be held is a 503, and the rest is not fetched', async () => {
  const { answer, gone } = endless();
  site.upstream.behave(answer, /estates/);
  expect((await site.visit('/viviendas-barcelona-compra')).status).toBe(503);
  await soon(gone);
});

it('a connection whose answer was cut, or longer than it said, is not used again', async () => {
  const sockets = new Set<Socket>();
  const noting =
    (answer: Answer): Answer =>
    (req, res) => {
      sockets.add(req.socket);
      answer(req, res);
    };
  for (const answer of [
    cutInChunks,
    sending('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{} and more'),
    answering(),
  ]) {
    site.upstream.behave(noting(answer));
    await site.visit(`/web/things?_page=${sockets.size}`);
  }
  expect(sockets.size).toBe(3);
});

it('connections are kept otherwise', async () => {
  const sockets = new Set<Socket>();
  site.upstream.behave((req, res) => {
    sockets.add(req.socket);
    answering()(req, res);
  });
  for (let page = 0; page < 5; page += 1) await site.visit(`/web/things?_page=${page}`);
  expect(sockets.size).toBe(1);
});

it('an upstream that smuggles a second answer poisons nothing', async () => {
  const second =
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nCache-Control: max-age=600\r\nContent-Length: 8\r\n\r\n{"bad":1}';
  site.upstream.behave(
    sending(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}${second}`),
  );
  await site.visit(resource);
  site.upstream.behave(answering());
  expect((await site.visit('/web/others')).text).toBe('{"ok":true}');
});

it('a visitor who leaves a queue gives up his place', async () => {
  const slow = held(answering());
  site.upstream.behave(slow.answer);
  const leaving = new AbortController();
  const visits = Array.from({ length: 48 }, (_, index) => site.visit(`/media/${index}.webp`));
  await slow.asked(48);
  const underWay = async (count: number) => {
    while (site.cache.stats().inFlight !== count)
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
  };
  const queued = Array.from({ length: 10 }, (_, index) =>
    site.visit(`/media/other-${index}.webp`, { signal: leaving.signal }).catch(() => null),
  );
  await underWay(58);
  leaving.abort();
  await Promise.all([...queued, underWay(48)]);
  slow.release();
  await Promise.all(visits);
  expect((await site.visit('/media/last.webp')).status).toBe(200);
  expect(site.upstream.requests.slice(48)).toEqual(['GET /media/last.webp']);
});

it.each(['POST', 'DELETE'])('a %s whose connection is refused or breaks gets an error', async (method) => {
  const write = () =>
    site.visit('/web/contact/new', {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'x'.repeat(50_000) }),
    });
  site.upstream.behave((req, res) => {
    req.on('data', () => {
      res.destroy();
    });
  });
  expect((await write()).status).toBe(503);
  await site.upstream.die();
  const { status, headers } = await write();
  expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  await site.upstream.comeBack();
  site.upstream.behave((req, res) => {
    req.pipe(res);
  });
  expect(JSON.parse((await write()).text)).toEqual({ message: 'x'.repeat(50_000) });
});

it('a write without a body is passed on without one', async () => {
  site.upstream.behave((req, res) =>
    answering({}, { body: { length: req.headers['content-length'], type: req.headers['content-type'] } })(req, res),
  );
  expect((await site.visit('/web/alert/1', { method: 'DELETE' })).text).toBe('{"length":"0"}');
});
