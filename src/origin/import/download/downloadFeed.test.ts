import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  breaksOff,
  hangs,
  redirects,
  sends,
  sendsVersion,
  startFeedServer,
  type FeedAnswer,
  type FeedServer,
} from '#tests/fakes/feedServer.ts';
import { UnreadableFile } from '../formats/format.ts';
import { nextPage } from '../formats/resales-online-v6/nextPage.ts';
import { downloadFeed, type DownloadOptions } from './downloadFeed.ts';
import { downloadPages } from './downloadPages.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-download-'));
const file = path.join(dir, 'feed');
const feed = '<root>Ático</root>';

let server: FeedServer;
let other: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
  // On Linux all of 127.0.0.0/8 is this machine.
  other = await startFeedServer('127.0.0.2');
});
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  server.asked.length = 0;
  other.asked.length = 0;
});

const download = (options: Partial<DownloadOptions> = {}, url = `${server.origin}/feed.xml?key=s3cret`) =>
  downloadFeed(url, file, { allowPrivate: true, maxBytes: 1_000, ...options });

/** Why nothing came, as it is told. */
async function reasonOf(answer: FeedAnswer, options: Partial<DownloadOptions> = {}, url?: string): Promise<string> {
  server.answer(answer);
  const error: unknown = await download(options, url).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UnreadableFile);
  const { message } = error as Error;
  // An address may hold a key.
  expect(message).not.toMatch(/s3cret/);
  return message;
}

it('writes the answer to a file, with what its server says of it', async () => {
  const modified = 'Mon, 01 Jun 2026 10:00:00 GMT';
  server.answer(sends(feed, { ETag: '"a"', 'Last-Modified': modified, 'Content-Type': 'text/xml; charset=utf-8' }));
  expect(await download()).toEqual({
    path: file,
    contentType: 'text/xml; charset=utf-8',
    version: {
      etag: '"a"',
      lastModified: modified,
      digest: hash('sha256', `text/xml; charset=utf-8${feed}`, 'base64url'),
    },
    bytes: Buffer.byteLength(feed),
  });
  expect(readFileSync(file, 'utf8')).toBe(feed);
});

it('gives nothing where the feed is the version that was read last', async () => {
  server.answer(sendsVersion(feed, '"a"'));
  const known = { etag: '"a"', lastModified: 'Mon, 01 Jun 2026 10:00:00 GMT' };
  expect(await download({ known })).toBeNull();
  expect(server.asked[0]!.headers).toMatchObject({
    'if-none-match': '"a"',
    'if-modified-since': 'Mon, 01 Jun 2026 10:00:00 GMT',
  });
  expect(await download({ known: { etag: '"b"' } })).toMatchObject({ version: { etag: '"a"' } });
  // Of a server that says nothing of versions.
  server.answer(sends(feed));
  const { version } = (await download())!;
  expect(await download({ known: version })).toBeNull();
  server.answer(sends(`${feed} `));
  expect(await download({ known: version })).not.toBeNull();
});

it('keeps what comes packed as it is: whoever opens it unpacks it', async () => {
  server.answer(sends(gzipSync(feed), { 'Content-Encoding': 'gzip' }));
  await download();
  expect(readFileSync(file)).toEqual(gzipSync(feed));
  expect(await reasonOf(sends(feed, { 'Content-Encoding': 'br' }))).toMatch('encoded as br');
});

it.each<[string, FeedAnswer, RegExp]>([
  ['a status 304 that nobody asked for', sends('', {}, 304), /answers 304/],
  ['401', sends('', {}, 401), /answers 401 \(Unauthorized\): .*auth/],
  ['403', sends('', {}, 403), /answers 403 .*allow this server/],
  ['404', sends('', {}, 404), /answers 404 \(Not Found\): the feed is not there/],
  ['429', sends('', {}, 429), /answers 429 .*every/],
  ['500', sends(feed, {}, 500), /answers 500 .*next run/],
  ['no content', sends('', {}, 204), /answers 204 .*no feed/],
  ['a login page with status 200', sends('\uFEFF<!DOCTYPE html>\n<html><form>'), /web page \(HTML\).*login/],
  ['a body that is cut off', breaksOff(feed), /broke the connection off/],
  ['a body of unknown length that is cut off', breaksOff(feed, {}), /broke the connection off/],
  ['more than is allowed', sends('a'.repeat(1_001)), /more than 0 MB.*FEED_MAX_MB/],
  ['more than is allowed, without a length', (_req, res) => res.end('a'.repeat(1_001)), /FEED_MAX_MB/],
])('refuses %s', async (_, answer, reason) => {
  expect(await reasonOf(answer)).toMatch(reason);
});

it('waits for a server only so long: to begin its answer, and to end it', async () => {
  const steps = { connect: 10_000, firstByte: 50 };
  expect(await reasonOf(hangs, { steps })).toMatch(/127\.0\.0\.1 does not begin its answer within 0\.05 s/);
  const stalls: FeedAnswer = (_req, res) => res.writeHead(200).write(feed.slice(0, 5));
  expect(await reasonOf(stalls, { timeoutMs: 200 })).toMatch(/too slow/);
});

it('says that nothing listens, and that what listens is no web server', async () => {
  const silent: Server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end('220 mail.example ESMTP\r\n'),
  );
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as { port: number };
  expect(await reasonOf(hangs, {}, `http://127.0.0.1:${port}/`)).toMatch(/does not answer as a web server does/);
  await new Promise((resolve) => {
    silent.close(resolve);
  });
  expect(await reasonOf(hangs, {}, `http://127.0.0.1:${port}/`)).toMatch(`127.0.0.1:${port} refuses connections`);
  expect(await reasonOf(hangs, {}, 'http://no-such-host.invalid/')).toMatch(/no-such-host\.invalid/);
});

describe('where it may lead', () => {
  /** As if the second server were on the public internet, and the first on this machine alone. */
  const isPublic = (address: string) => address === '127.0.0.2';
  const guarded = { allowPrivate: false, isPublic };

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:10.0.0.1]:1/',
    'http://0/',
  ])('not to %s', async (url) => {
    expect(await reasonOf(hangs, { allowPrivate: false }, url)).toMatch(/public internet: ALLOW_PRIVATE_SOURCES=on/);
  });

  it('not by a redirect to this machine, unless that is allowed', async () => {
    other.answer(redirects(`${server.origin}/feed.xml`));
    expect(await reasonOf(sends(feed), guarded, other.origin)).toMatch(/127\.0\.0\.1 is no address of the public/);
    expect([server.asked, other.asked].map(({ length }) => length)).toEqual([0, 1]);
    expect(await download({}, other.origin)).toMatchObject({ bytes: Buffer.byteLength(feed) });
  });

  it('through three redirects, and not through four', async () => {
    const after =
      (count: number): FeedAnswer =>
      (req, res) => {
        const left = Number(new URL(req.url!, 'http://a').searchParams.get('n') ?? count);
        if (left === 0) sends(feed)(req, res);
        else redirects(`/?n=${left - 1}`)(req, res);
      };
    server.answer(after(3));
    expect(await download({}, server.origin)).toMatchObject({ bytes: Buffer.byteLength(feed) });
    expect(await reasonOf(after(4), {}, server.origin)).toBe('More than 3 redirects');
    expect(await reasonOf(redirects('ftp://127.0.0.1/feed.xml'))).toMatch('neither http nor https');
  });

  it('with the secret only as far as the server that it is for', async () => {
    const credentials = { Authorization: 'Basic abc' };
    other.answer(sends(feed));
    server.answer((req, res) => redirects(req.url === '/' ? '/next' : `${other.origin}/`)(req, res));
    await download({ credentials }, `${server.origin}/`);
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(['Basic abc', 'Basic abc']);
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

it('leaves an error of the disk to its caller', async () => {
  server.answer(sends(feed));
  const missing = path.join(dir, 'missing/feed');
  const failed = downloadFeed(`${server.origin}/`, missing, { allowPrivate: true, maxBytes: 1_000 });
  await expect(failed).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(missing)).toBe(false);
});

describe('an answer by pages', () => {
  const page = (CurrentPage: number, count: number) =>
    JSON.stringify({
      transaction: { datetime: String(Math.random()) },
      QueryInfo: { PropertyCount: count, CurrentPage, PropertiesPerPage: 2 },
      Property: [{ Reference: `R${CurrentPage}` }],
    });
  const pages = (known?: string, maxBytes = 10_000, maxPages = 9) =>
    downloadPages(`${server.origin}/V6/SearchProperties?p2=s3cret&p_PageNo=1`, file, nextPage, {
      ...{ allowPrivate: true, maxBytes, maxPages, pauseMs: 0 },
      ...(known === undefined ? {} : { known: { digest: known } }),
    });
  const answer = (count: number) =>
    server.answer((req, res) => {
      const asked = Number(new URL(req.url!, server.origin).searchParams.get('P_PageNo') ?? 1);
      res.end(gzipOf(page(asked, count), asked));
    });
  /** Every other page comes packed. */
  const gzipOf = (text: string, asked: number) => (asked % 2 === 0 ? gzipSync(text) : text);

  it('is read to its last page, and told from one that was read before by its homes', async () => {
    answer(5);
    const feed = await pages();
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(
      lines.map((line) => (JSON.parse(line) as { Property: [{ Reference: string }] }).Property[0].Reference),
    ).toEqual([...['R1', 'R2', 'R3']]);
    expect(existsSync(`${file}.page`)).toBe(false);
    expect(await pages(feed!.version.digest)).toBeNull();
  });

  it('ends where a page fails, is too large with those before, or never ends', async () => {
    server.answer((req, res) => {
      if (req.url!.includes('P_PageNo=2')) res.statusCode = 500;
      res.end(page(1, 5));
    });
    await expect(pages()).rejects.toThrow(UnreadableFile);
    answer(5);
    await expect(pages(undefined, 300)).rejects.toThrow('FEED_MAX_MB');
    await expect(pages(undefined, 10_000, 2)).rejects.toThrow('more than 2 pages');
  });
});
