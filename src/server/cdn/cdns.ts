import type { Purge } from '../edge/purge.ts';

/** One call of a CDN's API. */
export interface CdnCall {
  /** Below the API's address. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** JSON. */
  body: object;
}

/** What is different from CDN to CDN. */
export interface Cdn {
  apiUrl: string;
  /** Names of the headers, in lower case, by which it is told the keys and the lifetime of an answer. */
  keyHeader: string;
  lifetimeHeader: string;
  separator: string;
  maxKeysPerCall: number;
  /** @param id of the service or zone */
  purge: (id: string, token: string, keys: readonly string[], mode: Purge['mode']) => CdnCall;
  purgeAll: (id: string, token: string) => CdnCall;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The CDNs of CDN_PURGE: Fastly, and Cloudflare, which has no soft purge. */
export const cdns = {
  fastly: {
    apiUrl: 'https://api.fastly.com',
    keyHeader: 'surrogate-key',
    lifetimeHeader: 'surrogate-control',
    separator: ' ',
    maxKeysPerCall: 256,
    purge: (id, token, keys, mode) => ({
      path: `/service/${id}/purge`,
      headers: {
        'fastly-key': token,
        'surrogate-key': keys.join(' '),
        ...(mode === 'soft' ? { 'fastly-soft-purge': '1' } : {}),
      },
      body: {},
    }),
    purgeAll: (id, token) => ({ path: `/service/${id}/purge_all`, headers: { 'fastly-key': token }, body: {} }),
  },
  cloudflare: {
    apiUrl: 'https://api.cloudflare.com/client/v4',
    keyHeader: 'cache-tag',
    lifetimeHeader: 'cdn-cache-control',
    separator: ',',
    maxKeysPerCall: 30,
    purge: (id, token, keys) => ({ path: `/zones/${id}/purge_cache`, headers: bearer(token), body: { tags: keys } }),
    purgeAll: (id, token) => ({
      path: `/zones/${id}/purge_cache`,
      headers: bearer(token),
      body: { purge_everything: true },
    }),
  },
} as const satisfies Record<string, Cdn>;

export type CdnName = keyof typeof cdns;

export interface CdnSettings {
  name: CdnName;
  /** In place of the CDN's own. */
  apiUrl?: string | undefined;
  /** Of the service or zone. */
  id: string;
  token: string;
}
