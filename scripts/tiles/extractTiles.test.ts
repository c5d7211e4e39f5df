import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { PMTiles, tileIdToZxy } from 'pmtiles';
import { createMapTiles } from '#server/http/mapTiles/createMapTiles.ts';
import { openMapTiles } from '#server/http/mapTiles/openMapTiles.ts';
import { hangs, startFeedServer, type FeedAnswer, type FeedServer } from '#tests/fakes/feedServer.ts';
import { makeTilesArchive } from '#tests/fakes/tilesArchive.ts';
import type { Box } from './area.ts';
import { coverArea } from './coverArea.ts';
import { extractTiles, type ExtractOptions } from './extractTiles.ts';
import { onDisk } from './workFolder.ts';

const idsOf = (boxes: readonly Box[], maxZoom: number): number[] =>
  coverArea(boxes, maxZoom).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));

const cadiz: Box = { west: -6.5, south: 36, east: -5.2, north: 36.9 };
const around: Box = { west: -10, south: 33, east: -2, north: 40 };
const archive = makeTilesArchive(idsOf([around], 9), '© OpenStreetMap');
const wanted = idsOf([cadiz], 9);

/** Answers with the bytes that are asked for. */
const serves =
  (bytes: Buffer = archive.bytes, etag = '"one"'): FeedAnswer =>
  (req, res) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    const body = bytes.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`;
    res.writeHead(206, { ETag: etag, 'Content-Range': range, 'Content-Length': body.length }).end(body);
  };

/** Breaks the connection off in the middle of what `serves` sends. */
const cuts: FeedAnswer = (req, res) => {
  const sendHalf = (body: Buffer) => res.write(body.subarray(0, body.length / 2), () => res.destroy());
  serves()(req, Object.assign(res, { end: sendHalf }));
};

const refuses =
  (status: number, headers: Record<string, string> = {}): FeedAnswer =>
  (_req, res) => {
    res.writeHead(status, headers).end();
  };

/** Answers the request of a number, from 1, in another way. */
const exceptFor = (odd: (number: number) => FeedAnswer | undefined, usual = serves()): FeedAnswer => {
  let number = 0;
  return (req, res) => (odd(++number) ?? usual)(req, res);
};

let server: FeedServer;
let folder: string;
let target: string;
const waits: number[] = [];

const extract = (options: Partial<ExtractOptions> = {}) =>
  extractTiles({
    ...{ source: `${server.origin}/20261128.pmtiles`, boxes: [cadiz], maxZoom: 9, target, isDry: false },
    ...{ partSize: 8_000, freeBytes: () => Promise.resolve(1e9) },
    asking: {
      ...{ silenceMs: 30_000, attempts: 3, firstPauseMs: 1 },
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    },
    ...options,
  });

const rangesAsked = (from: number): number[][] =>
  server.asked.slice(from).map(({ headers }) => headers.range!.slice('bytes='.length).split('-').map(Number));
/** Bytes of tiles that were asked for. */
const tileBytesAsked = (from = 0): number =>
  rangesAsked(from)
    .filter(([start]) => start! >= archive.tileDataOffset)
    .reduce((sum, [start, end]) => sum + end! - start! + 1, 0);

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vencejo-extract-'));
  target = path.join(folder, 'cadiz.pmtiles');
  server.answer(serves());
  server.asked.splice(0);
  waits.splice(0);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the file of an area', () => {
  it('has each tile of the area as its source has it, read through the site, and no other', async () => {
    const report = await extract();
    const mapTiles = await openMapTiles([target]);
    const site: Server = express().use(createMapTiles(mapTiles)).listen(0);
    const { port } = site.address() as AddressInfo;
    const tileOf = async (id: number) => {
      const [z, x, y] = tileIdToZxy(id).map(String) as [string, string, string];
      const address = mapTiles.tiles.url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
      const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    };
    for (const id of wanted) expect(await tileOf(id)).toEqual({ status: 200, body: archive.tiles.get(id) });
    const outside = [...archive.tiles.keys()].filter((id) => !wanted.includes(id));
    expect(outside.length).toBeGreaterThan(20);
    // The way to the nearest one above it, or nothing.
    for (const id of outside.slice(0, 20)) expect([204, 302]).toContain((await tileOf(id)).status);
    site.close();
    site.closeAllConnections();
    await mapTiles.close();
    expect(report.tiles.addressed).toBe(wanted.length);
    expect(report.tiles.distinct).toBe(new Set(wanted.map((id) => archive.tiles.get(id)!.toString('latin1'))).size);
  });

  it('keeps the attribution, says what is in it, and has its digest beside it', async () => {
    const { digest, bytes, fetchBytes, tiles } = await extract();
    const file = readFileSync(target);
    const read = new PMTiles({
      getKey: () => target,
      getBytes: (offset, length) =>
        Promise.resolve({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
    });
    expect(await read.getMetadata()).toMatchObject({ attribution: '© OpenStreetMap' });
    expect(await read.getHeader()).toMatchObject({
      ...{
        specVersion: 3,
        clustered: true,
        minZoom: 0,
        maxZoom: 9,
        minLon: -6.5,
        minLat: 36,
        maxLon: -5.2,
        maxLat: 36.9,
      },
      ...{ numAddressedTiles: tiles.addressed, numTileContents: tiles.distinct },
    });
    expect(file.length).toBe(bytes);
    expect(digest).toBe(createHash('sha256').update(file).digest('hex'));
    expect(readFileSync(`${target}.sha256`, 'utf8')).toBe(`${digest}  cadiz.pmtiles\n`);
    expect(readdirSync(folder).sort()).toEqual(['cadiz.pmtiles', 'cadiz.pmtiles.sha256']);
    // Of the source little more than is needed, each byte once.
    expect(tileBytesAsked()).toBe(fetchBytes);
    expect(fetchBytes).toBeLessThan(bytes * 1.05);
  });

  it('is as large as a dry run says, which makes nothing', async () => {
    const { bytes, digest } = await extract({ isDry: true });
    expect(digest).toBeUndefined();
    expect(tileBytesAsked()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    expect((await extract()).bytes).toBe(bytes);
  });

  it('comes of the newest build that there is', async () => {
    server.answer((req, res) => (req.url === '/20261127.pmtiles' ? serves() : refuses(404))(req, res));
    const template = `${server.origin}/{date}.pmtiles`;
    const { url } = await extract({ source: template, now: Date.UTC(2026, 10, 29, 12), isDry: true });
    expect(url).toBe(`${server.origin}/20261127.pmtiles`);
    const late = extract({ source: template, now: Date.UTC(2026, 11, 29), isDry: true });
    await expect(late).rejects.toThrow('no file of the last 14 days');
  });
});

describe('a download goes on', () => {
  const oddOnce = (odd: FeedAnswer) => exceptFor((number) => (number === 6 ? odd : undefined));

  it.each<[string, FeedAnswer, number]>([
    ['cuts', cuts, 1],
    ['a server that is busy, after the time it names', refuses(503, { 'Retry-After': '7' }), 7_000],
    ['too many requests', refuses(429), 1],
  ])('after %s', async (_, odd, pause) => {
    await extract();
    const undisturbed = { file: readFileSync(target), bytes: tileBytesAsked() };
    const before = server.asked.length;
    server.answer(oddOnce(odd));
    await extract();
    expect(readFileSync(target).equals(undisturbed.file)).toBe(true);
    expect(waits).toEqual([pause]);
    // Beside what did not come, nothing is asked for again.
    expect(tileBytesAsked(before) - undisturbed.bytes).toBeLessThanOrEqual(8_000);
  });

  it('after an answer that does not come', async () => {
    server.answer(oddOnce(hangs));
    // On a machine that is busy others may take as long.
    const wait = (ms: number) => Promise.resolve(waits.push(ms));
    await extract({ asking: { silenceMs: 100, attempts: 50, firstPauseMs: 1, wait } });
    expect(existsSync(target)).toBe(true);
    expect(waits.length).toBeGreaterThan(0);
  });
});

const html: FeedAnswer = (_req, res) => {
  res.writeHead(206, { 'Content-Range': 'bytes 0-99/100' }).end('<!doctype html>'.padEnd(100));
};
const pictures = Buffer.from(archive.bytes).fill(2, 99, 100);
const brokenTile = Buffer.from(archive.bytes);
brokenTile.fill(0, archive.tileDataOffset, archive.tileDataOffset + 40);
const brokenDirectory = Buffer.from(archive.bytes);
brokenDirectory.fill(255, 127, 160);

it.each<[string, FeedAnswer, RegExp]>([
  ['nothing at the address', refuses(404), /There is no file at .*20261128\.pmtiles \(404\)/],
  ['a server without ranges', refuses(200), /sent as a whole only/],
  ['a server that refuses', refuses(400), /answered with 400/],
  ['a server that stays away', refuses(500), /could not be read \(3 attempts\): answered with 500/],
  ['a page in place of the file', html, /is no PMTiles file of version 3/],
  ['other bytes than those asked for', exceptFor((n) => (n === 2 ? html : undefined)), /other bytes/],
  ['tiles that are pictures', serves(pictures), /no vector tiles/],
  ['a file that is cut off', serves(archive.bytes.subarray(0, archive.bytes.length - 100_000)), /is cut off/],
  ['a directory that is broken', serves(brokenDirectory), /directory is broken/],
  ['a tile that is broken', serves(brokenTile), /Tile 0\/0\/0 came broken, and nothing was put in place/],
  [
    'another file in between',
    exceptFor((n) => (n > 5 ? serves(archive.bytes, '"two"') : undefined)),
    /was replaced while/,
  ],
])('leaves the file as it is after %s', async (_, answer, reason) => {
  writeFileSync(target, 'the one before');
  server.answer(answer);
  await expect(extract()).rejects.toThrow(reason);
  expect(readFileSync(target, 'utf8')).toBe('the one before');
  expect(existsSync(`${target}.lock`)).toBe(false);
});

describe('a disk', () => {
  it('that has too little room is named before anything is fetched', async () => {
    await expect(extract({ freeBytes: () => Promise.resolve(10_000) })).rejects.toThrow(
      /has too little room: .* needed, 10 kB free/,
    );
    expect(tileBytesAsked()).toBe(0);
  });

  it('that becomes full is named, and what was fetched is kept', async () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    await expect(onDisk('/data', () => Promise.reject(full))).rejects.toThrow('The disk of /data is full');
  });
});

describe('a run that was cut off', () => {
  const cutOff = async () => {
    server.answer(exceptFor((number) => (number > 8 ? refuses(500) : undefined)));
    await expect(extract()).rejects.toThrow('answered with 500');
    server.answer(serves());
    return server.asked.length;
  };

  it('is gone on with: only what is missing is fetched', async () => {
    const before = await cutOff();
    const { fetchBytes, keptBytes } = await extract();
    expect(keptBytes).toBeGreaterThan(0);
    expect(tileBytesAsked(before)).toBe(fetchBytes - keptBytes);
    // Beside the missing parts, only whether the source is the same.
    expect(rangesAsked(before).filter(([start]) => start! < archive.tileDataOffset)).toEqual([[0, 16_383]]);
    const resumed = readFileSync(target);
    await extract();
    expect(readFileSync(target).equals(resumed)).toBe(true);
  });

  it.each([
    ['the source is another', () => server.answer(serves(archive.bytes, '"two"')), {}],
    ['the area is another', () => undefined, { maxZoom: 8 }],
  ])('begins anew where %s', async (_, change, options) => {
    await cutOff();
    change();
    expect(await extract(options)).toMatchObject({ keptBytes: 0 });
  });
});

it('makes a file once at a time', async () => {
  // The process that runs this one.
  writeFileSync(`${target}.lock`, String(process.ppid));
  await expect(extract()).rejects.toThrow('Another run makes');
  // One that was killed has left its lock.
  writeFileSync(`${target}.lock`, '999999999');
  expect(await extract()).toMatchObject({ keptBytes: 0 });
});
