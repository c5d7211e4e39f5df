import { defaultLanguage, languageFacts } from '#shared/i18n/languages.ts';
import { codesToName, copiesOf } from '../copies.ts';
import { identityOf, languageOf, pageNumberOf } from '../address.ts';
import type { Rule, Visit } from '../rule.ts';
import { alternateCodesOf, type Alternates, type Site, type SitePage } from '../site.ts';

export const documentLanguage: Rule = {
  id: 'S1',
  statement: 'The document says the language that its path selects.',
  visit: ({ content, language }) =>
    content && content.lang !== languageFacts[language].tag
      ? [`lang is ${content.lang ?? 'missing'} instead of ${languageFacts[language].tag}`]
      : [],
};

/** What is wrong with the set itself, without looking at the pages that it names. */
function checkSet({ content, language, page, path }: Visit, site: Site): string[] {
  const { origin } = site;
  const given = new Map(content!.alternates);
  if (page.original)
    return given.size === 0 ? [] : [`alternates, which are those of its canonical page ${page.original.path}`];
  // Judged when all pages were visited.
  if (page.missingCodes.length > 0) return [];
  const foreign = [...given].filter(([, href]) => !href.startsWith(`${origin}/`) && href !== origin);
  if (foreign.length > 0) return foreign.map(([code, href]) => `alternate ${code} is not of ${origin}: ${href}`);
  return [
    ...(given.size === content!.alternates.length ? [] : ['an alternate stands twice']),
    ...(page.alternates?.[language]?.path === identityOf(path)
      ? []
      : [`alternate ${language} is not the page itself: ${given.get(language)}`]),
    ...(given.get('x-default') === given.get(defaultLanguage) ? [] : ['x-default is not the Spanish page']),
  ];
}

export const alternateSets: Rule = {
  id: 'S2',
  statement:
    'Every indexable page lists the languages of the site and x-default (the Spanish one), absolute, and itself among them; not those in which its text is that of another language, whose page is then the canonical one and lists them alone.',
  visit: (visit, site) => (visit.page.isIndexable ? checkSet(visit, site) : []),
  site: function* (site) {
    const copies = copiesOf(site);
    for (const page of site.pages.values()) {
      if (!page.isIndexable || page.original) continue;
      const missing = codesToName(page.missingCodes, page.alternates, copies);
      if (missing.length > 0) yield { page, message: `no alternate ${missing.join(', ')}` };
    }
  },
};

export const alternateCodesRule: Rule = {
  id: 'S4',
  statement: 'The codes of alternates are the languages of the site and x-default.',
  visit: ({ content }, site) =>
    (content?.alternates ?? [])
      .filter(([code]) => !alternateCodesOf(site).some((known) => known === code))
      .map(([code]) => `alternate with code ${code}`),
};

const names = (alternates: Alternates | null, page: SitePage): boolean =>
  Object.values(alternates ?? {}).includes(page);

/** By the rules of pages of lists (S5) and of errors (S21), or not at all. */
const isJudgedElsewhere = (own: SitePage, target: SitePage): boolean =>
  !target.isVisited || target.status >= 500 || pageNumberOf(own.path) !== pageNumberOf(target.path);

/** What is wrong with the page that an alternate leads to. */
function checkTarget(own: SitePage, target: SitePage, site: Site): string | null {
  if (target.status !== 200) return `answers ${target.status}`;
  if (target.original || target.path !== identityOf(target.path))
    return `has another canonical page (${target.canonical?.path ?? 'none'})`;
  // An incomplete set is a fault of that page (S2).
  const isIncomplete = target.isIndexable && !target.alternates?.[languageOf(own.path, site)];
  return isIncomplete || names(target.alternates, own) ? null : 'does not list this page';
}

export const alternateTargets: Rule = {
  id: 'S3',
  statement: 'Every alternate answers 200 without a redirect, is its own canonical page, and lists the page in turn.',
  site: function* (site) {
    for (const page of site.pages.values()) {
      if (!page.isIndexable || !page.alternates) continue;
      const own = site.pages.get(identityOf(page.path)) ?? page;
      for (const code of site.languages) {
        const target = page.alternates[code];
        if (!target || target === own || isJudgedElsewhere(own, target)) continue;
        const problem = checkTarget(own, target, site);
        if (problem !== null) yield { page, message: `alternate ${code}, ${target.path}, ${problem}` };
      }
    }
  },
};

export const alternatesOfPages: Rule = {
  id: 'S5',
  statement: 'Page n of a list names page n of the other languages, or no other language at all.',
  visit: ({ page: { alternates }, path }, { languages }) => {
    const number = pageNumberOf(identityOf(path));
    return languages.flatMap((code) => {
      const target = alternates?.[code];
      return target && pageNumberOf(target.path) !== number
        ? [`alternate ${code} of page ${number} is ${target.path}`]
        : [];
    });
  },
};
