import { Gauge, type Registry } from 'prom-client';
import { second } from '#shared/times.ts';
import type { ExportState } from '../exports/createExportStates.ts';

/** Where exports to portals stand at this site. */
export type ListExports = () => Promise<ExportState[]>;

const facts = [
  [
    'last_good_timestamp_seconds',
    'Time at which the export was last written whole; 0 where it never was.',
    ({ lastGood }) => (lastGood ?? 0) / second,
  ],
  ['every_seconds', 'How often the export is written.', ({ everySeconds }) => everySeconds],
  ['listings', 'Listings of the export, since the start of the site.', ({ listings }) => listings],
] as const satisfies readonly (readonly [string, string, (state: ExportState) => number | null])[];

/** The exports as this site gives them, read at each scrape. */
export function registerExportMetrics(registry: Registry, list: ListExports): void {
  for (const [name, help, valueOf] of facts) {
    new Gauge({
      name: `vencejo_export_${name}`,
      help,
      labelNames: ['export'],
      registers: [registry],
      async collect() {
        const states = await list();
        this.reset();
        for (const state of states) {
          const value = valueOf(state);
          if (value !== null) this.set({ export: state.name }, value);
        }
      },
    });
  }
}
