import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

const aboutMeta = (_: object, { t, site }: MetaContext<'About'>): PageMeta => ({
  title: t('about:title'),
  description: t('about:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'About', params: {} }),
});

export const aboutLoader: RouteLoader<'About', object> = { load: loadNothing, meta: aboutMeta };
