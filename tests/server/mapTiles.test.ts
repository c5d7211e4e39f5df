import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { openMapTiles, type MapTilesFiles } from '#server/http/mapTiles/openMapTiles.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { makeMapTilesFile } from '#tests/fakes/mapTilesFile.ts';
import { makePlacesFile } from '#tests/fakes/placesFile.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vencejo-tiles-'));
const write = (name: string, content: Buffer | string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const whole = makeMapTilesFile('<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap');
let site: TestSite | undefined;
const opened: MapTilesFiles[] = [];

async function open(...names: string[]): Promise<MapTilesFiles> {
  const file = await openMapTiles(names.map((name) => path.join(folder, name)));
  opened.push(file);
  return file;
}

afterEach(async () => {
  await site?.close();
  site = undefined;
  for (const file of opened.splice(0)) await file.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('tiles of a file', () => {
  const file = write('spain.pmtiles', whole);
  const start = async () => {
    const mapTiles = await open('spain.pmtiles');
    site = await createTestSite({ MAP_TILES_FILE: file }, { mapTiles });
    const tile = (z: number, x: number, y: number) =>
      mapTiles.tiles.url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    return { app: site.app, tile };
  };

  it('come from the site itself, for ever, and compressed', async () => {
    const { app, tile } = await start();
    const { status, headers, body } = await request(app)
      .get(tile(4, 7, 6))
      .responseType('blob');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    expect((body as Buffer).includes('earth')).toBe(true);
    // Beside the map there is what the tile above it shows.
    const beside = await request(app).get(tile(4, 0, 0));
    expect(beside.status).toBe(302);
    expect(beside.headers).toMatchObject({
      location: tile(1, 0, 0),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await request(app).head(tile(14, 8200, 6100))).headers['location']).toBe(tile(4, 8, 5));
    const policy = (await request(app).get('/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data:;");
  });

  it('are not kept under the address of another file, and there are none beside the map', async () => {
    const { app, tile } = await start();
    const other = tile(4, 7, 6).replace(/[0-9a-f]{16}/, '0'.repeat(16));
    expect((await request(app).get(other)).headers['cache-control']).toBe('no-store');
    for (const path of [tile(4, 16, 0), tile(21, 0, 0), `${tile(4, 7, 6)}.5`, tile(4, -1, 0)])
      expect((await request(app).get(path)).status).toBe(404);
  });

  it('are named by every page, with whom their metadata name beside OpenStreetMap', async () => {
    const { app } = await start();
    const { text } = await request(app).get('/viviendas-barcelona-compra');
    expect(text).toMatch(
      /"mapTiles":\{"url":"\/map-tiles\/[0-9a-f]{16}\/\{z\}\/\{x\}\/\{y\}","attribution":"Protomaps","lastZoom":4\}/,
    );
  });

  it('of streets lie over those of the country, which are where they end', async () => {
    const streets = makeMapTilesFile('City');
    write('streets.pmtiles', streets);
    const both = await open('streets.pmtiles', 'spain.pmtiles');
    const one = await open('spain.pmtiles');
    expect(both.tiles).toMatchObject({ attribution: 'City · Protomaps', lastZoom: 4 });
    expect(both.digest).not.toBe(one.digest);
    expect((await both.read(6, 31, 24)).found).toMatchObject({ z: 4, x: 7, y: 6 });
  });

  describe('of a file that is replaced while the site runs', () => {
    const changed = Buffer.from(whole);
    changed.write('protomaps', whole.indexOf('Protomaps'));
    const replaced = path.join(folder, 'replaced.pmtiles');
    let time = 0;
    const refused: string[] = [];
    const startReplaced = async () => {
      write('replaced.pmtiles', whole);
      const onRefused = (error: unknown) => void refused.push(String(error));
      const mapTiles = await openMapTiles([replaced], { now: () => time, onRefused });
      opened.push(mapTiles);
      site = await createTestSite({ MAP_TILES_FILE: replaced }, { mapTiles });
      const ask = async (before: string) => {
        const answer = await request(site!.app).get(`/map-tiles/${before}/4/7/6`);
        return { status: answer.status, kept: answer.headers['cache-control'] as string };
      };
      return { mapTiles, ask };
    };
    const replaceWith = (content: Buffer) => renameSync(write('next.pmtiles', content), replaced);

    it('come of the new one soon, at another address that new pages name', async () => {
      const { mapTiles, ask } = await startReplaced();
      const before = mapTiles.digest;
      replaceWith(changed);
      time += 5_000;
      expect(await ask(before)).toEqual({ status: 200, kept: 'public, max-age=31536000, immutable' });
      time += 5_000;
      expect(await ask(before)).toEqual({ status: 200, kept: 'no-store' });
      expect(mapTiles.digest).not.toBe(before);
      const { text } = await request(site!.app).get('/viviendas-barcelona-compra');
      expect(text).toContain(`"mapTiles":{"url":"/map-tiles/${mapTiles.digest}/{z}/{x}/{y}"`);
    });

    it('stay those of the one before where the new one is broken or away, and it is told once', async () => {
      const { mapTiles, ask } = await startReplaced();
      const before = mapTiles.digest;
      replaceWith(whole.subarray(0, whole.length - 10));
      for (let turn = 0; turn < 2; turn++) {
        time += 10_000;
        expect(await ask(before)).toEqual({ status: 200, kept: 'public, max-age=31536000, immutable' });
      }
      expect(refused).toEqual([expect.stringContaining('cut off')]);
      rmSync(replaced);
      time += 10_000;
      expect((await ask(before)).status).toBe(200);
    });
  });
});

describe('what can be walked to from a home', () => {
  const door = { lat: 41.4, lng: 2.157 };
  const places = makePlacesFile(door, [
    { kind: 'school', name: 'Escola Jujol', at: [0, 0.003] },
    { kind: 'supermarket', name: 'Mercat <b>', at: [0.001, 0] },
    { kind: 'bench', name: 'Banc', at: [0.001, 0] },
    { kind: 'beach', name: 'Platja', at: [0.1, 0] },
    { kind: 'park', name: 'Parc Gran', at: [0.006, 0.004] },
    { kind: 'park', at: [0.004, -0.004], size: 0.012 },
  ]);
  const startAt = async (changes: EstateChanges, file = places) => {
    write('places.pmtiles', file);
    const mapTiles = await open('places.pmtiles');
    site = await createTestSite({}, { mapTiles });
    site.upstream.behave(answering({}, { body: { ...fakeEstate(), ...changes } }), /^\/web\/estate\/[^/]+\/public/);
    return { mapTiles, ask: (path: string) => request(site!.app).get(path) };
  };
  const { url_slug: slugs, key } = fakeEstate();
  const page = `/viviendas-barcelona-compra/${slugs['es-ES']}/${key}`;
  const exact: EstateChanges = {
    location: { ...door, precision: 'exact' },
    address: { ...fakeEstate().address, visibility: 'full' },
  };
  const rowsOf = (html: string) =>
    [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]* min a pie)<\/dd>/g)].map(([, name, time]) => `${name}: ${time}`);

  it('is read from the tiles of the maps, by what the scheme calls it, and of an area by its side', async () => {
    const { ask } = await startAt(exact);
    const { status, body, headers } = await ask('/web/nearby?at=41.4,2.157');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      places: [
        { kind: 'school', name: 'Escola Jujol', distance: 330 },
        { kind: 'shop', name: 'Mercat <b>', distance: 80 },
        { kind: 'park', name: 'Parc Gran', distance: 330 },
      ],
    });
    for (const at of ['', '48.8,2.3', '41.4', 'x,y']) expect((await ask(`/web/nearby?at=${at}`)).status).toBe(422);
  });

  it('stands in its page with the method: from the door, or from the middle of its square in fives', async () => {
    const { ask } = await startAt(exact);
    const { text } = await ask(page);
    expect(rowsOf(text)).toEqual([
      'Colegio · Escola Jujol: 5 min a pie',
      'Compra · Mercat &lt;b&gt;: 1 min a pie',
      'Parque · Parc Gran: 5 min a pie',
    ]);
    expect(text).toContain('distancia en línea recta × 1,3, a 80 m por minuto');
    await site!.close();
    const hidden = await startAt({ location: { ...door, precision: 'exact' } });
    const around = (await hidden.ask(page)).text;
    expect(rowsOf(around).map((row) => row.replace(/.*: /, ''))).toEqual(Array(3).fill('unos 5 min a pie'));
    expect(around).toContain('desde el centro de la zona aproximada');
  });

  it('is nothing where the tiles have nothing, or cannot be read, and of a home that is sold', async () => {
    const { ask } = await startAt(exact, makeMapTilesFile());
    expect((await ask('/web/nearby?at=41.4,2.157')).body).toEqual({ places: [] });
    expect((await ask(page)).text).not.toContain('min a pie');
    await site!.close();
    const broken = await startAt(exact);
    jest.spyOn(broken.mapTiles, 'read').mockRejectedValue(new Error('EIO'));
    const { status, text } = await broken.ask(page);
    expect([status, rowsOf(text)]).toEqual([200, []]);
    site!.forward(61);
    jest.restoreAllMocks();
    expect((await broken.ask('/web/nearby?at=41.4,2.157')).body).toMatchObject({ places: { length: 3 } });
    await site!.close();
    const sold = await startAt({ ...exact, status: 'sold' });
    expect(rowsOf((await sold.ask(page)).text)).toEqual([]);
  });
});

it.each([
  ['that is missing', 'none.pmtiles', undefined, 'ENOENT'],
  ['of something else', 'text.pmtiles', 'not a map at all, but long enough for a header'.repeat(10), 'no PMTiles file'],
  ['of pictures', 'pictures.pmtiles', Buffer.from(whole).fill(2, 99, 100), 'no vector tiles'],
  ['that is cut off', 'cut.pmtiles', whole.subarray(0, whole.length - 10), 'cut off'],
])('a file %s stops the start with the reason', async (_, name, content, reason) => {
  const file = content === undefined ? path.join(folder, name) : write(name, content);
  await expect(openMapTiles([file])).rejects.toThrow(new RegExp(`map tiles of ${file}.*${reason}`));
});
