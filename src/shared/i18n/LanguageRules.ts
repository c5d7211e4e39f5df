import type { RouteName } from './routeNames.ts';

/** How a place stands in a sentence. A province is given by its slug: an article is recognised by it. */
export interface PlaceForms {
  /** `en Sitges` */
  in: (name: string, province?: string) => string;
  /** Whether each of several places has its own preposition: `a Sitges i al Vendrell`. */
  repeatsIn?: true;
  /** `de Sitges` */
  of: (name: string, province?: string) => string;
  /** The same after the word for a province, where that differs: `Provinz Soria`. */
  ofProvince?: (name: string) => string;
  /** What lies around it, where that is not said by `of`: `um den Flughafen Reus`; undefined has no name. */
  around?: (name: string | undefined) => string;
  /** A town that has its province's name: `la ciudad de Soria`. */
  city: (name: string) => string;
  /** A province where its name alone would be a town's: `die Provinz Soria`. */
  province?: (name: string, slug: string) => string;
  /** A zone in a sentence, where its name does not stand alone: `le quartier Salamanca`. */
  zone?: (name: string) => string;
  /** Before a postcode. */
  inPostcode: string;
  /** Of what has no name. */
  ofPoint: string;
  /** Before `of`, or `around`: `a menos de 5 km`. */
  within: (km: number) => string;
}

/** Kinds of homes that have a word of their own; domain/headline.ts needs one for each that is searched for. */
type KindWord =
  | 'flat'
  | 'house'
  | 'rural_house'
  | 'office'
  | 'premises'
  | 'building'
  | 'storage'
  | 'garage'
  | 'land'
  | 'studio'
  | 'penthouse'
  | 'duplex'
  | 'other';

/** What is not a text and differs from language to language, for pages and mails alike. */
export interface LanguageRules {
  /** The words that stand in the site's URLs. */
  urls: {
    /** The pattern of each route, without the prefix of the language; see routes/table.ts. */
    routes: Readonly<Record<RouteName, string>>;
    /** The word of an operation; the first is its own, the others lead to it. */
    operations: Readonly<Record<'buy' | 'rent', readonly [string, ...string[]]>>;
    /** The guides for owners: names of files of `public/`, made by scripts/guides.ts. */
    guides: Readonly<Record<'sell' | 'rent', string>>;
    /** The language that they are in, where it is another. */
    guidesIn?: 'es' | 'en';
  };
  /** By which days and months are named, where not by the language's own tag: English dates are British (PD-63). */
  dateTag?: string;
  /** Between day, month and year, where it is no slash. */
  dateSeparator?: string;
  /** The time of a clock, where it is not written `9:30`: `9 h 30`. */
  clock?: (hours: number, minutes: string) => string;
  /** Between two of them, where that is no dash alone. */
  betweenHours?: string;
  /** After the hours of a day in a sentence: `10:00–10:30 Uhr`. */
  afterHours?: string;
  numbers: {
    /** What stands between groups of three digits and before decimals. */
    group: string;
    decimal: string;
    /** A price, of a number that is written already. */
    euros: (number: string) => string;
    /** A number in thousands or millions: `365 k`, `365 Tsd.`. */
    inUnits: (number: string, unit: 'k' | 'M') => string;
    /** A price in such units, where it has the sign too: `€365k`. */
    eurosInUnits?: (short: string) => string;
    /** `+10.000` */
    orMore: (number: string) => string;
  };
  /** What homes are called, and how they are offered: `Piso`, `en venta` (domain/headline.ts). */
  kinds: Readonly<Record<KindWord, string>>;
  offers: Readonly<Record<'buy' | 'rent', string>>;
  /** After a label, where it is not a colon alone. */
  colon?: string;
  /** Before the last item of a list. */
  conjunction: (last: string, isOfTwo: boolean) => string;
  /** Today and the days before it that have a name; the days before those. */
  daysAgo: { named: readonly string[]; earlier: (days: number) => string };
  places: PlaceForms;
  /** Names of Spanish places that the language has its own for, by the Spanish one. */
  placeNames?: ReadonlyMap<string, string>;
  /** Codes of where it is spoken, before other countries of telephones. */
  countries?: readonly string[];
  /** How a clock is called: `hora peninsular`. */
  zoneNames: Readonly<Record<'Europe/Madrid' | 'Atlantic/Canary', string>>;
  /** How somebody travels, and what stands before the minutes. */
  travel: Readonly<Record<'foot' | 'bicycle' | 'car' | 'transit' | 'within', string>>;
}
