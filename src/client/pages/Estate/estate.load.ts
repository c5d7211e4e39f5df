import { buildUrl } from '#shared/routes/build.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Estate } from '#shared/api/estate.ts';
import type { NearbyPlace } from '#shared/contract/nearby.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import type { VisitSlots } from '#shared/domain/visitSlots.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty, orNotThere } from '#shared/api/upstreamErrors.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { httpError, movedTo, type GoneData } from '../../app/httpResponses.ts';
import { estateMeta, estatePrivateMeta } from './estate.meta.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import { loadRelated, type RelatedEstates } from './loadRelated.ts';
import { toEstateView, toMapLocation, type EstateView } from '#shared/views/estate/toEstateView.ts';

export interface EstatePageData extends RelatedEstates {
  estate: EstateView;
  isPrivate: boolean;
  /** Of a private page: whether the estate has a public one as well. */
  isListed?: boolean;
}

/** In place of a withdrawn listing. */
const maxOthers = 6;

/**
 * @throws Response for a listing that was withdrawn, of which no more is known than its address says: with the newest
 * that are available in its province, or in the country where its address names no province; any other failure as it is
 */
async function throwGone(error: unknown, { api, language, params, signal }: LoadContext<'Estate'>): Promise<never> {
  if (!(error instanceof ApiError && error.isGone)) throw error;
  const { type, province } = params;
  const newest = (filters: { province?: string }) => api.estates({ type, filters, qty: maxOthers }, { signal });
  const found = await newest({ province })
    .catch((failure: unknown) => {
      orNotThere(failure);
      return newest({});
    })
    .catch(orEmpty(null));
  const others = found?.results.filter(({ status }) => !hidesPrice(status)) ?? [];
  const data: GoneData = { others: others.map((estate) => toEstateCard(estate, language)) };
  throw httpError(410, data);
}

/** When it can be visited, where its agent has a calendar; without it a visit is agreed upon. */
function loadSlots(
  { agent, status, key }: Estate,
  { api, signal }: Pick<LoadContext<'Estate'>, 'api' | 'signal'>,
): Promise<VisitSlots | undefined> {
  if (!agent?.slots || isClosed(status)) return Promise.resolve(undefined);
  return api.visitSlots(key, { signal }).catch(orEmpty(undefined));
}

/** What can be walked to from where the public may know it to be, while it can be had. */
function loadNearby(
  estate: Estate,
  { api, signal }: Pick<LoadContext<'Estate'>, 'api' | 'signal'>,
): Promise<NearbyPlace[]> {
  const place = toMapLocation(estate);
  if (!place || isClosed(estate.status)) return Promise.resolve([]);
  return api.nearby(place, { signal }).catch(orEmpty([]));
}

/**
 * One estate by its reference. Another slug, province or type word in the URL is one redirect to the estate's own
 * (PD-14).
 */
async function loadEstate(context: LoadContext<'Estate'>): Promise<EstatePageData> {
  const { api, language, languages, params, signal, url } = context;
  const estate = await api.estate(params.ref, { signal }).catch((error: unknown) => throwGone(error, context));
  const target = estateTarget(estate, language);
  if (buildUrl(target, language) !== buildUrl({ to: 'Estate', params }, language)) throw movedTo(target, language, url);
  const [slots, nearby, related] = await Promise.all([
    loadSlots(estate, context),
    loadNearby(estate, context),
    loadRelated(estate, context),
  ]);
  return { estate: toEstateView(estate, { language, languages }, { slots, nearby }), ...related, isPrivate: false };
}

/**
 * The estate for whoever holds the private link (PD-31). A link to a withdrawn one is a 404, as one to an unknown one
 * (PD-29).
 */
async function loadEstatePrivate({
  api,
  language,
  languages,
  params,
  query,
  signal,
}: LoadContext<'EstatePrivate'>): Promise<EstatePageData> {
  const estate = await api.estatePrivate(params.ref, query.t, { signal }).catch((error: unknown) => {
    throw error instanceof ApiError && error.isGone ? httpError(404) : error;
  });
  // A page that cannot tell says no more than that the link is personal.
  const isListed = await api.estate(params.ref, { signal }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && (error.isGone || error.status === 404)),
  );
  return { estate: toEstateView(estate, { language, languages }), related: [], isPrivate: true, isListed };
}

export const estateLoader: RouteLoader<'Estate', EstatePageData> = { load: loadEstate, meta: estateMeta };

export const estatePrivateLoader: RouteLoader<'EstatePrivate', EstatePageData> = {
  load: loadEstatePrivate,
  meta: estatePrivateMeta,
};
