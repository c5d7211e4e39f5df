// The drawings of the maps, from open geodata: `node scripts/drawMap.ts` writes the files anew.
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import provinces from 'es-atlas/es/provinces.json' with { type: 'json' };
import { drawProvinces, writeCities } from './map/drawSpain.ts';
import type { Topology } from './map/topology.ts';

const atlas = provinces as unknown as Topology;
const client = path.resolve(import.meta.dirname, '../src/client');
writeFileSync(path.join(client, 'features/map/spain.svg'), drawProvinces(atlas));
writeFileSync(path.join(client, 'pages/Home/mapCities.ts'), writeCities());
