import { PmtilesSource, sourcesToViews, type Feature, type View, type Zxy } from 'protomaps-leaflet';
import type { MapTiles } from '#shared/domain/mapTiles.ts';

/** The data of a tile, and which it is: that of a place without its own is the nearest one above. */
interface FoundTile {
  at: Zxy;
  data: Map<string, Feature[]>;
}

/** After which a tile counts as lost, in milliseconds. */
const tileTimeoutMs = 10_000;
/** Tiles that are kept, some screens. */
const maxKept = 96;

const addressOf = ({ url }: MapTiles, { z, x, y }: Zxy): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** The tile that an answer is of, after the server's redirects. */
function tileAt(response: Response, wanted: Zxy): Zxy {
  const [, z, x, y] = /\/(\d+)\/(\d+)\/(\d+)$/.exec(response.url) ?? [];
  return z === undefined ? wanted : { z: Number(z), x: Number(x), y: Number(y) };
}

/** Asked once more where it fails. @throws where it cannot be had */
async function request(address: string, method: 'GET' | 'HEAD', attempts = 2): Promise<Response> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(tileTimeoutMs) });
    if (!response.ok) throw new Error(`A tile answers ${response.status}`);
    return response;
  } catch (error) {
    if (attempts === 1) throw error;
    return request(address, method, attempts - 1);
  }
}

/** The zoom of the most detailed tile over another one; 0 for none. @throws where that cannot be asked */
export async function detailOf(tiles: MapTiles, tile: Zxy): Promise<number> {
  const response = await request(addressOf(tiles, tile), 'HEAD');
  return response.status === 204 ? 0 : tileAt(response, tile).z;
}

/** MVT as protomaps-leaflet reads it. */
const read = (data: ArrayBuffer, at: Zxy, size: number): Promise<Map<string, Feature[]>> =>
  new PmtilesSource({ getZxy: () => Promise.resolve({ data }) } as never, false).get(at, size);

/** The tiles of the site, each fetched once. @param onFail told of one that cannot be had: it is empty */
function createStore(tiles: MapTiles, size: number, onFail: () => void) {
  const kept = new Map<string, Promise<FoundTile>>();
  const load = async (wanted: Zxy): Promise<FoundTile> => {
    const response = await request(addressOf(tiles, wanted), 'GET');
    if (response.status === 204) return { at: wanted, data: new Map() };
    const at = tileAt(response, wanted);
    if (at.z === wanted.z) return { at, data: await read(await response.arrayBuffer(), at, size) };
    // Of all the tiles that it stands for, one reads it.
    void response.body?.cancel();
    return get(at);
  };
  function get(wanted: Zxy): Promise<FoundTile> {
    const key = addressOf(tiles, wanted);
    const known = kept.get(key);
    if (known) return known;
    const tile = load(wanted).catch((): FoundTile => {
      kept.delete(key);
      onFail();
      return { at: wanted, data: new Map() };
    });
    kept.set(key, tile);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
    return tile;
  }
  return get;
}

/** What layers of protomaps-leaflet draw: where the site has no tile, the nearest one above it, larger. */
export function createTileView(tiles: MapTiles, onFail: () => void): View {
  // Never asked: `getDisplayTile` is ours.
  const view = sourcesToViews({ url: {} as never, maxDataZoom: tiles.lastZoom }).get('')!;
  const get = createStore(tiles, view.tileCache.tileSize, onFail);
  view.getDisplayTile = async (tile) => {
    const { dataTile, scale, dim, origin } = view.dataTileForDisplayTile(tile);
    const { at, data } = await get(dataTile);
    const larger = 2 ** (dataTile.z - at.z);
    const corner = origin.clone();
    [corner.x, corner.y] = [at.x * dim * larger, at.y * dim * larger];
    return { z: tile.z, data, dataTile: at, scale: scale * larger, dim: dim * larger, origin: corner };
  };
  return view;
}
