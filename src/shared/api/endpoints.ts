import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames } from '#shared/filters/table.ts';
import { browserEndpoints, callUrl, type Endpoint, type ParamsOf } from './browserEndpoints.ts';
import { toEstate } from './estate.ts';

const none: readonly string[] = [];
const magazineQuery: readonly string[] = ['s', 'paged'];

/**
 * All calls of the contract, and those below its paths. The first row whose path matches a call is its own
 * (src/server/upstream/endpointOf.ts).
 */
export const endpoints = {
  ...browserEndpoints,

  media: { path: '/media/*', query: none },
  estateBySlug: { path: '/web/estate/:slug', query: none, read: toEstate },
  capabilities: { path: '/web/capabilities', query: none },
  sitemapIndex: { path: '/web/sitemap', query: none },
  sitemap: { path: '/web/sitemap/:kind', query: ['_page'] },
  /** For whoever has the key of results. */
  estateResults: { path: '/web/estate/:key/results', query: ['from', 'to'] },
  newResults: { path: '/web/results', query: none },
  estateExport: { path: '/web/export/estates', query: ['_after'] },
  exportFiles: { path: '/web/export/files', query: none },
  exportFile: { path: '/web/export/files/:name/:digest', query: none },

  /** Calls outside the contract, with the care that those of the contract beside them need. */
  otherLead: { path: '/web/lead/*', query: none },
  otherMailedLink: { path: '/web/rgpd{/*}', query: none },
  otherExport: { path: '/web/export{/*}', query: none },
  other: {
    path: '/web/*',
    query: ['type', ...queryNamesOf(filterNames), 'closed', 'references', '_sort', '_page', '_qty', '_facets'],
  },
  otherOfCms: { path: '/wp-json/*', query: none },
  magazine: { path: '/magazine{/*}', query: magazineQuery },
  /** Where plugins of WordPress for several languages (Polylang, WPML) put the others. */
  magazineCatala: { path: '/ca/magazine{/*}', query: magazineQuery },
  magazineEnglish: { path: '/en/magazine{/*}', query: magazineQuery },
  /** What the CMS's pages show and load. */
  cmsUploads: { path: '/wp-content/uploads/*', query: none },
  cmsContent: { path: '/wp-content/*', query: ['ver'] },
  cmsIncludes: { path: '/wp-includes/*', query: ['ver'] },
} as const satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Parameters of an endpoint's path. */
export type EndpointParams<Name extends EndpointName> = ParamsOf<Endpoints[Name]['path']>;

/** @returns path and query of a call; parameters that are not defined are left out of the query */
export const endpointUrl = <Name extends EndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  query?: URLSearchParams,
): string => callUrl(endpoints[name].path, params, query);
