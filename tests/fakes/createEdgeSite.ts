import { edgeTimes } from '#server/edge/edgeTimes.ts';
import type { Purge } from '#server/edge/purge.ts';
import type { Timeouts } from '#server/upstream/policies.ts';
import { createTestSite, patientTimeouts, type TestSite } from './createTestSite.ts';
import { createVisitor, type Visit, type VisitOptions } from './createVisitor.ts';

// Hundreds of visitors take their time on a machine that is busy with other things.
jest.setTimeout(30_000);

export interface EdgeSite extends TestSite {
  /** One request over real HTTP. */
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** As many at the same time. */
  visits: (count: number, path: string, options?: VisitOptions) => Promise<Visit[]>;
  /** Resolves when so many have joined the fetches of others. */
  joined: (count: number, kind?: string) => Promise<void>;
  /** Resolves when nothing is under way behind the visitors' backs. */
  settled: () => Promise<void>;
  /** Soft, unless it says otherwise. @returns how many entries it met */
  purge: (purge: Partial<Purge>) => number;
  /** From now on the upstream is given up on in the time that a test may take; or as always again. */
  impatient: () => void;
  patient: () => void;
  /** How often the upstream was asked for a path. */
  asked: (path: string) => number;
  /** The entry held of a path of the upstream's. */
  entryOf: (path: string) => ReturnType<TestSite['cache']['find']>;
}

/** An answer of the upstream that no page asks for by itself, and that has no contract to keep. */
export const resource = '/web/things?_page=7';

/** A test site with a visitor, who waits as long for a new answer as on a real site. */
export async function createEdgeSite(
  variables: Record<string, string> = {},
  limits: Parameters<typeof createTestSite>[2] = {},
  parts: Parameters<typeof createTestSite>[1] = {},
): Promise<EdgeSite> {
  const timeouts: Partial<Timeouts> = { ...(limits.timeouts ?? patientTimeouts) };
  const site = await createTestSite({ ALLOWED_HOSTS: 'evil.example', ...variables }, parts, {
    fallbackWaitMs: edgeTimes.fallbackWaitMs,
    ...limits,
    timeouts,
  });
  const visitor = await createVisitor(site.app);
  return {
    ...site,
    visit: visitor.visit,
    visits: (count, path, options) => Promise.all(Array.from({ length: count }, () => visitor.visit(path, options))),
    joined: async (count, kind = 'api') => {
      while ((site.cache.stats().kinds[kind]?.collapsed ?? 0) < count)
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
    },
    settled: async () => {
      do
        await new Promise((resolve) => {
          setTimeout(resolve, 1);
        });
      while (site.cache.stats().inFlight > 0);
    },
    purge: (purge) => site.cache.purge({ tags: [], urls: [], prefixes: [], all: false, mode: 'soft', ...purge }),
    impatient: () => {
      Object.assign(timeouts, { response: 60, socket: 60, request: 90 });
    },
    patient: () => {
      Object.assign(timeouts, patientTimeouts);
    },
    asked: (path) => site.upstream.requests.filter((request) => request === `GET ${path}`).length,
    entryOf: (path) => [...site.cache.entries()].find(({ url }) => url === path),
    close: async () => {
      visitor.close();
      await site.close();
    },
  };
}
