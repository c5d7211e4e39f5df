import { isFields, type Fields } from '#shared/contract/fields.ts';
import { visibilityOf } from '#shared/domain/address.ts';
import { hidesPrice } from '#shared/domain/estate.ts';

/** What a text of a listing says that the listing hides. */
export interface ToldInText {
  /** Of the listing, with the language: `text.es-ES`. */
  field: string;
  what: 'address' | 'price';
  /** The words that say it. */
  words: string;
}

/** Fields with texts by language. */
const textFields = ['description', 'text', 'highlights', 'special', 'rental_conditions'];

const kinds = [
  ...[
    '[Cc]/',
    '[Cc]alle',
    '[Cc]arrer',
    '[Aa]venida',
    '[Aa]vda\\.?',
    '[Aa]vinguda',
    '[Pp]laza',
    '[Pp]laça',
    '[Pp]za\\.?',
  ],
  ...['[Pp]aseo', '[Pp]asseig', '[Rr]onda', '[Rr]ambla', '[Cc]amino', '[Cc]amí', '[Tt]ravesía', '[Tt]ravessia'],
];
const small = "(?:de|del|la|las|les|los|el|els|i|y|d['’]|l['’])";
const name = String.raw`(?:${small}\s*)*\p{Lu}[\p{L}'’·.-]*(?:\s+${small}|\s+\p{Lu}[\p{L}'’·.-]*)*`;

/** A street with a number, but for one that counts something: `a 5 minutos de la calle Mayor, 90 m²`. */
const house = new RegExp(
  String.raw`(?<![\p{L}])(?:${kinds.join('|')})\s*${name},?\s*(?:n[º°.]\s*|núm\.?\s*)?\d{1,4}(?!\d)(?![.,]\d)(?!\s*(?:m|m²|€|%|km|min|hab|dorm|bed|minut)[\p{L}²]*)`,
  'u',
);
/** An amount that is that of a home, or a rent. */
const sale = /(?:\d{1,3}(?:[.\s\u00a0]\d{3})+|\d{5,})\s*(?:€|euros?\b|EUR\b)|€\s*\d{1,3}(?:,\d{3})+/;
const rent = /(?:\d{1,3}\.\d{3}|\d{3,})\s*(?:€|euros?\b|EUR\b)\s*(?:\/|al\s|a\s|per\s|cada\s)\s*(?:mes|month)/i;

/** Each text with its field and language. */
function* textsOf(estate: Fields): Generator<[field: string, text: string]> {
  for (const field of textFields) {
    const texts = estate[field];
    if (!isFields(texts)) continue;
    for (const [tag, text] of Object.entries(texts))
      for (const line of [text].flat()) if (typeof line === 'string') yield [`${field}.${tag}`, line];
  }
}

/** The address that a text names: a house by its street, or the street that the listing has and hides. */
function addressIn(text: string, { visibility, street_name: street }: Fields): string | undefined {
  const found = house.exec(text)?.[0];
  if (found !== undefined || visibilityOf(visibility) !== 'hidden') return found;
  return typeof street === 'string' && street.length > 3 && text.includes(street) ? street : undefined;
}

/**
 * What the texts of a listing name, though it hides it. It cannot be taken out: nobody else's words are changed.
 * @param estate as an API sends it
 */
export function toldInTexts(estate: unknown): ToldInText[] {
  if (!isFields(estate)) return [];
  const { address, status, price, type } = estate;
  const isPlaceHidden = isFields(address) && visibilityOf(address.visibility) !== 'full';
  const isPriceHidden = hidesPrice(String(status).toLowerCase()) || typeof price !== 'number' || price <= 1;
  const amount = String(type).toLowerCase() === 'rent' ? rent : sale;
  return [...textsOf(estate)].flatMap(([field, text]): ToldInText[] => {
    const place = isPlaceHidden ? addressIn(text, address) : undefined;
    const money = isPriceHidden ? amount.exec(text)?.[0] : undefined;
    return [
      ...(place === undefined ? [] : [{ field, what: 'address' as const, words: place }]),
      ...(money === undefined ? [] : [{ field, what: 'price' as const, words: money.trim() }]),
    ];
  });
}
