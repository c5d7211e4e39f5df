import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpFetcher, parseRetryAfter, userAgent } from '../../scripts/crawl/createHttpFetcher.ts';
import { readCommand } from '../../scripts/crawl/readCommand.ts';
import { reportHtml, type Report } from '../../scripts/crawl/report.ts';
import { createFakeSite, fakeOrigin, fetchFrom, link, pathOf, type FakeSite } from '../fakes/fakeSite.ts';

let server: Server;
let base: string;
let site: FakeSite;
let directory: string;
const agents = new Set<string | undefined>();
const refused = new Set<string>();

beforeEach(async () => {
  site = createFakeSite();
  directory = mkdtempSync(path.join(tmpdir(), 'vencejo-crawl-'));
  agents.clear();
  refused.clear();
  server = createServer((req, res) => {
    const { url = '/' } = req;
    agents.add(req.headers['user-agent']);
    if (url === '/slow') return;
    if (url.startsWith('/busy') && !refused.has(url)) {
      refused.add(url);
      res.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    void fetchFrom(site)(url.replace('/busy', '')).then(({ status, headers, body }) =>
      res.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
});

/** Runs the command as `npm run crawl` does. */
const run = (...args: string[]): Promise<{ status: number | null; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/crawl.ts', ...args, '--report', directory, '--rate', '10000']);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (status) => resolve({ status, output }));
  });

const readReport = (): Report => JSON.parse(readFileSync(path.join(directory, 'report.json'), 'utf8')) as Report;

it('a deployment without a fault: status 0, at another origin than its canonical one', async () => {
  const { status, output } = await run(base, '--origin', fakeOrigin);
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('36 URLs') as string });
  expect(readReport()).toMatchObject({ base, origin: fakeOrigin, visited: 36, faults: 0, isComplete: true });
  expect(agents).toEqual(new Set([userAgent]));
});

it('a deployment with a fault: status 1, and where it stands', async () => {
  site.pages.get('/quienes-somos')!.main += link('/no-hay?a=<b>');
  const { status, output } = await run(base, '--origin', fakeOrigin);
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('links: 1.') as string });
  const { rules } = readReport();
  expect(rules.find(({ id }) => id === 'links')).toMatchObject({
    total: 1,
    faults: [{ path: '/no-hay?a=%3Cb%3E', message: 'answers 404', from: '/quienes-somos' }],
  });
  const html = readFileSync(path.join(directory, 'report.html'), 'utf8');
  expect(html).toContain(`curl -sS -i --path-as-is &#39;${base}/no-hay?a=%3Cb%3E&#39;`);
  expect(html).not.toMatch(/<script|<link|src=/);
});

it('leaves out what it is told to, and what a sample does not need', async () => {
  site.pages.get('/quienes-somos')!.main += link('/no-hay');
  expect((await run(base, '--origin', fakeOrigin, '--ignore', 'links', '--sample', '1')).status).toBe(0);
  expect(readReport()).toMatchObject({ ignored: ['links'], isComplete: false });
});

describe('--redirects', () => {
  const prove = (...lines: string[]) => {
    const file = path.join(directory, 'redirects.csv');
    writeFileSync(file, ['from,to', ...lines].join('\n'));
    return run(base, '--origin', fakeOrigin, '--redirects', file);
  };

  it('of lines that are right: status 0', async () => {
    site.answers.set('/antes', { status: 301, headers: { location: '/quienes-somos' }, body: '' });
    const { status, output } = await prove('/antes,About');
    expect(output).toContain('former URLs asked for: 1; right: 1, withdrawn: 0, wrong: 0; problems of the file: 0');
    expect(status).toBe(0);
  });

  it('of lines that are wrong: status 1, and which', async () => {
    const { status, output } = await prove('/antes,About', '/quienes-somos/,Home');
    expect(output).toContain('redirects.csv: line 2: /antes: answers 404, not 301');
    expect(output).toContain('redirects.csv: line 3: /quienes-somos/: the site has a page there');
    expect(status).toBe(1);
  });

  it('without a file: status 2', async () => {
    const { status, output } = await run(base, '--redirects', path.join(directory, 'none.csv'));
    expect([status, output]).toEqual([2, expect.stringContaining('There is no file')]);
  });
});

it.each([
  [[], 'Give the address of one site'],
  [['www.example.com'], 'URL must be an address'],
  [['https://www.example.com/en'], 'must be without a path'],
  [['https://www.example.com', '--rate', '0'], '--rate must be a number above 0'],
  [['https://www.example.com', '--ignore', 'S99'], 'No such rule: S99'],
])('says what is wrong with %j', (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});

it('waits as long as a server asks for, and asks again', async () => {
  const fetch = createHttpFetcher({ base, timeout: 5_000, rate: 1_000 });
  const started = Date.now();
  expect((await fetch(`/busy${pathOf('about')}`)).status).toBe(200);
  expect(Date.now() - started).toBeGreaterThanOrEqual(990);
});

it('keeps to its rate', async () => {
  const fetch = createHttpFetcher({ base, timeout: 5_000, rate: 20 });
  const started = Date.now();
  await Promise.all(Array.from({ length: 5 }, () => fetch('/')));
  expect(Date.now() - started).toBeGreaterThanOrEqual(190);
});

it('returns redirects, double slashes and time-outs as what they are', async () => {
  const fetch = createHttpFetcher({ base, timeout: 200, rate: 1_000, firstWait: 1 });
  expect(await fetch('//quienes-somos')).toMatchObject({ status: 301, headers: { location: '/quienes-somos' } });
  expect(await fetch('/slow')).toMatchObject({ status: 0, failure: expect.stringContaining('timeout') as string });
});

it('gives up a body that is too long', async () => {
  const fetch = createHttpFetcher({ base, timeout: 5_000, rate: 1_000, maxBytes: 100, firstWait: 1 });
  expect(await fetch('/')).toMatchObject({ status: 0, failure: 'Error: more than 100 bytes' });
});

it.each([
  ['2', 2_000],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5_000],
  ['99999', 120_000],
  ['soon', null],
  [undefined, null],
])('Retry-After: %s', (value, expected) => {
  expect(parseRetryAfter(value, Date.UTC(2026, 10, 22, 12))).toBe(expected);
});

it('a report escapes what pages say, for HTML and for the shell', () => {
  const rules = [{ id: 'S36', statement: 'Titles', total: 3, faults: [{ path: "/a'b", message: 'the title is <b>' }] }];
  const numbers = { startedAt: '2026-11-22T12:00:00.000Z', seconds: 1, visited: 1, probes: 0, faults: 3 };
  const html = reportHtml({ base: fakeOrigin, origin: fakeOrigin, ...numbers, isComplete: true, ignored: [], rules });
  expect(html).toContain('the title is &lt;b&gt;');
  expect(html).toContain(`${fakeOrigin}/a&#39;\\&#39;&#39;b`);
  expect(html).toContain('2 more are not listed');
});
