import { Router, type Response } from 'express';
import type {
  ImportDuplicatesDto,
  ImportListDto,
  ImportRunDto,
  ImportRunsDto,
  ImportSourceDto,
  ShownRunDto,
  TranslationsDto,
} from '#shared/contract/imports.ts';
import { second } from '#shared/times.ts';
import { countRuns, findRun, listRuns } from '../db/imports/importRuns.ts';
import { readPicturesOfSource } from '../db/pictures/picturesOfSource.ts';
import type { Store } from '../db/store.ts';
import { listSuggestedOfSource } from '../db/twins/suggestions.ts';
import { listTwinsOfSource } from '../db/twins/twins.ts';
import type { Source } from '../folder/sourceFile.ts';
import { intervalOf } from '../import/schedule/nextRunAt.ts';
import { pageIn, pagesOf, perPage } from './pages.ts';
import { reportSources, runReport, type RunReport, type SourceReport } from './reportSources.ts';

/** Suggestions, which stand on the first page. */
const maxSuggested = 200;

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

const toSourceDto = ({
  every,
  lastRun,
  lastGood,
  duplicates,
  suggestions,
  behind,
  ...source
}: SourceReport): ImportSourceDto => ({
  ...source,
  duplicates: duplicates.total,
  suggestions: suggestions.total,
  everySeconds: every === null ? null : intervalOf(every) / second,
  behindSeconds: behind === null ? null : behind / second,
  lastRun: orNull(lastRun),
  lastGood: orNull(lastGood),
});

/**
 * The sources of this origin and their runs, for the operators of the site.
 * @param sources of the network's folder
 * @param reportTranslations of their texts
 */
export function createImportsRouter(
  store: Store,
  sources: readonly Source[],
  reportTranslations: () => Promise<TranslationsDto | null>,
  now: () => number,
): Router {
  const { db } = store;

  async function list(): Promise<ImportListDto> {
    return {
      sources: (await reportSources(store, sources, now())).map(toSourceDto),
      translations: await reportTranslations(),
    };
  }

  async function showRuns(name: string, page: number | undefined): Promise<ImportRunsDto | undefined> {
    const source = (await list()).sources.find((one) => one.source === name);
    const pages = pagesOf(await countRuns(db, name));
    if (!source || page === undefined || page > pages) return undefined;
    const runs = await listRuns(db, name, perPage, (page - 1) * perPage);
    const pictures = source.listings > maxCounted ? null : await readPicturesOfSource(db, name);
    return { source, page, pages, runs: runs.map((row) => toRunDto(runReport(row))), pictures };
  }

  async function showDuplicates(name: string, page: number | undefined): Promise<ImportDuplicatesDto | undefined> {
    if (page === undefined) return undefined;
    const { total, twins } = await listTwinsOfSource(store, name, perPage, (page - 1) * perPage);
    const pages = pagesOf(total);
    if (page > pages) return undefined;
    const suggested = page === 1 ? (await listSuggestedOfSource(store, name)).slice(0, maxSuggested) : [];
    return { source: name, page, pages, total, duplicates: twins, suggested };
  }

  async function showRun(id: string): Promise<ShownRunDto | undefined> {
    const row = await findRun(db, id);
    if (!row) return undefined;
    const run = runReport(row);
    return { ...toRunDto(run), broken: run.broken, reasons: run.reasons, otherReasons: run.otherReasons };
  }

  const answer = (res: Response, found: object | undefined): void => {
    if (found) res.json(found);
    else res.status(404).end();
  };

  const router = Router();
  router.get('/', async (_req, res) => {
    res.json(await list());
  });
  router.get('/sources/:name', async (req, res) => {
    answer(res, await showRuns(req.params.name, pageIn(req.query.page)));
  });
  router.get('/sources/:name/duplicates', async (req, res) => {
    answer(res, await showDuplicates(req.params.name, pageIn(req.query.page)));
  });
  router.get('/runs/:id', async (req, res) => {
    answer(res, await showRun(req.params.id));
  });
  return router;
}
