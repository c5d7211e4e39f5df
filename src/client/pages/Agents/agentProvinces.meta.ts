import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { AgentProvincesPageData } from './agentProvinces.load.ts';

export const agentProvincesMeta = (_: AgentProvincesPageData, { t }: MetaContext<'AgentProvinces'>): PageMeta => ({
  title: t('agents:index.title'),
  description: t('agents:index.title'),
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }),
});
