import { namesOf } from '#shared/domain/otherNames.ts';
import { parsePostcode } from '#shared/domain/postcodes.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { withArticle } from './withArticle.ts';

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
    'Balearic Islands',
    'Mallorca',
    'Menorca',
  ],
  ['barcelona', 'Barcelona'],
  ['burgos', 'Burgos'],
  ['caceres', 'Cáceres'],
  ['cadiz', 'Cádiz'],
  ['castellon', 'Castellón', 'Castelló', 'Castellón/Castelló', 'Castellón de la Plana', 'Castelló de la Plana'],
  ['ciudad-real', 'Ciudad Real'],
  ['cordoba', 'Córdoba', 'Cordova'],
  ['a-coruna', 'A Coruña', 'La Coruña', 'Coruña', 'Corunna'],
  ['cuenca', 'Cuenca'],
  ['girona', 'Girona', 'Gerona'],
  ['granada', 'Granada'],
  ['guadalajara', 'Guadalajara'],
  ['gipuzkoa', 'Gipuzkoa', 'Guipúzcoa'],
  ['huelva', 'Huelva'],
  ['huesca', 'Huesca', 'Osca'],
  ['jaen', 'Jaén'],
  ['leon', 'León'],
  ['lleida', 'Lleida', 'Lérida'],
  ['la-rioja', 'La Rioja', 'Rioja', 'Logroño'],
  ['lugo', 'Lugo'],
  ['madrid', 'Madrid', 'Comunidad de Madrid'],
  ['malaga', 'Málaga'],
  ['murcia', 'Murcia', 'Región de Murcia', 'Murcia (Región de)'],
  ['navarra', 'Navarra', 'Nafarroa', 'Navarre', 'Comunidad Foral de Navarra'],
  ['ourense', 'Ourense', 'Orense'],
  ['asturias', 'Asturias', 'Asturies', 'Principado de Asturias', 'Oviedo'],
  ['palencia', 'Palencia'],
  [
    'las-palmas',
    'Las Palmas',
    'Palmas (Las)',
    'Las Palmas de Gran Canaria',
    'Gran Canaria',
    'Lanzarote',
    'Fuerteventura',
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

const provinces: readonly Province[] = table.map(([slug, name], position) => ({
  code: String(position + 1).padStart(2, '0'),
  slug,
  name,
}));

const byName = new Map<string, Province>();
for (const [position, [slug, ...names]] of table.entries())
  for (const name of [slug, ...names, ...names.flatMap(namesOf)])
    if (!byName.has(slugify(name))) byName.set(slugify(name), provinces[position]!);

/** The province of a name or slug, or of its official code (`15`); undefined for what is none. */
export function provinceOf(text: string): Province | undefined {
  const plain = text.trim().replace(/^prov(?:incia|íncia|ince)?\.?\s+(?:de |d')?/i, '');
  if (/^\d{1,2}$/.test(plain)) return provinces[Number(plain) - 1];
  return byName.get(slugify(plain)) ?? byName.get(slugify(withArticle(plain)));
}

/** The province of a postcode. */
export function provinceOfPostcode(text: string): Province | undefined {
  const postcode = parsePostcode(text.trim().padStart(5, '0'));
  return postcode === null ? undefined : provinces[Number(postcode.slice(0, 2)) - 1];
}
