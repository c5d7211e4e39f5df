import { useCallback, useMemo, useRef, useState } from 'react';
import type { Api } from '#shared/api/createApi.ts';
import type { Place } from '#shared/api/place.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { orEmpty } from '../../../app/orEmpty.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import type { SearchPlace } from './matchPlaces.ts';

type Province = Pick<Place, 'slug' | 'name'>;

interface PlacesAsked {
  type: OperationType;
  province: Province | undefined;
  provinces: readonly Place[];
  /** What the whole country is called. */
  country: string;
}

interface PlacesIn {
  province: string;
  towns: SearchPlace[];
  zones: SearchPlace[];
}

interface KnownPlaces {
  places: readonly SearchPlace[];
  /** Some are still on their way: what is not found may yet be. */
  waiting: boolean;
  load: () => void;
}

/** Provinces asked for at a time, each with two calls: what a browser has connections for. */
const together = 3;

async function placesIn(
  api: Api,
  type: OperationType,
  { slug: province, name: provinceName }: Province,
): Promise<PlacesIn> {
  const [towns, zones] = await Promise.all([api.towns(type, province), api.zones(type, province)]);
  const nameOfTown = new Map(towns.map(({ slug, name }) => [slug, name]));
  return {
    province,
    towns: towns.map(({ slug, name, count }) => ({ name, within: provinceName, province, town: slug, count })),
    zones: zones.map(({ slug, name, townSlug, count }) => ({
      name,
      within: nameOfTown.get(townSlug) ?? provinceName,
      province,
      town: townSlug,
      zone: slug,
      count,
    })),
  };
}

const byCount = (places: readonly SearchPlace[]): SearchPlace[] => places.toSorted((a, b) => b.count! - a.count!);

/**
 * Where a search can go, from wherever it is: its own towns first, then provinces, its zones, and the towns and zones of all
 * other provinces. They come when they are wanted, the nearest first; the session keeps each answer for a day.
 */
export function usePlaces({ type, province, provinces, country }: PlacesAsked): KnownPlaces {
  const [found, setFound] = useState<readonly PlacesIn[]>([]);
  const [waiting, setWaiting] = useState(false);
  const begun = useRef(false);

  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    setFound([]);
    setWaiting(true);
    const api = createBrowserApi();
    const others = provinces.filter(({ slug }) => slug !== province?.slug);
    const turns: Province[][] = province ? [[province]] : [];
    for (let from = 0; from < others.length; from += together) turns.push(others.slice(from, from + together));
    const read = async () => {
      let missing = false;
      for (const turn of turns) {
        const answers = await Promise.all(turn.map((one) => placesIn(api, type, one).catch(orEmpty(null))));
        const came = answers.filter((answer) => answer !== null);
        setFound((known) => [...known, ...came]);
        missing ||= came.length < answers.length;
      }
      setWaiting(false);
      // Who comes back to the field asks again for what did not come; the session has the rest.
      begun.current = !missing;
    };
    void read();
  }, [type, province, provinces]);

  const places = useMemo(() => {
    const near = found.filter((one) => one.province === province?.slug);
    const far = found.filter((one) => one.province !== province?.slug);
    return [
      ...byCount(near.flatMap(({ towns }) => towns)),
      ...(province ? [{ name: country }] : []),
      ...provinces.map(({ slug, name, count }): SearchPlace => ({ name, province: slug, count })),
      ...near.flatMap(({ zones }) => zones),
      ...byCount(far.flatMap(({ towns }) => towns)),
      ...byCount(far.flatMap(({ zones }) => zones)),
    ];
  }, [found, province, provinces, country]);
  return { places, waiting, load };
}
