import process from 'node:process';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { createTranslationJobs } from '#origin/jobs/createTranslationJobs.ts';
import { silentLogger } from '#origin/originLogger.ts';
import { translationTimes } from '#origin/translations/createTranslationWork.ts';
import { createLibretranslate } from '#origin/translations/providers/libretranslate.ts';
import { second } from '#shared/times.ts';

/** A process of translations.ts: has texts of a database translated until it is killed. */
const [database = '', url = ''] = process.argv.slice(2);
createTranslationJobs({
  store: openDatabase(database),
  settings: { provider: createLibretranslate({ url }), languages: ['en'], monthlyCharacters: 1e9 },
  logger: silentLogger,
  times: {
    ...translationTimes,
    // Over what the slowest answer takes; a day, six hours and an hour would be the rest of the measurement.
    lease: 10 * second,
    pause: { initialMs: second / 10, maxMs: 2 * second },
    longPause: 3 * second,
    again: 2 * second,
  },
});
// It outlives no measurement that is broken off.
process.on('disconnect', () => process.exit());
process.send!('ready');
