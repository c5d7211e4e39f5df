import type costs from '#shared/i18n/languages/es/costs.json';
import type { Law } from './law.ts';

/** Named in the texts `costs:community.…`, as it stands after “in”, `en` and `a`. */
type Community = keyof typeof costs extends infer Key ? (Key extends `community.${infer Name}` ? Name : never) : never;

/** A part of a scale: above this price, this rate, in per cent. No rate where the sources contradict one another. */
export interface Bracket {
  from: number;
  rate?: number;
}

export interface Scale {
  brackets: readonly Bracket[];
  /** `parts`: each part of the price at its own rate. `whole`: the whole price at the rate of its bracket. */
  applies: 'parts' | 'whole';
}

export interface TaxRates {
  community: Community;
  /** Slugs of its provinces. */
  provinces: readonly string[];
  /** The tax on a resale (ITP), general rates. */
  resale: Scale;
  /** The stamp duty (AJD) on the deed by which a person buys a new home, general rates. */
  stampDuty: Scale;
  /** VAT, or IGIC in the Canaries, in per cent: on a new home, and on the fees of notary, registry and agents. */
  salesTax: { kind: 'vat' | 'igic'; newHome: number; services: number; source: Law };
  /** The law that sets resale tax and stamp duty, and the year from which these rates hold. */
  source: Law;
  since: number;
}

const vat = {
  kind: 'vat',
  newHome: 10,
  services: 21,
  source: { name: 'Ley 37/1992 (IVA)', articles: ['91'] },
} as const;
const flat = (rate: number): Scale => ({ brackets: [{ from: 0, rate }], applies: 'parts' });

/** Sources state 0.5 % as well as an exemption of homes. */
const basqueStampDuty: Scale = { brackets: [{ from: 0 }], applies: 'parts' };

/**
 * What buying a home is taxed with, by autonomous community, in the Basque Country by province: general rates of homes,
 * without the reduced ones, which depend on the buyer. What is missing is no tax on the page, but a sentence instead:
 * Ceuta and Melilla, whose IPSI depends on bylaws of the city.
 */
export const taxRates: readonly TaxRates[] = [
  {
    community: 'andalusia',
    provinces: ['almeria', 'cadiz', 'cordoba', 'granada', 'huelva', 'jaen', 'malaga', 'sevilla'],
    resale: flat(7),
    stampDuty: flat(1.2),
    salesTax: vat,
    source: { name: 'Ley 5/2021', date: '2021-10-20' },
    since: 2022,
  },
  {
    community: 'aragon',
    provinces: ['huesca', 'teruel', 'zaragoza'],
    resale: {
      brackets: [
        { from: 0, rate: 8 },
        { from: 400_000, rate: 8.5 },
        { from: 450_000, rate: 9 },
        { from: 500_000, rate: 9.5 },
        { from: 750_000, rate: 10 },
      ],
      applies: 'parts',
    },
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2005', date: '2005-09-26' },
    since: 2016,
  },
  {
    community: 'asturias',
    provinces: ['asturias'],
    // From there on 9 %, beyond 500,000 10 %: by the wording of art. 26 of the whole price, by others of what exceeds.
    resale: {
      brackets: [{ from: 0, rate: 8 }, { from: 300_000 }],
      applies: 'parts',
    },
    stampDuty: flat(1.2),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 2/2014', date: '2014-10-22' },
    since: 2014,
  },
  {
    community: 'balearicIslands',
    provinces: ['illes-balears'],
    resale: {
      brackets: [
        { from: 0, rate: 8 },
        { from: 400_000, rate: 9 },
        { from: 600_000, rate: 10 },
        { from: 1_000_000, rate: 12 },
        { from: 2_000_000, rate: 13 },
      ],
      applies: 'parts',
    },
    stampDuty: {
      brackets: [
        { from: 0, rate: 1.5 },
        { from: 999_999.99, rate: 2 },
      ],
      applies: 'whole',
    },
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2014', date: '2014-06-06' },
    since: 2023,
  },
  {
    community: 'canaryIslands',
    provinces: ['las-palmas', 'santa-cruz-de-tenerife'],
    resale: flat(6.5),
    stampDuty: flat(1),
    salesTax: { kind: 'igic', newHome: 7, services: 7, source: { name: 'Ley 4/2012 de Canarias (IGIC)' } },
    source: { name: 'Decreto Legislativo 1/2009', date: '2009-04-21' },
    since: 2016,
  },
  {
    community: 'cantabria',
    provinces: ['cantabria'],
    resale: flat(9),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 62/2008', date: '2008-06-19' },
    since: 2024,
  },
  {
    community: 'castileLaMancha',
    provinces: ['albacete', 'ciudad-real', 'cuenca', 'guadalajara', 'toledo'],
    resale: flat(9),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Ley 8/2013', date: '2013-11-21' },
    since: 2016,
  },
  {
    community: 'castileAndLeon',
    provinces: ['avila', 'burgos', 'leon', 'palencia', 'salamanca', 'segovia', 'soria', 'valladolid', 'zamora'],
    resale: {
      brackets: [
        { from: 0, rate: 8 },
        { from: 250_000, rate: 10 },
      ],
      applies: 'parts',
    },
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2013', date: '2013-09-12' },
    since: 2013,
  },
  {
    community: 'catalonia',
    provinces: ['barcelona', 'girona', 'lleida', 'tarragona'],
    resale: {
      brackets: [
        { from: 0, rate: 10 },
        { from: 600_000, rate: 11 },
        { from: 900_000, rate: 12 },
        { from: 1_500_000, rate: 13 },
      ],
      applies: 'parts',
    },
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto-ley 5/2025', date: '2025-03-25' },
    since: 2025,
  },
  {
    community: 'extremadura',
    provinces: ['badajoz', 'caceres'],
    resale: {
      brackets: [
        { from: 0, rate: 8 },
        { from: 360_000, rate: 10 },
        { from: 600_000, rate: 11 },
      ],
      applies: 'parts',
    },
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2018', date: '2018-04-10' },
    since: 2018,
  },
  {
    community: 'galicia',
    provinces: ['a-coruna', 'lugo', 'ourense', 'pontevedra'],
    resale: flat(8),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2011', date: '2011-07-28' },
    since: 2024,
  },
  {
    community: 'laRioja',
    provinces: ['la-rioja'],
    resale: flat(7),
    stampDuty: flat(1),
    salesTax: vat,
    source: { name: 'Ley 10/2017', date: '2017-10-27' },
    since: 2017,
  },
  {
    community: 'madrid',
    provinces: ['madrid'],
    resale: flat(6),
    stampDuty: {
      brackets: [
        { from: 0, rate: 0.4 },
        { from: 120_000, rate: 0.5 },
        { from: 180_000, rate: 0.75 },
      ],
      applies: 'whole',
    },
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2010', date: '2010-10-21' },
    since: 2014,
  },
  {
    community: 'murcia',
    provinces: ['murcia'],
    resale: flat(7.75),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: { name: 'Decreto Legislativo 1/2010', date: '2010-11-05' },
    since: 2025,
  },
  {
    community: 'navarre',
    provinces: ['navarra'],
    resale: flat(6),
    stampDuty: flat(0.5),
    salesTax: { ...vat, source: { name: 'Ley Foral 19/1992 (IVA)', date: '1992-12-30' } },
    source: { name: 'Decreto Foral Legislativo 129/1999', date: '1999-04-26' },
    since: 2001,
  },
  {
    community: 'valencia',
    provinces: ['alicante', 'castellon', 'valencia'],
    resale: {
      brackets: [
        { from: 0, rate: 9 },
        { from: 1_000_000, rate: 11 },
      ],
      applies: 'whole',
    },
    stampDuty: flat(1.4),
    salesTax: vat,
    source: { name: 'Ley 5/2025', date: '2025-05-30' },
    since: 2026,
  },
  {
    community: 'alava',
    provinces: ['alava'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: { name: 'Norma Foral 11/2003', date: '2003-03-31' },
    since: 2003,
  },
  {
    community: 'bizkaia',
    provinces: ['bizkaia'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: { name: 'Norma Foral 1/2011', date: '2011-03-24' },
    since: 2011,
  },
  {
    community: 'gipuzkoa',
    provinces: ['gipuzkoa'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: { name: 'Norma Foral 18/1987, modificada por la Norma Foral 1/2025' },
    since: 2025,
  },
];

const byProvince = new Map(taxRates.flatMap((rates) => rates.provinces.map((slug) => [slug, rates] as const)));

/** The rates where a province lies; undefined for a province that the table does not have. */
export const taxRatesOf = (provinceSlug: string): TaxRates | undefined => byProvince.get(provinceSlug);
