import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';
import type { RgpdAcceptData } from './rgpdAccept.load.ts';

export const rgpdAcceptMeta = (
  { state }: RgpdAcceptData,
  { t, site, params }: MetaContext<'RgpdAccept'>,
): PageMeta => ({
  title: t(`rgpd:${state === 'pending' ? 'accept' : state}.title`),
  description: t('rgpd:accept.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params })),
  noindex: true,
});
