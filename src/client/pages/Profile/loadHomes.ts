import type { Api } from '#shared/api/createApi.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import { isClosed, operationTypes } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import { toEstateCard } from '../../components/estateCard/toEstateCard.ts';
import type { ProfileHomes } from './profileView.ts';

/** Two rows of three. */
const shown = 6;

/** Half of each operation; where there are fewer of one, more of the other. */
function chooseSome(buy: readonly EstateSummary[], rent: readonly EstateSummary[]): EstateSummary[] {
  const rented = rent.slice(0, Math.max(shown / 2, shown - buy.length));
  return [...buy.slice(0, shown - rented.length), ...rented];
}

/** Homes that somebody has to offer now. @param holder the filter that is theirs @returns null when the upstream cannot tell: the page does without */
export async function loadHomes(
  holder: EstateFilters,
  { api, language, signal }: { api: Api; language: Language; signal: AbortSignal },
): Promise<ProfileHomes | null> {
  const lists = await Promise.all(
    operationTypes.map((type) => api.estates({ type, filters: holder, qty: shown }, { signal })),
  ).catch(orEmpty(null));
  if (lists === null) return null;
  const [buy, rent] = lists.map(({ results }) => results.filter(({ status }) => !isClosed(status)));
  return {
    estates: chooseSome(buy!, rent!).map((estate) => toEstateCard(estate, language)),
    types: operationTypes.filter((_, index) => [buy!, rent!][index]!.length > 0),
  };
}
