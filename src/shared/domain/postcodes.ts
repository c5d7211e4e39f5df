/** The slugs of provinces by the first two digits of their postcodes; where a network may spell one otherwise, both. */
const provincesOfDigits: readonly (readonly string[])[] = [
  ['alava', 'araba', 'alava-araba'],
  ['albacete'],
  ['alicante', 'alacant'],
  ['almeria'],
  ['avila'],
  ['badajoz'],
  ['illes-balears', 'islas-baleares', 'baleares', 'balears'],
  ['barcelona'],
  ['burgos'],
  ['caceres'],
  ['cadiz'],
  ['castellon', 'castello'],
  ['ciudad-real'],
  ['cordoba'],
  ['a-coruna', 'la-coruna', 'coruna'],
  ['cuenca'],
  ['girona', 'gerona'],
  ['granada'],
  ['guadalajara'],
  ['gipuzkoa', 'guipuzcoa'],
  ['huelva'],
  ['huesca'],
  ['jaen'],
  ['leon'],
  ['lleida', 'lerida'],
  ['la-rioja', 'rioja'],
  ['lugo'],
  ['madrid'],
  ['malaga'],
  ['murcia'],
  ['navarra'],
  ['ourense', 'orense'],
  ['asturias'],
  ['palencia'],
  ['las-palmas'],
  ['pontevedra'],
  ['salamanca'],
  ['santa-cruz-de-tenerife', 'tenerife'],
  ['cantabria'],
  ['segovia'],
  ['sevilla'],
  ['soria'],
  ['tarragona'],
  ['teruel'],
  ['toledo'],
  ['valencia'],
  ['valladolid'],
  ['bizkaia', 'vizcaya'],
  ['zamora'],
  ['zaragoza'],
  ['ceuta'],
  ['melilla'],
];

/** Whether a slug is one that a province may have. */
export const isProvince = (slug: string): boolean => provincesOfDigits.flat().includes(slug);

/** A text that is a Spanish postcode, with or without a word before it; null for any other. */
export const parsePostcode = (text: string): string | null =>
  /^\D{0,20}\b((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/.exec(text.trim())?.[1] ?? null;

/** The slugs that the province of a postcode may have. */
export const provincesOfPostcode = (postcode: string): readonly string[] =>
  provincesOfDigits[Number(postcode.slice(0, 2)) - 1] ?? [];
