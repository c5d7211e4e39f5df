import type { Api } from '#shared/api/createApi.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import { isClosed, operationTypes } from '#shared/domain/estate.ts';
import { withEveryKind } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import type { OfferedEstates } from '#shared/views/profile/profileView.ts';

/** Two rows of three. */
const shown = 6;

/** Half of each operation; where there are fewer of one, more of the other. */
function chooseSome(buy: readonly EstateSummary[], rent: readonly EstateSummary[]): EstateSummary[] {
  const rented = rent.slice(0, Math.max(shown / 2, shown - buy.length));
  return [...buy.slice(0, shown - rented.length), ...rented];
}

/** What a holder offers of each operation: nothing that is sold or rented. */
async function askOffers(
  { api, signal }: { api: Api; signal: AbortSignal },
  filters: EstateFilters,
): Promise<EstateSummary[][]> {
  const lists = await Promise.all(operationTypes.map((type) => api.estates({ type, filters, qty: shown }, { signal })));
  return lists.map(({ results }) => results.filter(({ status }) => !isClosed(status)));
}

/**
 * Some of the homes that an agent or an agency offers now; of whatever it offers where that is no home.
 * @param holder the filter that selects theirs
 * @returns null when the upstream fails: the page is shown without them
 */
export async function loadProfileEstates(
  holder: EstateFilters,
  { api, language, signal }: { api: Api; language: Language; signal: AbortSignal },
): Promise<OfferedEstates | null> {
  const ask = (filters: EstateFilters) => askOffers({ api, signal }, filters).catch(orEmpty(null));
  const homes = await ask(holder);
  const noHomes = homes?.every((found) => found.length === 0);
  const offers = noHomes ? await ask(withEveryKind(holder)) : homes;
  if (offers === null) return null;
  const [buy = [], rent = []] = offers;
  return {
    estates: chooseSome(buy, rent).map((estate) => toEstateCard(estate, language)),
    types: operationTypes.filter((_, index) => offers[index]!.length > 0),
    ...(noHomes && buy.length + rent.length > 0 ? { ofEveryKind: true } : {}),
  };
}
