import { buildUrl } from '#shared/routes/build.ts';
import type { LoadContext } from '../../app/page.ts';
import { movedTo } from '../../app/runLoad.ts';
import { estateTarget } from './estateTarget.ts';
import { loadRelated, type RelatedHomes } from './loadRelated.ts';
import { toEstateView, type EstateView } from './toEstateView.ts';

export interface EstatePageData extends RelatedHomes {
  estate: EstateView;
  isPrivate: boolean;
}

/** One home by its reference. Another slug, province or type word in the URL is one redirect to the home's own (PD-14). */
export async function loadEstate(context: LoadContext<'Estate'>): Promise<EstatePageData> {
  const { api, language, params, signal, url } = context;
  const estate = await api.estate(params.ref, { signal });
  const target = estateTarget(estate, language);
  if (buildUrl(target, language) !== buildUrl({ to: 'Estate', params }, language)) throw movedTo(target, language, url);
  return { estate: toEstateView(estate, language), ...(await loadRelated(estate, context)), isPrivate: false };
}

/** The same home for whoever holds the private link (PD-31). */
export async function loadEstatePrivate({
  api,
  language,
  params,
  query,
  signal,
}: LoadContext<'EstatePrivate'>): Promise<EstatePageData> {
  const estate = await api.estatePrivate(params.ref, query.t, { signal });
  return { estate: toEstateView(estate, language), related: [], isPrivate: true };
}
