import type { CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { isFields } from '#shared/contract/fields.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { isFilterOfKind, filterNames, filterOf, type FilterName } from '#shared/filters/table.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { filterCases, isOptionalFilter, type FilterCase } from '../filterCases.ts';
import { readList, rankOf, type ListPage, type WalkedList } from '../listWalk.ts';
import { reportPart } from './capabilities.ts';

type Say = (answer: Answer, statement: Statement) => void;

const textOf = (query: FilterCase['query']): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** What is wrong with a narrowed list, in words. */
function problemOf({ matches, filter }: FilterCase, list: ListPage, whole: WalkedList): Statement | undefined {
  const wrong = list.results.find((estate) => matches(estate) === false);
  const isIgnored = list.total === whole.first.total && wrong !== undefined;
  if (wrong && filter === 'price' && hidesPrice(wrong.status))
    return {
      rule: 'hidden-price-filter',
      came: `${wrong.key} (${wrong.status}) is in the list`,
      contract: 'no price filter matches a hidden price',
    };
  if (wrong)
    return {
      rule: isIgnored ? 'filter-ignored' : 'filter',
      came: isIgnored ? `the whole list of ${list.total}` : `${wrong.key} is in the list`,
      contract: `${filter}: the list holds what matches`,
    };
  const expected = whole.estates.map(matches);
  if (!whole.isWhole || expected.includes(undefined)) return undefined;
  const count = expected.filter(Boolean).length;
  return count === list.total
    ? undefined
    : {
        rule: 'filter',
        came: `total ${list.total}, and ${count} of the whole list match`,
        contract: `${filter}: the list holds all that matches`,
      };
}

/** Every filter, by values that occur. */
async function checkEach(
  context: CheckContext,
  whole: WalkedList,
  capabilities: CapabilitiesDto,
  say: Say,
): Promise<void> {
  const named: readonly string[] = capabilities.filters;
  const missing = new Set<string>();
  const now = Date.parse(whole.answer.headers.get('date') ?? '') || Date.now();
  for (const one of filterCases(whole.estates, context.limits.samples, now)) {
    if (missing.has(one.filter)) continue;
    const isOptional = isOptionalFilter(one.filter);
    const { answer, list } = await readList(context, whole.type, one.query, isOptional ? [200, 422] : [200]);
    const statement = list && problemOf(one, list, whole);
    const isMissing = isOptional && (answer.status === 422 || statement?.rule === 'filter-ignored');
    if (isMissing) missing.add(one.filter);
    const came = isMissing ? (answer.status === 422 ? '422' : 'the filter is ignored') : undefined;
    const works = list !== undefined && !statement && list.total < whole.first.total;
    const isNamed = named.includes(one.filter);
    if (isOptional) reportPart({ name: one.filter, isNamed, answer, missing: came, works }, say);
    if (statement && !isMissing) say(answer, statement);
  }
}

/** Numbers of lists that add up, whether or not a list could be read whole. */
async function checkSums(context: CheckContext, whole: WalkedList, say: Say): Promise<void> {
  const totalOf = async (query: FilterCase['query']) => (await readList(context, whole.type, query)).list?.total;
  const [yes, no] = [await totalOf({ furnished: 1 }), await totalOf({ furnished: 0 })];
  if (!whole.first.total_capped && yes !== undefined && no !== undefined && yes + no !== whole.first.total)
    say(whole.answer, {
      rule: 'sums',
      came: `furnished=1 ${yes}, furnished=0 ${no}, together ${whole.first.total}`,
      contract: 'every estate is furnished or not',
    });
  const [one, two, both] = [await totalOf({ rooms: 2 }), await totalOf({ rooms: 3 }), await totalOf({ rooms: '2,3' })];
  if (one !== undefined && two !== undefined && both !== undefined && one + two !== both)
    say(whole.answer, {
      rule: 'sums',
      came: `rooms=2 ${one}, rooms=3 ${two}, rooms=2,3 ${both}`,
      contract: 'several values are separated by commas: an estate has one of them',
      section: 'conventions',
    });
  const repeated = await context.send(`/web/estates/${whole.type}?rooms=2&rooms=3`);
  const total = isFields(repeated.json) ? repeated.json.total : undefined;
  if (both !== undefined && total !== both)
    say(repeated, {
      rule: 'sums',
      came: `total ${String(total)}, and rooms=2,3 has ${both}`,
      contract: 'several values repeat the key or are separated by commas',
      section: 'conventions',
    });
  const unknown = await readList(context, whole.type, { utm_source: 'x' });
  if (unknown.list && unknown.list.total !== whole.first.total)
    say(unknown.answer, {
      rule: 'unknown-key',
      came: `total ${unknown.list.total}, and ${whole.first.total} without it`,
      contract: 'an unknown query key is ignored',
      section: 'conventions',
    });
}

const isKnownOption = (name: FilterName, option: string): boolean => {
  const { options } = filterOf(name);
  return options.length === 0 || options.some((known) => String(known) === option);
};

/** The largest options of each facet against the list that they promise. */
async function checkFacets(
  context: CheckContext,
  whole: WalkedList,
  base: FilterCase['query'],
  say: Say,
): Promise<void> {
  const { answer, list } = await readList(context, whole.type, { ...base, _facets: 1 });
  if (!list) return;
  if (!list.facets)
    return say(answer, {
      rule: 'facets-missing',
      severity: 'note',
      came: 'no facets',
      contract: 'facets are optional',
    });
  const { available } = list;
  if (list.facets_approximate || available === undefined) return;
  for (const [name, counts] of Object.entries(list.facets)) {
    const filter = filterNames.find((known) => known === name);
    if (!filter || isFilterOfKind(filter, 'box')) continue;
    const options = Object.entries(counts)
      .filter(([option]) => isKnownOption(filter, option))
      .sort(([, a], [, b]) => b - a);
    for (const [option, count] of options.slice(0, 2)) {
      const query = { ...base, [name]: option };
      const narrowed = await readList(context, whole.type, query);
      if (narrowed.list && narrowed.list.available !== count)
        say(narrowed.answer, {
          rule: 'facets',
          came: `${narrowed.list.available} available, and the facet ${name} of ${textOf(base) || 'the list'} says ${option}: ${count}`,
          contract: 'facets count available estates by option with all other filters',
        });
    }
  }
}

/** Filters and facets of each list. */
export async function checkFilters(
  context: CheckContext,
  lists: readonly WalkedList[],
  capabilities: CapabilitiesDto,
): Promise<void> {
  const say: Say = context.find.bind(null, { endpoint: 'estates', section: 'estates' });
  for (const list of lists) {
    if (list.estates.length === 0) continue;
    await checkEach(context, list, capabilities, say);
    await checkSums(context, list, say);
    const available = list.estates.find((estate) => rankOf(estate) === 0);
    await checkFacets(context, list, {}, say);
    if (available) await checkFacets(context, list, { province: available.address.province_slug }, say);
  }
}
