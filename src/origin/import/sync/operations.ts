import type { FeedWords } from '#shared/i18n/FeedWords.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { inLanguages } from '#shared/i18n/languages.ts';
import type { Fields } from '#shared/contract/fields.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { eachOf } from './eachOf.ts';

/** What a word says that a home is offered for: operations of the site, and others by names of their own. */
type Operations = readonly string[];

/** A let that says more than its operation: taken as a rent, with a condition. */
export const conditionalRents = { rent_season: 'season', rent_option: 'optionToBuy' } as const;

/** Words for what a home is offered for, as slugs. */
const operationWords: Readonly<Record<string, Operations>> = {
  ...eachOf(['buy'], 'buy', 'sale', 'sales', 'sell', 'for-sale', 'resale', 'new-build', 'venta', 'vender', 'venda'),
  ...eachOf(['buy'], 'compra', 'comprar', 'compraventa', 'se-vende', 'en-venta', 'es-ven', 'en-venda'),
  ...eachOf(['rent'], 'rent', 'let', 'rental', 'to-let', 'to-rent', 'for-rent', 'alquiler', 'alquilar', 'lloguer'),
  ...eachOf(
    ['rent'],
    'se-alquila',
    'en-alquiler',
    'es-lloga',
    'en-lloguer',
    'llogar',
    'arrendamiento',
    'month',
    'monthly',
  ),
  ...eachOf(['rent'], 'long-term', 'long-term-rent', 'long-term-rental', 'long-term-let', 'long-let', 'rentlong'),
  ...eachOf(['rent'], 'rent-long', 'rent-long-term', 'alquiler-larga-duracion', 'alquiler-larga-temporada'),
  ...eachOf(['rent'], 'larga-duracion', 'larga-temporada', 'alquiler-residencial', 'alquiler-de-larga-duracion'),
  ...eachOf(['buy', 'rent'], 'alquiler-y-venta', 'alquiler-venta', 'alquiler-o-venta', 'lloguer-i-venda'),
  ...eachOf(['buy', 'rent'], 'venta-y-alquiler', 'venta-o-alquiler', 'venta-alquiler', 'vender-o-alquilar'),
  ...eachOf(['buy', 'rent'], 'alquilar-o-vender', 'vender-y-alquilar', 'se-vende-o-alquila', 'se-vende-o-se-alquila'),
  ...eachOf(['buy', 'rent'], 'venda-i-lloguer', 'venda-lloguer', 'venda-o-lloguer', 'sale-and-rent', 'sale-rent'),
  ...eachOf(['buy', 'rent'], 'sale-or-rent', 'buy-and-rent', 'buy-rent', 'for-sale-or-rent', 'both', 'ambas'),
  ...eachOf(['transfer'], 'transfer', 'traspasar', 'traspaso', 'traspas'),
  ...eachOf(['buy', 'transfer'], 'vender-o-traspasar', 'traspasar-o-vender', 'venta-o-traspaso', 'venta-y-traspaso'),
  ...eachOf(['rent', 'transfer'], 'traspasar-o-alquilar', 'alquilar-o-traspasar', 'alquiler-o-traspaso'),
  ...eachOf(['buy', 'rent', 'transfer'], 'traspasar-vender-o-alquilar'),
  ...eachOf(['rent_season'], 'rent-season', 'temporada-alquiler', 'alquiler-temporada', 'alquiler-de-temporada'),
  ...eachOf(['rent_season'], 'alquilar-temporada', 'alquiler-por-temporada', 'lloguer-de-temporada', 'seasonal-let'),
  ...eachOf(['rent_season'], 'lloguer-temporada', 'seasonal-rent', 'seasonal-rental'),
  ...eachOf(['rent_option'], 'rent-option', 'alquiler-opcion-compra', 'alquiler-con-opcion-a-compra'),
  ...eachOf(['rent_option'], 'alquiler-con-opcion-de-compra', 'alquiler-con-opcion-compra', 'alquiler-opcion-a-compra'),
  ...eachOf(['rent_option'], 'lloguer-amb-opcio-de-compra', 'lloguer-amb-opcio-a-compra', 'rent-with-option-to-buy'),
  ...eachOf(['rent_holiday'], 'vacacional', 'alquiler-vacacional', 'alquilar-vacacional', 'alquiler-turistico'),
  ...eachOf(['rent_holiday'], 'holiday', 'holiday-let', 'holiday-lets', 'holiday-rental', 'holiday-rent', 'holidays'),
  ...eachOf(['rent_holiday'], 'lloguer-vacacional', 'lloguer-turistic', 'vacation-rental', 'vacaciones'),
  ...eachOf(['rent_short_term'], 'short-term', 'short-term-rent', 'short-term-rental', 'short-term-let', 'rentshort'),
  ...eachOf(['rent_short_term'], 'short-let', 'corta-temporada', 'alquiler-corta-temporada'),
  ...eachOf(['rent_week'], 'week', 'weekly', 'rent-week', 'alquiler-semanal'),
  ...eachOf(['rent_day'], 'day', 'daily', 'night', 'nightly', 'rent-day', 'alquiler-por-dias'),
  ...eachOf(['rent_room'], 'room', 'rent-room', 'habitacion', 'alquiler-de-habitacion', 'alquiler-habitaciones'),
  ...eachOf(['out'], 'fuera-de-mercado'),
};

const holidayLets = 'holiday lets';

/** What real sources offer and the product does not have, by the operation's name as a slug: refused by that name. */
export const refusedOperations: Readonly<Record<string, string>> = {
  ...{ 'rent-week': 'weekly lets', 'rent-fortnight': 'lets by the fortnight' },
  ...eachOf(holidayLets, 'rent-day', 'rent-short-term', 'rent-holiday', 'rent-weekend', 'holiday-let'),
  ...{ 'rent-whole-season': 'lets for a whole season', 'rent-year': 'lets by the year' },
  ...eachOf('lets for several months at a time', 'rent-two-months', 'rent-quarter', 'rent-four-months'),
  'rent-half-year': 'lets for several months at a time',
  ...{ 'rent-temporary': 'temporary lets', erbpacht: 'leases of land', transfer: 'transfers of a business' },
  ...{ 'rent-room': 'rooms in a shared home', 'rent-to-own': 'lets with a duty to buy' },
  'part-ownership': 'shares of a home',
};

/** What a word means, by its slug; undefined for one that is not known. */
export function operationsOf(slug: string): Operations | undefined {
  return Object.hasOwn(operationWords, slug) ? operationWords[slug] : undefined;
}

const isConditional = (name: string): name is keyof typeof conditionalRents => Object.hasOwn(conditionalRents, name);

/** The operation of the site that a word means, if it is one, and the condition that goes with it. */
export function siteOperationOf(slug: string): { type: OperationType; condition?: RentalCondition } | undefined {
  const [name = '', ...others] = operationsOf(slug) ?? [];
  if (others.length > 0) return undefined;
  if (isConditional(name)) return { type: 'rent', condition: conditionalRents[name] };
  return name === 'buy' || name === 'rent' ? { type: name } : undefined;
}

/** A condition of a let. */
export type RentalCondition = keyof FeedWords['rentalConditions'];

/** @returns as the contract has them; undefined for none */
export function conditionTexts(names: readonly RentalCondition[]): Fields | undefined {
  if (names.length === 0) return undefined;
  return inLanguages((language) => names.map((name) => feedWordsOf(language).rentalConditions[name]));
}
