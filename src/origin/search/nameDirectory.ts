import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { indexNames, type FindByName } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import type { Store } from '../db/store.ts';
import type { PlaceRow } from '../db/tables.ts';

/** Homes of a place that are listed and neither sold nor rented, and those that are not reserved either. */
interface Homes {
  live: number;
  available: number;
}

/** A name of the network that can be looked for. */
export interface NamedThing {
  suggestion: Omit<SuggestionDto, 'count'>;
  /** Of a place, by type. */
  homes?: Readonly<Record<OperationType, Homes>>;
}

export interface NameDirectory {
  find: FindByName<NamedThing>;
  provinces: readonly NamedThing[];
}

export type Names = () => Promise<NameDirectory>;

/** How long names and numbers of homes may be out of date, in ms; answers about places are as old. */
const maxAge = 300_000;

const none: Homes = { live: 0, available: 0 };

async function readHomes({ db }: Store): Promise<Map<string, Homes>> {
  const rows = await db.selectFrom('place_counts').select(['place', 'type', 'live', 'available']).execute();
  return new Map(
    rows.map(({ place, type, live, available }) => [
      `${place}/${type}`,
      { live: Number(live), available: Number(available) },
    ]),
  );
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

async function readPlaceNames(store: Store): Promise<{ things: NamedThing[]; nameOf: (place: number) => string }> {
  const [rows, homes] = await Promise.all([store.db.selectFrom('places').selectAll().execute(), readHomes(store)]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const homesOf = ({ key }: PlaceRow, type: OperationType) =>
    homes.get(`${key}/${operationTypes.indexOf(type)}`) ?? none;
  const things = rows.flatMap((row): NamedThing[] => {
    const suggestion = row.kind === 'country' ? null : placeSuggestion(row, byKey);
    return suggestion ? [{ suggestion, homes: { buy: homesOf(row, 'buy'), rent: homesOf(row, 'rent') } }] : [];
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

async function readNames(store: Store): Promise<NameDirectory> {
  const { things, nameOf } = await readPlaceNames(store);
  const all = [...things, ...(await readPeopleNames(store, nameOf))];
  return {
    find: indexNames(all, ({ suggestion: { kind, name, within } }) => ({
      names: kind === 'agent' || kind === 'agency' ? [name] : namesOf(name),
      within,
    })),
    provinces: things.filter(({ suggestion }) => suggestion.kind === 'province'),
  };
}

/**
 * The names of the network's places, agents and agencies, held in memory: some thousands, of any number of homes.
 * @returns a function that gives them; those that are older than five minutes are read anew, and serve meanwhile
 */
export function createNameDirectory(store: Store, now: () => number): Names {
  let current: Promise<NameDirectory> | undefined;
  let readAt = -Infinity;
  return async () => {
    if (current && now() - readAt <= maxAge) return current;
    readAt = now();
    const next = readNames(store);
    const before = current;
    current = before ? next.catch(() => before) : next;
    next.catch(() => {
      readAt = -Infinity;
      if (!before) current = undefined;
    });
    return before ?? next;
  };
}
