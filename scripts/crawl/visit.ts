import { isDeepStrictEqual } from 'node:util';
import { addressOf, languageOf } from './address.ts';
import { isHtml, type Answer } from './fetcher.ts';
import { mainLanguageOf, readPage, type PageContent } from './readPage.ts';
import type { Visit } from './rule.ts';
import { alternateCodesOf, codesWithout, digestOf, type Alternates, type Site, type SitePage } from './site.ts';
import { readStructuredData } from './structuredData.ts';

/** The pages that pairs of hreflang and address name; null without any. Foreign addresses are left out. */
export function alternatesOf(
  pairs: readonly (readonly [code: string, href: string])[],
  site: Site,
  from: SitePage,
): Alternates | null {
  const alternates: Alternates = {};
  for (const [code, href] of pairs) {
    const known = alternateCodesOf(site).find((name) => name === code);
    const path = known && site.pathOf(href, from.path);
    if (known && path) alternates[known] = site.page(path, from);
  }
  return pairs.length > 0 ? alternates : null;
}

/**
 * The canonical page, where it is the same page in the language that most of the main text is marked as, and the page
 * itself is of another.
 */
function originalOf({ path, canonical }: SitePage, content: PageContent, site: Site): SitePage | null {
  if (!canonical) return null;
  const [own, other] = [addressOf(path), addressOf(canonical.path)];
  const language = languageOf(canonical.path, site);
  if (!own || language === languageOf(path, site) || language !== mainLanguageOf(content)) return null;
  return isDeepStrictEqual({ ...own, language }, other) ? canonical : null;
}

/** Keeps what pages are compared by. */
function remember(page: SitePage, { answer, content, isNoindex }: Omit<Visit, 'page'>, site: Site): void {
  page.isVisited = true;
  page.status = answer.status;
  if (!content || answer.status !== 200) return;
  page.isIndexable = !isNoindex;
  const canonical = content.canonicals.length > 0 ? site.pathOf(content.canonicals[0]!, page.path) : null;
  if (canonical !== null) page.canonical = canonical === page.path ? page : site.page(canonical, page);
  page.original = originalOf(page, content, site);
  page.alternates = alternatesOf(content.alternates, site, page);
  page.missingCodes = codesWithout(content.alternates, site);
  const [title, description] = [content.titles[0], content.descriptions[0]];
  if (title) page.title = digestOf(title);
  if (description) page.description = digestOf(description);
}

function isKeptOut({ headers }: Answer, content: PageContent | null): boolean {
  return /\b(?:noindex|none)\b/i.test(`${headers['x-robots-tag'] ?? ''} ${content?.robots ?? ''}`);
}

/** Reads an answer for its page's record, which is filled in. */
export function readVisit(page: SitePage, answer: Answer, site: Site): Visit {
  const { path } = page;
  const content = isHtml(answer) ? readPage(answer.body) : null;
  const visit = {
    path,
    language: languageOf(path, site),
    address: addressOf(path),
    answer,
    content,
    data: readStructuredData(content?.structuredData ?? []),
    isNoindex: isKeptOut(answer, content),
  };
  remember(page, visit, site);
  return { page, ...visit };
}
