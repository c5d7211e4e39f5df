import type { Db, Tables } from './tables.ts';

type JobRun = Tables['job_runs'];

/** Notes the latest run of a job that did something. */
export async function recordRun(db: Db, run: JobRun): Promise<void> {
  await db
    .insertInto('job_runs')
    .values(run)
    .onConflict((conflict) => conflict.column('job').doUpdateSet(run))
    .execute();
}

export const listRuns = (db: Db): Promise<JobRun[]> => db.selectFrom('job_runs').selectAll().orderBy('job').execute();
