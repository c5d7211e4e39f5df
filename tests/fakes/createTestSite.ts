import type { Express } from 'express';
import { readEnv } from '#config/env.ts';
import { createApp } from '#server/createApp.ts';
import { createTtlCache } from '#server/edge/createTtlCache.ts';
import { createLogger } from '#server/middleware/logger.ts';
import { noAssets } from '#server/page/assets.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { createFakeUpstream, type FakeUpstream } from './createFakeUpstream.ts';

export interface TestSite {
  app: Express;
  upstream: FakeUpstream;
  /** Forgets what was fetched. */
  close: () => Promise<void>;
}

/** The real app over a fake upstream, from source: everything but the build and the port. */
export async function createTestSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const fake = await createFakeUpstream();
  const env = readEnv({ PUBLIC_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'silent', ...variables });
  const cache = createTtlCache({ maxBytes: 10_000_000 });
  const upstream = createUpstream({ hosts: { api: () => fake.url, cms: () => fake.url }, cache, privateSecret: env.PRIVATE_LINK_SECRET });
  const app = await createApp({ env, upstream, assets: noAssets, logger: createLogger(env.LOG_LEVEL), statics: [(_req, _res, next) => next()] });
  return {
    app,
    upstream: fake,
    close: async () => {
      upstream.close();
      cache.close();
      await fake.close();
    },
  };
}
