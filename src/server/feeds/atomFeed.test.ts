/** @jest-environment jsdom */
import { parseXml, xmlFaults, type XmlRule } from '#tests/fakes/xmlRules.ts';
import { atomFeed, type AtomFeed } from './atomFeed.ts';
import type { FeedListing } from './feedListing.ts';

const some = /\S/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const address = /^https:\/\/www\.example\.com\/\S*$/;
const tag = /^tag:www\.example\.com,2026:[\w/-]+$/;
const link: XmlRule = {
  attributes: { rel: /^(?:self|alternate|enclosure)$/, type: /^[a-z]+\/[a-z+]+$/, href: address },
  required: ['rel', 'href'],
};
const lang = { 'xml:lang': /^(?:es-ES|ca-ES|en-US)$/ };

/** RFC 4287 §4.1, for the elements that are used. */
const rules: Record<string, XmlRule> = {
  feed: {
    attributes: lang,
    required: ['xml:lang'],
    children: { id: '1', title: '1', subtitle: '?', updated: '1', link: '+', author: '+', entry: '*' },
  },
  'feed/id': { text: tag },
  'feed/title': { text: some },
  'feed/subtitle': { text: some },
  'feed/updated': { text: time },
  'feed/link': link,
  'feed/author': { children: { name: '1', uri: '?' } },
  'feed/author/name': { text: some },
  'feed/author/uri': { text: address },
  'feed/entry': {
    children: { id: '1', title: '1', link: '+', published: '?', updated: '1', author: '*', summary: '?' },
  },
  'feed/entry/id': { text: tag },
  'feed/entry/title': { text: some, attributes: lang },
  'feed/entry/link': link,
  'feed/entry/published': { text: time },
  'feed/entry/updated': { text: time },
  'feed/entry/author': { children: { name: '1', uri: '?' } },
  'feed/entry/author/name': { text: some },
  'feed/entry/author/uri': { text: address },
  'feed/entry/summary': { text: some, attributes: { type: /^text$/ }, required: ['type'] },
};

const listing = (changes: Partial<FeedListing> = {}, title = 'Piso en Gràcia'): FeedListing => ({
  id: 'tag:www.example.com,2026:es/MS0116-3310',
  url: 'https://www.example.com/viviendas-barcelona-compra/piso/MS0116-3310',
  card: {
    key: 'MS0116-3310',
    reference: 'MS0116-3310',
    slug: 'piso',
    provinceSlug: 'barcelona',
    type: 'buy',
    status: 'new',
    title,
    zone: 'Gràcia',
    area: 84,
    energy: { state: 'in_process' },
  },
  kind: 'flat',
  town: 'Barcelona',
  province: 'Barcelona',
  facts: 'Gràcia · 345.000 €',
  pictures: ['https://www.example.com/media/1.jpg', 'https://www.example.com/media/2.jpg'],
  published: '2026-10-01T08:00:00.000Z',
  updated: '2026-10-20T08:00:00.000Z',
  author: { name: 'Núria Vidal', url: 'https://www.example.com/agentes/nuria-vidal' },
  ...changes,
});

const feed = (changes: Partial<AtomFeed> = {}): Element =>
  parseXml(
    atomFeed({
      id: 'tag:www.example.com,2026:es/buy/barcelona',
      title: 'Viviendas en venta en Barcelona',
      subtitle: 'Las últimas viviendas publicadas en Vencejo',
      language: 'es',
      self: 'https://www.example.com/viviendas-barcelona-compra.atom',
      page: 'https://www.example.com/viviendas-barcelona-compra',
      author: { name: 'Vencejo', url: 'https://www.example.com/' },
      updated: '2026-10-20T08:00:00.000Z',
      listings: [listing()],
      ...changes,
    }),
  );

it('a feed has what RFC 4287 asks for, and nothing else, with homes and without', () => {
  const sparse = listing({ pictures: [] });
  delete sparse.author;
  for (const listings of [[listing(), sparse], []]) expect(xmlFaults(feed({ listings }), rules)).toEqual([]);
  expect(feed().namespaceURI).toBe('http://www.w3.org/2005/Atom');
});

it('texts are text: markup, entities and what XML has no place for do not break a feed', () => {
  const title = `<b>"Áticos" & 'dúplex'</b> ]]> &amp; \u0000\u0008\uffff\ud800 🏠`;
  const root = feed({ title, listings: [listing({ facts: title }, title)] });
  const shown = `<b>"Áticos" & 'dúplex'</b> ]]> &amp; \ufffd 🏠`;
  expect(root.querySelector('title')!.textContent).toBe(shown);
  expect(root.querySelector('entry > title')!.textContent).toBe(shown);
  expect(root.querySelector('summary')!.textContent).toBe(shown);
});

it('the cover is the enclosure, with its type where the name says one', () => {
  const hrefs = (pictures: string[]) =>
    [...feed({ listings: [listing({ pictures })] }).querySelectorAll('entry > link[rel=enclosure]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('type'),
    ]);
  expect(hrefs(listing().pictures)).toEqual([['https://www.example.com/media/1.jpg', 'image/jpeg']]);
  expect(hrefs(['https://cdn.example/1?x=.jpg'])).toEqual([['https://cdn.example/1?x=.jpg', null]]);
  expect(hrefs([])).toEqual([]);
});
