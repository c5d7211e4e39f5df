/** What the rest of the origin may import of the search; README.md here says how its parts follow one another. */
export type { AvailabilityRank, Box, EstateCriteria } from './criteria/estateCriteria.ts';
export type { EstateQuery } from './criteria/estateQuery.ts';
export { resolveCriteria, resolveHolder } from './criteria/resolveCriteria.ts';
export { countFacets } from './facets/countFacets.ts';
export { zonesToCount } from './facets/zonesToCount.ts';
export { listPins } from './map/listPins.ts';
export { createResultSetCache, type ResultSetCache } from './page/resultSetCache.ts';
