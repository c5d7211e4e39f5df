import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

const whistleblowerMeta = (_: object, { t, site }: MetaContext<'Whistleblower'>): PageMeta => ({
  title: t('whistleblower:title'),
  description: t('whistleblower:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Whistleblower', params: {} }),
});

export const whistleblowerLoader: RouteLoader<'Whistleblower', object> = { load: loadNothing, meta: whistleblowerMeta };
