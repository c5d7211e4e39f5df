import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colourOf, contrast } from '#shared/theme/contrast.ts';

const css = readFileSync(path.resolve(import.meta.dirname, '../../../theme/map.css'), 'utf8');
const [light, dark] = css
  .split('}')
  .map((rule) =>
    Object.fromEntries([...rule.matchAll(/--map-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name!, value!])),
  );
const grounds = [
  ...['land', 'town', 'park', 'wood', 'sand', 'public', 'building', 'road', 'major-road', 'main-road', 'halo'],
];
const pairs = [
  ...['label', 'label-faint'].flatMap((label) => grounds.map((ground) => [label, ground] as const)),
  ['label', 'sea'],
  ['label-sea', 'sea'],
  ['label-sea', 'halo'],
  ['label-park', 'park'],
  ['label-park', 'wood'],
  ['label-park', 'halo'],
  ['shield-label', 'shield'],
] as const;

it.each([
  ['light', light],
  ['dark', dark],
])('every label of a map holds 4.5:1 on what it stands on, in the %s scheme', (_, colours) => {
  const weak = pairs.filter(([text, ground]) => contrast(colourOf(colours![text]!), colourOf(colours![ground]!)) < 4.5);
  expect(weak).toEqual([]);
});
