import { operationTypes } from '#shared/domain/estate.ts';
import { comparedArea, wholePrice } from '#shared/domain/wholePrice.ts';
import type { OwnerRequest } from '#shared/forms/ownerRequest.ts';
import type { MailedHome } from '../db/outbox/mail.ts';
import type { Store } from '../db/store.ts';
import type { PlaceRow } from '../db/tables.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { readPriceRange } from '../records/readPriceRange.ts';

/** What comparable listings of the town, else of the first city, would ask for the home; undefined for too few. */
async function rangeOf(
  store: Store,
  directory: PlaceDirectory,
  { type, cities, estateType, area }: OwnerRequest,
  town: PlaceRow | undefined,
): Promise<MailedHome['range']> {
  const province = directory.province(cities[0]!);
  if (!province || estateType === undefined || area === undefined) return undefined;
  const operation = type === 'BUY' ? 'buy' : 'rent';
  const query = {
    ...{ type: operationTypes.indexOf(operation), province: province.key },
    ...{ kinds: [estateType], area: comparedArea(area) },
  };
  for (const place of town ? [town, province] : [province]) {
    const range = await readPriceRange(store, place === town ? { ...query, town: town.key } : query);
    const { count, lower_quartile, upper_quartile, drops, closed } = range;
    if (lower_quartile === undefined || upper_quartile === undefined) continue;
    const [from, to] = [lower_quartile, upper_quartile].map((price) => wholePrice(price, area, operation));
    return {
      ...{ from: from!, to: to!, count, city: place.name },
      ...(place === town ? { province: province.slug } : {}),
      ...(drops?.count ? { drops: drops.count } : {}),
      ...(closed?.count ? { closed: closed.count } : {}),
    };
  }
  return undefined;
}

/** What an owner is mailed of their home. */
export async function mailedHome(
  store: Store,
  directory: PlaceDirectory,
  request: OwnerRequest,
  town: PlaceRow | undefined,
): Promise<MailedHome> {
  const { zipCode, estateType, area, rooms } = request;
  return {
    ...optionalField('zipCode', zipCode),
    ...optionalField('estateType', estateType),
    ...optionalField('area', area),
    ...optionalField('rooms', rooms),
    ...optionalField('range', await rangeOf(store, directory, request, town)),
  };
}
