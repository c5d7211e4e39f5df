import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tileIdToZxy, zxyToTileId, type Entry } from 'pmtiles';
import { boxOfProvince } from '#origin/places/positions.ts';
import { provinces } from '#origin/places/provinces.ts';
import { isInSpain } from '#shared/domain/spain.ts';
import { sends, startFeedServer } from '#tests/fakes/feedServer.ts';
import { parseBox } from './area.ts';
import { areaOfPlaces, placesOfApi } from './chooseArea.ts';
import { coverArea } from './coverArea.ts';
import { decodeDirectory, encodeDirectories } from './directory.ts';
import { planParts } from './planParts.ts';
import { readCommand } from './readCommand.ts';
import { runTiles } from './runTiles.ts';

describe('the command line', () => {
  const usual = { area: 'network', network: undefined, maxZoom: 15, file: undefined, ifOlder: undefined, isDry: false };
  it.each([
    [[], usual],
    [['--network'], usual],
    [['--network', 'casa-clara'], { ...usual, network: 'casa-clara' }],
    [['spain', '--max-zoom', '14', '--dry-run'], { ...usual, area: 'spain', maxZoom: 14, isDry: true }],
    [['--bbox', '-6.5,36,-5.2,36.9'], { ...usual, area: { bbox: '-6.5,36,-5.2,36.9' } }],
    [['--bbox=1,41,2,42', '--if-older', '30d'], { ...usual, area: { bbox: '1,41,2,42' }, ifOlder: 30 * 86_400_000 }],
    [['--help'], null],
  ])('%j is read', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['france'], 'no area'],
    [['spain', '--bbox', '1,41,2,42'], 'one area'],
    [['--bbox', '2,41,1,42'], 'west,south,east,north'],
    [['--bbox', '1,41,2'], 'west,south,east,north'],
    [['--bbox', '1,41,2,91'], 'west,south,east,north'],
    [['--bbox', '1,,2,42'], 'west,south,east,north'],
    [['--max-zoom', '16'], '0 to 15'],
    [['--if-older', '30'], 'days'],
    [['--colour'], 'colour'],
  ])('%j is refused', (args, reason) => {
    expect(() => readCommand(args)).toThrow(new RegExp(reason));
  });
});

describe('the tiles of an area', () => {
  const has = (ranges: ReturnType<typeof coverArea>, z: number, x: number, y: number): boolean => {
    const id = zxyToTileId(z, x, y);
    return ranges.some(({ from, to }) => id >= from && id < to);
  };

  it('are those that touch it, with the country up to zoom 7', () => {
    // Plaza de Cataluña, by the tile numbers of the web.
    const ranges = coverArea([parseBox('2.169,41.386,2.171,41.388')], 15);
    expect(has(ranges, 15, 16_581, 12_238)).toBe(true);
    expect(has(ranges, 15, 16_583, 12_238)).toBe(false);
    expect(has(ranges, 0, 0, 0)).toBe(true);
    // Madrid, at zooms with the whole country and without.
    expect(has(ranges, 7, 62, 48)).toBe(true);
    expect(has(ranges, 8, 125, 96)).toBe(false);
  });

  it('are, counted one by one, the same', () => {
    const { west, south, east, north } = parseBox('-6.5,36,-5.2,36.9');
    const column = (lng: number) => Math.floor((lng / 360 + 0.5) * 2 ** 11);
    const row = (lat: number) =>
      Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** 11);
    const counted: number[] = [];
    for (let x = column(west); x <= column(east); x++)
      for (let y = row(north); y <= row(south); y++) counted.push(zxyToTileId(11, x, y));
    const covered = coverArea([{ west, south, east, north }], 11)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
      .filter((id) => tileIdToZxy(id)[0] === 11);
    expect(covered).toEqual(counted.toSorted((a, b) => a - b));
  });
});

it('every province has a box, in Spain and not much wider than the province', () => {
  const boxes = provinces.map(({ code }) => boxOfProvince(code)!);
  for (const { west, south, east, north } of boxes) {
    expect(east - west).toBeLessThan(5.2);
    expect(north - south).toBeLessThan(3);
    expect(west).toBeGreaterThan(-18.5);
    expect(north).toBeLessThan(44);
  }
  const { west, south, east, north } = boxOfProvince('08')!;
  expect(isInSpain((south + north) / 2, (west + east) / 2)).toBe(true);
  expect(west < 1.4 && east > 2.77 && south < 41.2 && north > 42.3).toBe(true);
  expect(boxOfProvince('53')).toBeUndefined();
});

describe('directories', () => {
  const entries = Array.from({ length: 60_000 }, (_, at): Entry => {
    const jump = at % 50 === 0 ? 1_000 : 0;
    return {
      tileId: 5_000_000_000 + at * 3 + jump,
      offset: at * 40_000 + ((at * 7_919) % 977),
      length: 500 + ((at * 31) % 977),
      runLength: 1 + (at % 2),
    };
  }).sort((a, b) => a.tileId - b.tileId);

  it('are read as they were written', () => {
    const { root, leaves } = encodeDirectories(entries.slice(0, 100));
    expect(leaves).toHaveLength(0);
    expect(decodeDirectory(root, 2)).toEqual(entries.slice(0, 100));
  });

  it('fit beside the header, whatever their number', () => {
    const { root, leaves } = encodeDirectories(entries, 16);
    expect(root.length).toBeLessThanOrEqual(16_384 - 127);
    const below = decodeDirectory(root, 2);
    expect(below.every(({ runLength }) => runLength === 0)).toBe(true);
    const read = below.flatMap(({ offset, length }) => decodeDirectory(leaves.subarray(offset, offset + length), 2));
    expect(read).toEqual(entries);
  });
});

describe('requests', () => {
  const segments = [
    { from: 5_000, to: 0, length: 1_000 },
    { from: 0, to: 1_000, length: 1_000 },
    { from: 1_010, to: 2_000, length: 1_000 },
    { from: 9_000, to: 3_000, length: 2_500 },
  ];

  it('fill small gaps and leave large ones', () => {
    expect(planParts(segments, 10_000).map(({ from, length }) => [from, length])).toEqual([
      [0, 2_010],
      [5_000, 1_000],
      [9_000, 2_500],
    ]);
  });

  it('are not larger than they may be, and bring every byte', () => {
    const parts = planParts(segments, 1_000);
    for (const { length } of parts) expect(length).toBeLessThanOrEqual(1_000);
    const brought = parts.flatMap((part) => part.segments);
    expect(brought.reduce((sum, { length }) => sum + length, 0)).toBe(5_500);
    for (const { from, to, length } of brought) {
      const of = segments.find((one) => from >= one.from && from + length <= one.from + one.length)!;
      expect(to - of.to).toBe(from - of.from);
    }
  });
});

describe('the area of the listings', () => {
  it('is that of their provinces, whatever they are called', () => {
    const { name, boxes } = areaOfPlaces([
      { slug: 'barcelona', name: 'Barcelona' },
      { slug: 'islas', name: 'Baleares' },
    ]);
    expect(name).toBe('Barcelona, Baleares');
    expect(boxes).toEqual([boxOfProvince('08'), boxOfProvince('07')]);
  });

  it('is not guessed', () => {
    expect(() => areaOfPlaces([{ slug: 'algarve', name: 'Algarve' }])).toThrow('Where is Algarve?');
    expect(() => areaOfPlaces([])).toThrow('no listings yet');
  });

  it.each([
    ['down', sends('', {}, 503), 'answered with 503'],
    ['no API', sends('<html>'), 'does not say where listings are'],
  ])('is not known where the API is %s', async (_, answer, reason) => {
    const server = await startFeedServer();
    server.answer(sends('[{"slug":"cadiz","name":"Cádiz","count":3}]'));
    expect(await placesOfApi(server.origin)).toMatchObject([{ slug: 'cadiz', name: 'Cádiz' }]);
    server.answer(answer);
    await expect(placesOfApi(server.origin)).rejects.toThrow(reason);
    await server.stop();
  });
});

it('a file that is young enough is left as it is, and an older one is made anew', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vencejo-young-'));
  const file = path.join(folder, 'map.pmtiles');
  writeFileSync(file, '');
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  // An area that is refused: whoever gets so far would fetch it.
  const command = { ...readCommand(['--if-older', '30d', '--file', file])!, area: { bbox: 'nowhere' } };
  await runTiles(command);
  expect(printed.mock.calls).toEqual([[expect.stringContaining('0 days old: left as it is')]]);
  const old = Date.now() / 1_000 - 31 * 86_400;
  utimesSync(file, old, old);
  await expect(runTiles(command)).rejects.toThrow('west,south,east,north');
  printed.mockRestore();
  rmSync(folder, { recursive: true });
});
