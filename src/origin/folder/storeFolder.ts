import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recordChange } from '../db/changes/changes.ts';
import { namePictures, type ShownSources } from '../db/pictures/namePictures.ts';
import { imageSources } from '../db/people/peopleRows.ts';
import { readMeta, setMeta } from '../db/meta.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { magazineDocument, magazineDocuments } from '../import/magazineDocuments.ts';
import { cmsSources } from '../media/answerPictures.ts';
import type { FolderContent } from './readFolder.ts';
import type { FolderPeople } from './readPeople.ts';
import { storePeople } from './storePeople.ts';

/** The row of `meta` with the digest of what a folder had when it was stored last. */
const digestName = 'folder';

interface DocumentRow {
  name: string;
  content: string;
}

const documentsOf = ({ homeData, magazine }: FolderContent): DocumentRow[] => [
  ...(homeData ? [{ name: 'home-data', content: JSON.stringify(homeData) }] : []),
  ...magazineDocuments(magazine),
];

const digestOf = (rows: readonly DocumentRow[], people: FolderPeople): string =>
  createHash('sha256')
    .update(JSON.stringify([rows, people]))
    .digest('hex');

/** Removes what the folder stored before: blocks of Home, articles, pages. */
const removeDocuments = (trx: Transaction<Tables>) =>
  trx
    .deleteFrom('documents')
    .where((where) =>
      where.or([
        where('name', 'in', ['home-data', magazineDocument.summaries]),
        where('name', 'like', magazineDocument.article('%')),
        where('name', 'like', magazineDocument.page('%')),
      ]),
    )
    .execute();

/**
 * Stores the data of a network's folder where it is not stored as it is now; unchanged, it touches nothing. A folder
 * that never had any leaves what others stored.
 * @param now epoch ms
 * @returns whether anything was stored or removed
 */
export async function storeFolder(store: Store, content: FolderContent, now = Date.now()): Promise<boolean> {
  const { articles, pages } = content.magazine;
  const hasDocuments = content.homeData !== null || articles.length + pages.length > 0;
  const rows = hasDocuments ? documentsOf(content) : [];
  const digest = digestOf(rows, content.people);
  const isEmpty = !hasDocuments && content.people.agencies.length === 0;
  return store.exclusively(() =>
    store.db.transaction().execute(async (trx) => {
      const stored = await readMeta(trx, digestName);
      if (stored === digest || (stored === undefined && isEmpty)) return false;
      if (stored !== undefined || hasDocuments) await removeDocuments(trx);
      await store.insertRows(trx, 'documents', rows);
      await storePeople(store, trx, content.people, now);
      const shown: ShownSources[] = [
        ['home', cmsSources(content.homeData ?? {})],
        ['magazine', imageSources(...articles.map(({ image }) => image))],
      ];
      await namePictures(store, trx, shown, now);
      await setMeta(trx, digestName, digest);
      await recordChange(trx, { hardTags: [], softTags: ['home', 'magazine'] });
      return true;
    }),
  );
}
