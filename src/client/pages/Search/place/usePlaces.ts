import { useCallback, useMemo, useRef, useState } from 'react';
import type { Place } from '#shared/api/createApi.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { orEmpty } from '../../../orEmpty.ts';
import { createBrowserApi } from '../../../session/createBrowserApi.ts';
import type { SearchPlace } from './matchPlaces.ts';

interface PlacesAsked {
  type: OperationType;
  province: { slug: string; name: string } | undefined;
  provinces: readonly Place[];
  /** What the whole country is called. */
  country: string;
}

/** Where a search can go: the towns of its province, all provinces, the zones; towns and zones come when they are wanted. */
export function usePlaces({ type, province, provinces, country }: PlacesAsked): { places: readonly SearchPlace[]; load: () => void } {
  const [near, setNear] = useState<{ towns: SearchPlace[]; zones: SearchPlace[] }>({ towns: [], zones: [] });
  const loaded = useRef<string>(undefined);

  const load = useCallback(() => {
    if (!province || loaded.current === `${type}/${province.slug}`) return;
    loaded.current = `${type}/${province.slug}`;
    const api = createBrowserApi();
    const read = async () => {
      const [towns, zones] = await Promise.all([
        api.towns(type, province.slug).catch(orEmpty<Place[]>([])), api.zones(type, province.slug).catch(orEmpty<Awaited<ReturnType<typeof api.zones>>>([])),
      ]);
      const nameOfTown = new Map(towns.map(({ slug, name }) => [slug, name]));
      setNear({
        towns: towns.map(({ slug, name, count }) => ({ name, within: province.name, province: province.slug, town: slug, count })),
        zones: zones.map(({ slug, name, townSlug, count }) => ({ name, within: nameOfTown.get(townSlug) ?? province.name, province: province.slug, town: townSlug, zone: slug, count })),
      });
    };
    void read();
  }, [type, province]);

  const places = useMemo(() => [
    ...near.towns.toSorted((a, b) => b.count! - a.count!),
    ...(province ? [{ name: country }] : []),
    ...provinces.map(({ slug, name, count }): SearchPlace => ({ name, province: slug, count })),
    ...near.zones,
  ], [near, province, provinces, country]);
  return { places, load };
}
