import type { Agency } from '#shared/api/agency.ts';
import type { Agent } from '#shared/api/agent.ts';
import { spokenLanguages } from '#shared/domain/agent.ts';
import { pageSize } from '#shared/domain/paging.ts';
import { nameOfSlug, slugify } from '#shared/domain/slugify.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { directorySorts, type DirectorySort, type DirectoryTab } from '#shared/domain/sorts.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { AgentsQuery } from '#shared/routes/queries/agentsQuery.ts';
import { toAgentCard, type AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import { toAgencyCard, type AgencyCardData } from './toAgencyCard.ts';

/** Something to filter by, as its URL writes it and as it is called. */
interface Choice {
  slug: string;
  name: string;
}

/** What of the agents and agencies of a province is shown. */
export interface Directory {
  /** How many there are in each tab with the filters. */
  totals: Record<DirectoryTab, number>;
  /** Those of this page; the list of the other tab is empty. */
  agents: AgentCardData[];
  agencies: AgencyCardData[];
  page: number;
  pages: number;
  /** The orders that there is something to sort by for. */
  sorts: DirectorySort[];
  /** Languages and zones of the province's agents, as filters. */
  languages: Choice[];
  zones: Choice[];
  /** A filter names a language or a zone that nobody in the province has. */
  hasUnknownFilter: boolean;
}

interface DirectoryInput {
  agents: readonly Agent[];
  agencies: readonly Agency[];
  query: AgentsQuery;
  language: Language;
}

type Compare = (a: string, b: string) => number;

/** By a name, in the page's language; who has none stands last whichever way it goes. Equals stay as they were. */
function sortBy<T>(items: readonly T[], nameOf: (item: T) => string, direction: 1 | -1, compare: Compare): T[] {
  return items.toSorted((a, b) => {
    const [first, second] = [nameOf(a), nameOf(b)];
    return Number(first === '') - Number(second === '') || direction * compare(first, second);
  });
}

const nameOf = ({ fullName }: Agent): string => fullName;
const firmOf = ({ agency, commercialBrand }: Agent): string => agency?.commercialBrand ?? commercialBrand ?? '';
const brandOf = ({ commercialBrand }: Agency): string => commercialBrand;

const directionOf = (sort: DirectorySort): 1 | -1 => (sort.endsWith('+') ? 1 : -1);

/** What agents are sorted by in numbers, the highest first, of equal ratings the one of more reviews; none is last. */
const figures = {
  'rating-': ({ rating }: Agent) => (rating ? rating.average + Math.min(rating.count, 999) / 1e5 : -1),
  'estates-': ({ estates = -1 }: Agent) => estates,
};

const isFigure = (sort: DirectorySort): sort is keyof typeof figures => Object.hasOwn(figures, sort);

/** Sorts of docs/product.md#constants; agents of one agency, and those with the same figure, by their names. */
function sortAgents(agents: readonly Agent[], sort: DirectorySort, compare: Compare): Agent[] {
  if (isFigure(sort)) return sortBy(agents, nameOf, 1, compare).sort((a, b) => figures[sort](b) - figures[sort](a));
  if (sort.startsWith('agent')) return sortBy(agents, nameOf, directionOf(sort), compare);
  return sortBy(sortBy(agents, nameOf, 1, compare), firmOf, directionOf(sort), compare);
}

/** Whether each word of a text begins a word of one of the names. */
function isNamed(names: readonly string[], text: string | undefined): boolean {
  if (text === undefined) return true;
  const words = names.flatMap(wordsOf);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

const has = (names: readonly string[], slug: string | undefined): boolean =>
  slug === undefined || names.some((name) => slugify(name) === slug);

/**
 * What one may choose from; what is chosen is among it even where nobody has it, so that it can be seen and taken back.
 */
function toChoices(names: readonly string[], chosen: string | undefined): Choice[] {
  const choices = new Map(names.map((name) => [slugify(name), name]));
  if (chosen !== undefined && !choices.has(chosen)) choices.set(chosen, nameOfSlug(chosen));
  return [...choices].map(([slug, name]) => ({ slug, name }));
}

const known: readonly string[] = spokenLanguages;
/** In the order of `spokenLanguages`, others after these. */
const rankOf = (language: string): number => (known.includes(language) ? known.indexOf(language) : known.length);

/**
 * A directory's page: filtered, sorted, cut. An agency meets a filter when somebody who works there does, and a name
 * when its brand does too.
 */
export function toDirectory({ agents, agencies, query, language }: DirectoryInput): Directory {
  const { compare } = new Intl.Collator(languageFacts[language].tag);
  const able = agents.filter((agent) => has(agent.languages, query.language) && has(agent.zones, query.zone));
  const meeting = able.filter((agent) => isNamed([nameOf(agent), firmOf(agent)], query.name));
  const idsOf = (some: readonly Agent[]) => new Set(some.map(({ id }) => id));
  const [ableIds, namedIds] = [idsOf(able), idsOf(meeting)];
  const isFiltered = query.language !== undefined || query.zone !== undefined;
  const firms = agencies.filter(
    (agency) =>
      (!isFiltered || agency.agents.some(({ id }) => ableIds.has(id))) &&
      (isNamed([brandOf(agency)], query.name) || agency.agents.some(({ id }) => namedIds.has(id))),
  );
  const totals = { agents: meeting.length, agencies: firms.length };
  const shown = <T>(items: readonly T[]): T[] => items.slice((query.page - 1) * pageSize, query.page * pageSize);
  const ofTab =
    query.tab === 'agents'
      ? {
          agents: shown(sortAgents(meeting, query.sort, compare)).map((agent) => toAgentCard(agent, language)),
          agencies: [],
        }
      : {
          agents: [],
          agencies: shown(sortBy(firms, brandOf, directionOf(query.sort), compare)).map((agency) =>
            toAgencyCard(agency, language),
          ),
        };
  const languages = agents.flatMap((agent) => agent.languages);
  const zones = agents.flatMap((agent) => agent.zones);
  return {
    totals,
    ...ofTab,
    hasUnknownFilter: !has(languages, query.language) || !has(zones, query.zone),
    page: query.page,
    pages: Math.ceil(totals[query.tab] / pageSize),
    sorts: directorySorts[query.tab]
      .map(({ apiId }) => apiId)
      .filter((sort) => !isFigure(sort) || agents.some((agent) => figures[sort](agent) > 0)),
    languages: toChoices(
      languages.toSorted((a, b) => rankOf(a) - rankOf(b)),
      query.language,
    ),
    zones: toChoices(zones, query.zone)
      .map(({ slug, name }) => ({ slug, name }))
      .sort((a, b) => compare(a.name, b.name)),
  };
}
