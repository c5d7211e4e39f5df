import type { EnergyState, EstateSubtype, EstateType, OperationType } from '#shared/domain/estate.ts';
import type { FloorName } from '#shared/domain/floorLevel.ts';

/*
 * Words of the contract, and those that agencies' programs have for the same in Spanish, Catalan and English. Compared
 * as slugs. What a source calls otherwise stands in its `map`.
 */

/** The same meaning for several words. */
export const eachOf = <const T>(value: T, ...words: string[]): Record<string, T> =>
  Object.fromEntries(words.map((word) => [word, value]));

export const operationWords: Readonly<Record<string, OperationType>> = {
  ...{
    buy: 'buy',
    sale: 'buy',
    sell: 'buy',
    'for-sale': 'buy',
    venta: 'buy',
    vender: 'buy',
    venda: 'buy',
    compra: 'buy',
  },
  ...{ rent: 'rent', let: 'rent', rental: 'rent', 'to-let': 'rent', 'to-rent': 'rent', 'for-rent': 'rent' },
  ...{ alquiler: 'rent', alquilar: 'rent', lloguer: 'rent', month: 'rent' },
};

/** What real sources offer and the product does not have, by the operation's word: refused by that name. */
export const refusedOperations: Readonly<Record<string, string>> = {
  ...{ week: 'weekly lets', 'rent-week': 'weekly lets', weekly: 'weekly lets' },
  ...{
    day: 'holiday lets',
    'rent-day': 'holiday lets',
    'rent-short-term': 'holiday lets',
    'holiday-let': 'holiday lets',
  },
  ...{ 'short-term': 'holiday lets', vacacional: 'holiday lets', 'alquiler-vacacional': 'holiday lets' },
  ...{ transfer: 'transfers of a business', traspaso: 'transfers of a business', traspas: 'transfers of a business' },
  ...{ 'rent-room': 'rooms in a shared home', room: 'rooms in a shared home', habitacion: 'rooms in a shared home' },
  ...{ 'rent-to-own': 'lets with a duty to buy', 'part-ownership': 'shares of a home' },
  ...{ 'rent-holiday': 'holiday lets', 'rent-weekend': 'holiday lets', 'rent-fortnight': 'lets by the fortnight' },
  ...{ 'rent-whole-season': 'lets for a whole season', 'rent-year': 'lets by the year' },
  ...{ 'rent-temporary': 'temporary lets', erbpacht: 'leases of land' },
};

/** Kinds that the product does not have, refused likewise. */
export const refusedKinds: Readonly<Record<string, string>> = eachOf(
  'rooms in a shared home',
  ...['habitacion', 'habitaciones', 'habitacio', 'room', 'rooms', 'shared-room', 'piso-compartido', 'pis-compartit'],
  ...['vivienda-compartida', 'shared-flat', 'flat-share', 'bedroom'],
);

/** A word that means that a record is no longer offered. */
export const withdrawn = 'withdrawn';

export const statusWords: Readonly<Record<string, string>> = {
  ...{ new: 'new', available: 'new', active: 'new', disponible: 'new', nuevo: 'new', activo: 'new', libre: 'new' },
  ...{ 'for-sale': 'new', 'for-rent': 'new', 'en-venta': 'new', 'en-alquiler': 'new' },
  ...{ reserved: 'reserved', reservado: 'reserved', reservada: 'reserved', reservat: 'reserved' },
  ...{ 'under-offer': 'reserved', 'sale-agreed': 'reserved' },
  ...{ sold: 'sold', vendido: 'sold', vendida: 'sold', venut: 'sold' },
  ...{ rented: 'rented', let: 'rented', alquilado: 'rented', alquilada: 'rented', llogat: 'rented' },
  ...{ withdrawn, 'off-market': withdrawn, retirado: withdrawn, baja: withdrawn },
};

export const kindWords: Readonly<Record<string, EstateType>> = {
  ...{
    flat: 'flat',
    apartment: 'flat',
    piso: 'flat',
    apartamento: 'flat',
    pis: 'flat',
    atico: 'flat',
    penthouse: 'flat',
  },
  ...{ duplex: 'flat', estudio: 'flat', studio: 'flat', loft: 'flat', 'planta-baja': 'flat' },
  ...{ house: 'house', casa: 'house', chalet: 'house', villa: 'house', bungalow: 'house', townhouse: 'house' },
  ...{
    'town-house': 'house',
    'terraced-house': 'house',
    adosado: 'house',
    pareado: 'house',
    'casa-de-pueblo': 'house',
  },
  ...{ 'semi-detached': 'house', detached: 'house', xalet: 'house' },
  ...{ 'rural-house': 'rural_house', ruralhouse: 'rural_house', 'country-house': 'rural_house', finca: 'rural_house' },
  ...{ masia: 'rural_house', cortijo: 'rural_house', 'casa-rural': 'rural_house', 'cave-house': 'rural_house' },
  ...{ office: 'office', oficina: 'office', despacho: 'office' },
  ...{
    premises: 'premises',
    local: 'premises',
    'local-comercial': 'premises',
    commercial: 'premises',
    shop: 'premises',
  },
  ...{ nave: 'premises', 'nave-industrial': 'premises', warehouse: 'premises' },
  ...{ building: 'building', edificio: 'building', edifici: 'building' },
  ...{ storage: 'storage', trastero: 'storage', traster: 'storage' },
  ...{ garage: 'garage', garaje: 'garage', parking: 'garage', 'plaza-de-garaje': 'garage' },
  ...{ land: 'land', terreno: 'land', terrenos: 'land', solar: 'land', parcela: 'land', plot: 'land' },
  ...{ 'finca-rustica': 'land', terreny: 'land' },
};

export const subtypeWords: Readonly<Record<string, EstateSubtype>> = {
  ...{
    studio: 'studio',
    estudio: 'studio',
    loft: 'studio',
    penthouse: 'penthouse',
    atico: 'penthouse',
    atic: 'penthouse',
  },
  duplex: 'duplex',
};

/** States of a certificate, also where its letter is expected. */
export const certificateWords: Readonly<Record<string, EnergyState>> = {
  ...{ 'in-process': 'in_process', 'en-tramite': 'in_process', tramites: 'in_process', 'en-tramit': 'in_process' },
  ...{ exempt: 'exempt', exento: 'exempt', exempto: 'exempt', completed: 'completed', 'not-stated': 'not_stated' },
};

/** Floors in words: by number, by name, or both. */
export const floorWords: Readonly<Record<string, { floor?: number; floor_name?: FloorName }>> = {
  ...eachOf({ floor: 0 }, 'bajo', 'bajos', 'bj', 'baixos', 'planta-baja', 'ground', 'ground-floor', 'pb'),
  ...eachOf({ floor: -1 }, 'sotano', 'soterrani', 'st', 'basement'),
  ...eachOf({ floor: -1, floor_name: 'semi_basement' }, 'semisotano', 'semisoterrani', 'semi-basement', 'ss'),
  ...eachOf({ floor_name: 'mezzanine' }, 'entresuelo', 'entresol', 'entlo', 'en', 'mezzanine'),
  ...eachOf({ floor_name: 'main' }, 'principal', 'pral', 'ppal', 'main'),
  ...eachOf({ floor_name: 'penthouse' }, 'atico', 'atic', 'penthouse'),
};

/** What a listing without a headline is called: a kind in a place. */
export const headlines: Readonly<
  Record<'es-ES' | 'ca-ES' | 'en-US', { kinds: Readonly<Record<string, string>>; other: string; in: string }>
> = {
  'es-ES': {
    kinds: {
      ...{ flat: 'Piso', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local' },
      ...{ building: 'Edificio', storage: 'Trastero', garage: 'Garaje', land: 'Terreno' },
    },
    other: 'Inmueble',
    in: 'en',
  },
  'ca-ES': {
    kinds: {
      ...{ flat: 'Pis', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local' },
      ...{ building: 'Edifici', storage: 'Traster', garage: 'Garatge', land: 'Terreny' },
    },
    other: 'Immoble',
    in: 'a',
  },
  'en-US': {
    kinds: {
      ...{ flat: 'Flat', house: 'House', rural_house: 'Country house', office: 'Office', premises: 'Premises' },
      ...{ building: 'Building', storage: 'Storage room', garage: 'Garage', land: 'Land' },
    },
    other: 'Property',
    in: 'in',
  },
};

/** Fields of a source's `map`. Which of them a format reads is in its README; `columns` is for sheets alone. */
export const mapFields = [
  ...(['type', 'estate_type', 'status', 'province', 'conservation', 'heating', 'language', 'feature'] as const),
  ...(['price_freq', 'columns'] as const),
] as const;

export type MapField = (typeof mapFields)[number];

/** A source's own words and the contract's, by field: `status: {"Off Market": "withdrawn"}`. */
export type WordMap = Readonly<Partial<Record<MapField, Readonly<Record<string, string>>>>>;
