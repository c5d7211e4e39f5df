import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const sites: TestSite[] = [];
async function siteWith(variables: Record<string, string>): Promise<TestSite> {
  const site = await createTestSite(variables);
  sites.push(site);
  return site;
}
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

const statusOf = async (app: RequestListener, host: string, url = '/') =>
  (await request(app).get(url).set('Host', host)).status;

it('the site answers to its own names, to addresses and to names of its network', async () => {
  const { app } = await siteWith({
    ALLOWED_HOSTS: 'site.example.internal, Other.example',
    AGENCY_HOSTS: 'casa-clara.example=casa-clara',
  });
  for (const host of [
    'www.example.com',
    'WWW.example.com:443',
    'www.example.com.',
    'example.com',
    'site.example.internal:3000',
    'other.example',
    'casa-clara.example',
    'localhost:3000',
    'site-a:3000',
    '10.1.2.3:3000',
    '[::1]:3000',
  ])
    expect([host, await statusOf(app, host)]).toEqual([host, 200]);
  for (const host of ['evil.example', 'www.example.com.evil.example', 'a.www.example.com', '10.1.2.3.evil.example'])
    expect([host, await statusOf(app, host)]).toEqual([host, 421]);
});

it('a foreign name gets neither a page that is held nor one that is not, and keeps no cache from the right ones', async () => {
  const { app } = await siteWith({});
  expect(await statusOf(app, '127.0.0.1')).toBe(200);
  const { status, headers } = await request(app).get('/').set('Host', 'evil.example');
  expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([421, 'no-store', 'nosniff']);
  expect(await statusOf(app, '10.0.0.7:3000', '/healthz')).toBe(200);
  expect(await statusOf(app, '10.0.0.7:3000', '/readyz')).toBe(200);
});

it('without a public name every host is answered', async () => {
  const { app } = await siteWith({ PUBLIC_ORIGIN: 'http://localhost:3000' });
  expect(await statusOf(app, 'any.example')).toBe(200);
});

it('a URL in absolute form is answered as its path, under the host that it names', async () => {
  const { app } = await siteWith({});
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (target: string, host: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  const own = 'www.example.com';
  for (const target of [`http://${own}`, `HTTPS://${own}/`, `http://${own}?utm_source=x`])
    expect([target, await ask(target, 'evil.example')]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 200 /)]);
  for (const path of ['/web/estates/buy?province=barcelona', '/media/x/1.webp', '/robots.txt', '/livez', '/nothing'])
    expect([path, (await ask(`http://${own}${path}`, own)).split(' ')[1]]).toEqual([
      path,
      (await ask(path, own)).split(' ')[1],
    ]);
  // The canonical link is that of the path.
  expect(await ask(`http://${own}/en/agents`, own)).toContain(
    '<link rel="canonical" href="https://www.example.com/en/agents"',
  );
  expect(await ask(`http://${own}/none`, own)).toMatch(/^HTTP\/1\.1 404 /);
  expect(await ask('http://evil.example/', own)).toMatch(/^HTTP\/1\.1 421 /);
  server.close();
});

it('two Host fields are a 400, whatever they hold', async () => {
  const { app } = await siteWith({});
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const second of ['evil.example', 'www.example.com']) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: www.example.com\r\nhOST: ${second}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
  server.close();
});
