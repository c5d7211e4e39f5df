import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const layers = createRequire(import.meta.url)('./layers.cjs') as Record<string, string[]>;

test.each(Object.entries(layers))('every folder of %s has its place among the others', (part, folders) => {
  const here = readdirSync(path.join(import.meta.dirname, '../src', part), { withFileTypes: true });
  const onDisk = here.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(onDisk.toSorted());
});
