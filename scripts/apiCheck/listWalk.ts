import { estateSummarySchema, type EstateSummaryDto } from '#shared/contract/estate.ts';
import { estateListSchema, type EstateListDto } from '#shared/contract/estateList.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { maxPageSize } from '#shared/domain/paging.ts';
import type { Answer } from './client.ts';
import type { Statement } from './checkAnswer.ts';
import type { CheckContext, ReadOptions } from './context.ts';

export type Estate = EstateSummaryDto;

/** A page of a list as the site reads it. */
export interface ListPage extends Omit<EstateListDto, 'results'> {
  results: Estate[];
  /** Records as they came, those that the site leaves out too. */
  sent: number;
}

export interface ListAnswer {
  answer: Answer;
  /** Absent where it is no list, which was reported. */
  list?: ListPage;
}

/** A list as far as it was read. */
export interface WalkedList {
  type: string;
  /** The first page. */
  first: ListPage;
  answer: Answer;
  estates: Estate[];
  /** Every estate was read, and none left out. */
  isWhole: boolean;
}

/** Without the list of both operations, which holds the same estates. */
export const ofOneOperation = (lists: readonly WalkedList[]): WalkedList[] =>
  lists.filter(({ type }) => type !== 'all');

/** 0 available, 1 reserved, 2 sold or rented. */
export const rankOf = ({ status }: Pick<Estate, 'status'>): number =>
  isClosed(status) ? 2 : hidesPrice(status) ? 1 : 0;

export const keysOf = (estates: readonly Estate[]): string[] => estates.map(({ key }) => foldKey(key));

/** Reports the first estate that stands below a less available one. */
export function reportFallen(estates: readonly Estate[], say: (statement: Statement) => void): void {
  const at = estates.findIndex((estate, position) => position > 0 && rankOf(estate) < rankOf(estates[position - 1]!));
  if (at === -1) return;
  const [before, after] = [estates[at - 1]!, estates[at]!];
  say({
    rule: 'closed-first',
    came: `${after.key} (${after.status}) after ${before.key} (${before.status})`,
    contract: 'available ones first, then reserved, then sold and rented, whatever the sort',
  });
}

/** By their text: an estate stands in many lists. */
const summaries = new Map<string, Estate | undefined>();

/** An estate of a list as the site reads it; undefined for one that it leaves out. */
function readSummary(record: unknown): Estate | undefined {
  const text = JSON.stringify(record);
  if (!summaries.has(text)) summaries.set(text, estateSummarySchema.safeParse(record).data);
  return summaries.get(text);
}

/** Reads a page of a list. @param statuses that the answer may have */
export async function readList(
  { read }: CheckContext,
  type: string,
  query: NonNullable<ReadOptions['query']> = {},
  statuses: readonly number[] = [200],
): Promise<ListAnswer> {
  const answer = await read('estates', { type }, { query, statuses });
  const list = answer.status === 200 ? estateListSchema.safeParse(answer.json) : undefined;
  if (!list?.success) return { answer };
  const results = list.data.results.map(readSummary).filter((estate) => estate !== undefined);
  return { answer, list: { ...list.data, results, sent: list.data.results.length } };
}

/** Reads a list to its end, or up to the limit of records. */
export async function walkList(context: CheckContext, type: string): Promise<WalkedList | undefined> {
  const query = { _qty: maxPageSize };
  const { answer, list: first } = await readList(context, type, query);
  if (!first) return undefined;
  const estates = [...first.results];
  let { sent } = first;
  let page = 1;
  while (page < first.pages && sent < context.limits.records) {
    page += 1;
    const { list: next } = await readList(context, type, { ...query, _page: page });
    if (!next) break;
    estates.push(...next.results);
    sent += next.sent;
  }
  const isWhole = page >= first.pages && !first.total_capped;
  if (isWhole && sent !== first.total)
    context.find({ endpoint: 'estates', section: 'estates' }, answer, {
      rule: 'total',
      came: `total ${first.total}, and ${sent} estates on ${first.pages} pages`,
      contract: 'total is how many estates match',
    });
  return { type, first, answer, estates, isWhole: isWhole && sent === first.total && estates.length === sent };
}
