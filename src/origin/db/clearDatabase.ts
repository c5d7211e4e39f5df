import { sql } from 'kysely';
import type { Store } from './store.ts';
import { countryKey } from './tables.ts';

const inOrderOfReferences = [
  'estate_events',
  'alert_matches',
  'alert_places',
  'alert_homes',
  'results',
  'result_languages',
  'empty_searches',
  'owner_links',
  'owner_notes',
  'changes',
  'changed_pages',
  'export_changes',
  'export_parts',
  'export_files',
  'revisions',
  'feature_counts',
  'trait_counts',
  'place_counts',
  'sitemap_pages',
  'cell_counts',
  'estate_features',
  'translation_uses',
  'estate_details',
  'estate_summaries',
  'estates',
  'gone_estates',
  'advert_answers',
  'advert_askings',
  'source_records',
  'import_runs',
  'import_undo',
  'twins',
  'twin_checks',
  'not_twins',
  'sure_twins',
  'suggested_twins',
  'agent_details',
  'agents',
  'agency_details',
  'agencies',
  'documents',
] as const;

/** Empties a migrated database, whatever a load left in it. */
export async function clearDatabase(store: Store): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const table of inOrderOfReferences) {
      await (
        store.kind === 'postgres' ? sql`truncate ${sql.table(table)} cascade` : sql`delete from ${sql.table(table)}`
      ).execute(trx);
    }
    // Alerts are the visitors': what they look for is indexed again by the keys of the next network.
    await trx.updateTable('alerts').set({ indexed: 0 }).execute();
    for (const kind of ['zone', 'town', 'province'] as const)
      await trx.deleteFrom('places').where('kind', '=', kind).where('key', '<>', countryKey).execute();
    await trx
      .deleteFrom('meta')
      .where((where) =>
        where.or([
          where('name', 'in', ['filled', 'demo', 'real', 'folder', 'days_moved']),
          // What a source was imported from at a start.
          where('name', 'like', 'source:%'),
        ]),
      )
      .execute();
    await trx.updateTable('meta').set({ value: '1' }).where('name', '=', 'next_estate_key').execute();
  });
}
