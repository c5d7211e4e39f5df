import { Counter, Gauge, type Registry } from 'prom-client';
import type { FormEvent } from '../forms/createSubmission.ts';
import { writtenForms } from '../forms/writtenForms.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import { summarise } from '../leads/summarise.ts';

/** Counts forms. @returns called with each */
export function createFormMetrics(registry: Registry): (form: string, event: FormEvent) => void {
  const forms = new Counter({
    name: 'vencejo_forms_total',
    help: 'Forms by what came of them, and what became of those that were kept while the API was down.',
    labelNames: ['form', 'event'],
    registers: [registry],
  });
  // From 0 on: the first of a series is no increase to Prometheus.
  for (const form of Object.keys(writtenForms)) forms.inc({ form, event: 'notKept' satisfies FormEvent }, 0);
  return (form, event) => {
    forms.inc({ form, event });
  };
}

type Summary = ReturnType<typeof summarise>;

/** What waits on the disk, read at each scrape. Sites that share DATA_DIR have the same. */
export function registerLeadMetrics(registry: Registry, leads: LeadQueue): void {
  const facts = [
    ['waiting', 'Forms that wait for the API.', (now: Summary) => now.waiting.count],
    ['refused', 'Forms that the API refused, kept for the operator.', (now) => now.refused.count],
    ['bytes', 'Bytes of the forms that are kept.', (now) => now.waiting.bytes + now.refused.bytes],
    ['oldest_seconds', 'Age of the form that waits longest.', (now) => now.waiting.oldestSeconds ?? 0],
    ['up', '0 where forms cannot be kept, as DATA_DIR cannot be written to.', (now) => (now.keeps ? 1 : 0)],
  ] as const satisfies readonly (readonly [string, string, (now: Summary) => number])[];
  for (const [name, help, read] of facts) {
    new Gauge({
      name: `vencejo_leads_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read(summarise(leads)));
      },
    });
  }
}
