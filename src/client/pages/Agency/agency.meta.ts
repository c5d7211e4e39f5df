import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../page.ts';
import type { AgencyPageData } from './agency.load.ts';

export function agencyMeta({ name }: AgencyPageData, { t, params }: MetaContext<'Agency'>): PageMeta {
  const title = t('profile:agency.title', { name });
  return { title, description: title, alternates: buildAlternates({ to: 'Agency', params }) };
}
