/** @jest-environment jsdom */
import { createTileView, detailOf } from './fetchTiles.ts';

const tiles = { url: '/map-tiles/0/{z}/{x}/{y}', attribution: '', lastZoom: 14 };
const asked: string[] = [];

/** A site with tiles down to a zoom; at others it redirects to those. */
function serveTo(deepest: number, fails: (address: string) => boolean = () => false) {
  asked.length = 0;
  globalThis.fetch = ((address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    if (fails(address)) return Promise.reject(new TypeError('Failed to fetch'));
    const [z, x, y] = address.split('/').slice(-3).map(Number) as [number, number, number];
    const above = Math.max(0, z - deepest);
    const url = `https://site.example/map-tiles/0/${z - above}/${x >> above}/${y >> above}`;
    return Promise.resolve({ ok: true, status: 200, url, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
  }) as never;
}

/** At zoom 15, of Barcelona; its data are tile 14/8291/6119. */
const tile = { z: 15, x: 16_582, y: 12_239 };

it('draws a tile from its own data', async () => {
  serveTo(14);
  const { z, dataTile, scale, dim, origin } = await createTileView(tiles, fail).getDisplayTile(tile);
  expect([z, dataTile, scale, dim]).toEqual([15, { z: 14, x: 8_291, y: 6_119 }, 1, 512]);
  expect([origin.x, origin.y]).toEqual([8_291 * 512, 6_119 * 512]);
});

it('draws the tile above, larger, where there is none, and fetches it once for all that it stands for', async () => {
  serveTo(10);
  const view = createTileView(tiles, fail);
  const { dataTile, scale, dim, origin } = await view.getDisplayTile(tile);
  expect([dataTile, scale, dim]).toEqual([{ z: 10, x: 518, y: 382 }, 16, 8_192]);
  expect([origin.x, origin.y]).toEqual([518 * 8_192, 382 * 8_192]);
  await view.getDisplayTile({ ...tile, x: tile.x + 2 });
  expect(asked.filter((request) => request === 'GET /map-tiles/0/10/518/382')).toHaveLength(1);
});

it('asks once more for what fails, and says of a tile that cannot be had that it is lost', async () => {
  let times = 0;
  serveTo(14, () => ++times === 1);
  const lost: true[] = [];
  const view = createTileView(tiles, () => lost.push(true));
  await view.getDisplayTile(tile);
  expect(lost).toEqual([]);
  serveTo(14, () => true);
  const { data } = await view.getDisplayTile({ ...tile, x: tile.x + 2 });
  expect([lost.length, asked.length, data.size]).toEqual([1, 2, 0]);
  // It is not kept.
  serveTo(14);
  await view.getDisplayTile({ ...tile, x: tile.x + 2 });
  expect(asked).toHaveLength(1);
});

it.each([14, 10])('sees without fetching it that the most detailed tile of a place has zoom %d', async (deepest) => {
  serveTo(deepest);
  expect(await detailOf(tiles, { z: 14, x: 8_291, y: 6_119 })).toBe(deepest);
  expect(asked).toEqual(['HEAD /map-tiles/0/14/8291/6119']);
});

function fail(): never {
  throw new Error('No tile fails');
}
