import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { loadNothing, type MetaContext, type RouteLoader } from '../../app/routeDefinition.ts';

const legalNoticeMeta = (_: object, { t, site }: MetaContext<'Aviso'>): PageMeta => ({
  title: t('legalNotice:title'),
  description: t('legalNotice:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Aviso', params: {} }),
});

const privacyMeta = (_: object, { t, site }: MetaContext<'Privacidad'>): PageMeta => ({
  title: t('privacy:title'),
  description: t('privacy:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Privacidad', params: {} }),
});

export const legalNoticeLoader: RouteLoader<'Aviso', object> = { load: loadNothing, meta: legalNoticeMeta };

export const privacyLoader: RouteLoader<'Privacidad', object> = { load: loadNothing, meta: privacyMeta };
