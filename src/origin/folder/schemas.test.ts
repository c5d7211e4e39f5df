import { readdirSync, readFileSync } from 'node:fs';
import { schemaFiles } from './schemas.ts';

const dir = 'networks/schemas';

it('the JSON Schemas are those of the code: node scripts/networkSchemas.ts writes them', () => {
  const written = readdirSync(dir).map((name) => [name, JSON.parse(readFileSync(`${dir}/${name}`, 'utf8')) as unknown]);
  const made = schemaFiles().map(([name, text]) => [name, JSON.parse(text) as unknown]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(made));
});
