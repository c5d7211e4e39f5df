import { sitemapPageSchema, sitemapIndexSchema, type SitemapEntryDto } from '#shared/contract/sitemap.ts';
import { foldKey, keyOfReference } from '#shared/domain/estateKey.ts';
import { operations } from '../../contract/operations.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';
import { keysOf, ofOneOperation, rankOf, type WalkedList } from '../listWalk.ts';

const kinds = ['estates', 'agents', 'agencies', 'towns'] as const;
/** Of 5,000 entries each. */
const maxPages = 20;

interface ReadKind {
  answer: Answer;
  entries: SitemapEntryDto[];
  isWhole: boolean;
}

async function readKind({ read, find }: CheckContext, kind: string): Promise<ReadKind | undefined> {
  const answer = await read('sitemap', { kind });
  const first = sitemapPageSchema.safeParse(answer.json);
  if (answer.status !== 200 || !first.success) return undefined;
  const { results: entries, pages } = first.data;
  const last = Math.min(pages, maxPages);
  for (let page = 2; page <= last; page += 1) {
    const next = sitemapPageSchema.safeParse((await read('sitemap', { kind }, { query: { _page: page } })).json);
    if (next.success) entries.push(...next.data.results);
  }
  const past = await read('sitemap', { kind }, { query: { _page: Math.max(pages, 1) + 1 }, statuses: [200, 404] });
  if (past.status === 200 && sitemapPageSchema.safeParse(past.json).data?.results.length !== 0)
    find(operations.sitemap, past, {
      rule: 'past-last-page',
      came: `200 with entries past page ${pages}`,
      contract: 'pages is how many there are',
    });
  return { answer, entries, isWhole: last === pages };
}

const keyOf = ({ key, reference }: SitemapEntryDto): string | undefined =>
  key ?? (reference === undefined ? undefined : keyOfReference(reference));

/** What the lists have and the sitemap lacks, and the other way round. */
function compareEstates(
  { entries, isWhole }: ReadKind,
  lists: readonly WalkedList[],
  say: (statement: Statement) => void,
): void {
  const named = new Set(entries.map((entry) => foldKey(keyOf(entry) ?? '')));
  const all = ofOneOperation(lists);
  const live = keysOf(all.flatMap(({ estates }) => estates).filter((estate) => rankOf(estate) < 2));
  const lacking = isWhole ? live.find((key) => !named.has(key)) : undefined;
  if (lacking !== undefined)
    say({
      rule: 'sitemap',
      came: `no ${lacking}, which a list has`,
      contract: 'what may be indexed: all estates to be had',
    });
  const foreign = all.every((list) => list.isWhole) ? [...named].find((key) => !live.includes(key)) : undefined;
  if (foreign !== undefined)
    say({
      rule: 'sitemap',
      came: `${foreign || 'an entry without a key'}, which no list has to be had`,
      contract: 'what may be indexed: no other estates',
    });
  if (named.size !== entries.length)
    say({
      rule: 'record-twice',
      came: `${entries.length - named.size} entries twice`,
      contract: 'no estate comes twice',
    });
}

/** The sitemap against the lists. */
export async function checkSitemap(context: CheckContext, lists: readonly WalkedList[]): Promise<void> {
  for (const kind of kinds) {
    const found = await readKind(context, kind);
    if (!found) continue;
    const say = context.find.bind(null, operations.sitemap, found.answer);
    if (kind === 'estates') compareEstates(found, lists, say);
    else if (found.entries.some(({ slug }) => slug === undefined))
      say({ rule: 'sitemap', came: `${kind} without slugs`, contract: 'people and towns have slug' });
  }
  const index = await context.read('sitemapIndex', {});
  const pages = sitemapIndexSchema.safeParse(index.json);
  if (index.status === 200 && pages.success && !pages.data.results.some(({ kind }) => kind === 'estates'))
    context.find(operations.sitemapIndex, index, {
      rule: 'sitemap',
      severity: 'warning',
      came: 'no page of estates',
      contract: 'every page with its last change',
    });
}
