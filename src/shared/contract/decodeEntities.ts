/** Letters with marks, as `&eacute;`, are made of both; these are the others that editors and WordPress write. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{A0}',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  middot: '·',
  bull: '•',
  deg: '°',
  euro: '€',
  sup2: '²',
};

const marks: Readonly<Record<string, string>> = {
  grave: '\u{300}',
  acute: '\u{301}',
  circ: '\u{302}',
  tilde: '\u{303}',
  uml: '\u{308}',
  cedil: '\u{327}',
};

function characterOf(reference: string): string | undefined {
  const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? [];
  const code = hex ? parseInt(hex, 16) : digits ? Number(digits) : 0;
  if (code > 0) return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
  const [, letter, mark] = /^([a-z])([a-z]{3,5})$/i.exec(reference) ?? [];
  if (letter && Object.hasOwn(marks, mark!)) return (letter + marks[mark!]!).normalize();
  return Object.hasOwn(named, reference) ? named[reference] : undefined;
}

/** A text with its character references read, once: `&amp;lt;` is `&lt;`. Unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#?\w{1,8});/g, (whole, reference: string) => characterOf(reference) ?? whole)
    : text;
