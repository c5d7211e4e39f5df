import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { dictionariesOf, readNetwork, type Network } from '#config/network/network.ts';
import { readOwnRules } from '#config/network/rules.ts';
import { exportSecretFile, knownExportKey } from '#shared/exports/exportAddress.ts';
import type { Env } from '#config/env.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { createCapabilities } from './capabilities/createCapabilities.ts';
import { createApp } from './createApp.ts';
import { createConfiguredCdn, withCdn } from './cdn/createCdnPurger.ts';
import { createExports } from './exports/createExports.ts';
import { deliverTo } from './forms/askApi.ts';
import { createLeadQueue } from './leads/createLeadQueue.ts';
import type { LeadEvent } from './leads/LeadQueue.ts';
import { formSecretOf } from './leads/formSecretOf.ts';
import { drainOnSignal } from './drainOnSignal.ts';
import { createEdgeCache } from './edge/createEdgeCache.ts';
import type { EdgeCache, SharedLevel } from './edge/EdgeCache.ts';
import { answerClientErrors } from './http/clientErrors.ts';
import { createHttpClasses, requestTimes, type HttpClasses } from './http/httpClasses.ts';
import { openMapTiles } from './http/mapTiles/openMapTiles.ts';
import { listen } from './request/listen.ts';
import { joinInstances } from './instances/joinInstances.ts';
import type { SharedSecret } from './instances/redis/compareSecrets.ts';
import { buildOf } from './instances/namespaceOf.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import { createResults } from './results/createResults.ts';
import { createSitemapCache, purgedTogether, sitemapShare } from './seo/sitemap/createSitemapCache.ts';
import type { Logger } from './logging/logger.ts';
import { createRefusalLog } from './logging/refusalLog.ts';
import { createAssets } from './page/assets.ts';
import { startOrigin, type ChangedTags, type OriginOptions } from './startOrigin.ts';
import { securityFields } from './http/securityFields.ts';
import { createStatics, staticPaths } from './http/statics.ts';
import { createUpstream } from './upstream/createUpstream.ts';

interface SiteDeps {
  env: Env;
  logger: Logger;
  /** The root of the build. */
  root: string;
  /** How to run the bundled origin; null: the upstreams run elsewhere. */
  origin: Pick<OriginOptions, 'modulePath'> | null;
}

function createCache(maxBytes: number, shared: SharedLevel | undefined, logger: Logger): EdgeCache {
  const logRefused = createRefusalLog(logger);
  return createEdgeCache({
    maxBytes,
    shared,
    onEvent: (event) => {
      if (event.type === 'revalidationDropped') logRefused('revalidation dropped: too many run', { kind: event.kind });
    },
  });
}

/** What the site's instances must have in common, and make in DATA_DIR where it is not set. */
function sharedSecrets(env: Env, formSecret: string, { exports }: Network): SharedSecret[] {
  const forms = { name: 'FORM_SECRET', value: formSecret, isSet: env.FORM_SECRET !== undefined, file: 'form-secret' };
  // Without a secret of its own the site has the addresses from the API, as all sites have.
  const value = exports.length > 0 ? knownExportKey(env) : undefined;
  if (value === undefined) return [forms];
  return [forms, { name: 'EXPORT_SECRET', value, isSet: env.EXPORT_SECRET !== undefined, file: exportSecretFile }];
}

/**
 * The tiles of MAP_TILES_FILE, where it is set, over those that are shipped.
 * @throws EnvError where one cannot be used
 */
async function openTiles({ MAP_TILES_FILE: streets }: Env, root: string, logger: Logger) {
  const onRefused = (error: unknown) => logger.error({ err: error }, 'the map tiles stay those of the file before');
  const country = path.join(root, 'public/map/spain.pmtiles');
  const files = [...(streets === undefined ? [] : [streets]), ...(existsSync(country) ? [country] : [])];
  return files.length === 0 ? undefined : openMapTiles(files, { onRefused });
}

/** What is counted of the calls to the upstreams. */
const countedBy = (metrics: Metrics) => ({
  onCall: metrics.onUpstreamCall,
  onInvalidRecord: metrics.onInvalidRecord,
  onHomeDataFailed: metrics.onHomeDataFailed,
  onCmsSecretRefused: metrics.onCmsSecretRefused,
});

/** A server with the site's times, which answers what is no request. */
async function createSiteServer(env: Env, texts: LoadDictionary, httpClasses: HttpClasses): Promise<Server> {
  const keepAliveTimeout = env.KEEP_ALIVE_SECONDS * 1_000;
  const server = createServer({ ...httpClasses, ...requestTimes, keepAliveTimeout });
  await answerClientErrors(server, {
    brandName: env.BRAND_NAME,
    languages: env.LANGUAGES,
    texts,
    headers: securityFields(env),
  });
  return server;
}

/** The site of this process. Resolves with the port that it listens on, when it serves. */
export async function startSite({ env, logger, root, origin: runsOrigin }: SiteDeps): Promise<number> {
  const stats = JSON.parse(readFileSync(path.join(root, 'dist/client/loadable-stats.json'), 'utf8')) as object;
  const network = await readNetwork(env.NETWORK_DIR, env);
  const mapTiles = await openTiles(env, root, logger);
  const metrics = createMetrics();
  const maxBytes = env.CACHE_MAX_MB * 1024 * 1024;
  const formSecret = formSecretOf(env, logger);
  const build = buildOf(root, stats, network);
  const secrets = sharedSecrets(env, formSecret, network);
  const instances = await joinInstances({
    ...{ env, build, secret: formSecret, secrets, logger },
    pagesBy: () => capabilities.digest(),
  });
  const sitemapBytes = maxBytes / sitemapShare;
  const cache = createCache(maxBytes - sitemapBytes, instances.shared, logger);
  const sitemapCache = createSitemapCache({ maxBytes: sitemapBytes });
  const purger = instances.join(purgedTogether(cache, sitemapCache));
  const cdn = createConfiguredCdn(env, logger);
  const { purge } = withCdn(purger, cdn);
  const onChanged = (changed: ChangedTags) => void purge({ urls: [], prefixes: [], all: false, ...changed });
  const origin = runsOrigin && startOrigin({ ...runsOrigin, publicOrigin: env.PUBLIC_ORIGIN, logger, onChanged });
  const apiUrl = () => env.API_HOST ?? origin!.url();
  const upstream = createUpstream({
    hosts: { api: apiUrl, cms: () => env.CMS_HOST ?? origin!.url() },
    cache,
    purge: purger.purge,
    maxBodyBytes: maxBytes / 32,
    counter: instances.counter,
    ...{ env, rules: readOwnRules(env.NETWORK_DIR), mapTiles, logger },
    ...countedBy(metrics),
  });
  const capabilities = createCapabilities({ env, upstream, logger, purge });
  const onLead = (event: LeadEvent, form: string) => metrics.onForm(form, event);
  const leads = createLeadQueue({ env, logger, send: deliverTo(upstream), onEvent: onLead });
  const results = createResults({ env, apiUrl, upstream, cache, logger, onEvent: metrics.onBatch });
  const texts = dictionariesOf(network);
  const exports = createExports({
    ...{ env, exports: network.exports, texts, upstream, logger },
    counter: instances.counter,
  });
  const httpClasses = createHttpClasses();
  const server = await createSiteServer(env, texts, httpClasses);
  const onClosed = async () => {
    await leads.close();
    await results?.close();
    await exports.stop();
    await capabilities.stop();
    await mapTiles?.close();
    origin?.stop();
    await cdn?.close();
    for (const part of [purger, upstream, cache, sitemapCache]) part.close();
  };
  const health = drainOnSignal({ server, delaySeconds: env.DRAIN_DELAY_SECONDS, logger, onClosed });
  const statics = createStatics(staticPaths(root));
  server.on(
    'request',
    await createApp({
      ...{ env, network, cache, sitemapCache, upstream, mapTiles, apiUrl },
      ...{ logger, statics, health, metrics, httpClasses, purger, cdn, formSecret },
      ...{ leads, results, exports, capabilities: capabilities.now },
      assets: createAssets(stats),
      shared: instances.shared,
      redis: instances.redis,
      counter: instances.counter,
    }),
  );
  await origin?.ready;
  upstream.startProbing();
  await capabilities.start();
  exports.start();
  return listen(server, env.PORT, env.HOST);
}
