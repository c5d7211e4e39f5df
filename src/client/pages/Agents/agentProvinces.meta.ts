import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';
import type { AgentProvincesPageData } from './agentProvinces.load.ts';

export const agentProvincesMeta = (
  _: AgentProvincesPageData,
  { t, site }: MetaContext<'AgentProvinces'>,
): PageMeta => ({
  title: t('agents:index.meta.title'),
  description: t('agents:index.meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }),
});
