import type { EstateDto } from '#shared/contract/estate.ts';
import type { SourceRecords } from '#origin/import/formats/format.ts';
import type { Store } from '#origin/db/store.ts';
import type { SyncReport } from '#origin/import/sync/report.ts';
import type { SyncedSource } from '#origin/import/sync/planSource.ts';
import { syncSource, type SyncOptions } from '#origin/import/sync/syncSource.ts';

/** As a file has them that names all that there is. */
// eslint-disable-next-line @typescript-eslint/require-await -- a file's records are an async generator too
async function* recordsOf(records: readonly unknown[]): SourceRecords {
  const values = JSON.parse(JSON.stringify(records)) as unknown[];
  for (const [position, value] of values.entries()) yield { place: `record ${position + 1}`, value };
  return { isWhole: true };
}

/** Brings a source to what its records say; without a name, the source of those that are loaded as a whole. */
export const syncListings = (
  store: Store,
  records: readonly unknown[],
  { source, ...options }: Partial<SyncOptions> & { source?: Partial<SyncedSource> } = {},
): Promise<SyncReport> =>
  syncSource(store, { name: '', ...source }, recordsOf(records), {
    network: { name: 'Vencejo', email: 'hola@vencejo.example' },
    ...options,
  });

/** A listing whose lists without an entry are absent, as an import leaves them. */
export function withoutEmptyLists(estate: EstateDto): EstateDto {
  const lists = (['highlights', 'special', 'rental_conditions'] as const).filter((name) => !estate[name]?.['es-ES'][0]);
  return Object.fromEntries(Object.entries(estate).filter(([name]) => !lists.some((one) => one === name))) as EstateDto;
}
