import type { PageProps } from '../../app/routeDefinition.ts';
import type { EstatePageData } from './estate.load.ts';
import { EstateArticle } from './EstateArticle.tsx';
import { EstateBreadcrumbs } from './sections/EstateBreadcrumbs.tsx';
import { RelatedEstates } from './sections/RelatedEstates.tsx';

/** An estate's public page (docs/product.md#estate-page). */
export function EstatePage({
  data: { estate, related, relatedMixed, relatedNearby },
}: PageProps<'Estate', EstatePageData>) {
  return (
    // A new key for each estate: its strip starts at the first photo.
    <EstateArticle
      key={estate.key}
      estate={estate}
      top={<EstateBreadcrumbs estate={estate} />}
      related={<RelatedEstates estates={related} mixed={relatedMixed} nearby={relatedNearby} estate={estate} />}
    />
  );
}
