import { defaultLanguage, languageFacts, languages } from '#shared/i18n/languages.ts';
import { appendQuery, buildUrl, withPrefix } from '#shared/routes/build.ts';
import { addressOf } from '../address.ts';
import type { PageContent } from '../readPage.ts';
import type { Probe, Rule, Visit } from '../rule.ts';

/** A part of a path that means nothing. */
const nowhere = 'no-existe-nada-asi';

/** The localised page for an address that leads nowhere. */
function notFound({ answer: { status }, content, isNoindex, language }: Visit): string | null {
  if (status !== 404) return `${status} instead of 404`;
  if (!content || content.headings !== 1) return '404 without a page for people';
  if (content.lang !== languageFacts[language].tag) return `404 in another language (${content.lang})`;
  return isNoindex ? null : '404 without noindex';
}

/** One hop to the normal form. */
const movesTo =
  (target: string) =>
  ({ answer: { status, headers } }: Visit, pathOf: (href: string) => string | null): string | null => {
    const location = headers['location'];
    if (status !== 301) return `${status} instead of 301 to ${target}`;
    return location !== undefined && pathOf(location) === target ? null : `301 to ${location} instead of ${target}`;
  };

export const linksAnswer: Rule = {
  id: 'links',
  statement: 'Every link of a page, and every start, answers 200 without a redirect.',
  site: function* (site) {
    for (const page of site.pages.values()) {
      // What only alternates, canonical addresses or sitemaps name is judged by their rules; a server's errors by S21.
      if (!page.isVisited || page.status === 200 || page.status >= 500 || !(page.isLinked || page.isStart)) continue;
      yield { page, message: page.status === 0 ? 'no answer' : `answers ${page.status}` };
    }
  },
};

export const unknownPaths: Rule = {
  id: 'S17',
  statement:
    'An unknown path, and one of a language that the site does not speak, answers 404 with the page of its language, else of Spanish, and noindex; never 200, never a redirect.',
  probes: ({ address, language }, site) => {
    if (address?.route !== 'Home') return [];
    const unknown = [`/${nowhere}`, `/${nowhere}/a/b`].map((path) => withPrefix(path, language));
    const unspoken = languages
      .filter((other) => language === defaultLanguage && !site.languages.includes(other))
      .map((other) => buildUrl({ to: 'Search', params: { type: 'buy' } }, other));
    return [...unknown, ...unspoken].map((path) => ({ path, check: notFound }));
  },
};

function unknownPlaces({ address, path }: Visit): string[] {
  if (address?.route !== 'Search' || address.params.province === undefined || path.includes('?')) return [];
  const { params, language } = address;
  return [
    buildUrl({ to: 'Search', params: { ...params, province: nowhere } }, language),
    path.replace(/[^-]+$/, nowhere.replaceAll('-', '')),
    appendQuery(path, `town=${nowhere}`),
    appendQuery(path, `town=${nowhere}&zone=${nowhere}`),
  ];
}

/** By a form of its own, or by a link to the survey. */
const offersAlert = ({ emailFields, links }: PageContent): boolean =>
  emailFields > 0 ||
  links.some(({ href }) => addressOf(href.replace(/^https?:\/\/[^/]+/, ''))?.route === 'AlertSurvey');

export const unknownPlacesAnswer: Rule = {
  id: 'S18',
  statement:
    'An unknown province, operation, town or zone answers 404; a list without homes answers 200 with noindex and a way to an alert.',
  probes: (visit) => unknownPlaces(visit).map((path) => ({ path, check: notFound })),
  visit: ({ address, answer, content, isNoindex, path }) => {
    if (address?.route !== 'Search' || answer.status !== 200 || !content || content.articles.length > 0) return [];
    return [
      ...(isNoindex ? [] : ['a list without homes is indexable']),
      // Some searches have no alert that could find anything.
      ...(path.includes('?') || offersAlert(content) ? [] : ['a list without homes offers no alert']),
    ];
  },
};

function otherSpellings({ address, path }: Visit, moved: (target: string) => Probe['check']): Probe[] {
  if (address?.route !== 'Estate' || path.includes('?')) return [];
  const { params, language } = address;
  const target = appendQuery(path, 'utm_source=crawl');
  const type = params.type === 'buy' ? ('rent' as const) : ('buy' as const);
  const province = params.province === 'madrid' ? 'barcelona' : 'madrid';
  return [
    { ...params, slug: 'otro' },
    { ...params, type },
    { ...params, province },
  ].map((other) => ({
    path: appendQuery(buildUrl({ to: 'Estate', params: other }, language), 'utm_source=crawl'),
    check: moved(target),
  }));
}

export const movedHomes: Rule = {
  id: 'S20',
  statement:
    'A wrong slug, province or operation of a home moves (301) to its canonical path in one hop, the query kept.',
  probes: (visit, { pathOf }) =>
    visit.answer.status === 200 ? otherSpellings(visit, (target) => (probed) => movesTo(target)(probed, pathOf)) : [],
};

export const unavailable: Rule = {
  id: 'S21',
  statement: 'No page answers with an error of the server; if one must, with 503, Retry-After and no-store.',
  visit: ({ answer: { status, headers } }) => {
    if (status < 500) return [];
    const missing = [
      ...(status === 503 && !headers['retry-after'] ? ['Retry-After'] : []),
      ...(status === 503 && !/\bno-store\b/.test(headers['cache-control'] ?? '') ? ['no-store'] : []),
    ];
    return [`answers ${status}${missing.map((name) => `, without ${name}`).join('')}`];
  },
};

function looseSpellings(path: string): string[] {
  if (path === '/') return ['/es'];
  const { language, route } = addressOf(path)!;
  const spellings = [`/${path}`, `${path}/`];
  // Parameters may be case-sensitive words of others; the words of the routes are ours.
  const upper = route === 'Estate' ? path.replace(/^[^/]*\/[^/]+/, (start) => start.toUpperCase()) : path.toUpperCase();
  return [upper, ...spellings, ...(language === defaultLanguage ? [`/es${path}`] : [])];
}

export const normalForm: Rule = {
  id: 'S22',
  statement: 'Upper case, a double slash, a slash at the end and /es/… move (301) to the normal form in one hop.',
  probes: ({ address, answer, path }, { pathOf }) =>
    address !== null && answer.status === 200 && !path.includes('?')
      ? looseSpellings(path).map((spelling) => ({
          path: spelling,
          check: (probed) => movesTo(path)(probed, pathOf),
        }))
      : [],
};
