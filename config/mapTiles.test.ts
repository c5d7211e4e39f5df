import { readEnv } from './env.ts';
import { mapTilesOf } from './mapTiles.ts';
import { securityHeaders } from './securityHeaders.ts';

const url = 'https://tiles.example/{z}/{x}/{y}.png';

it.each([
  [{}, 'openStreetMap', 'https://tile.openstreetmap.org'],
  [{ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Tiles' }, { url, attribution: '© Tiles' }, 'https://tiles.example'],
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
