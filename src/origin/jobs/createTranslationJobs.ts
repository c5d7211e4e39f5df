import { setTimeout as sleep } from 'node:timers/promises';
import { second } from '#shared/times.ts';
import { createTranslationWork, type TranslationOptions } from '../translations/createTranslationWork.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of texts. */
const jobTimes = {
  /** Between two looks at the tables. */
  interval: 5 * second,
  /** After the database could not be read. */
  errorDelay: 10 * second,
  /** How long a stop waits for those in progress; they are sent again when their lease ends. */
  drainTimeout: 5 * second,
  atOnce: 3,
};

/** Has texts of listings translated that lack a language of the site, beside answering. */
export function createTranslationJobs(options: TranslationOptions): PeriodicJob {
  const work = createTranslationWork(options);
  let isUnreachable = false;

  /** Takes steps until there is nothing to do; logs once that the database does not answer. */
  const run = (step: () => Promise<boolean>) =>
    runPeriodically(async () => {
      try {
        const isMore = await step();
        isUnreachable = false;
        return isMore ? 0 : jobTimes.interval;
      } catch (error) {
        if (!isUnreachable) options.logger.error({ err: error }, 'texts cannot be translated');
        isUnreachable = true;
        return jobTimes.errorDelay;
      }
    });

  const loops = [run(work.look), ...Array.from({ length: jobTimes.atOnce }, () => run(work.translateNext))];
  return {
    stop: async () => {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([stopped, sleep(jobTimes.drainTimeout, undefined, { ref: false })]);
      work.abort();
      await stopped;
    },
  };
}
