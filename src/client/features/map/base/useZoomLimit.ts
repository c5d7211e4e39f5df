import { useEffect, useState } from 'react';
import { streetTilesZoom, type MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { maxZoom, namesZoom, project, tileSize, type LngLat } from '../mercator.ts';
import { detailOf } from './fetchTiles.ts';

/** How near a map shows something at a place. */
export interface ZoomLimit {
  zoom: number;
  /** Whether there are streets; undefined while that is not known. */
  hasStreets: boolean | undefined;
}

/** The zoom of the tiles that say whether there are streets, if there are any so near. */
const askedZoom = 14;

const open: ZoomLimit = { zoom: maxZoom, hasStreets: undefined };

const asked = new Map<string, Promise<ZoomLimit>>();

/** Asks once about each tile; what fails is asked again. */
function limitAt(tiles: MapTiles, z: number, x: number, y: number): Promise<ZoomLimit> {
  const key = `${tiles.url} ${z} ${x} ${y}`;
  const known = asked.get(key);
  if (known) return known;
  const limit = detailOf(tiles, { z, x, y }).then(
    (detail): ZoomLimit =>
      detail >= streetTilesZoom ? { zoom: maxZoom, hasStreets: true } : { zoom: namesZoom, hasStreets: false },
    () => {
      asked.delete(key);
      return open;
    },
  );
  asked.set(key, limit);
  return limit;
}

/**
 * How near a map may show a place: no nearer than there is something to see.
 * @param isWanted whether it is so near already that it matters
 * @returns undefined until it is known
 */
export function useZoomLimit({ lng, lat }: LngLat, isWanted: boolean): ZoomLimit | undefined {
  const { mapTiles } = useSite();
  const [found, setFound] = useState<{ key: string; limit: ZoomLimit }>();
  const z = Math.min(askedZoom, mapTiles?.lastZoom ?? 0);
  const middle = project({ lng, lat }, z);
  const [x, y] = [Math.floor(middle.x / tileSize), Math.floor(middle.y / tileSize)];
  const key = `${x} ${y}`;
  useEffect(() => {
    if (!mapTiles || !isWanted) return;
    let isOver = false;
    void limitAt(mapTiles, z, x, y).then((limit) => {
      if (!isOver) setFound({ key, limit });
    });
    return () => {
      isOver = true;
    };
  }, [mapTiles, isWanted, key, z, x, y]);
  if (!mapTiles) return open;
  return found?.key === key ? found.limit : undefined;
}
