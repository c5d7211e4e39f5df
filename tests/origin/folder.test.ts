import type { FolderContent } from '#origin/folder/readFolder.ts';
import { storeFolder } from '#origin/folder/storeFolder.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { readChanges } from '#origin/db/changes.ts';
import type { Store } from '#origin/db/store.ts';
import { onEveryBackend } from './backends.ts';

const texts = { title: 'Casa', excerpt: 'Una casa.', body: 'Texto.' };
const article = (slug: string) =>
  ({ slug, category: 'hogar', date: '2026-01-02', author: 'Ana', es: texts, ca: texts, en: texts }) as const;
const content = (...slugs: string[]): FolderContent => ({
  homeData: { carrousel: [], posts_magazine: slugs },
  magazine: { articles: slugs.map(article), pages: [] },
});
const nothing: FolderContent = { homeData: null, magazine: { articles: [], pages: [] } };

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('folder');
    await migrateDatabase(store.db);
  });
  afterAll(() => store.close());

  const names = async () =>
    (await store.db.selectFrom('documents').select('name').orderBy('name').execute()).map(({ name }) => name);
  const changes = async () => (await readChanges(store.db, 100)).length;

  it('is left alone while the folder has none', async () => {
    await store.db.insertInto('documents').values({ name: 'home-data', content: '{}' }).execute();
    expect(await storeFolder(store, nothing)).toBe(false);
    expect(await names()).toEqual(['home-data']);
  });

  it('is stored in place of what there was, and purged', async () => {
    expect(await storeFolder(store, content('a', 'b'))).toBe(true);
    expect(await names()).toEqual(['article:a', 'article:b', 'home-data', 'magazine']);
    expect((await readChanges(store.db, 1))[0]!.softTags).toEqual(['home', 'magazine']);
  });

  it('touches nothing while it is the same', async () => {
    const before = await changes();
    expect(await storeFolder(store, content('a', 'b'))).toBe(false);
    expect(await changes()).toBe(before);
  });

  it('loses what the folder loses', async () => {
    expect(await storeFolder(store, content('b'))).toBe(true);
    expect(await names()).toEqual(['article:b', 'home-data', 'magazine']);
    expect(await storeFolder(store, nothing)).toBe(true);
    expect(await names()).toEqual([]);
  });
});
