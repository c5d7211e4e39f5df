import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import request from 'supertest';
import { defaultPace, type BodyPace } from '#server/http/openBodies.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
afterEach(() => site.close());

const page = '/viviendas-compra';
const newPage = (number: number): string => `/viviendas-compra?price_max=${100_000 + number}`;

describe('pages that are in no cache, all at once', () => {
  it('are rendered up to a bound, and refused in few words beyond it', async () => {
    site = await createTestSite({}, { maxRenders: 3 });
    // A page that no cache keeps and that loads nothing: all of them wait to be rendered together.
    const uncached = '/rgpd/cancelar';
    await request(site.app).get(uncached);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => request(site.app).get(uncached).set('Accept', 'text/html')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.filter(({ status, headers }) => status === 503 && headers['retry-after'] === '5');
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, text } of refused) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toContain('Inténtelo de nuevo en unos instantes');
      expect(text.length).toBeLessThan(1_000);
    }
    const again = await request(site.app).get(uncached);
    expect(again.status).toBe(200);
  });

  it('do not delay pages from the cache', async () => {
    site = await createTestSite();
    await request(site.app).get(page);
    const server = createServer(site.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    let done = 0;
    const others = Array.from({ length: 40 }, (_, number) =>
      fetch(url + newPage(number)).then((answer) => answer.text().then(() => (done += 1))),
    );
    const before = [];
    while (done < 40) {
      const answer = await fetch(url + page);
      await answer.text();
      expect(answer.status).toBe(200);
      before.push(done);
    }
    await Promise.all(others);
    // It is answered again and again while the others wait, not once they are done.
    expect(before.filter((at) => at < 40).length).toBeGreaterThan(2);
    server.close();
  });
});

describe('reads that need work', () => {
  const from = (client: string, path: string) => request(site.app).get(path).set('X-Forwarded-For', client);

  beforeEach(async () => {
    site = await createTestSite({ READS_PER_MINUTE: '4', TRUSTED_PROXIES: '198.51.100.0/24' });
    await from('192.0.2.99', page);
  });

  it('are limited for each client, pages in the cache are not', async () => {
    for (let number = 0; number < 4; number += 1) expect((await from('192.0.2.1', newPage(number))).status).toBe(200);
    const { status, headers, text } = await from('192.0.2.1', newPage(4));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('Ha hecho demasiadas peticiones');
    expect(text.length).toBeLessThan(1_000);
    const script = await from('192.0.2.1', '/web/estates/buy?price_max=77000');
    expect([script.status, script.body]).toEqual([429, expect.objectContaining({ message: 'TOO_MANY_REQUESTS' })]);
    expect((await from('192.0.2.1', page)).status).toBe(200);
    expect((await from('192.0.2.1', `${page}?utm_source=mail`)).status).toBe(200);
    const probe = await from('192.0.2.1', '/livez');
    expect([probe.status, probe.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect((await from('192.0.2.2', newPage(5))).status).toBe(200);
  });

  it('count a /64 and an address with a port as one client, behind a proxy that was named too', async () => {
    for (let number = 0; number < 4; number += 1) await from(`2001:db8::${number + 1}`, newPage(number));
    expect((await from('[2001:db8::ffff]:4711', newPage(4))).status).toBe(429);
    expect((await from('2001:db8:0:1::1', newPage(5))).status).toBe(200);
    for (let number = 6; number < 10; number += 1) await from(`192.0.2.7:${40_000 + number}`, newPage(number));
    expect((await from('192.0.2.7, 198.51.100.3:443', newPage(10))).status).toBe(429);
    expect((await from('192.0.2.8, 198.51.100.3:443', newPage(11))).status).toBe(200);
  });

  it('answers carry no count of their client, as later caches keep them', async () => {
    const { headers } = await from('192.0.2.1', newPage(0));
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  });
});

describe('refused forms', () => {
  beforeEach(async () => {
    site = await createTestSite();
  });
  const send = (fields: Record<string, string>, path = '/en') =>
    request(site.app).post(path).set('Accept', 'text/html').type('form').send(fields);

  it('are answered small, with all that was typed, to be sent again', async () => {
    const typed = { name: 'Ana "Nit" <b>', email: 'ana@correo.example', comments: 'Línea uno\nlínea dos' };
    for (let n = 0; n < 40; n += 1) await request(site.app).post('/web/subscribe').send({});
    const { status, headers, text } = await send(typed, '/en?page=2');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'private, no-store' });
    expect(text.length).toBeLessThan(2_000);
    expect(text).toContain('what you have typed is not lost');
    expect(text).toContain('<form method="post" action="/en?page=2">');
    expect(text).toContain('name="name" value="Ana &quot;Nit&quot; &lt;b&gt;"');
    expect(text).toContain('Línea uno\nlínea dos');
    const long = await send({ name: 'x'.repeat(30_000) });
    expect(long.text.length).toBeLessThan(2_000);
    expect(long.text).toContain('go back in your browser');
  });

  it('of other sites use up nobody’s allowance', async () => {
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    for (let n = 0; n < 60; n += 1) {
      expect((await send({ name: 'Ana' }).set(crossSite)).status).toBe(403);
      const script = await request(site.app).post('/web/rgpd/cancel').set(crossSite).send({});
      expect(script.status).toBe(403);
    }
    expect((await send({ name: 'Ana' })).status).not.toBe(429);
    expect((await request(site.app).post('/web/rgpd/cancel').send({})).status).not.toBe(429);
  });
});

describe('forms whose bodies do not come', () => {
  let server: Server;
  let slow: Socket[];
  beforeEach(() => {
    slow = [];
  });
  /** @param pace in place of the real one, which takes seconds */
  async function start(pace: Partial<BodyPace> = {}): Promise<void> {
    site = await createTestSite({}, { bodyPace: { ...defaultPace, ...pace } });
    server = createServer(site.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    for (const socket of slow) socket.destroy();
    server.closeAllConnections();
    server.close();
  });

  const urlOf = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const send = (client: string) =>
    fetch(urlOf('/'), { method: 'POST', body: 'name=Ana', headers: { 'X-Forwarded-For': client } });
  /** Resolves with the first answer of such a status: what was written to another connection may be read later. */
  async function answerOf(client: string, isExpected: (status: number) => boolean): Promise<Response> {
    for (;;) {
      const answer = await send(client);
      if (isExpected(answer.status)) return answer;
    }
  }
  /** What comes before a connection closes: a byte that meets the closing resets it. */
  async function received(socket: Socket): Promise<string> {
    let all = '';
    socket.on('data', (part: Buffer) => (all += part.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    return all;
  }
  const ofForm = 'POST / HTTP/1.1\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\n';
  /** Opens connections that send a head each. */
  async function open(count: number, clientOf: (number: number) => string, head = ofForm): Promise<void> {
    const { port } = server.address() as AddressInfo;
    const opened = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
    slow.push(...opened);
    await Promise.all(opened.map((socket) => once(socket, 'connect')));
    for (const [number, socket] of opened.entries())
      socket.write(
        `${head}Host: www.example.com\r\nX-Forwarded-For: ${clientOf(number)}\r\nContent-Length: 100\r\n\r\n`,
      );
  }

  it.each([
    ['192.0.2.1', (number: number) => `192.0.2.1:${40_000 + number}`],
    ['2001:db8::ffff', (number: number) => `2001:db8::${number + 1}`],
  ])('take the share of their client alone: %s', async (client, addressOf) => {
    await start();
    await open(300, addressOf);
    const refused = await answerOf(client, (status) => status === 503);
    expect(refused.headers.get('retry-after')).toBe('5');
    for (let times = 0; times < 3; times += 1) expect((await send('192.0.2.2')).status).not.toBe(503);
    for (const socket of slow) socket.destroy();
    await answerOf(client, (status) => status !== 503);
  });

  it('make room for everybody else’s, the slowest first, while pages are served', async () => {
    await start({ keptMs: 50 });
    await open(272, (number) => `192.0.2.${Math.floor(number / 16)}`);
    // For a moment each keeps its place.
    for (let times = 0; times < 4; times += 1) {
      const { status } = await answerOf(`198.51.100.${times}`, (given) => given !== 503);
      expect(status).toBe(422);
    }
    expect((await fetch(urlOf(page))).status).toBe(200);
  });

  it('end where no byte comes, or where they drip', async () => {
    await start({ stallMs: 300, checkMs: 20 });
    await open(3, () => '192.0.2.1');
    const answers = slow.map(received);
    const drip = setInterval(() => slow[0]!.write('x'), 50);
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('El formulario no ha llegado entero');
    }
    clearInterval(drip);
  });

  it('end at the door for assistants too', async () => {
    await start({ stallMs: 300, checkMs: 20 });
    const head =
      'POST /mcp HTTP/1.1\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\n';
    await open(2, () => '192.0.2.1', head);
    for (const answer of await Promise.all(slow.map(received))) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('REQUEST_TIMEOUT');
    }
  });
});
