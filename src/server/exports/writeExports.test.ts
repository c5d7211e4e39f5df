import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { languages } from '#shared/i18n/languages.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toEstate } from '#shared/api/estate.ts';
import { hour } from '#shared/times.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import { turns } from '../turns.ts';
import { createExportFile } from './createExportFile.ts';
import { formats } from '#shared/exports/formats.ts';
import { writeExports, type ExportTarget } from './writeExports.ts';

const context = async () => ({
  featureLabel: await featureLabels(loadDictionary),
  languages,
  publicOrigin: 'https://www.example.com',
  brandName: 'Vencejo',
  at: 0,
});

function targetOf(onWrite: (text: string) => void): ExportTarget {
  const draft = {
    write: (text: string) => Promise.resolve(onWrite(text)),
    writeTime: () => Promise.resolve(),
    finish: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
  return {
    definition: {
      ...{ name: 'kyero', portal: 'kyero', agencies: undefined, leavesOut: [], account: undefined, secretVersion: 1 },
    },
    file: {
      prefix: 'kyero.',
      find: () => Promise.resolve(null),
      begin: () => Promise.resolve(draft),
      copy: () => Promise.resolve(),
    },
  };
}

// eslint-disable-next-line @typescript-eslint/require-await -- the pages of the API are an async generator too
async function* pagesOf(references: string[]) {
  for (const reference of references) yield [toEstate(fakeEstate({ reference }))];
}

it('takes its turns after the pages that visitors wait for', async () => {
  const given = await context();
  const done: string[] = [];
  const pages = Array.from({ length: 5 }, () => turns.take('pages').then(() => done.push('page')));
  const target = targetOf((text) => {
    if (text.includes('<property>')) done.push('listing');
  });
  const written = await writeExports([target], pagesOf(['A-1', 'A-2']), given);
  await Promise.all(pages);
  expect(done).toEqual(['page', 'page', 'page', 'page', 'page', 'listing', 'listing']);
  expect(written).toEqual([{ name: 'kyero', listings: 2, leftOut: 0 }]);
});

it('the same listings are the same file for who asks again, whenever they are written, in every format', async () => {
  const given = await context();
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-exports-'));
  const targets = (Object.keys(formats) as (keyof typeof formats)[]).map((portal) => ({
    definition: { ...targetOf(() => {}).definition, name: portal, portal, account: 'AG1' },
    file: createExportFile(dir, portal, 'v1'),
  }));
  const writtenAt = async (at: number, ...references: string[]) => {
    await writeExports(targets, pagesOf(references), { ...given, at });
    return Promise.all(targets.map(({ file }) => file.find()));
  };
  const first = await writtenAt(0, 'A-1');
  expect(await writtenAt(25 * hour, 'A-1')).toEqual(first);
  const other = await writtenAt(26 * hour, 'A-1', 'A-2');
  other.forEach((file, at) => expect(file!.digest).not.toBe(first[at]!.digest));
  rmSync(dir, { recursive: true });
});
