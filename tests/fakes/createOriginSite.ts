import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dictionariesOf, readNetwork } from '#config/network/network.ts';
import { readEnv } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import { inSiteLanguages } from '#shared/i18n/languages.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { NetworkInput } from '#origin/db/input/networkInput.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createApp } from '#server/createApp.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createExports, type Exports } from '#server/exports/createExports.ts';
import { createFormTokens } from '#server/forms/formTokens.ts';
import { createLocalPurger } from '#server/instances/Purger.ts';
import { createLocalCounter } from '#server/instances/RateCounter.ts';
import { createSitemapCache, purgedTogether } from '#server/seo/sitemap/createSitemapCache.ts';
import { createLogger } from '#server/logging/logger.ts';
import { noAssets } from '#server/page/assets.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { makeDatabaseDir } from '../origin/makeDatabaseDir.ts';
import { testNow } from '../origin/startOrigin.ts';
import { smallNetwork } from '../origin/smallNetwork.ts';

interface OriginSite {
  app: RequestListener;
  store: Store;
  /** What portals are given; written when a test says so. */
  exports: Exports;
  /** As the feed of changes does: softly, unless it says otherwise. */
  purge: (tags: readonly string[], mode?: 'soft' | 'hard') => Promise<unknown>;
  /** Everything that is stored, at once. */
  purgeAll: () => Promise<unknown>;
  /** A token that is old enough. */
  formToken: string;
  close: () => Promise<void>;
}

const formSecret = 'the secret of the test site’s forms';

/**
 * The real app over the bundled origin: for what hangs on what the origin really says.
 * @param network by default the small one
 * @param database by default one of SQLite, which is removed at the end
 */
export async function createOriginSite(
  variables: Record<string, string> = {},
  network: NetworkInput = smallNetwork(),
  database?: Store,
): Promise<OriginSite> {
  const env = readEnv({
    PUBLIC_ORIGIN: 'https://www.example.com',
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '0',
    ...variables,
  });
  const dir = makeDatabaseDir('vencejo-site-');
  const store = database ?? openDatabase(path.join(dir, 'small.sqlite'));
  await migrateDatabase(store);
  await storeNetwork(store, network, { now: testNow });
  const brand = { name: env.BRAND_NAME, company: env.LEGAL_NAME, email: env.BRAND_EMAIL };
  const links = inSiteLanguages(env.LANGUAGES, (language) => linksOf(env, language));
  const site = { languages: env.LANGUAGES, publicOrigin: env.PUBLIC_ORIGIN, links, favourites: true };
  const origin = createServer(createOrigin({ store, brand, site, now: () => testNow }));
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;

  // On a busy machine a page may take longer than readers wait for it; they would get the one before.
  const fallbackWaitMs = 20_000;
  const cache = createEdgeCache({ maxBytes: 32_000_000, fallbackWaitMs });
  const upstream = createUpstream({
    hosts: { api: () => url, cms: () => env.CMS_HOST ?? url },
    env,
    cache,
    maxBodyBytes: 1_000_000,
  });
  const sitemapCache = createSitemapCache({ maxBytes: 8_000_000, fallbackWaitMs });
  const purger = createLocalPurger(purgedTogether(cache, sitemapCache));
  const networkFolder = await readNetwork(env.NETWORK_DIR, env);
  const logger = createLogger(env.LOG_LEVEL);
  const counter = createLocalCounter();
  const exports = createExports({
    env,
    exports: networkFolder.exports,
    texts: dictionariesOf(networkFolder),
    upstream,
    logger,
    counter,
  });
  const app = await createApp({
    env,
    sitemapCache,
    purger,
    network: networkFolder,
    exports,
    counter,
    cache,
    upstream,
    assets: noAssets,
    logger,
    statics: [(_req, _res, next) => next()],
    formSecret,
  });
  return {
    app,
    store,
    exports,
    formToken: createFormTokens(formSecret, () => Date.now() - 60_000).fresh(),
    purge: (tags, mode = 'soft') => purger.purge({ tags, mode, urls: [], prefixes: [], all: false }),
    purgeAll: () => purger.purge({ tags: [], mode: 'hard', urls: [], prefixes: [], all: true }),
    close: async () => {
      await exports.stop();
      upstream.close();
      cache.close();
      sitemapCache.close();
      origin.closeAllConnections();
      await new Promise((resolve) => {
        origin.close(resolve);
      });
      await store.close();
      rmSync(dir, { recursive: true });
    },
  };
}
