import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

const manifestMeta = (_: object, { t, site }: MetaContext<'Manifest'>): PageMeta => ({
  title: t('manifest:title'),
  description: t('manifest:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Manifest', params: {} }),
});

export const manifestLoader: RouteLoader<'Manifest', object> = { load: loadNothing, meta: manifestMeta };
