import { typedReferences } from '#shared/domain/estateKey.ts';
import type { Store } from '../db/store.ts';
import { readEstates, type EstateRecord } from './readEstates.ts';

/** Of one answer: another source may have the same reference, and many begin alike. */
const maxFound = 4;

/** Letters and digits from which a part of a reference is looked for. */
const minPartLength = 4;

export interface FoundByReference {
  /** Called exactly so, whatever the case and the punctuation. */
  exact: EstateRecord[];
  /** Looks for those whose reference only contains the text: it reads an index to its end. */
  findParts: () => Promise<EstateRecord[]>;
}

/** The listings that a typed text names by their references (docs/product.md#search). */
export async function findByReference(store: Store, text: string): Promise<FoundByReference> {
  const typed = typedReferences(text);
  if (typed.length === 0) return { exact: [], findParts: () => Promise.resolve([]) };
  const keysOf = (rows: readonly { key: number }[]): number[] => rows.map(({ key }) => key);
  const exact = keysOf(
    await store.db
      .selectFrom('estates')
      .select('key')
      .where('reference_text', 'in', typed)
      .orderBy('availability_rank')
      .orderBy('key')
      .limit(maxFound)
      .execute(),
  );
  return {
    exact: await readEstates(store, exact),
    findParts: async () => {
      const part = typed.at(-1)!;
      if ([...part].length < minPartLength || exact.length > 0) return [];
      // Letters and digits alone: nothing in it has a meaning for LIKE.
      const rows = await store.db
        .selectFrom('estates')
        .select('key')
        .where('reference_text', 'like', `%${part}%`)
        .limit(maxFound)
        .execute();
      return readEstates(
        store,
        keysOf(rows).sort((a, b) => a - b),
      );
    },
  };
}
