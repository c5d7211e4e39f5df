import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';
import type { HomePageData } from './home.load.ts';

export const homeMeta = (_: HomePageData, { t, site }: MetaContext<'Home'>): PageMeta => ({
  title: null,
  description: t('home:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'Home', params: {} }),
});
