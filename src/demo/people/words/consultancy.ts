import type { Trait } from '../../places/placeSource.ts';
import type { Phrase } from './phrase.ts';

/** What an agent advises in: nearly all of them in the first, some in the others. */
export const commonAreas: readonly Phrase[] = [
  ['Venta de viviendas', "Venda d'habitatges", 'Selling homes'],
  ['Compra de primera vivienda', 'Compra del primer habitatge', 'Buying a first home'],
  ['Alquiler de vivienda habitual', "Lloguer d'habitatge habitual", 'Letting main homes'],
];

export const furtherAreas: readonly Phrase[] = [
  [
    'Herencias y pisos entre varios propietarios',
    'Herències i pisos de diversos propietaris',
    'Inherited homes and joint owners',
  ],
  ['Valoración antes de vender', 'Valoració abans de vendre', 'Valuation before a sale'],
  ['Separaciones y divorcios', 'Separacions i divorcis', 'Separations and divorces'],
  [
    'Cambio de casa: vender y comprar a la vez',
    'Canvi de casa: vendre i comprar alhora',
    'Moving on: selling and buying at the same time',
  ],
  ['Preparación de la casa para la venta', 'Preparació de la casa per a la venda', 'Preparing a home for sale'],
  ['Casas por reformar', 'Cases per reformar', 'Homes to renovate'],
  [
    'Compra desde otra ciudad o desde el extranjero',
    "Compra des d'una altra ciutat o des de l'estranger",
    'Buying from another city or from abroad',
  ],
  ['Locales y oficinas', 'Locals i oficines', 'Shops and offices'],
  ['Inversión en alquiler', 'Inversió en lloguer', 'Buying to let'],
  ['Casas para personas mayores', 'Cases per a gent gran', 'Homes for older people'],
  ['Negociación con el banco', 'Negociació amb el banc', 'Dealing with the bank'],
];

/** What goes with a place of that kind. */
export const areasByTrait: Partial<Record<Trait, Phrase>> = {
  beach: ['Segunda residencia junto al mar', 'Segona residència vora el mar', 'Second homes by the sea'],
  port: ['Segunda residencia junto al mar', 'Segona residència vora el mar', 'Second homes by the sea'],
  oldTown: ['Edificios antiguos y catalogados', 'Edificis antics i catalogats', 'Old and listed buildings'],
  university: [
    'Alquiler para estudiantes y personal docente',
    'Lloguer per a estudiants i personal docent',
    'Letting to students and teachers',
  ],
  countryside: ['Casas rurales y terrenos', 'Cases rurals i terrenys', 'Country houses and land'],
  mountain: ['Casas rurales y terrenos', 'Cases rurals i terrenys', 'Country houses and land'],
  modern: ['Obra nueva', 'Obra nova', 'New developments'],
  golf: ['Urbanizaciones y chalés', 'Urbanitzacions i xalets', 'Villas and private estates'],
  residential: ['Casas con jardín', 'Cases amb jardí', 'Houses with a garden'],
};
