import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { schemeScript } from '#shared/theme/schemeTags.ts';
import { createStatics } from './statics.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-statics-'));
const [clientDir, publicDir] = ['client', 'public'].map((name) => path.join(dir, name)) as [string, string];
for (const folder of [clientDir, publicDir]) mkdirSync(folder);
mkdirSync(path.join(clientDir, 'texts/abc123/es'), { recursive: true });
const long = Array.from({ length: 1_000 }, (_, index) => index % 10).join('');
writeFileSync(path.join(publicDir, 'guía número 1 & 100 %.txt'.normalize('NFD')), long);
writeFileSync(path.join(publicDir, '.hidden'), 'hidden');
writeFileSync(path.join(publicDir, 'empty.txt'), '');
for (const name of [
  'main.abc123.js.br',
  'main.abc123.js.map.br',
  'main.abc123.js',
  'scheme.abc123.js',
  'gone.abc123.js',
  'texts/abc123/es/common.json',
  'scheme.js',
  'main.abc123.js.map',
  'main.abc123.css.map',
  'loadable-stats.json',
])
  writeFileSync(path.join(clientDir, name), name.endsWith('.json') ? '{}' : name);
const app = express().use(...createStatics({ clientDir, publicDir }));
afterAll(() => rmSync(dir, { recursive: true }));

it.each(['/static/main.abc123.js', '/static/scheme.abc123.js', '/static/texts/abc123/es/common.json'])(
  'serves %s for a year',
  async (url) => {
    const { status, headers } = await request(app).get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  },
);

it('serves the script whose address stays for a day, and no page waits for the next one', async () => {
  const { status, headers } = await request(app).get(schemeScript);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400, stale-while-revalidate=604800']);
});

it.each([
  '/static/loadable-stats.json',
  '/static/loadable-stats.json?x=1',
  '/static/loadable%2Dstats.json',
  '/static/loadable-stats%2ejson',
  '/static/main.abc123.js.map',
  '/static/main.abc123.js%2Emap',
  '/static/main.abc123.js.%6dap',
  '/static/main.abc123.css.map?',
  '/static//main.abc123.js.map',
  '/static/main.abc123.js.map/',
  '/static/main.abc123.js.map//?x',
  '/static/main.abc123.js.map/index.html',
  '/static/main.abc123.js.map.br',
  '/static/loadable-stats.json/',
  '/static/main.abc123.js/',
])('keeps the list of chunks and source maps to itself: %s', async (url) => {
  const { status, headers, text } = await request(app).get(url);
  expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', 'Not found']);
});

it('answers 404 for a file that another build has taken away meanwhile', async () => {
  rmSync(path.join(clientDir, 'gone.abc123.js'));
  const { status, headers, text } = await request(app).get('/static/gone.abc123.js').set('Range', 'bytes=0-3');
  expect([status, headers['cache-control'], headers['content-type'], text]).toEqual([
    404,
    'no-store',
    'text/plain; charset=utf-8',
    'Not found',
  ]);
  for (const name of ['content-range', 'content-encoding', 'accept-ranges']) expect(headers[name]).toBeUndefined();
});

it('closes the file for a client that leaves before it is open, and goes on', async () => {
  const leaving = express()
    .use((_req, res, next) => {
      next();
      res.destroy();
    })
    .use(...createStatics({ clientDir, publicDir }));
  await expect(request(leaving).get('/static/main.abc123.js')).rejects.toThrow('socket hang up');
  expect((await request(app).get('/static/main.abc123.js')).status).toBe(200);
});

it('draws the icon that browsers ask for by themselves', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#0b5a63"/></svg>';
  writeFileSync(path.join(publicDir, 'favicon.svg'), svg);
  const drawing = express().use(...createStatics({ clientDir, publicDir }));
  const { status, headers, body } = await request(drawing).get('/favicon.ico');
  const ico = body as Buffer;
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect((await request(app).get('/favicon.ico')).status).toBe(404);
});

const guide = `/${encodeURIComponent('guía número 1 & 100 %.txt'.normalize('NFC'))}`;

it('serves files by their names, however those are composed, and no hidden ones', async () => {
  for (const url of [guide, `/${encodeURIComponent('guía número 1 & 100 %.txt'.normalize('NFD'))}`]) {
    const { status, text, headers } = await request(app).get(url);
    expect([status, text, headers['cache-control']]).toEqual([200, long, 'public, max-age=86400']);
  }
  for (const url of ['/.hidden', '/%2ehidden', `${guide}/`, '/%E0%A4%A', '/../public/.hidden'])
    expect((await request(app).get(url)).status).toBe(404);
});

it('serves what the build compressed to those who take it, and a part of the bytes as they are', async () => {
  const url = '/static/main.abc123.js';
  const compressed = await request(app).head(url).set('Accept-Encoding', 'gzip, br');
  const part = await request(app).get(url).set({ 'Accept-Encoding': 'br', Range: 'bytes=0-3' });
  expect([compressed.headers['content-encoding'], compressed.headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect([part.status, part.headers['content-encoding'], part.headers['content-range']]).toEqual([
    206,
    undefined,
    'bytes 0-3/14',
  ]);
});

it.each([
  ['bytes=0-0', 206, '0', 'bytes 0-0/1000'],
  ['bytes=990-', 206, '0123456789', 'bytes 990-999/1000'],
  ['bytes=-3', 206, '789', 'bytes 997-999/1000'],
  ['bytes=998-5000', 206, '89', 'bytes 998-999/1000'],
  ['bytes=-5000', 206, long, 'bytes 0-999/1000'],
  ['bytes=0-1,5-6', 200, long, undefined],
  ['pages=1-2', 200, long, undefined],
  ['bytes=1000-', 416, '', 'bytes */1000'],
  ['bytes=9-5', 200, long, undefined],
])('%s of a file is a %i', async (range, status, text, contentRange) => {
  const answer = await request(app).get(guide).set('Range', range);
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, contentRange]);
  expect(answer.headers['content-length']).toBe(String(text.length));
});

it('the last bytes of an empty file are all of it', async () => {
  const { status, headers } = await request(app).get('/empty.txt').set('Range', 'bytes=-5');
  expect([status, headers['content-length']]).toEqual([200, '0']);
});

it('sends a part only where the rest of the client’s copy is of the same file', async () => {
  const { etag, 'last-modified': modified } = (await request(app).head(guide)).headers as Record<string, string>;
  const statusFor = async (ifRange: string) =>
    (await request(app).get(guide).set({ Range: 'bytes=0-1', 'If-Range': ifRange })).status;
  expect(await Promise.all([etag!, modified!, '"other"', 'Sat, 01 Jan 2000 00:00:00 GMT'].map(statusFor))).toEqual([
    206, 206, 200, 200,
  ]);
  expect((await request(app).get(guide).set('If-None-Match', etag!)).status).toBe(304);
});
