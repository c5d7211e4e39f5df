import { redirect } from 'react-router';
import { buildLocalUrl } from '#shared/routes/build.ts';
import type { LoadContext } from '../../app/page.ts';

/**
 * Where an unknown agency leads (PD-5): a 404 by the upstream's answer, a 503 when it gives none. Should the agency be
 * there after all, to its page; not for good, as it may go again.
 */
export async function loadAgencyError({ api, language, params, signal }: LoadContext<'AgencyError'>): Promise<never> {
  await api.agency(params.agency, { signal });
  throw redirect(buildLocalUrl({ to: 'Agency', params }, language), 302);
}
