/** What a provider gets of a line: text to be translated, and what stays as it is. */
export type Part = string | { keep: string };

/** Words of streets and squares, as agents write them before a name. */
const ways = [
  ...['calle', 'c/', 'avenida', 'avda\\.?', 'av\\.', 'plaza', 'pza\\.?', 'plazuela', 'paseo', 'carretera', 'ctra\\.?'],
  ...['camino', 'ronda', 'travesía', 'callejón', 'glorieta'],
  ...['carrer', 'avinguda', 'plaça', 'passeig', 'rambla', 'passatge', 'camí'],
];

/** Words before the name of a quarter, which are translated, and the name is not. */
const quarters = ['barrio', 'barri', 'urbanización', 'urbanització', 'urb\\.', 'polígono', 'polígon', 'parque', 'parc'];

/** A pattern whose first letter may be a capital one too. */
const inBothCases = (way: string): string => `[${way[0]}${way[0]!.toUpperCase()}]${way.slice(1)}`;

/** A word that begins with a capital letter, also after an article: `Mayor`, `l'Hospitalet`, `Sant`. */
const named = "(?:[dlDL]['’])?\\p{Lu}[\\p{L}'’·-]*";
/** Between the words of a name. */
const particles = '(?:de|del|de la|de las|de los|de les|dels|la|el|los|las|les)';
const name = `${named}(?: (?:${particles} )?${named})*`;

const startOfWord = '(?<![\\p{L}\\p{N}])';
const endOfWord = '(?![\\p{L}\\p{N}])';

const patterns = [
  // Addresses of the web and of mail.
  /(?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  // Streets and squares with their names, and names of quarters.
  new RegExp(`${startOfWord}(?:${ways.map(inBothCases).join('|')}) ?(?:${particles} )?${name}`, 'gu'),
  new RegExp(`(?<=${startOfWord}(?:${quarters.map(inBothCases).join('|')}) (?:${particles} )?)${name}`, 'gu'),
  // Codes and references: letters and figures in one word. Not units (`85m2`, `24h`), and no ordinals (`1ª`, `2nd`).
  /(?<![\p{L}\p{N}])(?!\d+(?:M[23]?|H|KM|CM|KW)(?![\p{L}\p{N}]))(?=[\p{L}\d/_-]*\d)(?=[\p{L}\d/_-]*\p{Lu})[\p{Lu}\d]{1,12}(?:[/_-][\p{Lu}\d]{1,12}){0,5}(?![\p{L}\p{N}])/gu,
  // Telephone numbers.
  /(?<![\p{L}\p{N}])\+\d[\d ]{7,16}\d(?!\d)/gu,
  // Makes that stand in listings.
  new RegExp(
    `${startOfWord}(?:Bosch|Siemens|Balay|Miele|AEG|Neff|Smeg|Gaggenau|Daikin|Mitsubishi|Fujitsu|Climalit|Technal|Porcelanosa|Silestone|Dekton|Velux|Tesla|Airbnb|Booking|Mercadona|Carrefour|Lidl|Aldi|Ikea|IKEA|Renfe|Cercanías|Idealista|Fotocasa|WhatsApp|Wi-?Fi)${endOfWord}`,
    'gu',
  ),
];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether a name can be told from a word of the language. */
const isName = (word: string): boolean => word.length > 2 && /[\p{Lu}\d]/u.test(word);

/** Those of some names that a text has. */
export const namesIn = (text: string, names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.flatMap((word) => word?.trim() ?? []))]
    .filter((word) => isName(word) && text.includes(word))
    .sort();

/**
 * A line, with what is never translated in it: names of the listing, streets, codes, makes and addresses.
 * @param names of the listing: its street, its place, its agency
 */
export function markKept(line: string, names: readonly string[]): Part[] {
  const own = names.map((word) => new RegExp(`${startOfWord}${escaped(word)}${endOfWord}`, 'gu'));
  const spans = [...patterns, ...own]
    .flatMap((pattern) => [...line.matchAll(pattern)])
    .map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (to <= at) continue;
    // One that begins within another goes on where that ends.
    const start = Math.max(from, at);
    if (start > at) parts.push(line.slice(at, start));
    const before = parts.at(-1);
    if (from < at && typeof before === 'object') before.keep += line.slice(start, to);
    else parts.push({ keep: line.slice(start, to) });
    at = to;
  }
  if (at < line.length) parts.push(line.slice(at));
  return parts;
}

/** What of a line is never translated, as often as it stands there. */
export const keptIn = (line: string, names: readonly string[]): string[] =>
  markKept(line, names).flatMap((part) => (typeof part === 'string' ? [] : [part.keep]));
