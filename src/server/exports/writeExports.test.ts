import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createI18n } from '../http/language.ts';
import { turns } from '../turns.ts';
import { writeExports, type ExportTarget } from './writeExports.ts';

const context = async () => ({
  i18n: await createI18n('es'),
  publicOrigin: 'https://www.example.com',
  brandName: 'Vencejo',
  at: 0,
});

function targetOf(onWrite: (text: string) => void): ExportTarget {
  const draft = {
    write: (text: string) => Promise.resolve(onWrite(text)),
    finish: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
  return {
    definition: {
      ...{ name: 'kyero', portal: 'kyero', agencies: undefined, leavesOut: [], account: undefined, secretVersion: 1 },
    },
    file: { prefix: 'kyero.', find: () => Promise.resolve(null), begin: () => Promise.resolve(draft) },
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
