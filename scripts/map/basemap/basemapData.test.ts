import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cellZoom, detailZoom, type BasemapName } from '#client/features/map/basemap/basemapSheet.ts';
import { isOnLand, readBasemap, ringsOf } from '#tests/basemap.ts';
import { placeNames, type Name } from './names.ts';

const folder = path.join(process.cwd(), 'src/client/features/map/basemap/data');
const files = readdirSync(folder);
const overview = readBasemap('overview')!;
const cells = files.filter((file) => file !== 'overview.json').map((file) => file.slice(0, -'.json'.length));
const namesOf = (names: readonly BasemapName[]): string[] => names.map(([name]) => name);

it('weighs no more than 40 KB from far away, and 30 KB for each piece from near', () => {
  const heavy = files.filter((file) => {
    const weight = brotliCompressSync(readFileSync(path.join(folder, file))).length;
    return weight > (file === 'overview.json' ? 40 : 30) * 1024;
  });
  expect(heavy).toEqual([]);
});

it('says how it was made, in whole pixels from each piece’s corner', () => {
  const side = 256 * 2 ** (detailZoom - cellZoom);
  for (const cell of cells) {
    const [column, row] = cell.split('-').map(Number);
    expect(readBasemap(cell)).toMatchObject({ zoom: detailZoom, x: column! * side, y: row! * side });
  }
});

it.each([
  ['Madrid', 40.4168, -3.7038],
  ['Zaragoza', 41.6488, -0.8891],
  ['Málaga', 36.7213, -4.4214],
  ['Vielha', 42.702, 0.796],
  ['Maó', 39.889, 4.262],
  ['Santa Cruz de La Palma', 28.683, -17.766],
  ['Ceuta', 35.889, -5.321],
])('%s is on land', (_, lat, lng) => {
  expect(isOnLand({ lat, lng })).toBe(true);
});

it.each([
  ['the sea before Barcelona', 41.3, 2.25],
  ['the bay of Cádiz', 36.57, -6.24],
  ['the sea before Las Palmas', 28.13, -15.39],
  ['Perpignan', 42.698, 2.895],
  ['Andorra', 42.51, 1.53],
])('%s is not', (_, lat, lng) => {
  expect(isOnLand({ lat, lng })).toBe(false);
});

/** Buildings at the water, within 100 m of what is drawn as land: the strip along the coast covers the rest. */
it.each([
  ['the Tower of Hercules, A Coruña', 43.38594, -8.40644],
  ['the Kursaal, San Sebastián', 43.3243, -1.9785],
  ['the Hotel Arts, Barcelona', 41.38655, 2.19635],
  ['the church of Sitges', 41.2352, 1.8127],
  ['the castle of Peñíscola', 40.3587, 0.4078],
  ['the marina of Valencia', 39.4602, -0.3236],
  ['the lighthouse of Málaga', 36.7143, -4.4147],
  ['the spa at La Caleta, Cádiz', 36.53, -6.306],
  ['the Alfredo Kraus Auditorium, Las Palmas', 28.1327, -15.4472],
])('%s stands on land or on the strip', (_, lat, lng) => {
  const around = Array.from({ length: 24 }, (__, turn) => {
    const angle = (turn / 12) * Math.PI;
    const degrees = 100 / 111_320;
    return { lat: lat + Math.cos(angle) * degrees, lng: lng + (Math.sin(angle) * degrees) / Math.cos(lat / 57.3) };
  });
  expect([{ lat, lng }, ...around].some(isOnLand)).toBe(true);
});

it('has its neighbours, the seas and every province by name', () => {
  const names = namesOf([...overview.names, ...cells.flatMap((cell) => readBasemap(cell)!.names)]);
  expect(names).toEqual(
    expect.arrayContaining([
      'España|Espanya|Spain',
      'Portugal',
      'Francia|França|France',
      'Andorra',
      'Marruecos|Marroc|Morocco',
      'Argelia|Algèria|Algeria',
      'Gibraltar',
      'Mar Mediterráneo|Mar Mediterrània|Mediterranean Sea',
      'Mar Cantábrico|Mar Cantàbric|Bay of Biscay',
      'Málaga',
      'Zaragoza|Saragossa|Zaragoza',
      'Sevilla|Sevilla|Seville',
    ]),
  );
  const provinces = [...overview.names, ...cells.flatMap((cell) => readBasemap(cell)!.names)].filter(
    ([, , , , kind]) => kind === 2,
  );
  expect(new Set(provinces.map(([name]) => name)).size).toBe(50);
});

it('draws land as rings of at least three corners', () => {
  for (const cell of cells)
    for (const ring of ringsOf(readBasemap(cell)!.spain)) expect(ring.length).toBeGreaterThan(2);
});

describe('room for names', () => {
  const town = (name: string, x: number): Name => ({ name, kind: 'town', at: [x, 0], from: 7 });

  it('is given to those that come first; the others wait for a nearer zoom, and none is shown before its time', () => {
    const places = placeNames([town('Alcalá', 0), town('Meco', 0.2), town('Villalbilla', 0.201)]);
    expect(places.map(({ name, from }) => [name, from])).toEqual([
      ['Alcalá', 7],
      ['Meco', 8],
    ]);
  });
});
