import type { NetworkExport } from '#config/network/exports.ts';
import { exportVersion } from '#shared/exports/exportVersion.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import type { Store } from '#origin/db/store.ts';
import { writeRound, type ExportTarget } from '#origin/exports/writeRound.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { smallEstates } from './smallNetwork.ts';

const definition = (portal: NetworkExport['portal'], changes: Partial<NetworkExport> = {}): NetworkExport => ({
  ...{ name: portal, portal, agencies: undefined, leavesOut: [], account: 'AG1', secretVersion: 1 },
  ...changes,
});

/** An export in each format, and one of one agency without addresses. */
export const exportDefinitions: readonly NetworkExport[] = [
  ...[definition('kyero'), definition('idealista'), definition('csv')],
  definition('csv', { name: 'casa-clara', agencies: ['casa-clara'], leavesOut: ['address'] }),
];

export const exportTargets = (madeWith = 'one'): ExportTarget[] =>
  exportDefinitions.map((one) => ({ definition: one, version: exportVersion(one), madeWith }));

/** As a job of the origin does. @param now epoch ms */
export async function writeExportRound(
  store: Store,
  { now = 0, targets = exportTargets(), signal = new AbortController().signal } = {},
) {
  const context = {
    ...{ featureLabel: await featureLabels(loadDictionary), languages: usualLanguages },
    ...{ publicOrigin: 'https://www.example.com', brandName: 'Vencejo', at: now },
  };
  return writeRound(store, targets, { context, signal });
}

/** The small network's listings, again and again: of several parts. */
export const manyEstates = (count: number): EstateInput[] =>
  Array.from({ length: count }, (_, n) => {
    const estate = smallEstates[n % smallEstates.length]!;
    const reference = `EX${String(n).padStart(4, '0')}-0001`;
    const slug = (text: string) => text.replace(/[^-]+-[^-]+$/, reference.toLowerCase());
    const { 'es-ES': es, 'ca-ES': ca, 'en-US': en } = estate.url_slug;
    return {
      ...estate,
      id: reference,
      reference,
      url_slug: { 'es-ES': slug(es), ...(ca ? { 'ca-ES': slug(ca) } : {}), ...(en ? { 'en-US': slug(en) } : {}) },
    };
  });
