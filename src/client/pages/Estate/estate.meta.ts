import { isClosed } from '#shared/domain/estate.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { EstatePageData } from './estate.load.ts';

/** JPEG of the origin's pictures at `xl`, 16:9. */
const previewSize = { width: 1400, height: 788 };

/** A home's head. Sold and rented ones stay readable but leave the index (decision 30). */
export function estateMeta({ estate }: EstatePageData, { t }: MetaContext<'Estate'>): PageMeta {
  return {
    title: estate.title.text,
    description: t(`estate:meta.description.${estate.type}`, { title: estate.title.text, zone: estate.zone, province: estate.province.name, area: estate.area }),
    alternates: estate.urls,
    noindex: isClosed(estate.status),
    ...(estate.preview ? { image: { url: estate.preview, ...previewSize, alt: estate.title.text } } : {}),
  };
}

/** The private page is nobody's to find (decision 31): no canonical, and only the switch knows its other languages. */
export function estatePrivateMeta({ estate }: EstatePageData, { t, params, query }: MetaContext<'EstatePrivate'>): PageMeta {
  return {
    title: estate.title.text,
    description: t(`estate:meta.description.${estate.type}`, { title: estate.title.text, zone: estate.zone, province: estate.province.name, area: estate.area }),
    switchTo: buildAlternates({ to: 'EstatePrivate', params, query }),
    noindex: true,
  };
}
