import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

const accessibilityMeta = (_: object, { t, site }: MetaContext<'Accessibility'>): PageMeta => ({
  title: t('accessibility:title'),
  description: t('accessibility:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Accessibility', params: {} }),
});

export const accessibilityLoader: RouteLoader<'Accessibility', object> = { load: loadNothing, meta: accessibilityMeta };
