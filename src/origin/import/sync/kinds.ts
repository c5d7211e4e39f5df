import type { EstateSubtype, EstateType } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { eachOf } from './eachOf.ts';

/** What a home is, as the contract has it. */
export interface Kind {
  estate_type: EstateType;
  subtype?: EstateSubtype;
}

const of = (estate_type: EstateType, ...words: string[]) => eachOf<Kind>({ estate_type }, ...words);
const flat = (subtype: EstateSubtype, ...words: string[]) => eachOf<Kind>({ estate_type: 'flat', subtype }, ...words);

/** What agencies and their programs call it in Spanish, Catalan and English, as slugs in the singular. */
const kinds: Readonly<Record<string, Kind>> = {
  ...of('flat', 'flat', 'apartment', 'apartamento', 'piso', 'pis', 'apartament', 'planta-baja', 'planta-baixa', 'bajo'),
  ...of('flat', 'triplex', 'piso-triplex', 'semiatico', 'entresuelo', 'entresol', 'buhardilla', 'altillo', 'principal'),
  ...of(
    'flat',
    'ground-floor',
    'ground-floor-apartment',
    'middle-floor-apartment',
    'top-floor-apartment',
    'maisonette',
  ),
  ...of('flat', 'ground-floor-flat', 'apartotel', 'aparthotel'),
  ...flat('penthouse', 'penthouse', 'atico', 'atic', 'atico-duplex', 'duplex-atico', 'atic-duplex', 'sobreatico'),
  ...flat('penthouse', 'penthouse-duplex', 'duplex-penthouse', 'penthouse-apartment'),
  ...flat('duplex', 'duplex', 'piso-duplex', 'piso-tipo-duplex', 'apartamento-duplex', 'duplex-apartment'),
  ...flat('studio', 'studio', 'estudio', 'estudi', 'loft', 'apartamento-estudio', 'studio-apartment'),
  ...flat('studio', 'ground-floor-studio', 'middle-floor-studio', 'top-floor-studio'),
  ...of(
    'house',
    'house',
    'casa',
    'chalet',
    'xalet',
    'villa',
    'bungalow',
    'townhouse',
    'town-house',
    'quad',
    'quad-house',
  ),
  ...of('house', 'adosado', 'adosada', 'pareado', 'pareada', 'unifamiliar', 'vivienda-unifamiliar', 'detached'),
  ...of('house', 'semi-detached', 'end-of-terrace', 'casa-de-pueblo', 'casa-de-poble', 'village-house', 'mansion'),
  ...of('house', 'bungalow-planta-alta', 'bungalow-planta-baja', 'casa-terrera', 'casa-solar', 'casa-de-madera'),
  ...of('house', 'casa-de-piedra', 'casa-con-terreno', 'palacete', 'palacio', 'torre', 'wooden-home', 'wooden-house'),
  ...of('house', 'log-cabin', 'casa-mata', 'casa-chalet', 'chalet-adosado', 'casa-planta-baja'),
  ...of(
    'rural_house',
    'rural-house',
    'ruralhouse',
    'country-house',
    'finca',
    'finca-cortijo',
    'masia',
    'mas',
    'cortijo',
  ),
  ...of('rural_house', 'casa-rural', 'casa-de-campo', 'cave-house', 'casa-cueva', 'cueva', 'pazo', 'hacienda'),
  ...of(
    'rural_house',
    'caseron',
    'barraca',
    'cabana',
    'castillo',
    'farmhouse',
    'farm-house',
    'rustic-house',
    'caserio',
  ),
  ...of('rural_house', 'casa-rustica', 'chalet-rustico'),
  ...of('office', 'office', 'oficina', 'despacho', 'despatx'),
  ...of('premises', 'premises', 'local', 'local-comercial', 'local-de-negocio', 'commercial', 'commercial-property'),
  ...of('premises', 'commercial-premises', 'business-premises', 'industrial-premises', 'shop', 'tienda', 'botiga'),
  ...of('premises', 'nave', 'nave-industrial', 'nau-industrial', 'nau', 'warehouse', 'almacen', 'magatzem', 'fabrica'),
  ...of('premises', 'negocio', 'negoci', 'business', 'bar', 'beach-bar', 'cafe', 'cafeteria', 'restaurante'),
  ...of('premises', 'restaurant', 'discoteca', 'discotheque', 'night-club', 'kiosko', 'quiosco', 'hairdressers'),
  ...of('building', 'building', 'edificio', 'edifici', 'apartment-building', 'apartment-complex', 'bloque', 'hotel'),
  ...of('building', 'hotel-palacete', 'hostal', 'hostel', 'albergue'),
  ...of('storage', 'storage', 'storage-room', 'trastero', 'traster'),
  ...of('garage', 'garage', 'garaje', 'garatge', 'parking', 'parking-space', 'garage-space', 'plaza-de-garaje'),
  ...of('garage', 'plaza-garaje', 'plaza-de-parking', 'plaza-parking', 'plaza-de-aparcamiento', 'placa-d-aparcament'),
  ...of('garage', 'placa-de-parking', 'placa-de-garatge', 'aparcamiento', 'cochera'),
  ...of('land', 'land', 'terreno', 'terreny', 'solar', 'parcela', 'parcel-la', 'plot', 'plot-of-land', 'building-plot'),
  ...of('land', 'urban-plot', 'residential-plot', 'commercial-plot', 'rustic-plot', 'rural-plot', 'land-with-ruin'),
  ...of('land', 'finca-rustica', 'terreno-rustico', 'terreno-rural', 'terreno-urbano', 'terreno-urbanizable'),
  ...of('land', 'terreno-industrial', 'solar-urbano', 'suelo', 'huerta', 'huerto', 'olivar', 'vinedo', 'tierra-calma'),
  ...of('land', 'monte', 'parcela-rustica', 'parcela-urbana', 'suelo-urbano', 'suelo-rustico'),
};

/** Words beside a kind that do not change it: `Casa adosada`, `Terraced villa`, `Apartment with garden`. */
const modifiers = [
  ...['adosad[oa]', 'paread[oa]', 'apareada?', 'unifamiliar', 'independiente', 'aislad[oa]', 'individual', 'esquinera'],
  ...['adossada?', 'aparellada?', 'aillada?', 'de-lujo', 'de-luxe', 'de-diseno', 'de-obra-nueva', 'obra-nueva'],
  ...[
    'moderna',
    'moderno',
    'de-esquina',
    'plurifamiliar',
    'terrac?ed',
    'terrace',
    'semi-detached',
    'detached',
    'linked',
  ],
  ...['luxury', 'modern', 'new-build', 'new', 'key-ready', 'off-plan', 'end', 'corner', 'top-floor', 'middle-floor'],
  ...['ground-floor', 'first-floor', 'traditional', 'turistico', 'turistica'],
  String.raw`(?:con|amb|with)-(?:jardin|jardi|terraza|terrassa|piscina|parcela|terreno|garden|terrace|pool|solarium)`,
  String.raw`en-(?:venta|alquiler|planta-baja|esquina)`,
];
const modifier = new RegExp(`(?:^|-)(?:${modifiers.join('|')})(?=-|$)`, 'g');

/** `pisos` as `piso`, `locales` as `local`. */
const singular = (slug: string): string => slug.replace(/(?<=[aeiou])s(?=-|$)|(?<=l)es(?=-|$)/g, '');

/** What a kind in words is; undefined for words that are none, and for such as could be several. */
export function kindOf(words: string): Kind | undefined {
  const slug = slugify(words);
  const plain = slug.replace(modifier, '').replace(/^-/, '');
  const found = [slug, singular(slug), plain, singular(plain)].find((one) => Object.hasOwn(kinds, one));
  return found === undefined ? undefined : kinds[found]!;
}

/** Kinds that the product does not have, refused by their name. */
export const refusedKinds: Readonly<Record<string, string>> = eachOf(
  'rooms in a shared home',
  ...['habitacion', 'habitaciones', 'habitacio', 'room', 'rooms', 'shared-room', 'piso-compartido', 'pis-compartit'],
  ...['vivienda-compartida', 'shared-flat', 'flat-share', 'bedroom'],
);

/** What a listing is besides its kind, where a source says it. */
export const subtypeWords: Readonly<Record<string, EstateSubtype>> = {
  ...eachOf('studio', 'studio', 'estudio', 'estudi', 'loft'),
  ...eachOf('penthouse', 'penthouse', 'atico', 'atic', 'atico-duplex', 'penthouse-duplex'),
  duplex: 'duplex',
};
