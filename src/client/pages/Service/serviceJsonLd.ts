import { cityNames } from '#shared/domain/cities.ts';
import type { JsonLdNode } from '../../components/ui/jsonLd/JsonLd.tsx';
import type { Site } from '../../app/session/SiteContext.ts';

/** The service as structured data (docs/product.md#search-engines): what, by whom, and in which cities. */
export const serviceJsonLd = (
  { name, text, path }: { name: string; text: string; path: string },
  { brandName, publicOrigin }: Pick<Site, 'brandName' | 'publicOrigin'>,
): JsonLdNode => ({
  '@type': 'Service',
  name,
  description: text,
  url: new URL(path, publicOrigin).href,
  provider: { '@type': 'RealEstateAgent', name: brandName, url: publicOrigin },
  areaServed: Object.values(cityNames).map((city) => ({ '@type': 'City', name: city })),
});
