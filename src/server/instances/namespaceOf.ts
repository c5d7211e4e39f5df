import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Network } from '#config/network/network.ts';
import type { Env } from '#config/env.ts';

/** Variables that change no response. */
const ofTheProcess = new Set<string>([
  // Its content counts, by its path in the name of the build.
  'NETWORK_DIR',
  'NODE_ENV',
  'PORT',
  'HOST',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_CATCHER_URL',
  'SITE_PURGE_URL',
  'ADMIN_TOKEN',
  'PURGE_TOKEN',
  'METRICS_TOKEN',
  // Headers for the CDN are made from an entry by each site.
  'CDN_PURGE',
  'CDN_PURGE_ID',
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_URL',
  'CACHE_MAX_MB',
  'KEEP_ALIVE_SECONDS',
  'LOG_LEVEL',
] satisfies (keyof Env)[]);

const digest = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('base64url')
    .slice(0, 16);

/**
 * Names a build by what it consists of: the server's code, the names of the browser's files, which hold hashes of their
 * content, and the network's folder.
 */
export const buildOf = (root: string, stats: { assetsByChunkName?: unknown }, network: Network): string =>
  digest(
    readFileSync(path.join(root, 'dist/server/server.mjs')),
    JSON.stringify(stats.assetsByChunkName),
    network.path,
  );

/**
 * The prefix under which instances share entries: only those of one build and one configuration do, for a page names
 * files of its build, and holds what the configuration says.
 */
export const namespaceOf = (env: Env, build: string): string =>
  `vencejo:${digest(
    build,
    JSON.stringify(
      Object.entries(env)
        .filter(([name]) => !ofTheProcess.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  )}`;
