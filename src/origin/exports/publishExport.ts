import { createHash } from 'node:crypto';
import { shortDigest } from '#shared/exports/fileFacts.ts';
import { readNextParts, removeFormerParts } from '../db/exports/exportParts.ts';
import { updateExport } from '../db/exports/exportFiles.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Store } from '../db/store.ts';
import type { ExportFileRow } from '../db/tables.ts';
import { gzipHead, gzipTail, joinCrc, pack } from './gzipParts.ts';
import type { OpenExport } from './renderParts.ts';

type Parts = Awaited<ReturnType<typeof readNextParts>>;

const sumOf = (parts: Parts, of: (part: Parts[number]) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** What stands around the parts of a file and between them, with the sums of the whole. */
async function packFrame({ writer }: OpenExport, parts: Parts) {
  const said = parts.filter(({ size }) => size > 0);
  const [begin, separator, end] = await Promise.all(
    [writer.begin(), writer.separator, (writer.time?.() ?? '') + writer.end()].map(pack),
  );
  const between = { crc: separator!.crc, size: separator!.size };
  const pieces = [begin!, ...said.flatMap((part, at) => (at === 0 ? [part] : [between, part])), end!];
  const crc = pieces.reduce((sum, piece) => joinCrc(sum, piece.crc, piece.size), 0);
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
  const head = Buffer.concat([gzipHead, begin!.content]);
  const tail = Buffer.concat([end!.content, gzipTail(crc, size)]);
  const separators = Math.max(0, said.length - 1) * separator!.content.length;
  return {
    ...{ head, separator: separator!.content, tail },
    bytes: head.length + sumOf(parts, ({ bytes }) => bytes) + separators + tail.length,
  };
}

/** Of a text without the time of writing. */
const digestOf = ({ writer }: OpenExport, parts: Parts): string =>
  shortDigest(
    createHash('sha256').update([writer.begin(), ...parts.map(({ digest }) => digest), writer.end()].join('\n')),
  );

/**
 * Gives what was written in place of what was given before: where it says the same, that stays, with its date.
 * @param file as the round claimed it
 * @param now epoch ms
 */
export async function publishExport(
  store: Store,
  file: ExportFileRow,
  open: OpenExport,
  { version, madeWith, now }: { version: string; madeWith: string; now: number },
): Promise<{ name: string; listings: number; leftOut: number }> {
  const { name, generation } = file;
  const parts = await readNextParts(store.db, name);
  const digest = digestOf(open, parts);
  const counts = {
    listings: sumOf(parts, ({ listings }) => listings),
    left_out: sumOf(parts, ({ left_out }) => left_out),
  };
  const isNew = digest !== file.digest;
  const changes = {
    ...{ version, made_with: madeWith, next_made_with: null, next_part: 0, checked_at: now, is_failing: 0 },
    ...counts,
    ...(isNew ? { ...(await packFrame(open, parts)), digest, generation: generation + 1, modified_at: now } : {}),
  };
  await inTransaction(store.db, async (trx) => {
    await updateExport(trx, file, changes);
    // Who reads the one before goes on.
    if (isNew) await removeFormerParts(trx, name, generation);
  });
  return { name, listings: counts.listings, leftOut: counts.left_out };
}
