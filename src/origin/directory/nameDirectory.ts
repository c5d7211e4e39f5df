import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { indexNames, type FindByName } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { revisionOf, revisionOfNames } from '../db/changes/revisions.ts';
import type { Store } from '../db/store.ts';
import { landmarks, municipalityName, nicknamesOf, type Landmark } from '../places/landmarks.ts';
import { municipalityOf, type Municipality } from '../places/municipalities.ts';
import { provinceOf } from '../places/provinces.ts';
import { keyOfName } from '../places/spellings.ts';
import { countryKey, type PlaceRow } from '../db/tables.ts';
import { memoizeByRevision } from './memoizeByRevision.ts';

/** Of one type, in a place. */
interface Homes {
  /** Listings of any kind that are neither sold nor rented: without one, the place is not suggested. */
  live: number;
  /** Flats, houses and country houses that are available: what the list of the place shows. */
  available: number;
}

/** A name of the network that can be looked for. */
export interface NamedThing {
  suggestion: Omit<SuggestionDto, 'count'>;
  /** Key of a place. */
  place?: number;
  /** Of a city, the key of the province that has its name. */
  namesake?: number;
  /** Of a landmark or an area, which has a name in each language. */
  landmark?: Landmark;
  /** Of those, the keys of the towns of the network that it is or lies in. */
  towns?: readonly number[];
}

export interface NameDirectory {
  find: FindByName<NamedThing>;
  provinces: readonly NamedThing[];
  homesOf: (place: number, type: OperationType) => Homes;
}

export type Names = () => Promise<NameDirectory>;

const none: Homes = { live: 0, available: 0 };

async function readHomes({ db }: Store): Promise<NameDirectory['homesOf']> {
  const rows = await db.selectFrom('place_counts').select(['place', 'type', 'live', 'available_homes']).execute();
  const homes = new Map(
    rows.map(({ place, type, live, available_homes: available }) => [
      `${place}/${type}`,
      { live: Number(live), available: Number(available) },
    ]),
  );
  return (place, type) => homes.get(`${place}/${operationTypes.indexOf(type)}`) ?? none;
}

/** The place's slug with those around it, and their names. */
function placeSuggestion(place: PlaceRow, byKey: ReadonlyMap<number, PlaceRow>): NamedThing['suggestion'] | null {
  const parent = byKey.get(place.parent ?? -1);
  const { name, slug } = place;
  if (place.kind === 'province') return { kind: 'province', name, province: slug };
  if (place.kind === 'town')
    return parent ? { kind: 'town', name, within: parent.name, province: parent.slug, town: slug } : null;
  const province = byKey.get(parent?.parent ?? -1);
  if (place.kind !== 'zone' || !parent || !province) return null;
  const within = parent.name === province.name ? parent.name : `${parent.name}, ${province.name}`;
  return { kind: 'zone', name, within, province: province.slug, town: parent.slug, zone: slug };
}

async function readPlaceNames({ db }: Store): Promise<{ things: NamedThing[]; nameOf: (place: number) => string }> {
  const rows = await db.selectFrom('places').selectAll().execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const things = rows.flatMap((row): NamedThing[] => {
    const suggestion = row.kind === 'country' ? null : placeSuggestion(row, byKey);
    if (!suggestion) return [];
    return [{ suggestion, place: row.key, ...(isCity(suggestion) ? { namesake: row.parent! } : {}) }];
  });
  return { things, nameOf: (place) => byKey.get(place)?.name ?? '' };
}

async function readPeopleNames({ db }: Store, nameOf: (place: number) => string): Promise<NamedThing[]> {
  const [agencies, agents] = await Promise.all([
    db
      .selectFrom('agencies')
      .select(['slug', 'commercial_brand', 'province'])
      .where('commercial_brand', '<>', '')
      .execute(),
    db.selectFrom('agents').select(['slug', 'full_name', 'province']).execute(),
  ]);
  return [
    ...agencies.map(({ slug, commercial_brand: name, province }): NamedThing => ({
      suggestion: { kind: 'agency', name, within: nameOf(province), slug },
    })),
    ...agents.map(({ slug, full_name: name, province }): NamedThing => ({
      suggestion: { kind: 'agent', name, within: nameOf(province), slug },
    })),
  ];
}

/** What tells a city and its province apart, in the languages of the site. */
const kindsOfPlace = {
  province: ['provincia de', 'província de', 'province of'],
  city: ['ciudad de', 'ciutat de', 'city of'],
};

/** The official record of a town. */
function officialOf({ kind, name, province = '' }: NamedThing['suggestion']): Municipality | undefined {
  const code = kind === 'town' ? provinceOf(province)?.code : undefined;
  return code === undefined ? undefined : municipalityOf(code, name);
}

/** The landmarks and areas of the provinces of the network; areas with one of its towns. */
function readLandmarks(things: readonly NamedThing[]): NamedThing[] {
  const here = new Set(things.map(({ suggestion }) => suggestion.province));
  const byCode = new Map(things.flatMap((one) => [[officialOf(one.suggestion)?.code, one] as const]));
  return landmarks.flatMap((landmark): NamedThing[] => {
    const { kind, slug, province, municipalities, filter } = landmark;
    const towns = municipalities.flatMap((code) => byCode.get(code) ?? []);
    if (!here.has(province) || (kind === 'area' && towns.length === 0)) return [];
    const ofProvince = things.find(({ suggestion }) => suggestion.province === province)!.suggestion;
    const [town] = kind === 'landmark' ? towns : [];
    const within = town?.suggestion.name ?? (kind === 'landmark' ? municipalityName(municipalities[0]!) : undefined);
    const suggestion = {
      kind,
      name: landmark.nameIn('es'),
      within: within ?? ofProvince.name,
      province,
      ...(town?.suggestion.town === undefined ? {} : { town: town.suggestion.town }),
      slug,
      ...filter,
    };
    return [{ suggestion, landmark, towns: towns.map(({ place }) => place!) }];
  });
}

/** All that somebody may type for it. */
function namesOfThing({ suggestion, namesake, landmark }: NamedThing): readonly string[] {
  const { kind, name } = suggestion;
  if (landmark) return landmark.names;
  if (kind === 'agent' || kind === 'agency') return [name];
  const named = kind === 'province' ? kindsOfPlace.province : namesake === undefined ? [] : kindsOfPlace.city;
  const told = named.map((which) => `${which} ${name}`);
  const official = officialOf(suggestion);
  const names = [...namesOf(name), ...(official ? [...official.names, ...nicknamesOf(official.code)] : [])];
  // As a feed's names are compared, so that `st cugat` finds what `sant cugat` does (spellings.ts).
  return [...new Set([...names, ...names.map((one) => keyOfName(one).replaceAll('-', ' ')), ...told])];
}

async function readNames(store: Store): Promise<Omit<NameDirectory, 'homesOf'>> {
  const { things, nameOf } = await readPlaceNames(store);
  const all = [...things, ...readLandmarks(things), ...(await readPeopleNames(store, nameOf))];
  return {
    find: indexNames(all, (thing) => ({ names: namesOfThing(thing), within: thing.suggestion.within })),
    provinces: things.filter(({ suggestion }) => suggestion.kind === 'province'),
  };
}

/**
 * The names of the network's places, agents and agencies, held in memory: some thousands, of any number of homes. Their
 * index is made anew when one was added, the numbers of homes after any change of a listing.
 */
export function createNameDirectory(store: Store): Names {
  const { db } = store;
  const names = memoizeByRevision(
    () => revisionOfNames(db),
    () => readNames(store),
  );
  const homes = memoizeByRevision(
    async () => String(await revisionOf(db, countryKey)),
    () => readHomes(store),
  );
  return async () => ({ ...(await names()), homesOf: await homes() });
}
