import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { soon } from '#tests/fakes/soon.ts';

let site: TestSite;
let server: Server;
beforeEach(async () => {
  site = await createTestSite();
  server = createServer(site.app);
  server.listen(0);
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

const visitTo = (path: string) => get({ port: (server.address() as AddressInfo).port, path }).on('error', () => {});

it.each([
  ['before the picture’s first byte', 0],
  // Larger than what is held, so that it comes as it is sent.
  ['in the middle of a large picture', 1000],
])('a visitor who disconnects %s affects no other', async (_when, bytes) => {
  const asked = Promise.withResolvers<() => void>();
  site.upstream.behave((_req, res) => {
    if (bytes > 0)
      res.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': '2000000' }).write(Buffer.alloc(bytes));
    asked.resolve(() => res.end(Buffer.alloc(2_000_000 - bytes)));
  });
  const visit = visitTo('/media/estates/ms0116-1000/1-living-420.webp');
  const answerLate = await asked.promise;
  if (bytes > 0) await once(visit, 'response');
  visit.destroy();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  answerLate();
  site.upstream.behave(null);
  const [response] = (await once(visitTo('/viviendas-barcelona-compra'), 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
});

it('a picture whose upstream is unreachable is a 503', async () => {
  site.upstream.behave((_req, res) => {
    res.destroy();
  });
  const [response] = (await once(visitTo('/media/estates/ms0116-1000/1-living-420.webp'), 'response')) as [
    IncomingMessage,
  ];
  expect(response.statusCode).toBe(503);
});

it.each(['/viviendas-compra', '/web/estates/buy'])(
  'a visitor of %s who goes away ends the call that was made for him',
  async (path) => {
    const asked = Promise.withResolvers<void>();
    const dropped = Promise.withResolvers<void>();
    site.upstream.behave((req) => {
      if (!req.url!.startsWith('/web/estates/')) return;
      asked.resolve();
      req.socket.once('close', () => {
        dropped.resolve();
      });
    });
    const visit = visitTo(path);
    await asked.promise;
    visit.destroy();
    // And not when the upstream's time is up, which would close the connection too.
    await soon(dropped.promise);
  },
);

it('a visitor who disconnects before his picture is fetched affects no other', async () => {
  const answered = Promise.withResolvers<void>();
  site.upstream.behave((_req, res) => {
    res.end('picture', () => {
      setTimeout(answered.resolve, 50);
    });
  });
  const late = createServer((req, res) => {
    res.once('close', () => {
      site.app(req, res);
    });
  }).listen(0);
  await once(late, 'listening');
  const visit = get({ port: (late.address() as AddressInfo).port, path: '/media/estates/x/1.webp' });
  visit.on('error', () => {});
  late.once('request', () => {
    visit.destroy();
  });
  // Whether the upstream is asked at all is no matter; that nothing is thrown later is.
  await Promise.race([
    answered.promise,
    new Promise((resolve) => {
      setTimeout(resolve, 200);
    }),
  ]);
  late.close();
});
