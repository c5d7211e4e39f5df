import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

it('every statement of what the cache promises has a test', () => {
  const folder = import.meta.dirname;
  const titles = readdirSync(folder).flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^\s*(?:it.*\(|\]\)\()?\s*'statement (\d+): /gm),
  ]);
  const tested = new Set(titles.map(([, number]) => Number(number)));
  expect(Array.from({ length: 38 }, (_, index) => index + 1).filter((number) => !tested.has(number))).toEqual([]);
});
