import type { Api } from '#shared/api/createApi.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import { isClosed, operationTypes } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import { toEstateCard } from '../../components/estateCard/toEstateCard.ts';
import type { OfferedEstates } from './profileView.ts';

/** Two rows of three. */
const shown = 6;

/** Half of each operation; where there are fewer of one, more of the other. */
function chooseSome(buy: readonly EstateSummary[], rent: readonly EstateSummary[]): EstateSummary[] {
  const rented = rent.slice(0, Math.max(shown / 2, shown - buy.length));
  return [...buy.slice(0, shown - rented.length), ...rented];
}

/**
 * Some of the estates that an agent or an agency offers now.
 * @param holder the filter that selects theirs
 * @returns null when the upstream fails: the page is shown without them
 */
export async function loadProfileEstates(
  holder: EstateFilters,
  { api, language, signal }: { api: Api; language: Language; signal: AbortSignal },
): Promise<OfferedEstates | null> {
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
