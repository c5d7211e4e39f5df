import { languages, type Language } from '#shared/i18n/languages.ts';

/** Words that visitors read or hear, and the language that they are marked as. */
export interface PageText {
  text: string;
  language: Language | undefined;
}

export interface ReadPage {
  /** Of the document, as `es-ES`. */
  lang: string | undefined;
  title: string;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  /** Addresses by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  headings: number;
  ids: ReadonlySet<string>;
  /** Of elements `a`, as they are written. */
  links: readonly string[];
  texts: readonly PageText[];
}

const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder'];
const spokenMetas = ['description', 'og:title', 'og:description', 'og:image:alt'];
const unread = /<!--.*?-->|<(script|style)\b.*?<\/\1>/gs;
const tokens = /<(?<end>\/?)(?<tag>[a-z][\w-]*)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(?<empty>\/?)>|[^<]+/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (whole, hex: string, code: string, name: string) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
  );

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name!.toLowerCase(), decode(value)]),
  );

const languageOf = (tag: string | undefined): Language | undefined =>
  languages.find((language) => tag?.split('-')[0] === language);

type Collected = { -readonly [Key in keyof ReadPage]: ReadPage[Key] } & {
  ids: Set<string>;
  links: string[];
  texts: PageText[];
  alternates: Record<string, string>;
};

function readElement(page: Collected, tag: string, given: Readonly<Record<string, string>>, language?: Language): void {
  const say = (text: string | undefined) => text && page.texts.push({ text, language });
  if (given['id']) page.ids.add(given['id']);
  for (const name of spokenAttributes) say(given[name]);
  if (tag === 'html') page.lang = given['lang'];
  if (tag === 'h1') page.headings += 1;
  if (tag === 'a' && given['href']) page.links.push(given['href']);
  if (tag === 'meta') {
    const name = given['name'] ?? given['property'] ?? '';
    if (spokenMetas.includes(name)) say(given['content']);
    if (name === 'description') page.description = given['content'];
    if (name === 'robots') page.robots = given['content'];
  }
  if (tag === 'link' && given['rel'] === 'canonical') page.canonical = given['href'];
  if (tag === 'link' && given['hreflang']) page.alternates[given['hreflang']] = given['href']!;
}

/** What a crawler and a reader find in a document of ours, whose HTML is well-formed. */
export function readPage(document: string): ReadPage {
  const page: Collected = {
    lang: undefined,
    title: '',
    description: undefined,
    robots: undefined,
    canonical: undefined,
    alternates: {},
    headings: 0,
    ids: new Set(),
    links: [],
    texts: [],
  };
  const open: { tag: string; language: Language | undefined }[] = [];
  for (const { 0: whole, groups } of document.replaceAll(unread, '').matchAll(tokens)) {
    const tag = groups?.['tag']?.toLowerCase();
    if (tag === undefined) {
      const text = decode(whole).trim();
      if (text === '') continue;
      page.texts.push({ text, language: open.at(-1)?.language });
      if (open.at(-1)?.tag === 'title' && page.title === '') page.title = text;
    } else if (groups!['end']) {
      const index = open.findLastIndex((element) => element.tag === tag);
      if (index >= 0) open.length = index;
    } else {
      const given = attributesOf(groups!['attributes']!);
      const language = given['lang'] === undefined ? open.at(-1)?.language : languageOf(given['lang']);
      readElement(page, tag, given, language);
      if (!voidElements.has(tag) && !groups!['empty']) open.push({ tag, language });
    }
  }
  return page;
}
