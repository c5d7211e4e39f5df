import { Router } from 'express';
import type {
  ImportListDto,
  ImportRunDto,
  ImportRunsDto,
  ImportSourceDto,
  ShownRunDto,
} from '#shared/contract/imports.ts';
import { second } from '#shared/times.ts';
import { countRuns, findRun, listRuns } from '../db/imports/importRuns.ts';
import { readPicturesOfSource } from '../db/pictures/picturesOfSource.ts';
import type { Store } from '../db/store.ts';
import type { Source } from '../folder/sourceFile.ts';
import { intervalOf } from '../import/schedule/nextRunAt.ts';
import { reportSources, runReport, type RunReport, type SourceReport } from './reportSources.ts';

/** Runs of one page. */
const perPage = 50;

/** Of a source with more listings its pictures are not counted: that would keep visitors waiting. */
const maxCounted = 20_000;

const toRunDto = ({ refusedRun, undoes, fetched, ...run }: RunReport): ImportRunDto => ({
  ...{ run: run.run, source: run.source, state: run.state, startedAt: run.startedAt, endedAt: run.endedAt },
  ...{ seconds: run.seconds, read: run.read, new: run.new, changed: run.changed, unchanged: run.unchanged },
  ...{ withdrawn: run.withdrawn, returned: run.returned, refused: run.refused, warnings: run.warnings },
  isAsBefore: run.isAsBefore === true,
  ...(refusedRun ? { problem: refusedRun.reason } : {}),
  ...(undoes === undefined ? {} : { undoes }),
  ...(fetched ? { bytes: fetched.bytes } : {}),
});

const orNull = (run: RunReport | null): ImportRunDto | null => run && toRunDto(run);

const toSourceDto = ({ every, lastRun, lastGood, ...source }: SourceReport): ImportSourceDto => ({
  ...source,
  everySeconds: every === null ? null : intervalOf(every) / second,
  lastRun: orNull(lastRun),
  lastGood: orNull(lastGood),
});

/**
 * The sources of this origin and their runs, for the operators of the site.
 * @param sources of the network's folder
 */
export function createImportsRouter(store: Store, sources: readonly Source[], now: () => number): Router {
  const { db } = store;

  async function list(): Promise<ImportListDto> {
    return { sources: (await reportSources(store, sources, now())).map(toSourceDto) };
  }

  async function showRuns(name: string, page: number): Promise<ImportRunsDto | undefined> {
    const source = (await list()).sources.find((one) => one.source === name);
    const pages = Math.max(1, Math.ceil((await countRuns(db, name)) / perPage));
    if (!source || page > pages) return undefined;
    const runs = await listRuns(db, name, perPage, (page - 1) * perPage);
    const pictures = source.listings > maxCounted ? null : await readPicturesOfSource(db, name);
    return { source, page, pages, runs: runs.map((row) => toRunDto(runReport(row))), pictures };
  }

  async function showRun(id: string): Promise<ShownRunDto | undefined> {
    const row = await findRun(db, id);
    if (!row) return undefined;
    const run = runReport(row);
    return { ...toRunDto(run), reasons: run.reasons, otherReasons: run.otherReasons };
  }

  const router = Router();
  router.get('/', async (_req, res) => {
    res.json(await list());
  });
  router.get('/sources/:name', async (req, res) => {
    const page = Number(req.query.page ?? 1);
    const runs = Number.isInteger(page) && page > 0 ? await showRuns(req.params.name, page) : undefined;
    if (runs) res.json(runs);
    else res.status(404).end();
  });
  router.get('/runs/:id', async (req, res) => {
    const run = await showRun(req.params.id);
    if (run) res.json(run);
    else res.status(404).end();
  });
  return router;
}
