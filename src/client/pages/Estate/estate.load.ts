import type { Estate } from '#shared/api/estate.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { parseEstateFilter, type EstateFilters } from '#shared/domain/estateFilters.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../orEmpty.ts';
import type { LoadContext } from '../../page.ts';
import { movedTo } from '../../runLoad.ts';
import { estateTarget } from './estateTarget.ts';
import { toEstateView, type EstateView } from './toEstateView.ts';

export interface EstatePageData {
  estate: EstateView;
  related: EstateCardData[];
  /** Set when they are homes of any kind, for want of others of this one. */
  relatedMixed?: true;
  isPrivate: boolean;
}

const relatedCount = 6;

/** Fewer of the same kind than this do not make a choice: then any kind of home in the province is better. */
const fewestRelated = 3;

/** Other homes of the operation in the province, of the same kind where there are some; none is better than a failing page. */
async function loadRelated(estate: Estate, { api, language, signal }: { api: LoadContext<'Estate'>['api']; language: Language; signal: AbortSignal }): Promise<Pick<EstatePageData, 'related' | 'relatedMixed'>> {
  const others = async (kind: EstateFilters): Promise<EstateCardData[]> => {
    const filters = { province: estate.address.provinceSlug, ...kind };
    const list = await api.estates({ type: estate.type, filters, qty: relatedCount + 1 }, { signal }).catch(orEmpty(null));
    return (list?.results ?? [])
      .filter(({ reference, status }) => reference !== estate.reference && !isClosed(status))
      .slice(0, relatedCount)
      .map((other) => toEstateCard(other, language));
  };
  const same = await others(parseKind(estate.estateType));
  return same.length >= fewestRelated ? { related: same } : { related: await others({}), relatedMixed: true };
}

const parseKind = (estateType: string): EstateFilters => {
  const kind = parseEstateFilter('estate_type', [estateType]);
  return kind ? { estate_type: kind } : {};
};

/** One home by its reference. Another slug, province or type word in the URL is one redirect to the home's own (decision 14). */
export async function loadEstate(context: LoadContext<'Estate'>): Promise<EstatePageData> {
  const { api, language, params, signal, url } = context;
  const estate = await api.estate(params.ref, { signal });
  const target = estateTarget(estate, language);
  if (buildUrl(target, language) !== buildUrl({ to: 'Estate', params }, language)) throw movedTo(target, language, url);
  return { estate: toEstateView(estate, language), ...await loadRelated(estate, context), isPrivate: false };
}

/** The same home for whoever holds the private link (decision 31). */
export async function loadEstatePrivate({ api, language, params, query, signal }: LoadContext<'EstatePrivate'>): Promise<EstatePageData> {
  const estate = await api.estatePrivate(params.ref, query.t, { signal });
  return { estate: toEstateView(estate, language), related: [], isPrivate: true };
}
