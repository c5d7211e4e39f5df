import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NetworkExport } from '#config/network/exports.ts';
import type { ExportContext } from '#shared/exports/format.ts';
import { changedParts, partKeys, partOf, readExportChanges, removeExportChanges } from '../db/changes/exportChanges.ts';
import { claimExports, updateExport } from '../db/exports/exportFiles.ts';
import { removeParts, storePart, type PartContent } from '../db/exports/exportParts.ts';
import type { Store } from '../db/store.ts';
import type { ExportFileRow } from '../db/tables.ts';
import { readLiveEstates } from '../records/readEstates.ts';
import { publishExport } from './publishExport.ts';
import { openExport, readPart, renderPart, type OpenExport } from './renderParts.ts';

/** An export to write. */
export interface ExportTarget {
  definition: NetworkExport;
  /** Of its definition (exportVersion.ts). */
  version: string;
  /** A digest of the code and of the settings that it is made with: with another, all of it is written anew. */
  madeWith: string;
}

/** The result of an export. */
export interface WrittenExport {
  name: string;
  listings: number;
  /** Those that its format has no place for, as one without a price. */
  leftOut: number;
}

interface RoundOptions {
  context: Omit<ExportContext, 'account'>;
  signal: AbortSignal;
}

/** An export of this round. */
interface RoundExport extends OpenExport {
  target: ExportTarget;
  file: ExportFileRow;
  /** From which part on all are to be written; null: those that changed alone. */
  from: number | null;
}

/** Above any part, within the integers of both databases. */
const beyondAll = 2 ** 31 - 1;

/** Parts that are written in one transaction. */
const partsAtOnce = 4;

/** Changes that are read at once: some megabytes, as of an import. */
const changesAtOnce = 5_000;

/** Requests come first: the pause after a part is as long as the part took, within this, in ms. */
const maxRestMs = 20;

function toRoundExport(target: ExportTarget, file: ExportFileRow, context: RoundOptions['context']): RoundExport {
  // What a round with other code or settings has written already, and broke off, is written anew too.
  const isUpToDate = file.made_with === target.madeWith && file.next_made_with === null;
  const isBegun = file.next_made_with === target.madeWith;
  const from = isUpToDate ? null : isBegun ? file.next_part : 0;
  return { ...openExport(target.definition, context), target, file, from };
}

/** Renders parts one after the other, and requests between them. */
async function renderParts(
  store: Store,
  exports: readonly RoundExport[],
  parts: readonly number[],
  signal: AbortSignal,
) {
  const rendered: { part: number; contents: (PartContent | null)[] }[] = [];
  for (const part of parts) {
    signal.throwIfAborted();
    const startedAt = performance.now();
    rendered.push({ part, contents: await renderPart(exports, await readPart(store, part)) });
    await sleep(Math.min(maxRestMs, performance.now() - startedAt));
  }
  return rendered;
}

/**
 * Writes parts of some exports in one transaction.
 * @param gap of exports that are written whole: the parts from here on that are not among these hold no listing
 */
async function writeParts(
  store: Store,
  exports: readonly RoundExport[],
  parts: readonly number[],
  { signal, gap = 0 }: { signal: AbortSignal; gap?: number },
): Promise<void> {
  const rendered = await renderParts(store, exports, parts, signal);
  await store.db.transaction().execute(async (trx) => {
    for (const [at, { file, target, from }] of exports.entries()) {
      const place = { name: file.name, next: file.generation + 1 };
      const end = parts.at(-1)! + 1;
      await updateExport(trx, file, from === null ? {} : { next_made_with: target.madeWith, next_part: end });
      for (const [index, { part, contents }] of rendered.entries()) {
        const before = index === 0 ? gap : parts[index - 1]! + 1;
        if (from !== null) await removeParts(trx, { ...place, from: Math.max(from, before), to: part });
        await storePart(trx, { ...place, part }, contents[at]!);
      }
    }
  });
}

/** The next parts with listings, from this one on. */
async function nextParts(store: Store, from: number): Promise<number[]> {
  const parts: number[] = [];
  for (let next = await nextPart(store, from); next !== null; next = await nextPart(store, next + 1)) {
    parts.push(next);
    if (parts.length === partsAtOnce) break;
  }
  return parts;
}

/** Writes all parts of exports that are new, or made with something else now; goes on where a round broke off. */
async function writeAll(store: Store, exports: readonly RoundExport[], signal: AbortSignal): Promise<void> {
  if (exports.length === 0) return;
  let gap = Math.min(...exports.map(({ from }) => from!));
  for (let parts = await nextParts(store, gap); parts.length > 0; parts = await nextParts(store, gap)) {
    const end = parts.at(-1)!;
    const own = exports.filter(({ from }) => from! <= end);
    await writeParts(store, own, parts, { signal, gap });
    gap = end + 1;
  }
  await store.db.transaction().execute(async (trx) => {
    for (const { file } of exports) {
      await updateExport(trx, file, {});
      await removeParts(trx, { name: file.name, from: gap, to: beyondAll, next: file.generation + 1 });
    }
  });
}

/** The first part, from this one on, that holds a listing that may be had. */
async function nextPart(store: Store, from: number): Promise<number | null> {
  const [first] = await readLiveEstates(store, from * partKeys - 1, 1);
  return first ? partOf(first.key) : null;
}

/** Writes the parts with listings that changed. What changes meanwhile is for the next round. */
async function writeChanged(store: Store, exports: readonly RoundExport[], signal: AbortSignal): Promise<void> {
  const all = exports.map((one) => ({ ...one, from: null }));
  let isMore = true;
  while (isMore) {
    const changes = await readExportChanges(store.db, changesAtOnce);
    const parts = await changedParts(store, changes);
    for (let at = 0; at < parts.length; at += partsAtOnce)
      await writeParts(store, all, parts.slice(at, at + partsAtOnce), { signal });
    await removeExportChanges(
      store,
      changes.map(({ id }) => id),
    );
    isMore = changes.length === changesAtOnce;
  }
}

/**
 * Brings all exports up to date: parts with listings that changed since the last round, and all parts of an export that
 * is new or made with other code or settings. Whoever reads is given the generation before until the next is whole; a
 * round that breaks off is gone on with by the next, of this origin or another over the same database.
 * @returns null where another process is at it
 * @throws what reading or writing throws; Error where there is no listing at all: what is given then stays
 */
export const writeRound = (
  store: Store,
  targets: readonly ExportTarget[],
  { context, signal }: RoundOptions,
): Promise<WrittenExport[] | null> =>
  store.unlessRunning('exports', async () => {
    if ((await nextPart(store, 0)) === null)
      throw new Error('There is no listing at all: portals would remove all that they have');
    const names = targets.map(({ definition: { name } }) => name);
    const files = new Map((await claimExports(store.db, names, randomUUID())).map((file) => [file.name, file]));
    const exports = targets.map((target) => toRoundExport(target, files.get(target.definition.name)!, context));
    await writeAll(
      store,
      exports.filter(({ from }) => from !== null),
      signal,
    );
    await writeChanged(store, exports, signal);
    const written: WrittenExport[] = [];
    for (const one of exports)
      written.push(await publishExport(store, one.file, one, { ...one.target, now: context.at }));
    return written;
  });
