import type { Language } from '#shared/i18n/languages.ts';

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
  /** As it stands after “in”, `en` and `a`. */
  name: Record<Language, string>;
  /** Slugs of its provinces. */
  provinces: readonly string[];
  /** The tax on a resale (ITP), general rates. */
  resale: Scale;
  /** The stamp duty (AJD) on the deed by which a person buys a new home, general rates. */
  stampDuty: Scale;
  /** VAT, or IGIC in the Canaries, in per cent: on a new home, and on the fees of notary, registry and agents. */
  salesTax: { kind: 'vat' | 'igic'; newHome: number; services: number; source: string };
  /** The law that sets resale tax and stamp duty, as it is cited, and the year from which these rates hold. */
  source: string;
  since: number;
}

const vat = { kind: 'vat', newHome: 10, services: 21, source: 'Ley 37/1992, art. 91 (IVA)' } as const;
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
    name: { es: 'Andalucía', ca: 'Andalusia', en: 'Andalusia' },
    provinces: ['almeria', 'cadiz', 'cordoba', 'granada', 'huelva', 'jaen', 'malaga', 'sevilla'],
    resale: flat(7),
    stampDuty: flat(1.2),
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
    stampDuty: flat(1.5),
    salesTax: vat,
    source: 'Decreto Legislativo 1/2005, de 26 de septiembre',
    since: 2016,
  },
  {
    name: { es: 'Asturias', ca: 'Astúries', en: 'Asturias' },
    provinces: ['asturias'],
    // From there on 9 %, beyond 500,000 10 %: by the wording of art. 26 of the whole price, by others of what exceeds.
    resale: {
      brackets: [{ from: 0, rate: 8 }, { from: 300_000 }],
      applies: 'parts',
    },
    stampDuty: flat(1.2),
    salesTax: vat,
    source: 'Decreto Legislativo 2/2014, de 22 de octubre',
    since: 2014,
  },
  {
    name: { es: 'las Illes Balears', ca: 'les Illes Balears', en: 'the Balearic Islands' },
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
    source: 'Decreto Legislativo 1/2014, de 6 de junio',
    since: 2023,
  },
  {
    name: { es: 'Canarias', ca: 'les Canàries', en: 'the Canary Islands' },
    provinces: ['las-palmas', 'santa-cruz-de-tenerife'],
    resale: flat(6.5),
    stampDuty: flat(1),
    salesTax: { kind: 'igic', newHome: 7, services: 7, source: 'Ley 4/2012 de Canarias (IGIC)' },
    source: 'Decreto Legislativo 1/2009, de 21 de abril',
    since: 2016,
  },
  {
    name: { es: 'Cantabria', ca: 'Cantàbria', en: 'Cantabria' },
    provinces: ['cantabria'],
    resale: flat(9),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: 'Decreto Legislativo 62/2008, de 19 de junio',
    since: 2024,
  },
  {
    name: { es: 'Castilla-La Mancha', ca: 'Castella - la Manxa', en: 'Castile-La Mancha' },
    provinces: ['albacete', 'ciudad-real', 'cuenca', 'guadalajara', 'toledo'],
    resale: flat(9),
    stampDuty: flat(1.5),
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
    stampDuty: flat(1.5),
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
    stampDuty: flat(1.5),
    salesTax: vat,
    source: 'Decreto-ley 5/2025, de 25 de marzo',
    since: 2025,
  },
  {
    name: { es: 'Extremadura', ca: 'Extremadura', en: 'Extremadura' },
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
    source: 'Decreto Legislativo 1/2018, de 10 de abril',
    since: 2018,
  },
  {
    name: { es: 'Galicia', ca: 'Galícia', en: 'Galicia' },
    provinces: ['a-coruna', 'lugo', 'ourense', 'pontevedra'],
    resale: flat(8),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: 'Decreto Legislativo 1/2011, de 28 de julio',
    since: 2024,
  },
  {
    name: { es: 'La Rioja', ca: 'la Rioja', en: 'La Rioja' },
    provinces: ['la-rioja'],
    resale: flat(7),
    stampDuty: flat(1),
    salesTax: vat,
    source: 'Ley 10/2017, de 27 de octubre',
    since: 2017,
  },
  {
    name: { es: 'la Comunidad de Madrid', ca: 'la Comunitat de Madrid', en: 'the Madrid region' },
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
    source: 'Decreto Legislativo 1/2010, de 21 de octubre',
    since: 2014,
  },
  {
    name: { es: 'la Región de Murcia', ca: 'la Regió de Múrcia', en: 'the Region of Murcia' },
    provinces: ['murcia'],
    resale: flat(7.75),
    stampDuty: flat(1.5),
    salesTax: vat,
    source: 'Decreto Legislativo 1/2010, de 5 de noviembre',
    since: 2025,
  },
  {
    name: { es: 'Navarra', ca: 'Navarra', en: 'Navarre' },
    provinces: ['navarra'],
    resale: flat(6),
    stampDuty: flat(0.5),
    salesTax: { ...vat, source: 'Ley Foral 19/1992, de 30 de diciembre (IVA)' },
    source: 'Decreto Foral Legislativo 129/1999, de 26 de abril',
    since: 2001,
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
    stampDuty: flat(1.4),
    salesTax: vat,
    source: 'Ley 5/2025, de 30 de mayo',
    since: 2026,
  },
  {
    name: { es: 'Álava', ca: 'Àlaba', en: 'Álava' },
    provinces: ['alava'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: 'Norma Foral 11/2003, de 31 de marzo',
    since: 2003,
  },
  {
    name: { es: 'Bizkaia', ca: 'Biscaia', en: 'Bizkaia' },
    provinces: ['bizkaia'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: 'Norma Foral 1/2011, de 24 de marzo',
    since: 2011,
  },
  {
    name: { es: 'Gipuzkoa', ca: 'Guipúscoa', en: 'Gipuzkoa' },
    provinces: ['gipuzkoa'],
    resale: flat(4),
    stampDuty: basqueStampDuty,
    salesTax: vat,
    source: 'Norma Foral 18/1987, modificada por la Norma Foral 1/2025',
    since: 2025,
  },
];

const byProvince = new Map(taxRates.flatMap((rates) => rates.provinces.map((slug) => [slug, rates] as const)));

/** The rates where a province lies; undefined for a province that the table does not have. */
export const taxRatesOf = (provinceSlug: string): TaxRates | undefined => byProvince.get(provinceSlug);
