import { Counter, Gauge, type Registry } from 'prom-client';
import type { BatchEvent } from '../results/deliverBatches.ts';
import type { Results } from '../results/createResults.ts';

/** Counts batches of what listings earned. @returns called with each */
export function createResultMetrics(registry: Registry): (event: BatchEvent) => void {
  const batches = new Counter({
    name: 'vencejo_results_batches_total',
    help: 'Batches of what was counted of listings: sent to the API, refused by it, or dropped because it was down for too long.',
    labelNames: ['event'],
    registers: [registry],
  });
  return (event) => {
    batches.inc({ event });
  };
}

/** What waits for the API, read at each scrape. Sites that share DATA_DIR have the same. */
export function registerResultMetrics(registry: Registry, { waiting }: Pick<Results, 'waiting'>): void {
  new Gauge({
    name: 'vencejo_results_waiting',
    help: 'Batches of what was counted of listings that wait for the API.',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
}
