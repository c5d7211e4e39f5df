import { namePictures, type ShownSources } from '#origin/db/pictures/namePictures.ts';
import { leasePicture } from '#origin/db/pictures/pictures.ts';
import type { Store } from '#origin/db/store.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { day } from '#shared/times.ts';
import { onEveryBackend } from './backends.ts';

const photo = (name: string): string => `https://photos.example/${name}.jpg`;

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('pictures');
    await migrateDatabase(store);
  });
  afterAll(() => store.close());

  const name = (shown: readonly ShownSources[], now: number): Promise<void> =>
    store.db.transaction().execute((trx) => namePictures(store, trx, shown, now));

  const uses = async (): Promise<string[]> => {
    const rows = await store.db
      .selectFrom('picture_uses')
      .innerJoin('pictures', 'pictures.id', 'picture_uses.picture')
      .select(['tag', 'url'])
      .execute();
    return rows.map(({ tag, url }) => `${tag} ${/(\w+)\.jpg$/.exec(url)![1]}`).sort();
  };

  const tryAt = async (of: string): Promise<number | undefined> => {
    const row = await store.db.selectFrom('pictures').select('try_at').where('url', '=', photo(of)).executeTakeFirst();
    return row && Number(row.try_at);
  };

  test('several answers are named at once, also those with a picture in common and one that stands twice', async () => {
    await name(
      [
        ['a', [photo('hall'), photo('kitchen'), photo('hall'), 'pictures/own.jpg']],
        ['b', [photo('kitchen')]],
        ['c', []],
      ],
      1_000,
    );
    expect(await uses()).toEqual(['a hall', 'a kitchen', 'b kitchen']);
    expect([await tryAt('hall'), await tryAt('kitchen')]).toEqual([1_000, 1_001]);
  });

  test('what an answer does not name any more is no longer used by it, and others keep it', async () => {
    await name(
      [
        ['a', [photo('hall'), photo('bath')]],
        ['c', [photo('hall')]],
      ],
      2_000,
    );
    expect(await uses()).toEqual(['a bath', 'a hall', 'b kitchen', 'c hall']);
    await name([['b', []]], 2_000);
    expect(await uses()).toEqual(['a bath', 'a hall', 'c hall']);
  });

  test('a known picture is asked for again at once where it was given up, and else where it was checked long ago', async () => {
    const set = (of: string, values: object) =>
      store.db.updateTable('pictures').set(values).where('url', '=', photo(of)).execute();
    await set('hall', { state: 'dead', try_at: null });
    await set('bath', { state: 'fetched', checked_at: day, try_at: 9 * day });
    await set('kitchen', { state: 'fetched', checked_at: 2 * day, try_at: 9 * day });
    await name([['a', [photo('hall'), photo('bath'), photo('kitchen')]]], 2 * day);
    expect([await tryAt('hall'), await tryAt('bath'), await tryAt('kitchen')]).toEqual([2 * day, 2 * day, 9 * day]);
  });

  test('sources take turns, those never tried come first, and each attempt is counted before it is made', async () => {
    await store.db.deleteFrom('pictures').execute();
    await name([['slow', ['s1', 's2', 's3'].map(photo), 'slow']], 3_000);
    await name([['good', [photo('g1')], 'good']], 4_000);
    const take = async (busySources: readonly string[]) => {
      const leaseAfter = (tries: number) => 10_000 + tries;
      const row = await leasePicture(store.db, { now: 5_000, leaseAfter, busyHosts: [], busySources });
      return row && [/(\w+)\.jpg$/.exec(row.url)![1], Number(row.tries), Number(row.try_at)];
    };
    expect(await take([])).toEqual(['s1', 1, 10_000]);
    expect(await take(['slow'])).toEqual(['g1', 1, 10_000]);
    // Nothing is left of others: the slow ones go on.
    expect(await take(['slow', 'good'])).toEqual(['s2', 1, 10_000]);
    await store.db.updateTable('pictures').set({ try_at: 2_000 }).where('tries', '=', 1).execute();
    expect(await take([])).toEqual(['s3', 1, 10_000]);
    expect(await take(['slow'])).toEqual(['g1', 2, 10_001]);
  });
});
