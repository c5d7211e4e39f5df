import { addressOf } from '../address.ts';
import type { Finding, Rule, Visit } from '../rule.ts';
import type { Site, SitePage } from '../site.ts';

const lengths = { title: { least: 15, most: 65 }, description: { least: 50, most: 160 } } as const;

/** What is wrong with a text that should stand once, and with its length. */
function checkText(
  name: keyof typeof lengths,
  [text, ...more]: readonly string[],
  most: number = lengths[name].most,
): string[] {
  if (text === undefined || text.trim() === '') return [`no ${name}`];
  if (more.length > 0) return [`${more.length + 1} ${name}s`];
  return text.length < lengths[name].least || text.length > most
    ? [`the ${name} has ${text.length} characters: ${text}`]
    : [];
}

function checkTexts({ address, content }: Visit): string[] {
  const { descriptions, siteName, titles } = content!;
  // The title of a home is its advertisement's own.
  const title = checkText('title', titles, address?.route === 'Estate' ? Infinity : undefined);
  const lacksBrand =
    title.length === 0 &&
    siteName !== undefined &&
    address !== null &&
    address.route !== 'Home' &&
    !titles[0]!.endsWith(` | ${siteName}`);
  return [
    ...title,
    ...(lacksBrand ? [`the title does not end with the brand: ${titles[0]}`] : []),
    ...checkText('description', descriptions),
  ];
}

/** Pages of one language that say the same; the languages of one page may, as a name is the same in all. */
function* findTwins(site: Site, name: keyof typeof lengths): Generator<Finding> {
  const first = new Map<number, SitePage>();
  for (const page of site.pages.values()) {
    if (!page.isIndexable || page.canonical !== page || page[name] === 0) continue;
    const twin = first.get(page[name]);
    if (!twin) first.set(page[name], page);
    else if (!site.languages.some((language) => twin.alternates?.[language] === page))
      yield { page, message: `has the ${name} of ${twin.path}` };
  }
}

export const titlesAndDescriptions: Rule = {
  id: 'S36',
  statement:
    'Titles have 15 to 65 characters and end with the brand, descriptions 50 to 160; no other indexable page has the same.',
  visit: (visit) => (visit.page.isIndexable && visit.content ? checkTexts(visit) : []),
  site: function* (site) {
    yield* findTwins(site, 'title');
    yield* findTwins(site, 'description');
  },
};

export const mainHeading: Rule = {
  id: 'h1',
  statement: 'Every page has one main heading.',
  visit: ({ answer, content }) =>
    answer.status === 200 && content && content.headings !== 1 ? [`${content.headings} main headings`] : [],
};

export const references: Rule = {
  id: 'references',
  statement: 'What an attribute names by its id exists in the document, and no id stands twice.',
  visit: ({ content }) => {
    if (!content) return [];
    const missing = content.references.filter(({ id }) => !content.ids.has(id));
    return [
      ...missing.map(({ attribute, id }) => `no element with id ${id}, which ${attribute} names`),
      ...[...content.repeatedIds].map((id) => `the id ${id} stands more than once`),
    ];
  },
};

export const cardsAndPages: Rule = {
  id: 'S38',
  statement: 'The cards of a list and the numbers of its pages are links (a href).',
  visit: ({ address, content, path }, { pathOf }) => {
    if (!content || (address?.route !== 'Search' && address?.route !== 'Agents')) return [];
    const isHome = (href: string): boolean => addressOf(pathOf(href, path) ?? '/')?.route === 'Estate';
    const dead = address.route === 'Search' ? content.articles.filter((hrefs) => !hrefs.some(isHome)).length : 0;
    return [
      ...(dead > 0 ? [`${dead} cards do not link to a home`] : []),
      ...content.pageNumbers.filter(({ isLink }) => !isLink).map(({ number }) => `page ${number} is no link`),
    ];
  },
};

/** The part of a link that names a place of its target; null without one. */
function anchorOf(href: string): string | null {
  const hash = /#(.+)$/s.exec(href)?.[1];
  try {
    return hash === undefined ? null : decodeURIComponent(hash);
  } catch {
    return hash ?? null;
  }
}

/** Of so many pages it is remembered what other pages name of them. */
const maxTargets = 50_000;

function remember({ anchors: known }: Site, target: string, id: string, path: string): void {
  if (!known.has(target) && known.size < maxTargets) known.set(target, new Map());
  const ids = known.get(target);
  if (ids && !ids.has(id)) ids.set(id, path);
}

function checkAnchors({ content, answer }: Visit, ids: ReadonlyMap<string, string>): string | null {
  if (answer.status !== 200 || !content) return null;
  const missing = [...ids].filter(([id]) => !content.ids.has(id));
  return missing.length === 0
    ? null
    : missing.map(([id, from]) => `no element with id ${id}, which ${from} links to`).join('; ');
}

export const anchors: Rule = {
  id: 'anchors',
  statement: 'What a link names after its # exists on the page that it leads to.',
  visit: ({ answer, content, path }, site) => {
    if (answer.status !== 200 || !content) return [];
    return content.links.flatMap(({ href }) => {
      const id = anchorOf(href);
      const target = id === null ? null : site.pathOf(href, path);
      if (id === null || target === null) return [];
      if (target !== path) remember(site, target, id, path);
      return target !== path || content.ids.has(id) ? [] : [`no element with id ${id}`];
    });
  },
  lateProbes: function* ({ anchors: known }) {
    for (const [path, ids] of known) yield { path, check: (visit) => checkAnchors(visit, ids) };
  },
};
