import { randomBytes } from 'node:crypto';
import type { Env } from '#config/env.ts';
import { knownExportKey } from '#shared/exports/exportAddress.ts';
import type { Db } from '../db/tables.ts';

/** Its row of `meta`. */
const rowName = 'export_key';

/**
 * What the addresses of the network's exports follow from: `EXPORT_SECRET`; else what is kept in the database, the same
 * for all origins. That is made once, or was made in DATA_DIR by an earlier release.
 */
export async function exportKeyOf(db: Db, env: Pick<Env, 'EXPORT_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (env.EXPORT_SECRET !== undefined) return env.EXPORT_SECRET;
  await db
    .insertInto('meta')
    .values({ name: rowName, value: knownExportKey(env) ?? randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('meta').select('value').where('name', '=', rowName).executeTakeFirstOrThrow()).value;
}
