import { Parser } from 'htmlparser2';
import { languages, type Language } from '#shared/i18n/languages.ts';

/** Words that visitors read or hear, and the language that they are marked as. */
export interface PageText {
  text: string;
  language: Language | undefined;
}

export interface PageLink {
  /** As it is written. */
  href: string;
  /** Crawlers do not follow it. */
  nofollow: boolean;
}

/** What a crawler and a reader find in an HTML document. */
export interface PageContent {
  /** Of the document, as `es-ES`. */
  lang: string | undefined;
  titles: string[];
  descriptions: string[];
  /** Of all robots metas, with commas between. */
  robots: string;
  canonicals: string[];
  /** Pairs of hreflang and address. */
  alternates: [code: string, href: string][];
  /** The name of the site, as previews show it. */
  siteName: string | undefined;
  /** Main headings. */
  headings: number;
  ids: Set<string>;
  /** Ids that stand more than once. */
  repeatedIds: Set<string>;
  /** What attributes name by id: `list=price-steps`. */
  references: { attribute: string; id: string }[];
  /** Elements `a` with an address. */
  links: PageLink[];
  /** Of the elements `article` in the main part: the addresses in each. */
  articles: string[][];
  /** Numbers in navigations of the main part, and whether each is a link. */
  pageNumbers: { number: number; isLink: boolean }[];
  /** Fields for an address of e-mail in the main part. */
  emailFields: number;
  /** What the badge of a listing says: `reserved`. */
  listingStatus: string | undefined;
  /** The contents of the JSON-LD scripts. */
  structuredData: string[];
  texts: PageText[];
  /** Letters of the main part by the language that they are marked as. */
  mainLetters: Map<Language | undefined, number>;
}

interface OpenElement {
  tag: string;
  language: Language | undefined;
  hasAddress: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder'];
const spokenMetas = [
  'description',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
];

const languageOf = (tag: string): Language | undefined => languages.find((language) => tag.split('-')[0] === language);

const emptyPage = (): PageContent => ({
  lang: undefined,
  titles: [],
  descriptions: [],
  robots: '',
  canonicals: [],
  alternates: [],
  siteName: undefined,
  headings: 0,
  ids: new Set(),
  repeatedIds: new Set(),
  references: [],
  links: [],
  articles: [],
  pageNumbers: [],
  emailFields: 0,
  listingStatus: undefined,
  structuredData: [],
  texts: [],
  mainLetters: new Map(),
});

function readMeta(page: PageContent, { name, property, content = '' }: Attributes): boolean {
  const key = name ?? property ?? '';
  if (key === 'description') page.descriptions.push(content);
  if (key === 'robots') page.robots = page.robots === '' ? content : `${page.robots},${content}`;
  if (key === 'og:site_name') page.siteName = content;
  return spokenMetas.includes(key);
}

function readLink(page: PageContent, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') page.canonicals.push(href);
  if (rel === 'alternate' && hreflang !== undefined) page.alternates.push([hreflang, href]);
}

/** Attributes whose value is an id of the same document, or several with spaces between. */
const referringAttributes = [
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

function readReferences(page: PageContent, given: Attributes): void {
  for (const attribute of referringAttributes)
    for (const id of given[attribute]?.split(/\s+/) ?? []) page.references.push({ attribute, id });
}

function readElement(page: PageContent, tag: string, given: Attributes): void {
  const { id } = given;
  if (id) (page.ids.has(id) ? page.repeatedIds : page.ids).add(id);
  readReferences(page, given);
  if (given['data-status']) page.listingStatus ??= given['data-status'];
  if (tag === 'html') page.lang = given['lang'];
  if (tag === 'title') page.titles.push('');
  if (tag === 'h1') page.headings += 1;
  if (tag === 'link') readLink(page, given);
}

interface Reader {
  page: PageContent;
  /** From the document's element to the innermost. */
  open: OpenElement[];
  /** A script with structured data is open. */
  isData: boolean;
}

const isIn = ({ open }: Reader, tag: string): boolean => open.some((element) => element.tag === tag);

function say({ page, open }: Reader, text: string | undefined): void {
  if (text) page.texts.push({ text, language: open.at(-1)?.language });
}

function countLetters({ page: { mainLetters }, open }: Reader, text: string): void {
  const language = open.at(-1)?.language;
  mainLetters.set(language, (mainLetters.get(language) ?? 0) + text.length);
}

/** The language that more than half of a page's main text is marked as; undefined for one that is not known. */
export function mainLanguageOf({ mainLetters }: PageContent): Language | undefined {
  const all = [...mainLetters.values()].reduce((sum, letters) => sum + letters, 0);
  return [...mainLetters].find(([, letters]) => 2 * letters > all)?.[0];
}

function readText(reader: Reader, text: string): void {
  const { page, open, isData } = reader;
  const tag = open.at(-1)?.tag;
  if (tag === 'script' && isData) page.structuredData[page.structuredData.length - 1] += text;
  if (tag === 'script' || tag === 'style') return;
  if (tag === 'title' && !isIn(reader, 'svg')) page.titles[page.titles.length - 1] += text;
  const trimmed = text.trim();
  say(reader, trimmed);
  if (isIn(reader, 'main')) countLetters(reader, trimmed);
  if (/^\d{1,6}$/.test(trimmed) && isIn(reader, 'main') && isIn(reader, 'nav'))
    page.pageNumbers.push({ number: Number(trimmed), isLink: open.some(({ hasAddress }) => hasAddress) });
}

function readTag(reader: Reader, tag: string, given: Attributes): void {
  const { page, open } = reader;
  const { lang, href, rel = '', type } = given;
  open.push({
    tag,
    language: lang === undefined ? open.at(-1)?.language : languageOf(lang),
    hasAddress: tag === 'a' && Boolean(href),
  });
  if (tag === 'script') reader.isData = type === 'application/ld+json';
  if (tag === 'script' && reader.isData) page.structuredData.push('');
  if (tag === 'input' && type === 'email' && isIn(reader, 'main')) page.emailFields += 1;
  if (tag === 'article' && isIn(reader, 'main')) page.articles.push([]);
  readElement(page, tag === 'title' && isIn(reader, 'svg') ? 'svg title' : tag, given);
  if (tag === 'meta' && readMeta(page, given)) say(reader, given['content']);
  for (const name of spokenAttributes) say(reader, given[name]);
  if (tag !== 'a' || !href) return;
  page.links.push({ href, nofollow: /\bnofollow\b/.test(rel) });
  if (isIn(reader, 'article')) page.articles.at(-1)?.push(href);
}

/** Reads the document from its start to its end; holds nothing of it but what is returned. */
export function readPage(document: string): PageContent {
  const reader: Reader = { page: emptyPage(), open: [], isData: false };
  // Texts come in pieces, an entity as one of its own.
  let text = '';
  const endText = () => {
    if (text.trim() !== '') readText(reader, text);
    text = '';
  };
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
    onopentag: (tag, given) => {
      endText();
      readTag(reader, tag, given);
    },
    onclosetag: () => {
      endText();
      reader.open.pop();
    },
  });
  parser.end(document);
  return reader.page;
}
