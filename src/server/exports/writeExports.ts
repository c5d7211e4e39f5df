import type { NetworkExport } from '#config/network/exports.ts';
import type { Estate } from '#shared/api/estate.ts';
import { turns } from '../turns.ts';
import type { ExportDraft, ExportFile } from './createExportFile.ts';
import { exportedEstate } from '#shared/exports/exportedEstate.ts';
import type { ExportContext, ExportWriter } from '#shared/exports/format.ts';
import { formats } from '#shared/exports/formats.ts';
import { isOfExport } from '#shared/exports/isOfExport.ts';

/** An export and its file. */
export interface ExportTarget {
  definition: NetworkExport;
  file: ExportFile;
}

/** The result of an export. */
export interface WrittenExport {
  name: string;
  listings: number;
  /** Those that its format has no place for, as one without a price. */
  leftOut: number;
}

interface OpenExport extends WrittenExport {
  definition: NetworkExport;
  draft: ExportDraft;
  writer: ExportWriter;
}

async function openExport(
  { definition, file }: ExportTarget,
  context: Omit<ExportContext, 'account'>,
): Promise<OpenExport> {
  const { name, portal, account } = definition;
  const draft = await file.begin();
  return { name, definition, draft, writer: formats[portal].open({ ...context, account }), listings: 0, leftOut: 0 };
}

/** Writes one page of listings, after requests of visitors. */
async function writePage(open: OpenExport, estates: readonly Estate[]): Promise<void> {
  const { definition, writer, draft } = open;
  await turns.take('revalidations');
  const own = estates.filter((estate) => isOfExport(definition, estate));
  const texts = own
    .map((estate) => writer.listing(exportedEstate(estate, definition.leavesOut)))
    .filter((text) => text !== null);
  const before = open.listings > 0 ? writer.separator : '';
  open.listings += texts.length;
  open.leftOut += own.length - texts.length;
  if (texts.length > 0) await draft.write(before + texts.join(writer.separator));
}

/**
 * Writes all exports in one pass over the listings, with one page in memory. A file is replaced when the new one is
 * complete and its text differs in more than the time of writing: else a portal that asks again is told that nothing
 * changed.
 * @param pages of listings
 * @throws what reading or writing throws, and Error where there is no listing at all: all files then stay
 */
export async function writeExports(
  targets: readonly ExportTarget[],
  pages: AsyncIterable<readonly Estate[]>,
  context: Omit<ExportContext, 'account'>,
): Promise<WrittenExport[]> {
  const exports: OpenExport[] = [];
  try {
    for (const target of targets) exports.push(await openExport(target, context));
    for (const { draft, writer } of exports) await draft.write(writer.begin());
    let isEmpty = true;
    for await (const estates of pages) {
      isEmpty &&= estates.length === 0;
      for (const one of exports) await writePage(one, estates);
    }
    if (isEmpty) throw new Error('The API gives no listing at all: portals would remove all that they have');
    for (const { draft, writer } of exports) {
      if (writer.time) await draft.writeTime(writer.time());
      await draft.write(writer.end());
    }
    for (const { draft } of exports) await draft.finish();
  } catch (error) {
    await Promise.all(exports.map(({ draft }) => draft.discard()));
    throw error;
  }
  return exports.map(({ name, listings, leftOut }) => ({ name, listings, leftOut }));
}
