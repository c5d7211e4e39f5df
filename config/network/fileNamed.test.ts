import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFeed } from '#origin/import/input/openFeed.ts';
import { fileNamed } from './fileNamed.ts';
import { openNetworkFolder } from './folder.ts';

/** As most machines write a name, and as a Mac does. */
const [composed, decomposed] = ['sal\u00f3n/100% #1 \u00f1.csv', 'salo\u0301n/100% #1 n\u0303.csv'];

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-names-'));
  mkdirSync(path.join(dir, path.dirname(decomposed)));
  writeFileSync(path.join(dir, decomposed), 'text');
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

it('finds a file however the letters of its name are written', async () => {
  for (const name of [composed, decomposed]) {
    expect(await fileNamed(dir, name)).toBe(path.join(dir, decomposed));
    expect(await findFeed(path.join(dir, name))).toBe(path.join(dir, decomposed));
  }
  expect(await fileNamed(dir, 'salon/none.csv')).toBe(path.join(dir, 'salon/none.csv'));
});

it('reads the files of a folder by names of one form', () => {
  const folder = openNetworkFolder(dir);
  expect(folder.names).toEqual([composed]);
  expect(folder.read(composed).toString()).toBe('text');
});
