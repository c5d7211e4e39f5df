import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { startBuiltServer } from './builtServer.ts';
import { estatePaths } from './sample.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ports = { site: 3405, origin: 3406 };
const site = `http://127.0.0.1:${ports.site}`;
const token = 'operators-token-of-the-tests';

// One port for both.
test.describe.configure({ mode: 'serial' });

const started: ChildProcess[] = [];
let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-changes-'));
});
test.afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

async function start(port: number, variables: Record<string, string>, entry?: 'origin'): Promise<void> {
  started.push(await startBuiltServer(port, { DATA_DIR: dataDir, ...variables }, entry));
}

const setStatus = (reference: string, status: string) =>
  promisify(execFile)(process.execPath, ['scripts/estate.ts', 'status', reference, status], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
  });

/** A page's HTML, and whether it came from the cache. */
async function visit(url: string): Promise<{ html: string; isHit: boolean }> {
  const response = await fetch(site + url);
  return { html: await response.text(), isHit: /; hit/.test(response.headers.get('cache-status') ?? '') };
}

const firstEstate = async (province: string) =>
  ((await (await fetch(`${site}/web/estates/buy?province=${province}`)).json()) as EstateListDto).results[0]!;

const pageOf = (estate: Awaited<ReturnType<typeof firstEstate>>): string => estatePaths(estate)[0]!;

/** Milliseconds: half of the time for which a page is fresh (lifetimes.ts), also where the machine is busy. */
const soldTimeout = 30_000;

async function expectSoldToShow(): Promise<void> {
  const [sold, unchanged] = [await firstEstate('madrid'), await firstEstate('barcelona')];
  const [page, list, otherPage] = [pageOf(sold), '/viviendas-madrid-compra', pageOf(unchanged)];
  for (const url of [page, list, otherPage, page, list, otherPage]) await visit(url);
  expect(await Promise.all([page, list, otherPage].map(async (url) => (await visit(url)).isHit))).toEqual([
    true,
    true,
    true,
  ]);
  expect((await visit(page)).html).not.toContain('data-status="sold"');

  await setStatus(sold.reference, 'sold');
  await expect
    .poll(async () => (await visit(page)).html.includes('data-status="sold"'), {
      timeout: soldTimeout,
      intervals: [50],
    })
    .toBe(true);
  // Available estates come first.
  expect((await firstEstate('madrid')).reference).not.toBe(sold.reference);
  expect((await visit(otherPage)).isHit).toBe(true);
}

test('a sold estate shows as sold without waiting for its time in the cache, with the site’s own origin', async () => {
  await start(ports.site, {});
  await expectSoldToShow();
});

test('a sold estate shows as sold without waiting for its time in the cache, with an external origin that calls the site', async () => {
  await start(ports.origin, { ADMIN_TOKEN: token, SITE_PURGE_URL: `${site}/admin/cache/purge` }, 'origin');
  const upstream = `http://127.0.0.1:${ports.origin}`;
  await start(ports.site, { ADMIN_TOKEN: token, API_HOST: upstream, CMS_HOST: upstream });
  await expectSoldToShow();
});
