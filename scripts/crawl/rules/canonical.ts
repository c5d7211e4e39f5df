import { appendQuery } from '#shared/routes/build.ts';
import { queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames } from '#shared/filters/table.ts';
import { identityOf, languageOf, pageNumberOf } from '../address.ts';
import type { Probe, Rule, Visit } from '../rule.ts';
import type { Site } from '../site.ts';

const filterQueryNames = new Set(queryNamesOf(filterNames));

const queryOf = (path: string): URLSearchParams => new URL(path, 'http://site').searchParams;

/** Names of the filters that a list is narrowed by in its query. */
const filtersOf = ({ address, path }: Visit): string[] =>
  address?.route === 'Search' ? [...new Set(queryOf(path).keys())].filter((name) => filterQueryNames.has(name)) : [];

/** A town, or one of its zones: pages of their own when they have enough homes. */
function isPlaceAlone(visit: Visit): boolean {
  const names = filtersOf(visit);
  return names.includes('town') && names.every((name) => name === 'town' || name === 'zone');
}

function checkOne({ content, language, page }: Visit, site: Site): string[] {
  const [href, ...more] = content!.canonicals;
  if (href === undefined) return page.isIndexable ? ['no canonical address'] : [];
  if (more.length > 0) return [`${more.length + 1} canonical addresses`];
  if (!page.canonical || !/^https?:\/\//.test(href)) return [`the canonical address is not of ${site.origin}: ${href}`];
  if (!page.original && languageOf(page.canonical.path, site) !== language)
    return [`the canonical page is of another language: ${href}`];
  return [];
}

export const canonicalAddress: Rule = {
  id: 'S9',
  statement:
    'Exactly one canonical address: absolute, of the public origin, and the page itself apart from its order, or the same page in the language that most of the main text is marked as.',
  visit: (visit, site) => {
    const { content, answer, page, path } = visit;
    if (answer.status !== 200 || !content) return [];
    const wrong = checkOne(visit, site);
    // S11 and S13 say it of later pages and of filtered lists.
    if (wrong.length > 0 || !page.canonical || pageNumberOf(path) > 1 || filtersOf(visit).length > 0) return wrong;
    const own = identityOf(visit.path);
    return page.original || page.canonical.path === own
      ? []
      : [`the canonical page is ${page.canonical.path} instead of ${own}`];
  },
};

/** @returns the probes of a list that has pages: numbers that no page has */
function pageProbes(path: string, pathOf: (href: string) => string | null): Probe[] {
  const missing: Probe[] = ['0', '-1', 'abc', '999999'].map((number) => ({
    path: appendQuery(path, `page=${number}`),
    check: ({ answer: { status } }) => (status === 404 ? null : `${status} instead of 404`),
  }));
  const first: Probe = {
    path: appendQuery(path, 'page=1'),
    check: ({ answer: { status, headers } }) =>
      status === 301 && pathOf(headers['location'] ?? '') === path
        ? null
        : `${status} ${headers['location'] ?? ''} instead of 301 to ${path}`,
  };
  return [first, ...missing];
}

export const pagesOfLists: Rule = {
  id: 'S11',
  statement:
    'Page 2 and later are their own canonical pages; ?page=1 moves (301) to the list, and pages that do not exist answer 404.',
  visit: (visit) => {
    const { answer, page, path } = visit;
    if (answer.status !== 200 || !page.canonical || pageNumberOf(path) < 2) return [];
    const own = identityOf(visit.path);
    return page.canonical.path === own ? [] : [`the canonical page is ${page.canonical.path} instead of ${own}`];
  },
  probes: ({ address, answer, path }, { pathOf }) =>
    answer.status === 200 && (address?.route === 'Search' || address?.route === 'Agents') && !path.includes('?')
      ? pageProbes(path, pathOf)
      : [],
};

/** Homes from which the list of a town is a page of its own. */
const fewestHomes = 3;

function checkFiltered(visit: Visit): string[] {
  const { content, isNoindex, page, path } = visit;
  const own = identityOf(visit.path);
  const canonical =
    page.canonical && page.canonical.path !== own && pageNumberOf(path) < 2
      ? [`the canonical page is ${page.canonical.path} instead of ${own}`]
      : [];
  if (isNoindex) return /\bnofollow\b/.test(content!.robots) ? [...canonical, 'noindex with nofollow'] : canonical;
  if (!isPlaceAlone(visit)) return [...canonical, 'a filtered list is indexable'];
  return pageNumberOf(path) < 2 && content!.articles.length < fewestHomes
    ? [...canonical, `the list of a town is indexable with ${content!.articles.length} homes`]
    : canonical;
}

export const filteredLists: Rule = {
  id: 'S13',
  statement:
    'A filtered list is "noindex,follow" and its own canonical page; only a town, or a zone of it, with three or more homes is indexable.',
  visit: (visit) =>
    visit.answer.status === 200 && visit.content && filtersOf(visit).length > 0 ? checkFiltered(visit) : [],
  // No link that crawlers follow leads to one.
  probes: ({ address, answer, path }) =>
    address?.route === 'Search' && answer.status === 200 && !path.includes('?')
      ? [
          {
            path: appendQuery(path, 'rooms=2'),
            check: (visit) =>
              visit.answer.status === 200 ? (checkFiltered(visit)[0] ?? null) : `${visit.answer.status} instead of 200`,
          },
        ]
      : [],
};
