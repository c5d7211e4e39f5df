/** What an element of `objektart` is: a word of ours, or none where it could be several. */
interface Objektart {
  /** The attribute that says it more closely. */
  attribute: string;
  /** Of a type that is not in `types`; undefined: nothing is known of such a one. */
  kind?: string;
  types: Readonly<Record<string, string>>;
}

const eachOf = (kind: string, ...types: string[]): Record<string, string> =>
  Object.fromEntries(types.map((type) => [type, kind]));

/**
 * Kinds of property (`objektkategorie/objektart`) as kinds and subtypes of ours. A type that is not here is what its
 * element is; where that is not clear either, it is reported under its own name, which `map.estate_type` can settle.
 */
export const objektarten: Readonly<Record<string, Objektart>> = {
  // A room in a shared flat: refused by the name of its operation (toRecords.ts).
  zimmer: { attribute: 'zimmertyp', kind: 'flat', types: {} },
  wohnung: {
    attribute: 'wohnungtyp',
    kind: 'flat',
    types: {
      ...eachOf('penthouse', 'PENTHOUSE', 'ATTIKAWOHNUNG'),
      ...{ MAISONETTE: 'duplex', 'LOFT-STUDIO-ATELIER': 'studio' },
    },
  },
  haus: {
    attribute: 'haustyp',
    kind: 'house',
    types: {
      ...eachOf('rural_house', 'FINCA', 'BAUERNHAUS', 'LANDHAUS', 'RESTHOF', 'RUSTICO'),
      ...eachOf('building', 'MEHRFAMILIENHAUS', 'APARTMENTHAUS'),
      ...eachOf('town_house', 'REIHENHAUS', 'REIHENEND', 'REIHENMITTEL', 'REIHENECK'),
      ...{ VILLA: 'villa', BUNGALOW: 'bungalow', DOPPELHAUSHAELFTE: 'semi_detached', EINFAMILIENHAUS: 'detached' },
    },
  },
  grundstueck: { attribute: 'grundst_typ', kind: 'land', types: {} },
  buero_praxen: {
    attribute: 'buero_typ',
    kind: 'office',
    types: { BUEROHAUS: 'building', PRAXISHAUS: 'building', AUSSTELLUNGSFLAECHE: 'premises' },
  },
  einzelhandel: { attribute: 'handel_typ', kind: 'premises', types: {} },
  gastgewerbe: {
    attribute: 'gastgew_typ',
    types: eachOf(
      'premises',
      ...['GASTRONOMIE', 'GASTRONOMIE_UND_WOHNUNG', 'BAR', 'CAFE', 'DISCOTHEK', 'RESTAURANT'],
      ...['RAUCHERLOKAL', 'EINRAUMLOKAL'],
    ),
  },
  hallen_lager_prod: { attribute: 'hallen_typ', kind: 'premises', types: { FREIFLAECHEN: 'land' } },
  land_und_forstwirtschaft: {
    attribute: 'land_typ',
    types: {
      ...eachOf('rural_house', 'BAUERNHOF', 'AUSSIEDLERHOF', 'ANWESEN', 'REITERHOEFE', 'LANDWIRTSCHAFTLICHE_BETRIEBE'),
      ...eachOf('land', 'GARTENBAU', 'ACKERBAU', 'WEINBAU', 'VIEHWIRTSCHAFT', 'JAGD_UND_FORSTWIRTSCHAFT'),
      ...eachOf('land', 'TEICH_UND_FISCHWIRTSCHAFT', 'JAGDREVIER'),
    },
  },
  parken: { attribute: 'parken_typ', kind: 'garage', types: { BOOTSLIEGEPLATZ: 'BOOTSLIEGEPLATZ' } },
  sonstige: { attribute: 'sonstige_typ', types: { PARKHAUS: 'building' } },
  freizeitimmobilie_gewerblich: { attribute: 'freizeit_typ', types: {} },
  zinshaus_renditeobjekt: {
    attribute: 'zins_typ',
    kind: 'building',
    types: eachOf('premises', 'SB_MAERKTE', 'EINKAUFSCENTREN', 'VERBRAUCHERMAERKTE', 'INDUSTRIEANLAGEN'),
  },
};

/** Homes for holidays: where they are to let, it is by the week. */
export const holidayTypes: readonly string[] = ['FERIENHAUS', 'FERIENWOHNUNG'];
