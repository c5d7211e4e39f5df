import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { UpstreamCall } from '../upstream/createCallReport.ts';
import type { UpstreamKind } from '../upstream/policies.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts calls. @returns called with each */
export function createUpstreamCallMetrics(registry: Registry): (call: UpstreamCall) => void {
  const calls = new Counter({
    name: 'vencejo_upstream_calls_total',
    help: 'Calls by their outcome: a status, or the kind of failure.',
    labelNames: ['upstream', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'vencejo_upstream_call_duration_seconds',
    help: 'From a call until its response was complete, or failed.',
    labelNames: ['upstream'],
    buckets,
    registers: [registry],
  });
  return ({ kind: upstream, outcome, seconds }) => {
    calls.inc({ upstream, outcome });
    durations.observe({ upstream }, seconds);
  };
}

/** Counts records that break the contract. @returns called with the upstream of each */
export function createInvalidRecordMetrics(registry: Registry): (upstream: UpstreamKind) => void {
  const records = new Counter({
    name: 'vencejo_upstream_invalid_records_total',
    help: 'Records and answers of an upstream that break the contract, and are not shown, or not with the values that cannot be true.',
    labelNames: ['upstream'],
    registers: [registry],
  });
  return (upstream) => {
    records.inc({ upstream });
  };
}

/** The state of the upstreams, read at each scrape. */
export function registerUpstreamMetrics(
  registry: Registry,
  { states, load, vanished }: Pick<Upstream, 'states' | 'load' | 'vanished'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'vencejo_upstream_up',
    help: '0 while the circuit of an upstream is open or half-open.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const [upstream, { breaker }] of Object.entries(states()))
        this.set({ upstream }, breaker === 'closed' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'vencejo_upstream_last_good_timestamp_seconds',
    help: 'Time of the last response of an upstream that was no failure.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const [upstream, { lastGood }] of Object.entries(states()))
        if (lastGood !== null) this.set({ upstream }, lastGood / 1_000);
    },
  });
  new Gauge({
    name: 'vencejo_upstream_vanished_answers',
    help: 'Of the last hundred revalidations of listings, people and pages those that were not found; above 20 stored answers are kept.',
    registers,
    collect() {
      this.set(vanished.count());
    },
  });
  new Gauge({
    name: 'vencejo_upstream_calls_under_way',
    help: 'Calls in flight.',
    registers,
    collect() {
      this.set(load().active);
    },
  });
  new Gauge({
    name: 'vencejo_upstream_calls_waiting',
    help: 'Calls that wait for a slot.',
    registers,
    collect() {
      this.set(load().queued);
    },
  });
}
