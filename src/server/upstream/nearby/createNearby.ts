import { LRUCache } from 'lru-cache';
import { readCircle } from '#shared/domain/circle.ts';
import type { AreaPoint } from '#shared/domain/drawnArea.ts';
import { streetTilesZoom } from '#shared/domain/mapTiles.ts';
import { maxWalkDistance } from '#shared/domain/walking.ts';
import { jsonAnswer, type OwnAnswer } from '../ownAnswer.ts';
import { nearestPlaces } from './nearestPlaces.ts';
import { readPlaces, type TilePlace } from './readPlaces.ts';

/** The tiles that the site's maps are drawn from. */
export interface TilesSource {
  tiles: { readonly lastZoom: number };
  /** @returns a tile, or the nearest one above it; undefined where there is none */
  read: (
    z: number,
    x: number,
    y: number,
  ) => Promise<{ found: { bytes: Uint8Array; z: number; x: number; y: number } | undefined; digest: string }>;
}

/** The last zoom of Protomaps' builds, where tiles have all places. */
const lastZoom = 15;

/** Bytes of a tile that is read: a city's has some 300 KB. */
const maxTileBytes = 4_000_000;

/** Points of the outlines that are kept, 100 bytes each. */
const maxPoints = 200_000;

/** Metres of a degree of latitude. */
const degree = 111_320;

/** Columns or rows of tiles from one side of what can be walked to, to the other. */
const range = (from: number, to: number): number[] => {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, at) => first + at);
};

/** The tiles of a zoom in which there may be something within a walk: nine at zoom 15. */
function tilesAround({ lat, lng }: { lat: number; lng: number }, z: number): { x: number; y: number }[] {
  const columnOf = (degrees: number): number => ((degrees + 180) / 360) * 2 ** z;
  const rowOf = (degrees: number): number =>
    (0.5 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z;
  const up = maxWalkDistance / degree;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return range(columnOf(lng - across), columnOf(lng + across)).flatMap((x) =>
    range(rowOf(lat + up), rowOf(lat - up)).map((y) => ({ x, y })),
  );
}

/** The places of the tiles around a point, each tile once. */
function createTilePlaces(source: TilesSource) {
  const kept = new LRUCache<string, TilePlace[]>({
    maxSize: maxPoints,
    sizeCalculation: (places) => 1 + places.reduce((sum, { outline }) => sum + outline.length, 0),
  });
  return async (at: { lat: number; lng: number }, signal: AbortSignal): Promise<TilePlace[]> => {
    const places = new Map<string, TilePlace[]>();
    const zoom = Math.min(source.tiles.lastZoom, lastZoom);
    if (zoom < streetTilesZoom) return [];
    for (const { x, y } of tilesAround(at, zoom)) {
      signal.throwIfAborted();
      const { found, digest } = await source.read(zoom, x, y);
      // Of the country alone: what it has is too coarse for a walk.
      if (!found || found.z < streetTilesZoom || found.bytes.length > maxTileBytes) continue;
      const key = `${digest}/${found.z}/${found.x}/${found.y}`;
      const read = kept.get(key) ?? readPlaces(found);
      kept.set(key, read);
      places.set(key, read);
    }
    return [...places.values()].flat();
  };
}

const toStored = (degrees: number): number => Math.round(degrees * 1e5);

/**
 * Answers `/web/nearby?at=lat,lng` as an upstream would, from the tiles of the maps: 200 with what is near the point,
 * 422 for what is no point in Spain. It is computed here and not in the browser, so that it stands in the page without
 * scripts, and nine tiles of a city need not travel for ten lines of text. Of a home whose place is not shown exactly
 * the point is the middle of its square (PD-34): nothing more exact comes in, so nothing more exact can come out.
 * @param source undefined for a site without tiles, which has nothing near
 * @param onFailed told of tiles that cannot be read: then nothing is near, for a minute
 */
export function createNearby(source: TilesSource | undefined, onFailed: (error: unknown) => void): OwnAnswer {
  const placesAround = source && createTilePlaces(source);
  return async (url, { timeouts, signal }) => {
    const at = readCircle(`${new URLSearchParams(url.split('?')[1]).get('at') ?? ''},1`);
    if (!at) return jsonAnswer(422, { code: '9002', message: 'INVALID_PARAMETER', fields: { at: 'invalid' } });
    if (!placesAround) return jsonAnswer(200, { places: [] });
    const from: AreaPoint = { lat: toStored(at.lat), lng: toStored(at.lng) };
    try {
      const places = await placesAround(at, AbortSignal.any([signal, AbortSignal.timeout(timeouts.request)]));
      return jsonAnswer(200, { places: nearestPlaces(from, places) });
    } catch (error) {
      if (signal.aborted) throw error;
      onFailed(error);
      return jsonAnswer(200, { places: [] }, { 'cache-control': ['max-age=60'] });
    }
  };
}
