/** Named references of HTML that texts of listings have; all others stay as they are. */
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', deg: '°', sup2: '²', sup3: '³' },
  ...{ middot: '·', bull: '•', hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»', iexcl: '¡', iquest: '¿' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ordf: 'ª', ordm: 'º', reg: '®', copy: '©', trade: '™' },
  ...{ frac12: '½', times: '×', szlig: 'ß', ccedil: 'ç', Ccedil: 'Ç', ntilde: 'ñ', Ntilde: 'Ñ' },
};

const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  circ: '\u0302',
  tilde: '\u0303',
};

function decodeReference(whole: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (hex !== undefined || decimal !== undefined) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' ';
  }
  if (Object.hasOwn(named, name)) return named[name]!;
  const [, letter, accent] = /^([a-z])(acute|grave|uml|circ|tilde)$/i.exec(name) ?? [];
  return letter === undefined ? whole : `${letter}${accents[accent!]!}`.normalize('NFC');
}

const decode = (text: string): string => text.replace(/&(#?\w{1,31});/g, decodeReference);

/** Whether a text has marks of HTML in it. */
export const hasMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i.test(text);

/** Marks of HTML, and spaces and lines that a plain text has none of; most texts have neither. */
const untidy = /[<&]|[^\S\n ]|  | \n|\n |\n{3}|^\s|\s$/;

/**
 * A text without markup: paragraphs with an empty line between them, the items of lists as lines that begin with `•`.
 * What stands in a script or a style is no text.
 */
export function plainText(html: string): string {
  if (!untidy.test(html)) return html;
  const marked = html
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[^<>]*>[^]*?<\/\1\s*>/gi, '')
    .replace(/<!--[^]*?-->/g, '');
  const isHtml = /<\/?[a-z][^<>]*>/i.test(marked);
  const text = decode(
    (isHtml ? marked.replace(/\s*\n\s*/g, (lines) => (/\n\s*\n/.test(lines) ? '\n\n' : '\n')) : marked)
      .replace(/\s*<br\s*\/?>\s*/gi, '\n')
      .replace(/\s*<li\b[^<>]*>\s*/gi, '\n• ')
      .replace(/\s*<\/?(?:ul|ol)\b[^<>]*>\s*/gi, '\n\n')
      .replace(/\s*<\/?(?:p|div|h[1-6]|table|section|blockquote)\b[^<>]*>\s*/gi, '\n\n')
      .replace(/\s*<\/?tr\b[^<>]*>\s*/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ''),
  );
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text on one line. */
export const oneLine = (text: string): string => {
  const plain = plainText(text);
  return plain.includes('\n') ? plain.replace(/\s+/g, ' ') : plain;
};
