import type { Channels } from './createChannels.ts';
import { isData, upstreamKinds, type UpstreamKind } from './policies.ts';
import { startProbes, type Probe } from './resilience/startProbes.ts';

/** Asks the upstreams in the background whether they answer, while that is not known. */
export function createProbing(channels: Channels, probe: (kind: UpstreamKind, signal: AbortSignal) => Promise<void>) {
  /** Its circuit is not closed, or no data has come yet. */
  const isUnknown = (kind: UpstreamKind): boolean =>
    channels[kind].breaker.state() !== 'closed' || (isData(kind) && channels[kind].lastGood === null);
  const probes: Probe[] = upstreamKinds.map((kind) => ({
    isDue: () => isUnknown(kind),
    run: (signal) => probe(kind, signal),
  }));
  let stop: (() => void) | undefined;
  return {
    isApiUp: (): boolean => (stop ? !isUnknown('api') : channels.api.breaker.state() === 'closed'),
    startProbing: (): void => {
      stop ??= startProbes(probes);
    },
    probe: async (): Promise<void> => {
      const { signal } = new AbortController();
      await Promise.allSettled(probes.filter(({ isDue }) => isDue()).map(({ run }) => run(signal)));
    },
    close: (): void => stop?.(),
  };
}
