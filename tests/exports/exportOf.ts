import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { readFileSync } from 'node:fs';
import type { ExportPart, ExportPortal } from '#config/network/exports.ts';
import { withTownCode } from '#origin/web/withTownCode.ts';
import { exportedEstate } from '#shared/exports/exportedEstate.ts';
import { formats } from '#shared/exports/formats.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import { toExportedEstate } from '#shared/api/exportedEstate.ts';
import type { EstateDto } from '#shared/contract/estate.ts';

/** The demo's listings that may be had, as its API gives them to exports. */
export const demoEstates = (): EstateDto[] =>
  readFileSync('networks/vencejo/listings/vencejo.ndjson', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EstateDto)
    .filter(({ status }) => status === 'new' || status === 'reserved')
    .map((estate) => withTownCode(withPrecision(estate)));

/** The stored place is exact where the address is shown in full alone. */
const withPrecision = (estate: EstateDto): EstateDto =>
  estate.location
    ? {
        ...estate,
        location: { ...estate.location, precision: estate.address.visibility === 'full' ? 'exact' : 'approximate' },
      }
    : estate;

export interface WrittenText {
  text: string;
  /** References of what was written. */
  written: Set<string>;
}

/** When they are written. */
const sentAt = Date.UTC(2026, 10, 28, 23, 30);

/** Listings as an export has them. @param account of idealista */
export async function exportOf(
  portal: ExportPortal,
  estates: readonly unknown[],
  { leavesOut = [], account = 'AG1' }: { leavesOut?: readonly ExportPart[]; account?: string } = {},
): Promise<WrittenText> {
  const featureLabel = await featureLabels(loadDictionary);
  const context = {
    featureLabel,
    languages: usualLanguages,
    publicOrigin: 'https://www.example.com',
    brandName: 'Vencejo',
    account,
    at: sentAt,
  };
  const { begin, listing, separator, time, end } = formats[portal].open(context);
  const written = new Set<string>();
  const texts = estates.flatMap((one) => {
    const estate = exportedEstate(toExportedEstate(one), leavesOut);
    const text = listing(estate);
    if (text !== null) written.add(estate.reference);
    return text ?? [];
  });
  return { text: begin() + texts.join(separator) + (time?.() ?? '') + end(), written };
}
