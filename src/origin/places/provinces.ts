import { namesOf } from '#shared/domain/otherNames.ts';
import { parsePostcode } from '#shared/domain/postcodes.ts';
import { keysOfName, keyOfName, partsOfName } from './spellings.ts';

/** A province as the site calls it. */
export interface Province {
  /** Its official one, two digits. */
  code: string;
  slug: string;
  name: string;
}

/**
 * The 52 provinces in the order of their official codes, from 01: slug, name, and what else they are called in Spanish,
 * Catalan, Galician, Basque and English, as far as otherNames.ts does not know it.
 */
const table: readonly (readonly [slug: string, name: string, ...others: string[]])[] = [
  ['alava', 'Álava', 'Araba', 'Araba/Álava', 'Álava-Araba'],
  ['albacete', 'Albacete'],
  ['alicante', 'Alicante', 'Alacant', 'Alicante/Alacant', 'Alacant/Alicante'],
  ['almeria', 'Almería'],
  ['avila', 'Ávila'],
  ['badajoz', 'Badajoz'],
  [
    'illes-balears',
    'Illes Balears',
    'Islas Baleares',
    'Baleares',
    'Balears',
    'Balears, Illes',
    'Baleares, Islas',
    'Balearic Islands',
    'Mallorca',
    'Majorca',
    'Menorca',
    'Minorca',
    'Ibiza',
    'Eivissa',
    'Formentera',
  ],
  ['barcelona', 'Barcelona'],
  ['burgos', 'Burgos'],
  ['caceres', 'Cáceres'],
  ['cadiz', 'Cádiz'],
  ['castellon', 'Castellón', 'Castelló', 'Castellón/Castelló', 'Castellón de la Plana', 'Castelló de la Plana'],
  ['ciudad-real', 'Ciudad Real', 'C. Real'],
  ['cordoba', 'Córdoba', 'Cordova'],
  ['a-coruna', 'A Coruña', 'La Coruña', 'Coruña', 'Corunna'],
  ['cuenca', 'Cuenca'],
  ['girona', 'Girona', 'Gerona'],
  ['granada', 'Granada'],
  ['guadalajara', 'Guadalajara'],
  ['gipuzkoa', 'Gipuzkoa', 'Guipúzcoa', 'San Sebastián', 'Donostia'],
  ['huelva', 'Huelva'],
  ['huesca', 'Huesca', 'Osca'],
  ['jaen', 'Jaén'],
  ['leon', 'León'],
  ['lleida', 'Lleida', 'Lérida'],
  ['la-rioja', 'La Rioja', 'Rioja', 'Logroño', 'Errioxa'],
  ['lugo', 'Lugo'],
  [
    'madrid',
    'Madrid',
    'Cdad. Madrid',
    'Madrid, Comunidad de',
    'C. Madrid',
    'Comunidad Autónoma de Madrid',
    'Community of Madrid',
  ],
  ['malaga', 'Málaga'],
  ['murcia', 'Murcia', 'Región de Murcia', 'Murcia (Región de)', 'Murcia, Región de', 'Region of Murcia'],
  ['navarra', 'Navarra', 'Nafarroa', 'Navarre', 'Comunidad Foral de Navarra', 'Navarra, Comunidad Foral de'],
  ['ourense', 'Ourense', 'Orense'],
  ['asturias', 'Asturias', 'Asturies', 'Principado de Asturias', 'Asturias, Principado de', 'Oviedo', 'Uviéu'],
  ['palencia', 'Palencia'],
  [
    'las-palmas',
    'Las Palmas',
    'Palmas (Las)',
    'Las Palmas de Gran Canaria',
    'Gran Canaria',
    'Lanzarote',
    'Fuerteventura',
    'La Graciosa',
  ],
  ['pontevedra', 'Pontevedra'],
  ['salamanca', 'Salamanca'],
  [
    'santa-cruz-de-tenerife',
    'Santa Cruz de Tenerife',
    'Tenerife',
    'S.C. Tenerife',
    'La Palma',
    'La Gomera',
    'El Hierro',
  ],
  ['cantabria', 'Cantabria', 'Santander'],
  ['segovia', 'Segovia'],
  ['sevilla', 'Sevilla', 'Seville'],
  ['soria', 'Soria'],
  ['tarragona', 'Tarragona'],
  ['teruel', 'Teruel'],
  ['toledo', 'Toledo'],
  ['valencia', 'Valencia', 'València', 'Valencia/València'],
  ['valladolid', 'Valladolid'],
  ['bizkaia', 'Bizkaia', 'Vizcaya', 'Biscay'],
  ['zamora', 'Zamora'],
  ['zaragoza', 'Zaragoza', 'Saragossa', 'Saragossa/Zaragoza'],
  ['ceuta', 'Ceuta'],
  ['melilla', 'Melilla'],
];

/** By their codes. */
export const provinces: readonly Province[] = table.map(([slug, name], position) => ({
  code: String(position + 1).padStart(2, '0'),
  slug,
  name,
}));

const byName = new Map<string, Province>();
for (const [position, [slug, ...names]] of table.entries())
  for (const name of [slug, ...names, ...names.flatMap(namesOf)])
    if (!byName.has(keyOfName(name))) byName.set(keyOfName(name), provinces[position]!);

/** `Provincia de`, `Prov.`, `Isla de`, before a name, and `(Province)`, `provincia`, behind it. */
const before = /^(?:prov(?:incia|íncia|ince)?|isla|illa|island|principado|comunidad)\b\.?\s*(?:de |d['’]|of )?/iu;
const behind = /[\s(,-]+(?:prov(?:incia|íncia|ince)?\.?|isla|island)\)?$/iu;

const named = (name: string): Province | undefined =>
  keysOfName(name)
    .map((key) => byName.get(key))
    .find((found) => found !== undefined);

/**
 * The province of a name in any spelling or language (`Málaga (Province)`, `Prov. de Málaga`, `Bizkaia/Vizcaya`,
 * `Coruña, A`, `Ibiza`), of a slug, or of its official code (`15`); undefined for what is none.
 */
export function provinceOf(text: string): Province | undefined {
  const plain = text.trim();
  if (/^\d{1,2}$/.test(plain)) return provinces[Number(plain) - 1];
  const whole = named(plain) ?? named(plain.replace(before, '').replace(behind, ''));
  if (whole) return whole;
  const [first, ...others] = partsOfName(plain.replace(before, '').replace(behind, '')).map(named);
  return first && others.every((other) => other === first) ? first : undefined;
}

/** The province of a postcode. */
export function provinceOfPostcode(text: string): Province | undefined {
  const postcode = parsePostcode(text.trim().padStart(5, '0'));
  return postcode === null ? undefined : provinces[Number(postcode.slice(0, 2)) - 1];
}
