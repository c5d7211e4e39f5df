import { createHash } from 'node:crypto';
import { checkNames, checkOf } from '#shared/domain/evidence/table.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { Registered } from '#shared/domain/registers.ts';
import { acquireWriteLock } from '../estates/acquireWriteLock.ts';
import { inTransaction } from '../inTransaction.ts';
import { readMeta, setMeta } from '../meta.ts';
import type { Store } from '../store.ts';
import type { Db } from '../tables.ts';

/**
 * By what the listings of a database are judged. The database itself has it, so that whatever writes a listing (a
 * start, a thread, a command) judges it alike.
 */
export interface AdvertRules {
  /** Whether one that breaks a rule is hidden (ADVERT_RULES). */
  isHiding: boolean;
  /** The network's own, of its folder. */
  rules: readonly OwnRule[];
  /** Its entry in a register of agents. */
  registered: Registered | null;
}

const none: AdvertRules = { isHiding: false, rules: [], registered: null };

/**
 * The rows of `meta` with the rules, with a digest of all by which listings are judged, and, until all are, with the
 * key of the last that is judged by them.
 */
const names = { rules: 'advert_rules', digest: 'advert_rules_digest', last: 'advert_rules_last' } as const;

export async function readAdvertRules(db: Db): Promise<AdvertRules> {
  const rules = await readMeta(db, names.rules);
  return rules === undefined ? none : (JSON.parse(rules) as AdvertRules);
}

/** @returns the key of the last listing that is judged by the rules of now; null where all are */
export async function readLastJudged(db: Db): Promise<number | null> {
  const last = await readMeta(db, names.last);
  return last === undefined ? null : Number(last);
}

/** @param last null: all are */
export async function noteLastJudged(db: Db, last: number | null): Promise<void> {
  if (last === null) await db.deleteFrom('meta').where('name', '=', names.last).execute();
  else await setMeta(db, names.last, String(last));
}

/** What stands for agents in adverts, by their keys: JSON of AgentBriefDto. */
export async function readBriefs(
  { isOneOf }: Pick<Store, 'isOneOf'>,
  db: Db,
  agents: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('agents')
    .select(['key', 'brief'])
    .where(isOneOf('key', [...new Set(agents)]))
    .execute();
  return new Map(rows.map(({ key, brief }) => [key, brief]));
}

/** The checks of this program: their code where it can be told, and all else of them. */
const ownChecks = (): unknown[] =>
  checkNames.map((name) => {
    const { compare, ...row } = checkOf(name);
    return [name, row, String(compare)];
  });

/**
 * At a start: notes the rules by which listings are judged from now on. Where these or the program's checks are others
 * than before, every listing is judged again, one after the other (judgeListings.ts); until then its verdict stays.
 */
export async function followAdvertRules({ db }: Store, rules: AdvertRules): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify([rules, ownChecks()]))
    .digest('hex');
  if ((await readMeta(db, names.digest)) === digest) return;
  await inTransaction(db, async (trx) => {
    // Whoever judges by the rules of before notes how far that is under the same lock.
    await acquireWriteLock(trx);
    if ((await readMeta(trx, names.digest)) === digest) return;
    await setMeta(trx, names.rules, JSON.stringify(rules));
    await setMeta(trx, names.digest, digest);
    await noteLastJudged(trx, 0);
  });
}
