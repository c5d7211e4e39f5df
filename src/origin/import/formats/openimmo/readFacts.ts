import type { Fields } from '#shared/contract/fields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import {
  amountAt,
  attributeAt,
  attributeOf,
  decimalAt,
  elementAt,
  flagAt,
  flagsOf,
  textAt,
} from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { booleanOf, timeOf } from '../../sync/values.ts';
import { objektarten } from './objektart.ts';
import { translated } from './translated.ts';
import {
  areas,
  attributeFeatures,
  conservations,
  countFeatures,
  flagFeatures,
  heatings,
  orientations,
} from './words.ts';

export interface Kind {
  /** A word of ours, or of the format where the tables have none. */
  kind: string | undefined;
  /** As `haus`. */
  element: string | undefined;
  /** As `FINCA`. */
  type: string | undefined;
}

/** What it is; the first of several. */
export function readKind(property: XmlElement, map: WordMap): Kind {
  const found = elementAt(property, 'objektkategorie', 'objektart')?.children.find(({ name }) =>
    Object.hasOwn(objektarten, name),
  );
  if (!found) return { kind: undefined, element: undefined, type: undefined };
  const element = found.name;
  const { attribute, kind, types } = objektarten[element]!;
  const type = attributeOf(found, attribute);
  const own = type !== undefined && Object.hasOwn(map.estate_type ?? {}, type) ? map.estate_type![type] : undefined;
  const known = type !== undefined && Object.hasOwn(types, type) ? types[type] : kind;
  return { kind: own ?? known ?? type ?? element, element, type };
}

/** Land is as large as its plot; a gross floor area is what is built, and the living area then what is useful. */
function readAreas(property: XmlElement, { kind }: Kind): Fields {
  const flaechen = elementAt(property, 'flaechen');
  const plot = decimalAt(flaechen, 'grundstuecksflaeche');
  const advertised = areas.map((name) => decimalAt(flaechen, name)).find((area) => area !== undefined);
  const gross = decimalAt(flaechen, 'bgf');
  const area_terrace = decimalAt(flaechen, 'balkon_terrasse_flaeche');
  if (kind === 'land') return { area_constructed: plot ?? advertised, area_plot: plot };
  return {
    area_constructed: gross ?? advertised,
    area_useful: gross === undefined ? undefined : decimalAt(flaechen, 'wohnflaeche'),
    area_plot: plot,
    area_terrace,
  };
}

/** `anzahl_zimmer` counts living rooms as well, so it says nothing of bedrooms, which are what is shown here. */
function readRooms(property: XmlElement, warnings: FieldWarning[]): Fields {
  const flaechen = elementAt(property, 'flaechen');
  const bedrooms = decimalAt(flaechen, 'anzahl_schlafzimmer');
  const all = textAt(flaechen, 'anzahl_zimmer');
  if (bedrooms === undefined && decimalAt(flaechen, 'anzahl_zimmer') !== undefined)
    warnings.push({ field: 'rooms', reason: `anzahl_zimmer (${all}) counts living rooms too: left out` });
  return { rooms: bedrooms, bathrooms: decimalAt(flaechen, 'anzahl_badezimmer') };
}

function readFeatures(property: XmlElement): string[] {
  const ausstattung = elementAt(property, 'ausstattung');
  const flaechen = elementAt(property, 'flaechen');
  const features = [
    ...Object.entries(flagFeatures).filter(([name]) => flagAt(ausstattung, name) === true),
    ...attributeFeatures
      .filter(([name, , attribute]) => {
        const flags = flagsOf(elementAt(ausstattung, name));
        return attribute === undefined ? flags.length > 0 : flags.includes(attribute);
      })
      .map(([name, feature]) => [name, feature] as const),
    ...Object.entries(countFeatures).filter(([name]) => Number(decimalAt(flaechen, name)) > 0),
  ].map(([, feature]) => feature);
  return [...new Set(features)];
}

function readHeating(property: XmlElement): string | undefined {
  const ausstattung = elementAt(property, 'ausstattung');
  const flags = [
    ...flagsOf(elementAt(ausstattung, 'befeuerung')),
    ...flagsOf(elementAt(ausstattung, 'heizungsart')).filter((flag) => flag !== 'FERN'),
  ];
  // In the order of the table: a heat pump runs on electricity too.
  const known = Object.keys(heatings).find((name) => flags.includes(name));
  return known === undefined ? undefined : heatings[known]!;
}

function readOrientations(property: XmlElement): Fields {
  const flags = flagsOf(elementAt(property, 'ausstattung', 'ausricht_balkon_terrasse'));
  const names = flags.flatMap((flag) => (Object.hasOwn(orientations, flag) ? orientations[flag]! : []));
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** `VOLL`; furnished in part is neither yes nor no. */
function readFurnished(property: XmlElement): boolean | undefined {
  const word = attributeAt(property, 'moeb', 'ausstattung', 'moebliert')?.toUpperCase();
  return word === 'VOLL' ? true : word === 'TEIL' ? undefined : booleanOf(word);
}

/** A certificate that is not needed is exempt; one to be shown at a visit, or none, is none that is stated. */
function readCertificate(property: XmlElement): Fields | undefined {
  const pass = elementAt(property, 'zustand_angaben', 'energiepass');
  const year = textAt(pass, 'jahrgang')?.toLowerCase();
  if (year === 'nicht_noetig') return { state: 'exempt' };
  const rating = textAt(pass, 'wertklasse');
  const consumption = decimalAt(pass, 'energieverbrauchkennwert') ?? decimalAt(pass, 'endenergiebedarf');
  if (year === 'ohne' || (rating === undefined && consumption === undefined)) return undefined;
  // A letter says that there is one; a word that is none says nothing.
  return { ...(consumption !== undefined && { state: 'completed' }), rating, consumption };
}

/** `1890`, and the year in `ca. 1890`, `1890/91`, `01.05.2026`. */
const yearOf = (text: string | undefined): number | string | undefined => {
  const year = /(?<!\d)(1\d{3}|20\d{2})(?!\d)/.exec(text ?? '')?.[1];
  return year === undefined ? text : Number(year);
};

/** A day, of which `verfuegbar_ab` may also say `sofort`. */
function readAvailable(property: XmlElement): string | undefined {
  const verwaltung = elementAt(property, 'verwaltung_objekt');
  const day = textAt(verwaltung, 'abdatum') ?? textAt(verwaltung, 'verfuegbar_ab');
  return timeOf(day) === undefined ? undefined : day;
}

/** What a property has, but for texts, pictures, people and places. @param warnings added to */
export function readFacts(property: XmlElement, kind: Kind, map: WordMap, warnings: FieldWarning[]): Fields {
  const zustand = elementAt(property, 'zustand_angaben');
  const isNew = attributeAt(zustand, 'alter_attr', 'alter')?.toUpperCase() === 'NEUBAU';
  return {
    ...readAreas(property, kind),
    ...readRooms(property, warnings),
    ...readOrientations(property),
    floor: textAt(property, 'geo', 'etage'),
    floors: decimalAt(property, 'geo', 'anzahl_etagen'),
    year: yearOf(textAt(zustand, 'baujahr')),
    conservation:
      translated(attributeAt(zustand, 'zustand_art', 'zustand'), conservations, map.conservation) ??
      (isNew ? 'brandNew' : undefined),
    cee: readCertificate(property),
    features: readFeatures(property),
    heating: readHeating(property),
    conditioned_air: flagAt(property, 'ausstattung', 'klimatisiert'),
    furnished: readFurnished(property),
    pets: flagAt(property, 'verwaltung_objekt', 'haustiere'),
    community_fee: amountAt(property, 'preise', 'hausgeld'),
    available_from: readAvailable(property),
  };
}
