import type { Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { digest } from '../digest.ts';
import { day } from '#shared/times.ts';
import type { ConsentRow, Db, Tables } from '../tables.ts';

/** What a row proves, without its place in the chain. */
export type ConsentContent = Omit<ConsentRow, 'position' | 'salt' | 'content_hash' | 'previous' | 'hash' | 'erased_at'>;

/**
 * The end of the chain. Whoever wrote it down elsewhere can prove later that no row up to it was changed or removed.
 */
export interface LedgerHead {
  position: number;
  hash: string;
}

/** How long a proof is kept after the consent ended: claims become time-barred after three years. */
export const proofLife = retentionPeriods.proofYears * 365 * day;

/** What the first row refers to. */
export const emptyLedgerHash = '0'.repeat(64);

/** The order is part of the hash. The salt keeps an erased row from being guessed back. */
export const hashContent = (row: ConsentContent & { salt: string }): string =>
  digest(
    JSON.stringify([
      ...[row.salt, row.id, row.form, row.event, row.asked, row.version, row.texts, row.boxes],
      ...[row.language, row.page_url, row.subject_key, row.made_at],
    ]),
  );

export const hashLink = (position: number, previous: string, contentHash: string): string =>
  digest(JSON.stringify([position, previous, contentHash]));

/** A row with its place in the chain. */
export function chained(content: ConsentContent, { position: last, hash: previous }: LedgerHead): ConsentRow {
  const position = last + 1;
  const salt = randomBytes(16).toString('hex');
  const content_hash = hashContent({ ...content, salt });
  return {
    ...content,
    position,
    salt,
    content_hash,
    previous,
    hash: hashLink(position, previous, content_hash),
    erased_at: null,
  };
}

/**
 * Appends a row to the ledger. From here on the transaction is the only writer: the row of the ledger's head stays
 * locked until it ends. Take this lock last, after those of a subscription and its links.
 */
export async function appendConsent(trx: Transaction<Tables>, content: ConsentContent): Promise<void> {
  const last = await trx
    .updateTable('ledger')
    .set((row) => ({ position: row('position', '+', 1) }))
    .returning(['position', 'hash'])
    .executeTakeFirstOrThrow();
  const row = chained(content, { position: Number(last.position) - 1, hash: last.hash });
  await trx.insertInto('consents').values(row).execute();
  await trx.updateTable('ledger').set({ hash: row.hash }).execute();
}

/** Makes the transaction the only one that stores a form, as `appendConsent` does, where nothing was agreed to. */
export async function holdLedger(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('ledger')
    .set((row) => ({ position: row.ref('position') }))
    .execute();
}

export const readLedgerHead = async (db: Db): Promise<LedgerHead> => {
  const { position, hash } = await db.selectFrom('ledger').select(['position', 'hash']).executeTakeFirstOrThrow();
  return { position: Number(position), hash };
};

export interface LedgerReport extends LedgerHead {
  rows: number;
  /** Rows whose person was erased after their time: only their hashes are left. */
  erased: number;
  /** What is wrong, in words; empty when the chain holds. */
  faults: string[];
}

/** Rows read at a time. */
const batchSize = 1_000;

function faultsOf(row: ConsentRow, expected: LedgerHead): string[] {
  const faults: string[] = [];
  if (row.position !== expected.position + 1) faults.push(`rows are missing before row ${row.position}`);
  if (row.previous !== expected.hash) faults.push(`row ${row.position} does not follow the row before it`);
  if (row.hash !== hashLink(row.position, row.previous, row.content_hash))
    faults.push(`the hash of row ${row.position} is wrong`);
  if (row.erased_at === null && row.content_hash !== hashContent(row))
    faults.push(`the content of row ${row.position} was changed`);
  if (row.erased_at !== null && row.erased_at < row.made_at + proofLife)
    faults.push(`row ${row.position} was erased before its time`);
  return faults;
}

/**
 * Checks the whole chain.
 * @param noted a head that was written down earlier: it must still be part of the chain
 */
export async function verifyLedger(db: Db, noted?: LedgerHead): Promise<LedgerReport> {
  // Read first: rows appended meanwhile are not part of what is checked.
  const head = await readLedgerHead(db);
  const report: LedgerReport = { ...head, rows: 0, erased: 0, faults: [] };
  let last: LedgerHead = { position: 0, hash: emptyLedgerHash };
  for (;;) {
    const rows = await db
      .selectFrom('consents')
      .selectAll()
      .where('position', '>', last.position)
      .where('position', '<=', head.position)
      .orderBy('position')
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      report.faults.push(...faultsOf(row, last));
      if (noted?.position === row.position && noted.hash !== row.hash)
        report.faults.push(`row ${row.position} is not the one that was noted`);
      if (row.erased_at !== null) report.erased += 1;
      last = { position: row.position, hash: row.hash };
    }
    report.rows += rows.length;
    if (rows.length < batchSize) break;
  }
  if (last.position !== head.position || last.hash !== head.hash)
    report.faults.push(`the last row is ${last.position}, and should be ${head.position}`);
  if (noted && noted.position > head.position) report.faults.push(`row ${noted.position}, which was noted, is missing`);
  return report;
}
