import { placeSchema, zoneSchema, type PlaceDto, type ZoneDto } from '#shared/contract/place.ts';
import { priceRangeSchema } from '#shared/contract/priceRange.ts';
import { minComparable } from '#shared/domain/priceFairness.ts';
import { suggestionSchema } from '#shared/contract/suggestion.ts';
import { operations, type OperationName, type Schema } from '../../contract/operations.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { ofOneOperation, rankOf, readList, type Estate, type WalkedList } from '../listWalk.ts';

/** The records of an answer that the site takes. */
export function recordsOf<T>(schema: Schema, { status, json }: Answer): T[] {
  if (status !== 200 || !Array.isArray(json)) return [];
  return json.flatMap((record: unknown) => {
    const result = schema.safeParse(record);
    return result.success ? [result.data as T] : [];
  });
}

/** Whether the counts of a place are those of its list. */
async function compareCounts(
  context: CheckContext,
  place: PlaceDto,
  { type, ...query }: { type: string; province: string; town?: string; zone?: string },
  say: (statement: Statement) => void,
): Promise<void> {
  const { list } = await readList(context, type, { ...query, _qty: 1 });
  if (!list || list.total_capped || list.closed === undefined) return;
  const live = list.total - list.closed;
  if (place.count !== live)
    say({
      rule: 'place-count',
      came: `${place.slug}: count ${place.count}, and ${live} neither sold nor rented in its list`,
      contract: 'count are estates neither sold nor rented',
    });
  else if (place.available !== undefined && list.available !== undefined && place.available !== list.available)
    say({
      rule: 'place-count',
      came: `${place.slug}: available ${place.available}, and ${list.available} in its list`,
      contract: 'available leaves out reserved ones',
    });
}

interface Level {
  name: OperationName;
  params: Record<string, string>;
  query?: Record<string, string>;
  schema: Schema;
  /** Slugs that occur in the walked list. */
  slugs: readonly (string | undefined)[];
  /** The list of a place. */
  listOf: (place: ZoneDto) => { type: string; province: string; town?: string; zone?: string };
}

async function checkLevel(context: CheckContext, level: Level): Promise<PlaceDto[]> {
  const { name, params, query = {}, schema, slugs, listOf } = level;
  const answer = await context.read(name, params, { query });
  const places = recordsOf<ZoneDto>(schema, answer);
  if (answer.status !== 200) return places;
  const say = context.find.bind(null, operations[name], answer);
  const missing = slugs.find((slug) => slug && !places.some((place) => place.slug === slug));
  if (missing)
    say({ rule: 'place-missing', came: `no ${missing}`, contract: 'places with estates: one of the list is there' });
  for (const place of places.slice(0, context.limits.samples)) await compareCounts(context, place, listOf(place), say);
  return places;
}

async function checkPrices(context: CheckContext, type: string, province: string): Promise<void> {
  const answer = await context.read('prices', { type, province });
  const range = priceRangeSchema.safeParse(answer.json);
  if (answer.status !== 200 || !range.success) return;
  const { count, lower_quartile: lower, median, upper_quartile: upper } = range.data;
  const isSilent = median === undefined;
  const isOrdered = isSilent || ((lower ?? median) <= median && median <= (upper ?? median));
  if (!isOrdered || isSilent !== count < minComparable)
    context.find(operations.prices, answer, {
      rule: 'prices',
      came: JSON.stringify(range.data),
      contract: 'lower_quartile ≤ median ≤ upper_quartile; count alone below eight',
    });
}

async function checkSuggestions(context: CheckContext, { address, reference }: Estate): Promise<void> {
  const asked = [
    [address.town || address.province, 'town or province'],
    [reference, 'estate'],
  ] as const;
  for (const [q, what] of asked) {
    const answer = await context.read('suggestions', {}, { query: { q } });
    if (answer.status !== 200) continue;
    const found = recordsOf<{ kind: string; reference?: string; province?: string }>(suggestionSchema, answer);
    const isFound =
      what === 'estate'
        ? found.some((one) => one.kind === 'estate' && one.reference === reference)
        : found.some(({ kind, province }) => ['town', 'province'].includes(kind) && province === address.province_slug);
    const say = context.find.bind(null, operations.suggestions, answer);
    if (!isFound) say({ rule: 'suggestions', came: `no ${what} for ${q}`, contract: 'what a text may mean' });
    if (found.length > 12)
      say({ rule: 'suggestions', severity: 'warning', came: `${found.length}`, contract: 'at most 12' });
  }
}

/** Provinces, towns, zones, with their numbers; prices and suggestions. */
export async function checkPlaces(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  for (const { type, estates } of ofOneOperation(lists)) {
    const live = estates.filter((estate) => rankOf(estate) < 2);
    const [first] = live;
    if (!first) continue;
    const { province_slug: province, town_slug: town } = first.address;
    const inProvince = live.filter(({ address }) => address.province_slug === province);
    await checkLevel(context, {
      name: 'provinces',
      params: {},
      query: { type },
      schema: placeSchema,
      slugs: live.map(({ address }) => address.province_slug),
      listOf: ({ slug }) => ({ type, province: slug }),
    });
    await checkLevel(context, {
      name: 'towns',
      params: { type, province },
      schema: placeSchema,
      slugs: inProvince.map(({ address }) => address.town_slug),
      listOf: ({ slug }) => ({ type, province, town: slug }),
    });
    await checkLevel(context, {
      name: 'zones',
      params: { type, province },
      query: town ? { town } : {},
      schema: zoneSchema,
      slugs: inProvince.filter(({ address }) => address.town_slug === town).map(({ address }) => address.zone_slug),
      listOf: ({ slug, town_slug: of }) => ({ type, province, town: of, zone: slug }),
    });
    await checkPrices(context, type, province);
  }
  const known = lists.flatMap(({ estates }) => estates).find((estate) => rankOf(estate) === 0);
  if (known) await checkSuggestions(context, known);
}
