import { tileServerOf } from '#shared/domain/mapTiles.ts';
import { readEnv } from './env.ts';
import { mapTilesOf } from './mapTiles.ts';
import { securityHeaders } from './securityHeaders.ts';

const url = 'https://tiles.example/{z}/{x}/{y}.png';

it.each([
  [{}, 'openStreetMap', 'https://tile.openstreetmap.org'],
  [{ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Tiles' }, { url, attribution: '© Tiles' }, 'https://tiles.example'],
  // Those of the file, once it is open.
  [{ MAP_TILES_FILE: 'spain.pmtiles' }, undefined, undefined],
  [{ MAP_TILES_URL: 'off' }, undefined, undefined],
  [{ DEMO: 'off' }, undefined, undefined],
  [{ API_HOST: 'https://api.example' }, undefined, 'https://api.example'],
])('with %j maps have the tiles %j, and pages may load pictures from %s', (variables, tiles, origin) => {
  const env = readEnv(variables);
  expect(mapTilesOf(env)).toEqual(tiles);
  const { contentSecurityPolicy } = securityHeaders(env, []);
  const sources = JSON.stringify(contentSecurityPolicy);
  expect(/"img-src":(\[[^\]]*\])/.exec(sources)![1]).toBe(
    JSON.stringify(["'self'", 'data:', ...(origin ? [origin] : [])]),
  );
});

it('the tiles of a file are of no other server', () => {
  const own = { url: '/map-tiles/0/{z}/{x}/{y}', attribution: '© OpenStreetMap' };
  const env = readEnv({ MAP_TILES_FILE: 'spain.pmtiles' });
  expect(mapTilesOf(env, own)).toBe(own);
  expect(tileServerOf(own)).toBeUndefined();
  expect(() => readEnv({ MAP_TILES_FILE: 'spain.pmtiles', MAP_TILES_URL: url })).toThrow('set one of them');
});
