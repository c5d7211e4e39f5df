import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { onEveryBackend } from './backends.ts';
import { facetOptions, matches, referenceFacet, referenceList } from './referenceList.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin, startOrigin, testNow } from './startOrigin.ts';

const sorts = ['recent', 'price-', 'price+', 'area-', 'area+', 'area_price-', 'area_price+'];

/** Beside the line that the homes are on: some are inside, some outside, and one corner is between them. */
const drawn = encodeArea([
  { lat: 4_139_000, lng: 217_000 },
  { lat: 4_139_000, lng: 226_000 },
  { lat: 4_146_000, lng: 226_000 },
  { lat: 4_142_000, lng: 222_000 },
]);

const filters: Record<string, string>[] = [
  {},
  { province: 'barcelona' },
  { province: 'soria' },
  { town: 'barcelona' },
  { province: 'barcelona', town: 'sitges' },
  { zone: 'centro' },
  { province: 'barcelona', zone: 'centro' },
  { province: 'barcelona', town: 'barcelona', zone: 'gracia,centro' },
  { price_min: '200000' },
  { price_max: '700' },
  { price_min: '150000', price_max: '250000', province: 'barcelona' },
  { price_min: '300000', price_max: '100000' },
  { area_min: '60', area_max: '90' },
  { rooms: '2' },
  { rooms: '1,3' },
  { rooms: '4', province: 'barcelona' },
  { bathrooms: '2,4' },
  { estate_type: 'flat' },
  { estate_type: 'penthouse,house' },
  { features: 'heating' },
  { features: 'heating,security_alarm' },
  { features: 'bridge_crane', province: 'barcelona' },
  { features: 'bridge_crane,swimming' },
  { furnished: '1' },
  { furnished: '0', conservation: 'good,brandNew' },
  { conservation: 'toRestore', town: 'barcelona' },
  { energy: 'A,B' },
  { energy: 'E', rooms: '2', province: 'barcelona' },
  { floor: 'ground' },
  { floor: 'middle,top', province: 'barcelona' },
  { floor: 'top', exterior: '1', price_max: '250000' },
  { exterior: '1', features: 'heating', with: 'tour' },
  { with: 'tour,video' },
  { price_drop: '1' },
  { price_drop: '1', town: 'barcelona', since: '30' },
  { agent: 'ana-mas' },
  { agency: 'casa-clara', province: 'barcelona' },
  { agency: 'casa-clara', agent: 'carla-hdez' },
  {
    rooms: '1,2,3,4',
    features: 'terrace',
    price_min: '1',
    area_min: '40',
    estate_type: 'flat,house',
    province: 'barcelona',
  },
  {
    references: smallEstates
      .slice(3, 9)
      .map(({ reference }) => reference)
      .join(','),
  },
  { references: 'ZZ9999-9999' },
  { bbox: '2.2,41.4,2.25,41.46' },
  { bbox: '2.2,41.4,2.25,41.46', rooms: '1,2,3', area_min: '50' },
  { bbox: '2.2,41.4,2.25,41.46', price_min: '100000000' },
  { near: '41.42,2.21,3' },
  { near: '41.42,2.21,3', province: 'soria', price_min: '500' },
  { near: '41.42,2.21,5', area: drawn, bbox: '2.2,41.4,2.25,41.46' },
  { area: drawn },
  { area: drawn, travel: '41.42,2.21,20,bicycle' },
  { area: drawn, price_min: '500' },
  { area: drawn, bbox: '2.2,41.4,2.25,41.46', features: 'heating' },
];

onEveryOrigin('lists', (origin) => {
  async function wholeList(
    type: string,
    query: Record<string, string>,
    qty = 13,
  ): Promise<{ references: string[]; total: number }> {
    const references: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body, status } = await origin.ask(`/estates/${type}`, {
        ...query,
        _page: String(page),
        _qty: String(qty),
      });
      expect(status).toBe(200);
      const list = body as EstateListDto;
      references.push(...list.results.map(({ reference }) => reference));
      expect({ page: list.page, qty: list.qty, pages: list.pages }).toEqual({
        page,
        qty,
        pages: Math.ceil(list.total / qty),
      });
      if (page >= list.pages) return { references, total: list.total };
    }
  }

  test.each(filters)(
    '%j lists the same homes in the same order as the in-memory reference, in every sort',
    async (query) => {
      for (const type of ['buy', 'rent', 'all']) {
        for (const _sort of sorts) {
          const expected = referenceList(smallEstates, type, { ...query, _sort });
          expect({
            type,
            _sort,
            ...(await wholeList(type, { ...query, _sort }, _sort === 'recent' ? 13 : 48)),
          }).toEqual({
            type,
            _sort,
            references: expected,
            total: expected.length,
          });
        }
      }
    },
  );

  test.each(filters)('%j says how many homes are available, and how many sold or rented', async (query) => {
    for (const type of ['buy', 'rent', 'all']) {
      const found = smallEstates.filter((estate) => matches(estate, type, query));
      const expected = {
        available: found.filter(({ status }) => !hidesPrice(status)).length,
        closed: found.filter(({ status }) => isClosed(status)).length,
      };
      for (const _page of ['1', '2']) {
        const { body, status } = await origin.ask(`/estates/${type}`, { ...query, _page, _qty: '1' });
        if (status !== 404) expect(body).toMatchObject(expected);
      }
    }
  });

  test.each(filters.filter((query) => !('references' in query)))('%j has correct facet counts', async (query) => {
    const { body } = await origin.ask('/estates/buy', { ...query, _facets: '1' });
    const expected = Object.fromEntries(
      Object.entries(facetOptions).map(([name, options]) => [
        name,
        Object.fromEntries(options.map((option) => [option, referenceFacet(smallEstates, 'buy', query, name, option)])),
      ]),
    );
    const { zone: zones, ...facets } = (body as EstateListDto).facets!;
    expect(facets).toEqual(expected);
    // Only of a place that has been chosen (docs/api.md#estates).
    expect(zones !== undefined).toBe(!('near' in query) && ('province' in query || 'town' in query));
    for (const slug of new Set(smallEstates.map(({ address }) => address.zone_slug))) {
      if (zones && slug)
        expect([slug, zones[slug] ?? 0]).toEqual([slug, referenceFacet(smallEstates, 'buy', query, 'zone', slug)]);
    }
  });

  test('a random list has every estate once, available ones first, and stays the same for one cache lifetime', async () => {
    const [first, second] = [await wholeList('all', { _sort: 'random' }), await wholeList('all', { _sort: 'random' })];
    expect(first).toEqual(second);
    expect([...first.references].sort()).toEqual(smallEstates.map(({ reference }) => reference).sort());
    expect(first.references).not.toEqual(referenceList(smallEstates, 'all', {}));
    const hidden = new Set(smallEstates.filter(({ status }) => hidesPrice(status)).map(({ reference }) => reference));
    const firstHidden = first.references.findIndex((reference) => hidden.has(reference));
    expect(first.references.slice(firstHidden).every((reference) => hidden.has(reference))).toBe(true);
    expect(testNow % 300_000).toBe(0);
  });

  test('a random list of few estates is shuffled too', async () => {
    const { references } = await wholeList('buy', { _sort: 'random', features: 'bridge_crane' });
    expect([...references].sort()).toEqual(referenceList(smallEstates, 'buy', { features: 'bridge_crane' }).sort());
  });

  test.each([['price%2B'], ['price+'], ['price '], ['priceDescendent']])('the sort %j descends', async (spelling) => {
    const { body } = await origin.request.get(`/web/estates/buy?_sort=${spelling.replace(' ', '%20')}&_qty=48`);
    expect((body as EstateListDto).results.map(({ reference }) => reference)).toEqual(
      referenceList(smallEstates, 'buy', { _sort: 'price+' }).slice(0, 48),
    );
  });

  test('list parameters are repeated keys or separated by commas', async () => {
    const [repeated, joined] = await Promise.all([
      origin.ask('/estates/buy', { rooms: ['1', '3'] }),
      origin.ask('/estates/buy', { rooms: '1,3' }),
    ]);
    expect(repeated.body).toEqual(joined.body);
  });

  test('an empty list is a 200, a page past the last is a 404', async () => {
    expect((await origin.ask('/estates/buy', { province: 'soria' })).body).toEqual({
      results: [],
      total: 0,
      available: 0,
      closed: 0,
      page: 1,
      pages: 0,
      qty: 24,
    });
    for (const query of [{ province: 'soria', _page: '2' }, { _page: '9999' }, { _page: '999999999' }] as Record<
      string,
      string
    >[])
      expect((await origin.ask('/estates/buy', query)).status).toBe(404);
  });

  test('pins are the homes of the list at their public position', async () => {
    for (const query of [{}, { province: 'barcelona', rooms: '2' }] as Record<string, string>[]) {
      const { body } = await origin.ask('/estates/all/pins', { ...query, closed: '1' });
      const { total, pins } = body as { total: number; pins: [string, number, number, number | null, 0 | 1][] };
      const expected = referenceList(smallEstates, 'all', query);
      expect(total).toBe(expected.length);
      expect(pins.map(([key]) => key.toUpperCase()).sort()).toEqual([...expected].sort());
      for (const [key, lng, lat, price, exact] of pins) {
        const estate = smallEstates.find((one) => one.reference === key.toUpperCase())!;
        expect(price).toBe(hidesPrice(estate.status) ? null : (estate.price ?? null));
        expect(exact).toBe(estate.address.visibility === 'full' ? 1 : 0);
        const off = Math.max(Math.abs(lng - estate.location!.lng), Math.abs(lat - estate.location!.lat));
        expect(off).toBeLessThan(estate.address.visibility === 'full' ? 1e-5 : 0.003);
      }
    }
  });

  test('the map leaves out what is sold or rented until asked', async () => {
    const live = smallEstates.filter(({ status }) => !isClosed(status));
    for (const query of [
      {},
      { province: 'barcelona' },
      { province: 'barcelona', town: 'sitges' },
      { rooms: '2' },
      { features: 'elevator' },
      { features: 'elevator', furnished: '1' },
      { area_min: '80' },
      { bbox: '0,40,4,43' },
    ] as Record<string, string>[]) {
      const pinsOf = async (asked: Record<string, string>) =>
        (await origin.ask('/estates/all/pins', asked)).body as { total: number; pins: [string, ...unknown[]][] };
      const { total, pins } = await pinsOf(query);
      const shown = pins.map(([key]) => key.toUpperCase()).sort();
      const expected = (await pinsOf({ ...query, closed: '1' })).pins
        .map(([key]) => key.toUpperCase())
        .filter((reference) => live.some((estate) => estate.reference === reference))
        .sort();
      expect({ query, total, shown }).toEqual({ query, total: expected.length, shown: expected });
    }
    expect((await origin.ask('/estates/all/pins', { closed: 'yes' })).status).toBe(422);
  });

  test('a map box matches the homes whose public position is inside', async () => {
    const all = (
      (await origin.ask('/estates/all/pins', { closed: '1' })).body as {
        pins: [string, number, number, number | null][];
      }
    ).pins;
    const inside = all
      .filter(([, lng, lat]) => lng >= 2.2 && lng <= 2.25 && lat >= 41.4 && lat <= 41.44)
      .map(([key]) => key.toUpperCase());
    const { body } = await origin.ask('/estates/all', { bbox: '2.2,41.4,2.25,41.44', _qty: '48' });
    expect(inside.length).toBeGreaterThan(5);
    expect((body as EstateListDto).results.map(({ reference }) => reference).sort()).toEqual(inside.sort());
  });

  test('a list of one town or zone says where its centre is, and one around a point what lies there', async () => {
    const centreOf = async (query: Record<string, string>) =>
      ((await origin.ask('/estates/all', { ...query, _qty: '1' })).body as EstateListDto).centre;
    const zone = { province: 'barcelona', town: 'barcelona', zone: 'gracia' };
    const centre = (await centreOf(zone))!;
    expect(centre.name).toBe('Gràcia');
    const shown = ((await origin.ask('/estates/all/pins', zone)).body as { pins: [string, number, number][] }).pins;
    const mean = (position: 1 | 2) => shown.reduce((sum, pin) => sum + pin[position], 0) / shown.length;
    expect([centre.lng, centre.lat]).toEqual([mean(1), mean(2)].map((degrees) => Number(degrees.toFixed(4))));
    const near = `${centre.lat},${centre.lng},2`;
    expect(await centreOf({ near })).toEqual(centre);
    // Some metres beside it, and far from anything.
    expect(await centreOf({ near: `${centre.lat + 0.001},${centre.lng},2` })).toMatchObject({ name: 'Gràcia' });
    expect(await centreOf({ near: '42.5,-7.5,2' })).toEqual({ lat: 42.5, lng: -7.5 });
    expect((await origin.ask('/estates/all', { travel: '41.4,2.15,20,foot' })).status).toBe(422);
    // Rounded to about 100 m, as each new point is a call of the engine.
    const [lat, lng] = [centre.lat, centre.lng].map((degrees) => Math.round(degrees * 1_000) / 1_000);
    const travel = `${centre.lat},${centre.lng},20,foot`;
    expect(await centreOf({ travel, area: drawn })).toEqual({ name: 'Gràcia', lat, lng });
    expect(await centreOf({ province: 'barcelona' })).toBeUndefined();
    expect(await centreOf({ ...zone, zone: 'centro,gracia' })).toBeUndefined();
  });
});

onEveryBackend((backend) => {
  test('postcodes and streets find, suggest and show no address that is not public', async () => {
    const [home] = smallEstates;
    const at = (reference: string, visibility: 'full' | 'street' | 'hidden') => ({
      ...home!,
      ...{ id: reference, reference, type: 'buy' as const, status: 'available' },
      address: {
        ...home!.address,
        ...{ street_type: 'Calle', street_name: 'del Ensayo', street_number: '7' },
        postal_code: '08012',
        visibility,
      },
    });
    const origin = await startOrigin(backend, 'addresses', [
      at('AA0001-0001', 'full'),
      at('AA0001-0002', 'street'),
      at('AA0001-0003', 'hidden'),
    ]);
    const listed = async (query: Record<string, string>) =>
      ((await origin.ask('/estates/buy', { ...query, estate_type: home!.estate_type })).body as EstateListDto).results;
    const suggested = async (q: string) =>
      ((await origin.ask('/suggestions', { q, type: 'buy' })).body as SuggestionDto[]).filter(
        ({ kind }) => kind === 'postcode' || kind === 'street',
      );
    const ofPostcode = await listed({ postcode: '08012' });
    expect(ofPostcode.map(({ reference }) => reference)).toEqual(['AA0001-0001']);
    const street = `calle-del-ensayo/${home!.address.town_slug}`;
    const ofStreet = await listed({ street });
    expect(ofStreet.map(({ reference }) => reference).sort()).toEqual(['AA0001-0001', 'AA0001-0002']);
    const all = await listed({});
    expect(all.map(({ address }) => address.postal_code).filter(Boolean)).toEqual(['08012']);
    expect(
      JSON.stringify(await Promise.all(all.slice(0).map(({ key }) => origin.ask(`/estate/${key}/public`, {})))).match(
        /08012/g,
      ),
    ).toHaveLength(1);
    for (const text of ['08012', 'Calle del Ensayo 7, 08012'])
      expect(await suggested(text)).toMatchObject([{ kind: 'postcode', postcode: '08012', count: 1 }]);
    for (const text of ['ensayo', 'calle del ens', 'calle del ensayo', `Ensa, ${home!.address.town}`])
      expect(await suggested(text)).toMatchObject([{ kind: 'street', name: 'Calle del Ensayo', street, count: 2 }]);
    for (const text of ['plaza del ensayo', '08013', 'ensayo, otro lugar']) expect(await suggested(text)).toEqual([]);
    await origin.store.close();
  });

  test('circles, however many, say no more of a hidden address than the map does', async () => {
    const [home] = smallEstates;
    const at = (reference: string, lat: number, lng: number, visibility: 'full' | 'hidden') => ({
      ...home!,
      ...{ id: reference, reference, type: 'buy' as const, status: 'available' },
      address: { ...home!.address, visibility },
      location: { lat, lng },
    });
    // Opposite corners of one of the squares that the map rounds to.
    const origin = await startOrigin(backend, 'circles', [
      at('AA0001-0001', 41.4002, 2.148, 'hidden'),
      at('AA0001-0002', 41.4043, 2.1533, 'hidden'),
      at('AA0001-0003', 41.4002, 2.148, 'full'),
      at('AA0001-0004', 41.4043, 2.1533, 'full'),
    ]);
    const found = new Set<string>();
    for (let lat = 41.39; lat < 41.415; lat += 0.003)
      for (let lng = 2.134; lng < 2.168; lng += 0.004) {
        const near = `${lat.toFixed(4)},${lng.toFixed(4)},1`;
        const { body } = await origin.ask('/estates/buy', { near, estate_type: home!.estate_type });
        const { results } = body as EstateListDto;
        found.add(
          results
            .map(({ reference }) => reference.at(-1))
            .sort()
            .join(''),
        );
      }
    const together = (one: string, other: string) =>
      [...found].every((references) => references.includes(one) === references.includes(other));
    expect([together('1', '2'), together('3', '4')]).toEqual([true, false]);
    await origin.store.close();
  });
});
