import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import request from 'supertest';
import { schemeScript } from '#shared/theme/schemeTags.ts';
import { createStatics } from './statics.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-statics-'));
const [clientDir, publicDir] = ['client', 'public'].map((name) => path.join(dir, name)) as [string, string];
for (const folder of [clientDir, publicDir]) mkdirSync(folder);
for (const name of [
  'main.abc123.js',
  'scheme.abc123.js',
  'scheme.js',
  'main.abc123.js.map',
  'main.abc123.css.map',
  'loadable-stats.json',
])
  writeFileSync(path.join(clientDir, name), name);
const app = express().use(...createStatics({ clientDir, publicDir }));
afterAll(() => rmSync(dir, { recursive: true }));

it.each(['/static/main.abc123.js', '/static/scheme.abc123.js'])('serves %s for a year', async (url) => {
  const { status, headers } = await request(app).get(url);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

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
])('keeps the list of chunks and source maps to itself: %s', async (url) => {
  const { status, headers, text } = await request(app).get(url);
  expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', 'Not found']);
});
