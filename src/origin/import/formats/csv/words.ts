import type { FeatureId } from '#shared/domain/estate.ts';
import { eachOf } from '../../sync/words.ts';

/*
 * Words of cells, compared as slugs. Operations, kinds and states of a certificate are known to all formats
 * (sync/words.ts); a word that is not known is reported, and `map` settles it.
 */

/** Cells that say that there is nothing in them. */
export const emptyCells: ReadonlySet<string> = new Set(['-', '--', '—', 'null', 'n/a', 'n/d', 'nd', '(null)']);

/** Cells in place of a price that is not told. */
export const onRequest: ReadonlySet<string> = new Set([
  ...['a-consultar', 'consultar', 'consultar-precio', 'precio-a-consultar', 'bajo-consulta', 'a-convenir'],
  ...['preu-a-consultar', 'poa', 'p-o-a', 'price-on-request', 'on-request', 'on-application'],
]);

/** A home for sale and to let: two listings. */
export const bothOperations: ReadonlySet<string> = new Set([
  ...['venta-y-alquiler', 'venta-o-alquiler', 'venta-alquiler', 'alquiler-y-venta', 'alquiler-venta'],
  ...['alquiler-o-venta', 'venda-i-lloguer', 'venda-lloguer', 'lloguer-i-venda', 'sale-and-rent', 'sale-rent'],
  ...['buy-and-rent', 'buy-rent'],
]);

/** States of a home, also where a sheet has them in the column of whether it is still to be had (`Estado`). */
export const conservations: Readonly<Record<string, string>> = {
  ...eachOf('good', 'buen-estado', 'muy-buen-estado', 'bon-estat', 'molt-bon-estat', 'reformado', 'reformada'),
  ...eachOf('good', 'reformat', 'rehabilitado', 'good', 'good-condition', 'renovated'),
  ...eachOf('toRestore', 'a-reformar', 'para-reformar', 'por-reformar', 'per-reformar', 'a-rehabilitar'),
  ...eachOf('toRestore', 'para-rehabilitar', 'necesita-reforma', 'needs-renovation', 'to-renovate'),
  ...eachOf('brandNew', 'obra-nueva', 'obra-nova', 'a-estrenar', 'per-estrenar', 'new-build', 'brand-new'),
  ...eachOf('new', 'como-nuevo', 'como-nueva', 'com-nou', 'like-new'),
};

/** How much of an address is shown. */
export const visibilities: Readonly<Record<string, string>> = {
  ...eachOf('full', 'si', 's', 'yes', '1', 'true', 'completa', 'exacta', 'full'),
  ...eachOf('street', 'calle', 'solo-calle', 'carrer', 'nomes-carrer', 'street', 'aproximada'),
  ...eachOf('hidden', 'no', 'n', '0', 'false', 'oculta', 'ocultar', 'hidden'),
};

const north = 'orientation_north';
const south = 'orientation_south';
const east = 'orientation_east';
const west = 'orientation_west';

export const orientations: Readonly<Record<string, readonly string[]>> = {
  ...eachOf([north], 'norte', 'nord', 'north', 'n'),
  ...eachOf([south], 'sur', 'sud', 'south', 's'),
  ...eachOf([east], 'este', 'est', 'east', 'e', 'levante'),
  ...eachOf([west], 'oeste', 'oest', 'west', 'o', 'w', 'poniente'),
  ...eachOf([north, east], 'noreste', 'nordeste', 'nord-est', 'northeast', 'north-east', 'ne'),
  ...eachOf([north, west], 'noroeste', 'nord-oest', 'northwest', 'north-west', 'no', 'nw'),
  ...eachOf([south, east], 'sureste', 'sudeste', 'sud-est', 'southeast', 'south-east', 'se'),
  ...eachOf([south, west], 'suroeste', 'sudoeste', 'sud-oest', 'southwest', 'south-west', 'so', 'sw'),
};

/** Features that are columns of their own (`Ascensor`: sí), and words of a list beside those of all formats. */
export const featureWords: Readonly<Record<string, FeatureId>> = {
  ...eachOf('wardrobe', 'armarios', 'armarios-empotrados', 'armaris', 'armaris-encastats', 'fitted-wardrobes'),
  ...eachOf('balcony', 'balcon', 'balcones', 'balco', 'balcony'),
  ...eachOf('terrace', 'terraza', 'terrazas', 'terrassa', 'terrace'),
  ...eachOf('parking', 'garaje', 'parking', 'plaza-de-garaje', 'plazas-garaje', 'aparcamiento', 'garatge', 'garage'),
  ...eachOf('elevator', 'ascensor', 'elevator', 'lift'),
  ...eachOf('swimming_pool', 'piscina', 'piscina-privada', 'pool', 'swimming-pool'),
  ...eachOf('swimming', 'piscina-comunitaria', 'communal-pool'),
  ...eachOf('garden', 'jardin', 'jardi', 'garden'),
  ...eachOf('boxrom', 'trastero', 'traster', 'storage-room', 'boxroom'),
  ...eachOf('chimney', 'chimenea', 'llar-de-foc', 'xemeneia', 'fireplace'),
  ...eachOf('doorman', 'portero', 'conserje', 'porter', 'conserge', 'concierge', 'doorman'),
  ...eachOf('handicap_adapted_access', 'acceso-adaptado', 'acceso-minusvalidos', 'acces-adaptat', 'step-free-access'),
  ...eachOf('community_zone', 'zona-comunitaria', 'zonas-comunes', 'zones-comunes', 'zones-comunitaries'),
  ...eachOf('security_alarm', 'alarma', 'alarm'),
  ...eachOf('security_door', 'puerta-blindada', 'puerta-acorazada', 'porta-blindada', 'security-door'),
  ...eachOf('heating', 'calefaccion', 'calefaccio', 'heating'),
  ...eachOf('hot_water', 'agua-caliente', 'aigua-calenta', 'hot-water'),
  ...eachOf('windows_double', 'doble-acristalamiento', 'doble-cristal', 'doble-vidre', 'double-glazing'),
  ...eachOf('equipped_kitchen', 'cocina-equipada', 'cuina-equipada', 'fitted-kitchen', 'equipped-kitchen'),
  ...eachOf('conditioned_air', 'aire-acondicionado', 'a-a', 'aire', 'aire-condicionat', 'air-conditioning'),
};

/** What columns of features say beside yes and no (sync/values.ts), and beside how many there are. */
export const presences: Readonly<Record<string, boolean>> = {
  ...eachOf(true, 'x', 'incluido', 'incluida', 'inclos', 'inclosa', 'included', 'privado', 'privada', 'private'),
  ...eachOf(true, 'propio', 'propia'),
  ...eachOf(false, 'no-tiene', 'sin', 'ninguno', 'ninguna', 'cap', 'none'),
};

/** Of a pool: that of the building, which is a feature of its own. */
export const sharedWords: ReadonlySet<string> = new Set(['comunitaria', 'comunitario', 'communal', 'community']);

/** Times that a price may be for, as operations that are refused by their name. */
export const otherPeriods: Readonly<Record<string, string>> = {
  ...eachOf('rent_week', 'semana', 'semanas', 'semanal', 'semanales', 'semanalmente', 'sem', 'setmana', 'setmanal'),
  ...eachOf('rent_week', 'setmanals', 'week', 'weekly', 'wk', 'pw', 'p-w'),
  ...eachOf('rent_fortnight', 'quincena', 'quincenal', 'quincenales', 'quinzena', 'quinzenal', 'fortnight'),
  ...eachOf('rent_day', 'noche', 'noches', 'nit', 'nits', 'night', 'nightly', 'dia', 'dias', 'diario', 'diarios'),
  ...eachOf('rent_day', 'diari', 'day', 'daily'),
  ...eachOf('rent_year', 'ano', 'anual', 'anuales', 'anuals', 'any', 'year', 'yearly'),
  ...eachOf('holiday_let', 'temporada', 'season'),
};

/** What a rent is for as the site has it. */
export const monthWords: ReadonlySet<string> = new Set([
  ...['mes', 'meses', 'mensual', 'mensuales', 'mensualidad', 'mensuals', 'month', 'monthly', 'pcm', 'pm', 'p-m', 'm'],
]);

/** What a word is in a list of words; undefined where it is not in it, or there is none. */
export const wordIn = <T>(words: Readonly<Record<string, T>> | undefined, word: string): T | undefined =>
  words && Object.hasOwn(words, word) ? words[word] : undefined;
