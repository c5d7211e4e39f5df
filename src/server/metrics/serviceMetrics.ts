import { Gauge, type Registry } from 'prom-client';
import type { ServicesDto } from '#shared/contract/services.ts';
import { second } from '#shared/times.ts';
import { sharingAnswers } from './sharingAnswers.ts';

/** What the origin works with; null where there is nobody to ask, or no answer. */
export type AskServices = () => Promise<ServicesDto | null>;

const facts = [
  [
    'primary_up',
    '0 while the origin does not reach the database that it writes to.',
    ({ primary }) => primary && Number(primary.isReachable),
  ],
  ['replica_read', '0 while the origin does not read its replica.', ({ replica }) => replica && Number(replica.isRead)],
  [
    'replica_lag_seconds',
    'By how much the replica was behind at the last check; absent where that is not known.',
    ({ replica }) => (typeof replica?.lagMs === 'number' ? replica.lagMs / second : undefined),
  ],
  [
    'bucket_up',
    '0 while the bucket of pictures does not answer, or refuses.',
    ({ pictures }) => pictures && Number(pictures.isReachable),
  ],
] as const satisfies readonly (readonly [string, string, (services: ServicesDto) => number | undefined])[];

/** Database, replica and bucket of the bundled origin, asked for at each scrape. What it does not have has no value. */
export function registerServiceMetrics(registry: Registry, ask: AskServices): void {
  const read = sharingAnswers(ask);
  for (const [name, help, valueOf] of facts) {
    new Gauge({
      name: `vencejo_${name}`,
      help,
      registers: [registry],
      async collect() {
        const services = await read();
        const value = services ? valueOf(services) : undefined;
        this.remove();
        if (value !== undefined) this.set(value);
      },
    });
  }
}
