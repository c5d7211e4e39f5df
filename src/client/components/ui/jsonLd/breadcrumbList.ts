import type { JsonLdNode } from './JsonLd.tsx';

/**
 * The way up to a page, it included, as names and site paths. Positions from 1, addresses absolute
 * (docs/product.md#search-engines).
 */
export const breadcrumbList = (
  steps: readonly (readonly [name: string, path: string])[],
  publicOrigin: string,
): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, publicOrigin).href,
  })),
});
