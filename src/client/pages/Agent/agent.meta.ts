import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { AgentPageData } from './agent.load.ts';

export function agentMeta({ name }: AgentPageData, { t, params }: MetaContext<'Agent'>): PageMeta {
  const title = t('profile:agent.title', { name });
  return { title, description: title, alternates: buildAlternates({ to: 'Agent', params }) };
}
