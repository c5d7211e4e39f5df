import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { importAtStart } from '#origin/folder/importSources.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { storeFolder } from '#origin/folder/storeFolder.ts';
import { listen } from '#origin/listen.ts';
import { createPictures } from '#origin/media/createPictures.ts';
import { scanFolder } from '#origin/media/scanFolder.ts';

const folder = path.resolve(import.meta.dirname, '../../networks/vencejo');

/** The day after the demo's dates (DATES_AS_OF): the mock's clock stands still there. */
export const mockNow = Date.UTC(2026, 10, 2, 9);

export interface Mock {
  /** Without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

export interface MockOptions {
  /** 0 for one that is free. */
  port: number;
  /** Listings of the demo's 1,000, spread over all of them; all unless named. */
  listings?: number | undefined;
}

/** Writes some lines of a file, spread over all of it, to another. */
function copySome(from: string, to: string, count: number): void {
  const lines = readFileSync(from, 'utf8').trim().split('\n');
  const taken = Math.min(count, lines.length);
  const some = Array.from({ length: taken }, (_, n) => lines[Math.floor((n * lines.length) / taken)]!);
  writeFileSync(to, `${some.join('\n')}\n`);
}

/** Fills a database with the demo network, with the dates of its files. */
async function fill(store: Store, dir: string, listings = Infinity): Promise<void> {
  await migrateDatabase(store);
  const content = await readFolder(folder);
  await storeFolder(store, content, mockNow);
  const sources = content.sources.map((source) => {
    if (source.file === undefined || listings === Infinity) return source;
    const copy = path.join(dir, path.basename(source.file));
    copySome(path.join(folder, source.file), copy, listings);
    return { ...source, file: path.relative(folder, copy) };
  });
  const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
  await importAtStart(store, sources, { dir: folder, network, isReal: false });
  await scanFolder(store, folder, mockNow);
}

/**
 * Serves the contract from the demo network: the bundled origin over a database of its own, which is removed at the
 * end. Forms are stored, and nothing is mailed.
 */
export async function startMock({ port, listings }: MockOptions): Promise<Mock> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-mock-'));
  const store = openDatabase(path.join(dir, 'mock.sqlite'));
  await fill(store, dir, listings);
  const pictures = createPictures({ store, dir: path.join(dir, 'media'), folder });
  const app = express()
    .disable('x-powered-by')
    .use(
      (_req, res, next) => {
        res.set('Date', new Date(mockNow).toUTCString());
        next();
      },
      createOrigin({ store, pictures, now: () => mockNow }),
    );
  const server = await listen(app, port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}
