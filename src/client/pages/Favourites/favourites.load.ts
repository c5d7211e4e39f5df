import type { EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import type { LoadContext } from '../../app/page.ts';
import { loadHomes } from './loadHomes.ts';

export interface FavouritesPageData {
  /** The homes of a shared link, those that are still published. Absent for the visitor's own list, which their browser alone knows. */
  shared?: EstateCardData[];
}

/** A shared list has its homes in the HTML; one's own is the same page for everybody, and without homes. */
export async function loadFavourites({
  api,
  language,
  query: { references },
  signal,
}: LoadContext<'Favourites'>): Promise<FavouritesPageData> {
  if (!references) return {};
  const homes = await loadHomes(references, { api, language, signal });
  return { shared: [...homes.values()].filter((home) => home !== null) };
}
