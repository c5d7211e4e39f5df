import { ApiError } from '#shared/api/ApiError.ts';
import type { AnswerOf } from '#shared/api/browserEndpoints.ts';
import type { VisitTime } from '#shared/domain/visitSlots.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { targetOf } from '#shared/views/leadView.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { byAlertNoun } from '../../features/alerts/alertNoun.ts';
import { loadAlertSearch, type AlertSearch } from '../../features/alerts/alertSearch.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

export type RgpdAcceptData =
  | { state: 'pending'; purpose: 'newsletter'; name: string }
  | { state: 'pending'; purpose: 'alerts'; name: string; search?: AlertSearch }
  | AcceptedVisit
  | EndedLink;

const visitStates = ['pending', 'processed', 'expired', 'unavailable'] as const;

/** The time of a visit, and what became of it: it waits to be taken, is taken, free again, or somebody else's. */
export interface AcceptedVisit {
  state: (typeof visitStates)[number];
  purpose: 'visit';
  name: string;
  /** Absent while the API fails. */
  time?: VisitTime;
  /** Until when a pending one is held, ISO 8601. */
  until?: string;
  reference?: string;
  listing?: RouteTarget<'Estate'>;
}

type Acceptance = AnswerOf<'acceptance'>;

function toAcceptedVisit({ state, name, visit }: Acceptance, language: Language): AcceptedVisit | EndedLink {
  const known = visitStates.find((one) => one === state);
  if (!visit || !known) return { state: 'expired', status: 404 };
  const { start, minutes, zone, heldUntil, listing } = visit;
  const target = targetOf(listing, language);
  return {
    ...{ state: known, purpose: 'visit', name, time: { start, minutes, zone } },
    ...(heldUntil === undefined ? {} : { until: heldUntil }),
    ...(listing ? { reference: listing.reference } : {}),
    ...(target ? { listing: target } : {}),
  };
}

/**
 * What a mailed link is still good for (docs/product.md#alert). One that is unknown reads as one that has expired
 * (PD-46). While the API fails, a form that was sent is shown again without what the API knows of it.
 */
async function loadRgpdAccept(context: LoadContext<'RgpdAccept'>): Promise<RgpdAcceptData> {
  const { api, params, sent, language, signal } = context;
  try {
    const acceptance = await api.acceptance(params.assistanceId, { signal });
    const { purpose, state, name, alert } = acceptance;
    if (purpose === 'visit') return toAcceptedVisit(acceptance, language);
    if (state !== 'pending') return { state: 'processed' };
    if (purpose !== 'alerts') return { state, purpose: 'newsletter', name };
    return { state, purpose, name, ...(alert ? { search: await loadAlertSearch(context, alert) } : {}) };
  } catch (error) {
    const purpose = (['alerts', 'visit'] as const).find((one) => one === sent?.values.purpose);
    if (error instanceof ApiError && error.status === 0 && purpose) return { state: 'pending', purpose, name: '' };
    return endedLink(error);
  }
}

const isOfVisit = (data: RgpdAcceptData): data is AcceptedVisit => 'purpose' in data && data.purpose === 'visit';

const titleOf = (data: RgpdAcceptData, { t }: MetaContext<'RgpdAccept'>): string =>
  isOfVisit(data)
    ? t(`rgpd:visit.title.${data.state}`)
    : t(`rgpd:${data.state === 'pending' ? 'accept' : data.state}.title`);

function descriptionOf(data: RgpdAcceptData, { t, site }: MetaContext<'RgpdAccept'>): string {
  if (isOfVisit(data)) return t('rgpd:visit.description', { brand: site.brandName });
  return data.state === 'pending' && data.purpose === 'alerts'
    ? t('rgpd:accept.alerts.description', byAlertNoun(data.search))
    : t('rgpd:accept.description', { brand: site.brandName });
}

const rgpdAcceptMeta = (data: RgpdAcceptData, context: MetaContext<'RgpdAccept'>): PageMeta => ({
  title: titleOf(data, context),
  description: descriptionOf(data, context),
  switchTo: buildAlternates(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: context.params }), context.languages),
  isPrivate: true,
});

const statusOfAcceptance = (data: RgpdAcceptData): number => {
  if (!isOfVisit(data)) return statusOfLink(data);
  return data.state === 'pending' || data.state === 'processed' ? 200 : 410;
};

export const rgpdAcceptLoader: RouteLoader<'RgpdAccept', RgpdAcceptData> = {
  load: loadRgpdAccept,
  status: statusOfAcceptance,
  meta: rgpdAcceptMeta,
};
