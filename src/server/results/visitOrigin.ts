import type { VisitOrigin } from '#shared/domain/results.ts';
import { lookUp } from '#shared/lookUp.ts';

/** Parts of host names, as `www.google.es` has `google`; the first that is known says what kind of site it is. */
const kindsOfParts: Readonly<Record<string, VisitOrigin>> = Object.fromEntries(
  (
    [
      ['mail', 'mail webmail outlook gm'],
      ['assistant', 'chatgpt openai gemini copilot perplexity claude mistral deepseek grok'],
      [
        'portal',
        'idealista fotocasa habitaclia pisos yaencontre milanuncios indomio kyero thinkspain spainhouses trovit mitula ' +
          'nestoria nuroa properstar green-acres jamesedition rightmove zoopla aplaceinthesun immobilienscout24 immowelt ' +
          'funda seloger leboncoin',
      ],
      ['search', 'google bing duckduckgo yahoo ecosia qwant startpage brave yandex baidu googlequicksearchbox'],
    ] as const
  ).flatMap(([kind, parts]) => parts.split(' ').map((part) => [part, kind])),
);

/** Of programs, whose names begin with what is last in a host's. */
const kindsOfPrograms: Readonly<Record<string, VisitOrigin>> = { 'com.google.android.gm': 'mail' };

function kindOf(name: string): VisitOrigin | undefined {
  const parts = name.split('.').map((part) => lookUp(kindsOfParts, part));
  return lookUp(kindsOfPrograms, name) ?? parts.find((kind) => kind !== undefined);
}

/** The host of an address, in lower case; empty for what is none. */
export const hostOf = (address: string): string => /^[a-z-]+:\/\/([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';

/**
 * What a page's query says of where its link stood: those of mails and of some assistants do, whose readers send no
 * host.
 */
function kindInQuery(search: string): VisitOrigin | undefined {
  if (!search.includes('utm_')) return undefined;
  const query = new URLSearchParams(search);
  if (query.get('utm_medium') === 'email') return 'mail';
  return kindOf(query.get('utm_source')?.toLowerCase() ?? '');
}

interface Came {
  /** The host of the page that led here; empty where the browser did not say. */
  from: string;
  /** The host that the site was asked by. */
  own: string | undefined;
  /** The page's query. */
  search: string;
}

/** The kind of site that led to a page: all that is kept of its address. */
export function visitOrigin({ from, own, search }: Came): VisitOrigin {
  if (from !== '' && from === own) return 'site';
  const kind = kindInQuery(search) ?? kindOf(from);
  return kind ?? (from === '' ? 'direct' : 'other');
}
