import { useCallback, useMemo, useRef, useState } from 'react';
import type { Api } from '#shared/api/createApi.ts';
import type { Place } from '#shared/api/place.ts';
import { countOfPlace } from '#shared/domain/placeCount.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import type { ProvinceCounts } from './provinceCounts.ts';
import type { SearchPlace } from './matchPlaces.ts';

type Province = Pick<Place, 'slug' | 'name'>;

interface PlacesQuery {
  type: OperationType;
  province: Province | undefined;
  provinces: readonly ProvinceCounts[];
  /** Name of the whole country. */
  country: string;
}

interface PlacesIn {
  province: string;
  towns: SearchPlace[];
  zones: SearchPlace[];
}

interface KnownPlaces {
  places: readonly SearchPlace[];
  /** Some are still loading: a place that is not found may follow. */
  isLoading: boolean;
  load: () => void;
}

/** Provinces loaded at a time, each with two calls: a browser opens six connections. */
const batchSize = 3;

/** Towns and zones of a province, by their names in the page's language. */
async function placesIn(
  api: Api,
  type: OperationType,
  { slug: province, name: provinceName }: Province,
  language: Language,
): Promise<PlacesIn> {
  const [towns, zones] = await Promise.all([api.towns(type, province), api.zones(type, province)]);
  const nameOfTown = new Map(towns.map(({ slug, name }) => [slug, placeNameIn(name, language)]));
  return {
    province,
    towns: towns.map(({ slug, name, ...counts }) => ({
      name: placeNameIn(name, language),
      within: provinceName,
      province,
      town: slug,
      count: countOfPlace(counts),
    })),
    zones: zones.map(({ slug, name, townSlug, ...counts }) => ({
      // A zone keeps its own name (domain/address.ts).
      name,
      within: nameOfTown.get(townSlug) ?? provinceName,
      province,
      town: townSlug,
      zone: slug,
      count: countOfPlace(counts),
    })),
  };
}

const byCount = (places: readonly SearchPlace[]): SearchPlace[] => places.toSorted((a, b) => b.count! - a.count!);

/**
 * The places that a search can go to: the towns of its province first, then the provinces, its zones, and the towns and
 * zones of all other provinces. They are loaded on demand, the nearest first; the session cache holds each answer for a
 * day.
 */
export function usePlaces({ type, province, provinces, country }: PlacesQuery): KnownPlaces {
  const { language } = useSite();
  const [found, setFound] = useState<readonly PlacesIn[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const isBegun = useRef(false);

  const load = useCallback(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    setFound([]);
    setIsLoading(true);
    const others = provinces.filter(({ slug }) => slug !== province?.slug);
    const batches: Province[][] = province ? [[province]] : [];
    for (let from = 0; from < others.length; from += batchSize) batches.push(others.slice(from, from + batchSize));
    const read = async () => {
      const api = (await importBrowserApi().catch(() => null))?.createBrowserApi();
      let missing = !api;
      for (const batch of batches) {
        if (!api) break;
        const answers = await Promise.all(batch.map((one) => placesIn(api, type, one, language).catch(orEmpty(null))));
        const loaded = answers.filter((answer) => answer !== null);
        setFound((known) => [...known, ...loaded]);
        missing ||= loaded.length < answers.length;
      }
      setIsLoading(false);
      // The next focus of the field loads again what failed; the session cache has the rest.
      isBegun.current = !missing;
    };
    void read();
  }, [type, province, provinces, language]);

  const places = useMemo(() => {
    const near = found.filter((one) => one.province === province?.slug);
    const far = found.filter((one) => one.province !== province?.slug);
    return [
      ...byCount(near.flatMap(({ towns }) => towns)),
      ...(province ? [{ name: country }] : []),
      ...provinces.map(({ slug, name, [type]: count = 0 }): SearchPlace => ({ name, province: slug, count })),
      ...near.flatMap(({ zones }) => zones),
      ...byCount(far.flatMap(({ towns }) => towns)),
      ...byCount(far.flatMap(({ zones }) => zones)),
    ];
  }, [found, type, province, provinces, country]);
  return { places, isLoading, load };
}
