import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { lookUp } from '#shared/lookUp.ts';
import type { FeedListing } from './feedListing.ts';
import { xmlDeclaration, xmlElement, xmlTextElement } from '#shared/xml.ts';

export interface AtomFeed {
  id: string;
  title: string;
  subtitle: string;
  language: Language;
  /** Absolute addresses of the feed and of its page. */
  self: string;
  page: string;
  author: { name: string; url: string };
  /** RFC 3339. */
  updated: string;
  listings: readonly FeedListing[];
}

const pictureTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

const pictureType = (url: string): string | undefined =>
  lookUp(pictureTypes, /\.([a-z]+)$/.exec(new URL(url).pathname.toLowerCase())?.[1] ?? '');

const link = (rel: string, href: string, type?: string): string => xmlElement('link', { rel, type, href });

const person = ({ name, url }: { name: string; url?: string }): string =>
  xmlElement('author', {}, [xmlTextElement('name', name), url !== undefined && xmlTextElement('uri', url)]);

function entry({ id, url, card, facts, pictures, published, updated, author }: FeedListing): string {
  const [cover] = pictures;
  return xmlElement('entry', {}, [
    xmlTextElement('id', id),
    xmlTextElement('title', card.title),
    link('alternate', url, 'text/html'),
    cover !== undefined && link('enclosure', cover, pictureType(cover)),
    published !== undefined && xmlTextElement('published', published),
    xmlTextElement('updated', updated),
    author && person(author),
    xmlTextElement('summary', facts, { type: 'text' }),
  ]);
}

/** A feed as RFC 4287 has it. */
export const atomFeed = ({ id, title, subtitle, language, self, page, author, updated, listings }: AtomFeed): string =>
  xmlDeclaration +
  xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageFacts[language].tag }, [
    xmlTextElement('id', id),
    xmlTextElement('title', title),
    xmlTextElement('subtitle', subtitle),
    xmlTextElement('updated', updated),
    link('self', self, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    person(author),
    ...listings.map(entry),
  ]);
