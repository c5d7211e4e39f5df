import { Gauge, type Registry } from 'prom-client';
import type { OutboxDto } from '#shared/contract/webhooks.ts';
import { sharingAnswers } from './sharingAnswers.ts';

/** What waits to be sent; null where there is nobody to ask, or no answer. */
export type AskOutbox = () => Promise<OutboxDto | null>;

const facts = [
  ['waiting', 'Mails and webhooks that wait for their next attempt.', ({ waiting }) => waiting],
  ['oldest_seconds', 'Since when the one that waits longest is tried.', ({ oldestSeconds }) => oldestSeconds],
  ['given_up', 'Those that were given up, and can be sent again.', ({ givenUp }) => givenUp],
] as const satisfies readonly (readonly [string, string, (queue: OutboxDto['mails']) => number])[];

/** The outbox of the bundled origin, asked for at each scrape. Sites of one origin have the same. */
export function registerOutboxMetrics(registry: Registry, ask: AskOutbox): void {
  const read = sharingAnswers(ask);
  for (const [name, help, valueOf] of facts) {
    new Gauge({
      name: `vencejo_outbox_${name}`,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const outbox = await read();
        this.reset();
        for (const queue of ['mails', 'webhooks'] as const) if (outbox) this.set({ queue }, valueOf(outbox[queue]));
      },
    });
  }
}
