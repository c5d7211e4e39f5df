import { Gauge, type Registry } from 'prom-client';
import type { ImportListDto, ImportSourceDto } from '#shared/contract/imports.ts';
import { second } from '#shared/times.ts';
import { sharingAnswers } from './sharingAnswers.ts';
import { registerTranslationMetrics } from './translationMetrics.ts';

/** Where the sources of listings stand; null where there is nobody to ask, or no answer. */
export type AskImports = () => Promise<ImportListDto | null>;

const facts = [
  [
    'last_good_timestamp_seconds',
    'Time of the last run that brought the listings to what the source says; 0 where there was none.',
    ({ lastGood }) => (lastGood?.startedAt ?? 0) / second,
  ],
  ['behind_seconds', 'For how long a run of it should have begun.', ({ behindSeconds }) => behindSeconds],
  ['every_seconds', 'How often the source is read by itself.', ({ everySeconds }) => everySeconds],
  ['listings', 'Listings of the source.', ({ listings }) => listings],
  ['last_run_good', '0 where the last run was refused, failed or broken off.', ({ lastRun }) => goodness(lastRun)],
  ['last_run_refused', 'Records that the last run refused.', ({ lastRun }) => lastRun?.refused],
  [
    'missing_pictures',
    'Pictures of its listings that were asked for and are not there.',
    ({ missingPictures }) => missingPictures,
  ],
  ['last_run_warnings', 'Warnings of the last run.', ({ lastRun }) => lastRun?.warnings],
] as const satisfies readonly (readonly [string, string, (source: ImportSourceDto) => number | null | undefined])[];

const goodness = (run: ImportSourceDto['lastRun']): number | undefined =>
  run ? Number(!['refused', 'failed', 'killed'].includes(run.state)) : undefined;

/** The sources of the bundled origin, asked for at each scrape. Sites of one origin have the same. */
export function registerImportMetrics(registry: Registry, ask: AskImports): void {
  const read = sharingAnswers(ask);
  registerTranslationMetrics(registry, async () => (await read())?.translations ?? null);
  for (const [name, help, valueOf] of facts) {
    new Gauge({
      name: `vencejo_import_${name}`,
      help,
      labelNames: ['source'],
      registers: [registry],
      async collect() {
        const list = await read();
        this.reset();
        for (const source of list?.sources ?? []) {
          const value = valueOf(source);
          if (typeof value === 'number') this.set({ source: source.source }, value);
        }
      },
    });
  }
}
