import type { Conservation, EnergyState } from '#shared/domain/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { eachOf } from './eachOf.ts';

/*
 * Words of the contract, and those that agencies' programs have for the same in Spanish, Catalan and English, for all
 * formats. Compared as slugs. Of operations, kinds, floors and times they are in modules of their own beside this one.
 * What a source calls otherwise stands in its `map`.
 */

/** A word that means that a record is no longer offered. */
export const withdrawn = 'withdrawn';

export const statusWords: Readonly<Record<string, string>> = {
  ...eachOf('new', 'new', 'available', 'active', 'disponible', 'nuevo', 'activo', 'activa', 'libre', 'actiu'),
  ...eachOf(
    'new',
    'for-sale',
    'for-rent',
    'en-venta',
    'en-alquiler',
    'se-vende',
    'se-alquila',
    'en-venda',
    'en-lloguer',
  ),
  ...eachOf('new', 'publicado', 'publicada', 'publicat', 'published', 'solo-publicar', 'alta', 'vigente', 'on-market'),
  ...eachOf('reserved', 'reserved', 'reservado', 'reservada', 'reservat', 'under-offer', 'sale-agreed'),
  ...eachOf('reserved', 'senalizado', 'senalizada', 'arras', 'en-arras', 'con-arras', 'paga-i-senyal', 'bajo-oferta'),
  ...eachOf('reserved', 'under-contract', 'contrato-de-arras', 'apalabrado', 'apalabrada'),
  ...eachOf('sold', 'sold', 'vendido', 'vendida', 'venut', 'venuda', 'vendida-por-otros', 'vendida-mls'),
  ...eachOf('rented', 'rented', 'let', 'let-agreed', 'alquilado', 'alquilada', 'llogat', 'llogada'),
  ...eachOf('rented', 'alquilada-por-otros', 'alquilada-mls'),
  ...eachOf(withdrawn, 'withdrawn', 'off-market', 'retirado', 'retirada', 'baja', 'no-libre', 'no-disponible'),
  ...eachOf(withdrawn, 'solo-seguimiento', 'fuera-de-mercado', 'despublicado', 'inactivo', 'inactive'),
};

/** States of a certificate, also where its letter is expected. */
export const certificateWords: Readonly<Record<string, EnergyState>> = {
  ...eachOf('in_process', 'in-process', 'inprocess', 'in-progress', 'pending', 'pendiente', 'pendent', 'tramites'),
  ...eachOf('in_process', 'en-tramite', 'en-tramitacion', 'en-proceso', 'en-tramit', 'en-tramitacio', 'en-curs'),
  ...eachOf('in_process', 'tramite', 'solicitado', 'en-curso'),
  ...eachOf('exempt', 'exempt', 'exento', 'exenta', 'exempta', 'no-precisa', 'no-necesario', 'not-required'),
  ...{ completed: 'completed', 'not-stated': 'not_stated', unknown: 'not_stated' },
};

/** States of a home. */
export const conservationWords: Readonly<Record<string, Conservation>> = {
  ...eachOf('good', 'good', 'buen-estado', 'muy-buen-estado', 'bon-estat', 'molt-bon-estat', 'reformado', 'reformada'),
  ...eachOf('good', 'reformat', 'rehabilitado', 'good-condition', 'renovated', 'entrar-a-vivir', 'para-entrar-a-vivir'),
  ...eachOf('good', 'semireformado', 'semi-reformado', 'excellent', 'excelente', 'bueno', 'buena', 'perfecto-estado'),
  ...eachOf('toRestore', 'torestore', 'to-restore', 'para-reformar', 'a-reformar', 'por-reformar', 'per-reformar'),
  ...eachOf('toRestore', 'reformar-parcialmente', 'a-rehabilitar', 'para-rehabilitar', 'necesita-reforma'),
  ...eachOf('toRestore', 'needs-renovation', 'to-renovate', 'renovation-required'),
  ...eachOf(
    'new',
    'new',
    'nuevo',
    'nueva',
    'seminuevo',
    'semi-nuevo',
    'como-nuevo',
    'como-nueva',
    'com-nou',
    'like-new',
  ),
  ...eachOf('brandNew', 'brandnew', 'brand-new', 'new-build', 'obra-nueva', 'obra-nova', 'a-estrenar', 'per-estrenar'),
  ...eachOf('brandNew', 'en-construccion', 'en-proyecto', 'new-construction', 'off-plan'),
};

/** What heats a home. A chimney, a floor or radiators do not say it. */
export const heatingWords: Readonly<Record<string, string>> = {
  ...eachOf('gas', 'gas', 'gas-natural', 'gas-propano', 'gas-ciudad', 'propano', 'natural-gas', 'calefaccion-gas'),
  ...eachOf('electric', 'electric', 'electrica', 'electrico', 'electrica-acumuladores', 'acumuladores', 'electricity'),
  ...eachOf('electric', 'radiadores-calor-azul'),
  ...eachOf('heat_pump', 'heat-pump', 'bomba-de-calor', 'bomba-frio-calor', 'bomba-de-frio-calor', 'aerotermia'),
  ...eachOf('heat_pump', 'aerothermal'),
  ...eachOf('central', 'central', 'central-con-contador', 'calefaccion-central', 'central-heating'),
  ...eachOf('oil', 'oil', 'individual-gasoleo', 'gasoleo', 'gasoil'),
  ...eachOf('wood', 'wood', 'carbon-y-lena', 'lena', 'pellets', 'pellet'),
};

const north = 'orientation_north';
const south = 'orientation_south';
const east = 'orientation_east';
const west = 'orientation_west';

/** To which sides a home looks, as fields of the contract. */
const orientationWords: Readonly<Record<string, readonly string[]>> = {
  ...eachOf([north], 'norte', 'nord', 'north', 'n'),
  ...eachOf([south], 'sur', 'sud', 'south', 's'),
  ...eachOf([east], 'este', 'est', 'east', 'e', 'levante', 'llevant'),
  ...eachOf([west], 'oeste', 'oest', 'west', 'o', 'w', 'poniente', 'ponent'),
  ...eachOf([north, east], 'noreste', 'nordeste', 'nord-est', 'northeast', 'north-east', 'ne'),
  ...eachOf([north, west], 'noroeste', 'nord-oest', 'northwest', 'north-west', 'no', 'nw'),
  ...eachOf([south, east], 'sureste', 'sudeste', 'sud-est', 'southeast', 'south-east', 'se'),
  ...eachOf([south, west], 'suroeste', 'sudoeste', 'sud-oest', 'southwest', 'south-west', 'so', 'sw'),
};

/** `Sur`, `N-S`, `sureste`, `Este y oeste`: the fields that say so; undefined for a word that is none. */
export function orientationOf(text: string): Record<string, true> | undefined {
  const whole = slugify(text);
  const words = Object.hasOwn(orientationWords, whole) ? [whole] : whole.split(/-(?:y|i|and)-|-/);
  if (!words.every((word) => Object.hasOwn(orientationWords, word))) return undefined;
  return Object.fromEntries(words.flatMap((word) => orientationWords[word]!).map((side) => [side, true]));
}

/** Fields of a source's `map`. Which of them a format reads is in its README; `columns` is for sheets alone. */
export const mapFields = [
  ...(['type', 'estate_type', 'status', 'province', 'conservation', 'heating', 'language', 'feature'] as const),
  ...(['price_freq', 'columns'] as const),
] as const;

export type MapField = (typeof mapFields)[number];

/** A source's own words and the contract's, by field: `status: {"Off Market": "withdrawn"}`. */
export type WordMap = Readonly<Partial<Record<MapField, Readonly<Record<string, string>>>>>;
