import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { AgentsPageData } from './agents.load.ts';

export function agentsMeta({ province }: AgentsPageData, { t, params }: MetaContext<'Agents'>): PageMeta {
  const title = t('agents:title', { province: province.name });
  return { title, description: title, alternates: buildAlternates({ to: 'Agents', params }) };
}
