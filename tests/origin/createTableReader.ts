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

/**
 * Reads the mails that wait or were sent, in the order in which they came. Those of one moment of a test's clock are in
 * the order in which they were first seen: a table's own order changes with its rows.
 */
export function createQueueReader(store: () => Store) {
  const seen: string[] = [];
  return async (): Promise<Tables['outbox'][]> => {
    const { rows } = createTableReader(store);
    const all = (await rows('outbox')).sort((a, b) => a.made_at - b.made_at);
    for (const { id } of all) if (!seen.includes(id)) seen.push(id);
    return all.sort((a, b) => seen.indexOf(a.id) - seen.indexOf(b.id));
  };
}
