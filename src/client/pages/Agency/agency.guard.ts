import { redirectDocument } from 'react-router';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { orNotThere } from '../../app/orNotThere.ts';
import type { LoadContext } from '../../app/page.ts';

/** Whether the network has such an agency. Who is neither is led to a page of its own, loaded as a whole (docs/product.md#guards, PD-5). */
export async function isAgency({ api, params, signal, url }: LoadContext<'Agency'>): Promise<boolean> {
  if (await api.agency(params.agency, { signal }).then(Boolean, orNotThere)) return true;
  // With its host: before a path alone the router would put the language's prefix, and the address is one for all languages.
  throw redirectDocument(new URL(buildUrl({ to: 'AgencyError', params }, defaultLanguage), url).href);
}
