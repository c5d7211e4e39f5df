import { createHash } from 'node:crypto';
import type { NetworkExport } from '#config/network/exports.ts';
import { exportedEstate } from '#shared/exports/exportedEstate.ts';
import type { ExportContext, ExportWriter } from '#shared/exports/format.ts';
import { shortDigest } from '#shared/exports/fileFacts.ts';
import { formats } from '#shared/exports/formats.ts';
import { camelise } from '#shared/api/camelise.ts';
import type { Estate } from '#shared/api/estate.ts';
import { hideFacts } from '#shared/contract/hiddenFacts.ts';
import { isOfExport } from '#shared/exports/isOfExport.ts';
import { partKeys } from '../db/changes/exportChanges.ts';
import type { PartContent } from '../db/exports/exportParts.ts';
import type { Store } from '../db/store.ts';
import { readLiveEstates } from '../records/readEstates.ts';
import { estateDtos } from '../web/estateDto.ts';
import { withTownCode } from '../web/withTownCode.ts';
import { pack } from './gzipParts.ts';

/** An export and what writes it. */
export interface OpenExport {
  definition: NetworkExport;
  writer: ExportWriter;
}

export const openExport = (definition: NetworkExport, context: Omit<ExportContext, 'account'>): OpenExport => ({
  definition,
  writer: formats[definition.portal].open({ ...context, account: definition.account }),
});

/** The listings of a part, as the site would read them from `/web/export/estates`. */
export async function readPart(store: Store, part: number): Promise<Estate[]> {
  const first = part * partKeys;
  const records = await readLiveEstates(store, first - 1, partKeys, first + partKeys);
  const results = (await estateDtos(store, records)).map(withTownCode);
  hideFacts({ results });
  return results.map((estate) => camelise(estate));
}

/** The same listings of several exports, which mostly leave out the same. */
function createExported(): (estate: Estate, leavesOut: NetworkExport['leavesOut']) => Estate {
  const known = new Map<string, Map<Estate, Estate>>();
  return (estate, leavesOut) => {
    const name = leavesOut.join();
    const some = known.get(name) ?? new Map<Estate, Estate>();
    known.set(name, some);
    const exported = some.get(estate) ?? exportedEstate(estate, leavesOut);
    some.set(estate, exported);
    return exported;
  };
}

/** Of what is packed: a fifth of the text. */
const digestOf = (content: Uint8Array, leftOut: number): string =>
  shortDigest(createHash('sha256').update(content).update(String(leftOut)));

/** A part as each export has it; null where it has nothing of it. */
export function renderPart(
  exports: readonly OpenExport[],
  estates: readonly Estate[],
): Promise<(PartContent | null)[]> {
  const exported = createExported();
  return Promise.all(
    exports.map(async ({ definition, writer }) => {
      const own = estates.filter((estate) => isOfExport(definition, estate));
      if (own.length === 0) return null;
      const texts = own
        .map((estate) => writer.listing(exported(estate, definition.leavesOut)))
        .filter((text) => text !== null);
      const { content, crc, size } = await pack(texts.join(writer.separator));
      const counts = { listings: texts.length, left_out: own.length - texts.length };
      // A part of listings that are all left out says nothing, and tells how many.
      const digest = digestOf(content, counts.left_out);
      return { ...counts, digest, crc, size, bytes: content.length, content };
    }),
  );
}
