import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

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

it('a visitor who goes away ends the call that was made for him', async () => {
  const asked = Promise.withResolvers<void>();
  const dropped = Promise.withResolvers<void>();
  site.upstream.behave((req) => {
    if (!req.url!.startsWith('/web/estates/')) return;
    asked.resolve();
    req.socket.once('close', () => { dropped.resolve(); });
  });
  const visit = get({ port: (server.address() as AddressInfo).port, path: '/viviendas-compra' });
  visit.on('error', () => {});
  await asked.promise;
  visit.destroy();
  await dropped.promise;
});
