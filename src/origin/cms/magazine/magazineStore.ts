import type { AgentDto } from '#shared/contract/agent.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { magazineDocument, summariesSchema, type ArticleSummary } from '../../import/magazineDocuments.ts';
import {
  articleSchema,
  corporatePageSchema,
  type ArticleInput,
  type CorporatePageInput,
} from '../../db/input/magazineInput.ts';
import type { Store } from '../../db/store.ts';
import { answerPictures } from '../../media/answerPictures.ts';
import { agentRecords } from '../../records/readPeople.ts';
import { agentDto } from '../../web/agentDto.ts';
import type { MagazineSite } from './MagazineSite.ts';

/** An author who is an agent of the network. */
export type ArticleAuthor = Pick<AgentDto, 'image' | 'city' | 'province'> & { slug: string };

async function readDocument({ db }: Store, name: string): Promise<unknown> {
  const row = await db.selectFrom('documents').select('content').where('name', '=', name).executeTakeFirst();
  return row ? JSON.parse(row.content) : undefined;
}

/** All articles, newest first; none without editors. */
export async function readSummaries(store: Store): Promise<ArticleSummary[]> {
  return answerPictures(store, summariesSchema.parse((await readDocument(store, magazineDocument.summaries)) ?? []));
}

export async function readArticle(store: Store, slug: string): Promise<ArticleInput | undefined> {
  const document = await readDocument(store, magazineDocument.article(slug));
  return document === undefined ? undefined : answerPictures(store, articleSchema.parse(document));
}

/** The agent of the network who has an author's name; none where two have it. */
export async function readAuthor(store: Store, { author }: ArticleInput): Promise<ArticleAuthor | undefined> {
  const [agent, namesake] = await agentRecords(store).where('agents.full_name', '=', author).limit(2).execute();
  return agent && !namesake ? answerPictures(store, agentDto(agent)) : undefined;
}

export async function readCorporatePage(store: Store, slug: string): Promise<CorporatePageInput | undefined> {
  const document = await readDocument(store, magazineDocument.page(slug));
  return document === undefined ? undefined : corporatePageSchema.parse(document);
}

/** The slugs of the pages about the company. */
export async function readCorporateSlugs({ db }: Store): Promise<string[]> {
  const prefix = magazineDocument.page('');
  const rows = await db
    .selectFrom('documents')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name.slice(prefix.length));
}

type Province = MagazineSite['provinces']['buy'][number];

const byName = (provinces: readonly Province[]): Province[] =>
  provinces.toSorted((a, b) => compareNames(a.name, b.name));

async function provincesWith({ db }: Store, type: OperationType): Promise<Province[]> {
  const rows = await db
    .selectFrom('place_counts')
    .innerJoin('places', 'places.key', 'place_counts.place')
    .select(['places.slug', 'places.name'])
    .where('places.kind', '=', 'province')
    .where('place_counts.type', '=', operationTypes.indexOf(type))
    .where('place_counts.available_homes', '>', 0)
    .groupBy(['places.slug', 'places.name'])
    .execute();
  return byName(rows);
}

async function provincesWithAgents({ db }: Store): Promise<Province[]> {
  const rows = await db
    .selectFrom('agents')
    .innerJoin('places', 'places.key', 'agents.province')
    .select(['places.slug', 'places.name'])
    .groupBy(['places.slug', 'places.name'])
    .execute();
  return byName(rows);
}

/** The provinces that the header's menus list. */
export async function readProvinces(store: Store): Promise<MagazineSite['provinces']> {
  const [buy, rent, agents] = await Promise.all([
    provincesWith(store, 'buy'),
    provincesWith(store, 'rent'),
    provincesWithAgents(store),
  ]);
  return { buy, rent, agents };
}
