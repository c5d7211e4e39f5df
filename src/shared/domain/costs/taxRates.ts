import type { Language } from '#shared/i18n/languages.ts';

/** A part of a scale: from this price on, this rate, in per cent. */
export interface Bracket {
  from: number;
  rate: number;
}

export interface TaxRates {
  /** As it stands after “in”, `en` and `a`. */
  name: Record<Language, string>;
  /** Slugs of its provinces. */
  provinces: readonly string[];
  /** The tax on a resale (ITP), general rates. */
  resale: {
    brackets: readonly Bracket[];
    /** `parts`: each part of the price at its own rate. `whole`: the whole price at the rate of its bracket. */
    applies: 'parts' | 'whole';
  };
  /** The stamp duty (AJD) on the deed of a new home, general rate in per cent. */
  stampDuty: number;
  /** VAT, or IGIC in the Canaries, in per cent: on a new home, and on the fees of notary, registry and agents. */
  salesTax: { kind: 'vat' | 'igic'; newHome: number; services: number };
  /** The law that sets resale tax and stamp duty, as it is cited, and the year from which these rates hold. */
  source: string;
  since: number;
}

const vat = { kind: 'vat', newHome: 10, services: 21 } as const;
const flat = (rate: number): TaxRates['resale'] => ({ brackets: [{ from: 0, rate }], applies: 'parts' });

/** When the figures of this folder were compiled: from summaries of the laws, not from the official texts. */
export const ratesCompiledAt = '2026-11-22';

/** The state's law of the tax that new homes bear instead of ITP. */
export const salesTaxSources = {
  vat: 'Ley 37/1992, art. 91 (IVA)',
  igic: 'Ley 4/2012 de Canarias (IGIC)',
} as const;

/**
 * What buying a home is taxed with, by autonomous community: general rates, without the reduced ones, which depend on
 * the buyer. A community that is missing has no taxes on the page, but a sentence instead.
 */
export const taxRates: readonly TaxRates[] = [
  {
    name: { es: 'Andalucía', ca: 'Andalusia', en: 'Andalusia' },
    provinces: ['almeria', 'cadiz', 'cordoba', 'granada', 'huelva', 'jaen', 'malaga', 'sevilla'],
    resale: flat(7),
    stampDuty: 1.2,
    salesTax: vat,
    source: 'Ley 5/2021, de 20 de octubre',
    since: 2022,
  },
  {
    name: { es: 'Aragón', ca: 'l’Aragó', en: 'Aragon' },
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
    stampDuty: 1.5,
    salesTax: vat,
    source: 'Decreto Legislativo 1/2005, de 26 de septiembre',
    since: 2016,
  },
  {
    name: { es: 'Canarias', ca: 'les Canàries', en: 'the Canary Islands' },
    provinces: ['las-palmas', 'santa-cruz-de-tenerife'],
    resale: flat(6.5),
    stampDuty: 0.75,
    salesTax: { kind: 'igic', newHome: 7, services: 7 },
    source: 'Decreto Legislativo 1/2009, de 21 de abril',
    since: 2012,
  },
  {
    name: { es: 'Castilla-La Mancha', ca: 'Castella - la Manxa', en: 'Castile-La Mancha' },
    provinces: ['albacete', 'ciudad-real', 'cuenca', 'guadalajara', 'toledo'],
    resale: flat(9),
    stampDuty: 1.5,
    salesTax: vat,
    source: 'Ley 8/2013, de 21 de noviembre',
    since: 2016,
  },
  {
    name: { es: 'Castilla y León', ca: 'Castella i Lleó', en: 'Castile and León' },
    provinces: ['avila', 'burgos', 'leon', 'palencia', 'salamanca', 'segovia', 'soria', 'valladolid', 'zamora'],
    resale: {
      brackets: [
        { from: 0, rate: 8 },
        { from: 250_000, rate: 10 },
      ],
      applies: 'parts',
    },
    stampDuty: 1.5,
    salesTax: vat,
    source: 'Decreto Legislativo 1/2013, de 12 de septiembre',
    since: 2013,
  },
  {
    name: { es: 'Cataluña', ca: 'Catalunya', en: 'Catalonia' },
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
    stampDuty: 1.5,
    salesTax: vat,
    source: 'Decreto-ley 5/2025, de 25 de marzo',
    since: 2025,
  },
  {
    name: { es: 'la Comunidad de Madrid', ca: 'la Comunitat de Madrid', en: 'the Madrid region' },
    provinces: ['madrid'],
    resale: flat(6),
    stampDuty: 0.75,
    salesTax: vat,
    source: 'Decreto Legislativo 1/2010, de 21 de octubre',
    since: 2014,
  },
  {
    name: { es: 'la Comunitat Valenciana', ca: 'la Comunitat Valenciana', en: 'the Valencian Community' },
    provinces: ['alicante', 'castellon', 'valencia'],
    resale: {
      brackets: [
        { from: 0, rate: 9 },
        { from: 1_000_000, rate: 11 },
      ],
      applies: 'whole',
    },
    stampDuty: 1.4,
    salesTax: vat,
    source: 'Ley 5/2025, de 30 de mayo',
    since: 2026,
  },
];

const byProvince = new Map(taxRates.flatMap((rates) => rates.provinces.map((slug) => [slug, rates] as const)));

/** The rates where a province lies; undefined for a province that the table does not have. */
export const taxRatesOf = (provinceSlug: string): TaxRates | undefined => byProvince.get(provinceSlug);
