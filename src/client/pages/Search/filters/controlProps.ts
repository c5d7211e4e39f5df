import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Place } from '#shared/views/search/searchNames.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import type { SearchPageData } from '../searchPageData.ts';
import type { LiveCounts } from './useLiveCounts.ts';

/** What every control of the filters is rendered from. */
export interface ControlProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'towns' | 'zones' | 'centre'>;
  provinces: readonly Place[];
  /** The active filters. */
  filters: EstateFilters;
  /** The current values of the form; null until the visitor changes one. */
  fields: URLSearchParams | null;
  counts: LiveCounts | null;
  language: Language;
  t: SearchT;
}
