import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addAddresses } from './addAddresses.ts';
import { addAdvertReports } from './addAdvertReports.ts';
import { addAdvertAnswers } from './addAdvertAnswers.ts';
import { addExports } from './addExports.ts';
import { addFormerKeys } from './addFormerKeys.ts';
import { addHeldSlots } from './addHeldSlots.ts';
import { addImportRuns } from './addImportRuns.ts';
import { addLinks } from './addLinks.ts';
import { addPictureOrigins } from './addPictureOrigins.ts';
import { addResults } from './addResults.ts';
import { addSlots } from './addSlots.ts';
import { addSuggestedTwins } from './addSuggestedTwins.ts';
import { addTransfers } from './addTransfers.ts';
import { addTranslations } from './addTranslations.ts';
import { addTwins } from './addTwins.ts';
import { addVerdicts } from './addVerdicts.ts';
import { addWebhooks } from './addWebhooks.ts';
import { createSchema } from './schema.ts';

/** Release 1.1.0: a second column of marks. */
async function addMarks(db: Kysely<unknown>): Promise<void> {
  for (const table of ['estates', 'alert_places'])
    await sql`alter table ${sql.table(table)} add column marks bigint not null default 0`.execute(db);
}

/** Release 1.1.0: by what a record is known that has not changed. */
async function addRecordDigests(db: Kysely<unknown>): Promise<void> {
  for (const column of ['record_digest', 'warnings'])
    await sql`alter table source_records add column ${sql.ref(column)} text`.execute(db);
}

/** Release 1.1.0: whose pictures they are, so that those of a source do not wait for all of another. */
async function addPictureSources(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pictures add column source text not null default ''`.execute(db);
}

/** Its work is a fill now (fills.ts); databases have its name. */
const done = (): Promise<void> => Promise.resolve();

/**
 * The migrations, in order of name: the first since 1.0.0, each further one of a later release. One that has been
 * released is never edited: add another. The release before runs on with what they leave, and they add only what takes
 * no time: tables, columns that may be empty or have a constant default, indexes of new tables. What a table full of
 * listings needs comes after the start: its indexes are rows of indexes.ts, what fills its rows is one of fills.ts
 * (docs/decisions/044).
 */
export const migrations: Record<string, Migration> = {
  '001_schema': { up: createSchema },
  '002_marks': { up: addMarks },
  '003_import_runs': { up: addImportRuns },
  '004_links': { up: addLinks },
  '005_twins': { up: addTwins },
  '006_addresses': { up: addAddresses },
  '007_record_digests': { up: addRecordDigests },
  '008_webhooks': { up: addWebhooks },
  '009_slots': { up: addSlots },
  '010_suggested_twins': { up: addSuggestedTwins },
  '011_picture_sources': { up: addPictureSources },
  '012_held_slots': { up: addHeldSlots },
  '013_made_up_dates': { up: done },
  '014_transfers': { up: addTransfers },
  '015_translations': { up: addTranslations },
  '016_picture_origins': { up: addPictureOrigins },
  '017_advert_answers': { up: addAdvertAnswers },
  '018_verdicts': { up: addVerdicts },
  '019_advert_reports': { up: addAdvertReports },
  '020_results': { up: addResults },
  '022_former_keys': { up: addFormerKeys },
  '024_exports': { up: addExports },
};
