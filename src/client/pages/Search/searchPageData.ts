import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import type { PeopleNames } from '#shared/views/search/peopleNames.ts';
import type { Place } from '#shared/views/search/searchNames.ts';
import type { KindMix } from './kindMix.ts';
import type { Gone } from './loadList.ts';
import type { TownFigures } from './loadPlace.ts';
import type { WayOut } from './loadWaysOut.ts';

/** What the page of a search shows. */
export interface SearchPageData {
  type: OperationType;
  /** Absent when the search is over the whole country. */
  province?: { slug: string; name: string };
  /** Towns of the province with estates of the type, to choose from. */
  towns: Place[];
  /** Zones of the town that is filtered by, to choose from. */
  zones: Place[];
  /**
   * Names of the towns and zones that are filtered by, by slug, of several places by path, and of what `near`
   * and `travel` are around, by its middle.
   */
  places?: Record<string, string>;
  /** The place with its preposition, as narrow as it is clear; absent for the whole country. */
  where?: string;
  /** What lies around it can be asked for: the point of the list, or the middle of its town or one zone. In degrees. */
  centre?: { lat: number; lng: number };
  /** The outline of the travel time that is filtered by. */
  reach?: string;
  /** Names of the agent and of the agency that are filtered by. */
  people?: PeopleNames;
  estates: EstateCardData[];
  /** That match, sold and rented ones among them: what pages are counted by. */
  total: number;
  /** More estates match than are counted. */
  totalCapped?: true;
  /** Those that are neither reserved nor sold nor rented, and those that are sold or rented, where they are counted. */
  available?: number;
  closed?: number;
  /** What the available homes are, where no kind is chosen and they are not all flats. */
  mix?: KindMix;
  /** Whether search engines may list the page; the order plays no part (docs/product.md#search-engines). */
  indexable: boolean;
  /** Of a town's page that they may list, on its first page. */
  figures?: TownFigures;
  page: number;
  pages: number;
  /** Of a list with few homes, or none: wider ones with their numbers of homes. */
  waysOut?: WayOut[];
  /** What of the search is gone; the rest of the data is of its query. */
  gone?: Gone;
}
