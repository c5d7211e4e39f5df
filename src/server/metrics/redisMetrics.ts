import { Gauge, type Registry } from 'prom-client';
import type { RedisState } from '../instances/RedisState.ts';

const facts = [
  ['up', '0 while Redis does not answer in time: this site shares nothing.', ({ isUp }) => Number(isUp())],
  ['other_secrets', 'Other live sites that have another FORM_SECRET.', ({ otherSecrets }) => otherSecrets()],
] as const satisfies readonly (readonly [string, string, (redis: RedisState) => number])[];

/** The Redis that sites share, as this one finds it. */
export function registerRedisMetrics(registry: Registry, redis: RedisState): void {
  for (const [name, help, valueOf] of facts) {
    new Gauge({
      name: `vencejo_redis_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(valueOf(redis));
      },
    });
  }
}
