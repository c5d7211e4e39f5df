// The map of the home page, from open geodata: `node scripts/drawMap.ts` writes the files anew.
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import atlas from 'es-atlas/es/provinces.json' with { type: 'json' };
import { drawProvinces, writeCities } from './map/drawSpain.ts';
import type { Topology } from './map/topology.ts';

const folder = path.resolve(import.meta.dirname, '../src/client/pages/Home');
writeFileSync(path.join(folder, 'spain.svg'), drawProvinces(atlas as unknown as Topology));
writeFileSync(path.join(folder, 'mapCities.ts'), writeCities());
