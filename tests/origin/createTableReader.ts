import type { Store } from '#origin/db/store.ts';
import type { Tables } from '#origin/db/tables.ts';

/** Reads whole tables. @param store opened when it is read: a suite opens it after it is described */
export function createTableReader(store: () => Store) {
  const rows = <Name extends keyof Tables>(table: Name) =>
    store()
      .db.selectFrom(table as 'meta')
      .selectAll()
      .execute() as unknown as Promise<Tables[Name][]>;
  /** The only row of a table. */
  const only = async <Name extends keyof Tables>(table: Name): Promise<Tables[Name]> => {
    const all = await rows(table);
    expect(all).toHaveLength(1);
    return all[0]!;
  };
  return { rows, only };
}
