import { estateSorts, type EstateSort } from '../../domain/sorts.ts';
import { describeFilter, type SearchT } from '../../filters/filterTexts.ts';
import type { Offer } from '../../filters/sentence/Offer.ts';
import { filterNames } from '../../filters/table.ts';
import type { Language } from '../../i18n/languages.ts';

export const sortLabel = (sort: EstateSort, t: SearchT): string =>
  t(`search:sort.${estateSorts.find(({ apiId }) => apiId === sort)!.query}`);

/** What an offer is called: a place by its name, a filter as its chip has it. */
export function offerLabel({ name, filters, sort }: Offer, t: SearchT, language: Language): string {
  if (name !== undefined) return name;
  if (sort !== undefined) return sortLabel(sort, t);
  const context = { t, language, places: {}, people: {} };
  return filterNames.flatMap((one) => describeFilter(one, filters, context).map(({ text }) => text)).join(' · ');
}
