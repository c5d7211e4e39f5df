import { createQueryId, type KyselyPlugin } from 'kysely';
import type { Store } from '#origin/db/store.ts';

/**
 * A store that notes the text of each statement that goes through it, without its values. Rows inserted natively
 * (insertRows on SQLite) and the beginnings and ends of transactions are not among them.
 */
export function watchStatements(store: Store): { store: Store; statements: string[] } {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(store.db.getExecutor().compileQuery(node, createQueryId()).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { store: { ...store, db: store.db.withPlugin(plugin) }, statements };
}
