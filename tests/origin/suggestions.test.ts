import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { PlaceDto } from '#shared/contract/place.ts';
import { hidesPrice, homeTypes } from '#shared/domain/estate.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const countOf = (type: string, isThere: (address: (typeof smallEstates)[number]['address']) => boolean): number =>
  smallEstates.filter(
    (estate) =>
      estate.type === type &&
      isThere(estate.address) &&
      homeTypes.some((kind) => kind === estate.estate_type) &&
      !hidesPrice(estate.status),
  ).length;

onEveryOrigin('suggestions', (origin) => {
  const ask = async (q: string, query: Record<string, string> = {}): Promise<SuggestionDto[]> => {
    const { status, body } = await origin.ask('/suggestions', { q, ...query });
    expect(status).toBe(200);
    return body as SuggestionDto[];
  };
  const named = (answer: readonly SuggestionDto[]): string[] => answer.map(({ kind, name }) => `${kind} ${name}`);

  test('a place has its slugs, what it lies in, and its available homes of the type', async () => {
    const [zone] = await ask('gracia', { type: 'buy' });
    expect(zone).toEqual({
      kind: 'zone',
      name: 'Gràcia',
      within: 'Barcelona',
      province: 'barcelona',
      town: 'barcelona',
      zone: 'gracia',
      count: countOf('buy', ({ zone_slug }) => zone_slug === 'gracia'),
    });
    const [rented] = await ask('gracia', { type: 'rent' });
    expect(rented!.count).toBe(countOf('rent', ({ zone_slug }) => zone_slug === 'gracia'));
    const [both] = await ask('gracia');
    expect(both!.count).toBe(zone!.count! + rented!.count!);
  });

  test('one number of a province everywhere: in the suggestion, among the provinces, in its list', async () => {
    const suggested = (await ask('barcelona', { type: 'buy' })).find(({ kind }) => kind === 'province');
    const places = (await origin.ask('/provinces', { type: 'buy' })).body as PlaceDto[];
    const { body } = await origin.ask('/estates/buy', { province: 'barcelona', estate_type: homeTypes.join() });
    expect(suggested!.count).toBe((body as EstateListDto).available);
    expect(suggested!.count).toBe(places.find(({ slug }) => slug === 'barcelona')!.homes);
  });

  test.each([
    ['GRÀCIA', 'zone Gràcia'],
    ['barcelona gracia', 'zone Gràcia'],
    ['avila', 'province Ávila'],
    ['laguna', 'town La Laguna'],
    ['san cristobal de la laguna', 'town La Laguna'],
    ['tenerife santa', 'province Santa Cruz de Tenerife'],
    ['stges', 'town Sitges'],
    ['S. Cristóbal de La Laguna', 'town La Laguna'],
    ['La Laguna (Tenerife)', 'town La Laguna'],
    ['Sta. Cruz de Tenerife', 'province Santa Cruz de Tenerife'],
    ['Ana Más', 'agent Ana Mas'],
    ['mas ana', 'agent Ana Mas'],
    ['casa clara', 'agency Casa Clara'],
    ['casa clera', 'agency Casa Clara'],
    // Nicknames, landmarks and areas by any of their names.
    ['barna', 'town Barcelona'],
    ['bcn', 'town Barcelona'],
    ['sagrada familia', 'landmark Sagrada Família'],
    ['la sagrada familia barcelona', 'landmark Sagrada Família'],
    ['aeroport del prat', 'landmark Aeropuerto de Barcelona'],
    ['costa del garraf', 'area Garraf'],
    ['tenerife', 'area Tenerife'],
  ])('%s finds %s', async (text, expected) => {
    expect(named(await ask(text))[0]).toBe(expected);
  });

  test('of equal names the city comes first, then the place with more homes; a zone of each town is there', async () => {
    // A city has fewer homes than its province, and is what most people mean by the name.
    expect(named(await ask('barcelona')).slice(0, 2)).toEqual(['town Barcelona', 'province Barcelona']);
    expect(named(await ask('bar')).slice(0, 2)).toEqual(['town Barcelona', 'province Barcelona']);
    const zones = (await ask('centro')).filter(({ kind }) => kind === 'zone');
    expect(zones.map(({ within }) => within).sort()).toEqual(['Barcelona', 'La Laguna, Santa Cruz de Tenerife']);
    expect(zones[0]!.count).toBeGreaterThanOrEqual(zones[1]!.count!);
  });

  test('a landmark is a point in its town, an area an outline; of provinces and towns with listings alone', async () => {
    const [station] = await ask('sants estacio', { language: 'ca' });
    expect(station).toEqual({
      kind: 'landmark',
      name: 'Estació de Sants',
      within: 'Barcelona',
      province: 'barcelona',
      town: 'barcelona',
      slug: 'estacion-de-sants',
      near: '41.379,2.14,1',
    });
    const [garraf] = await ask('garraf', { language: 'en' });
    expect(garraf).toMatchObject({ kind: 'area', name: 'Garraf coast', within: 'Barcelona', slug: 'garraf' });
    const list = async (query: Record<string, string>) =>
      (await origin.ask('/estates/buy', { province: 'barcelona', ...query })).body as EstateListDto;
    const inGarraf = await list({ area: garraf!.area! });
    expect(inGarraf.called).toEqual({
      ...{ 'es-ES': 'el Garraf', 'ca-ES': 'el Garraf', 'en-US': 'the Garraf coast' },
      ...{ 'de-DE': 'der Garraf', 'nl-NL': 'El Garraf', 'fr-FR': 'le Garraf' },
    });
    expect((await list({ near: '41.379,2.14,2' })).called?.['ca-ES']).toBe("l'estació de Sants");
    expect((await list({ near: '41.38,2.14,2' })).called).toBeUndefined();
    for (const elsewhere of ['costa brava', 'vlc', 'guggenheim']) expect(await ask(elsewhere)).toEqual([]);
    // The town alone is not the landmarks that have its name in theirs.
    expect((await ask('barcelona')).filter(({ kind }) => kind === 'landmark')).toEqual([]);
  });

  test('people without a brand are no agency; answers are bounded', async () => {
    expect(named(await ask('didac roig'))).toEqual(['agent Dídac Roig']);
    expect((await ask('a')).length).toBeLessThanOrEqual(12);
  });

  test.each(['', '-', ' '])(
    'a reference is one home, written with "%s" in it, in the language asked for',
    async (between) => {
      const { reference, address, type, url_slug } = smallEstates[0]!;
      expect(await ask(reference.toLowerCase().replace('-', between), { language: 'ca' })).toEqual([
        {
          kind: 'estate',
          name: reference,
          within: address.zone ?? address.town,
          province: address.province_slug,
          slug: url_slug['ca-ES'],
          reference,
          key: reference.toLowerCase(),
          type,
        },
      ]);
    },
  );

  test('an unknown reference is no home, and its answer goes when there is one', async () => {
    const { status, body, headers } = await origin.ask('/suggestions', { q: 'ZZ9999-9999' });
    expect([status, body]).toEqual([200, []]);
    expect(headers['surrogate-key']).toBe('estates provinces agents suggestions estate:zz9999-9999');
  });

  test('a postcode is its town where that is known, else its province, else nothing', async () => {
    expect(named(await ask('08012', { type: 'buy' }))).toEqual(['town Barcelona']);
    expect(named(await ask('08870', { type: 'buy' }))).toEqual(['province Barcelona']);
    expect(named(await ask('cp 38 001'.replace(' 001', '001')))).toEqual(['province Santa Cruz de Tenerife']);
    expect(await ask('28013')).toEqual([]);
  });

  test('it may be kept for some minutes', async () => {
    const { headers } = await origin.ask('/suggestions', { q: 'barcelona' });
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800');
    expect(headers['surrogate-key']).toBe('estates provinces agents suggestions');
  });

  test.each([
    [{}, ['q']],
    [{ q: ' .,- ' }, ['q']],
    [{ q: 'a'.repeat(81) }, ['q']],
    [{ q: 'sitges', type: 'sell' }, ['type']],
    [{ q: 'sitges', language: 'pt', type: 'all' }, ['type', 'language']],
  ])('%j is refused', async (query, fields) => {
    const { status, body } = await origin.ask('/suggestions', query);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(fields);
  });

  test('only GET', async () => {
    expect((await origin.request.post('/web/suggestions?q=a')).status).toBe(405);
  });
});
