import { readFileSync } from 'node:fs';
import path from 'node:path';
import { weakNames, type MapPalette } from '#shared/theme/mapPalette.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../theme/map.css'), 'utf8');
const [light, dark] = css
  .split('}')
  .map((rule) =>
    Object.fromEntries([...rule.matchAll(/--map-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name!, value!])),
  );

it.each([
  ['light', light],
  ['dark', dark],
])('every label of a map holds 4.5:1 on what it stands on, in the %s scheme', (_, colours) => {
  expect(weakNames(colours as unknown as MapPalette)).toEqual([]);
});
