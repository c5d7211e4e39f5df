import request from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { onEveryBackend } from '../origin/backends.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { testNow } from '../origin/startOrigin.ts';
import { syncListings } from '../origin/syncListings.ts';

/**
 * An optional fact of an estate, and how its page shows it: as a row of a table with a term and a value, or, without a
 * value, as a line of its own.
 */
interface Fact {
  name: keyof EstateDto;
  changes: Partial<EstateDto>;
  term: string;
  value?: string;
}

const facts: Fact[] = [
  { name: 'floor', changes: { floor: 3 }, term: 'Altura', value: '3.ª planta' },
  { name: 'floor_name', changes: { floor_name: 'mezzanine' }, term: 'Altura', value: 'Entresuelo' },
  { name: 'lift', changes: { lift: false, features: [] }, term: 'Sin ascensor' },
  { name: 'floors', changes: { floors: 6 }, term: 'Plantas', value: '6' },
  { name: 'exterior', changes: { exterior: false }, term: 'Exterior', value: 'No' },
  { name: 'area_useful', changes: { area_useful: 76 }, term: 'Superficie útil', value: '76 m²' },
  { name: 'area_plot', changes: { area_plot: 1_250 }, term: 'Superficie de la parcela', value: '1.250 m²' },
  { name: 'area_terrace', changes: { area_terrace: 12 }, term: 'Superficie de la terraza', value: '12 m²' },
  { name: 'licence', changes: { licence: 'VT-12345-A' }, term: 'Licencia turística', value: 'VT-12345-A' },
  {
    name: 'works_licence',
    changes: { works_licence: { number: '2024/0217', expires_on: '2027-03-30T22:00:00.000Z' } },
    term: 'Licencia de obras',
    value: '2024/0217, caducidad: 31/03/2027',
  },
  { name: 'year', changes: { year: 1962 }, term: 'Año de construcción', value: '1962' },
  { name: 'heating', changes: { heating: 'wood' }, term: 'Calefacción', value: 'De leña o pellets' },
  { name: 'community_fee', changes: { community_fee: 85 }, term: 'Comunidad', value: '85 € / mes' },
  { name: 'ibi', changes: { ibi: 420 }, term: 'IBI (impuesto anual)', value: '420 € / año' },
  { name: 'deposit', changes: { type: 'rent', price: 865, deposit: 1_730 }, term: 'Fianza', value: '1.730 €' },
  {
    name: 'available_from',
    changes: { available_from: '2199-03-01T00:00:00.000Z' },
    term: 'Disponible',
    value: 'Desde el 01/03/2199',
  },
  { name: 'pets', changes: { type: 'rent', pets: false }, term: 'Se admiten mascotas', value: 'No' },
  { name: 'features', changes: { features: ['elevator'] }, term: 'Ascensor' },
  {
    name: 'surroundings',
    changes: { surroundings: [{ kind: 'transport', name: { 'es-ES': 'Metro Fontana' }, distance: 500 }] },
    term: 'Metro Fontana',
    value: 'unos 500 m',
  },
];

/** What an answer leaves out where it is not given; it always has a list of features. */
const optionalNames = facts.map(({ name }) => name).filter((name) => name !== 'features');

const referenceOf = (at: number): string => `FA0000-${String(at).padStart(4, '0')}`;

/** An available flat without any fact, as a network sends it. */
function bareFlat(answer: EstateDto, reference: string): EstateDto {
  const slug = `piso-${reference.toLowerCase()}`;
  const named: EstateDto = {
    ...answer,
    id: slug,
    reference,
    key: slugOfReference(reference),
    slug,
    url_slug: { 'es-ES': slug },
  };
  const flat: EstateDto = { ...named, type: 'buy', status: 'new', price: 300_000, estate_type: 'flat', features: [] };
  return Object.fromEntries(
    Object.entries(flat).filter(([name]) => !optionalNames.some((optional) => optional === name)),
  ) as unknown as EstateDto;
}

onEveryBackend((backend) => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    site = await createOriginSite({}, smallNetwork(), backend.open('facts'));
    const { body } = await request(site.app).get(`/web/estate/${smallEstates[0]!.reference}/public`).expect(200);
    // The last one has no fact.
    const estates = [...facts.map(({ changes }) => changes), {}].map((changes, at) => ({
      ...bareFlat(body as EstateDto, referenceOf(at)),
      ...changes,
    }));
    const report = await syncListings(site.store, estates, { now: testNow });
    expect(report).toMatchObject({ new: estates.length, refused: [] });
  }, 60_000);
  afterAll(() => site.close());

  const answerOf = async (at: number) =>
    (
      await request(site.app)
        .get(`/web/estate/${referenceOf(at)}/public`)
        .expect(200)
    ).body as EstateDto;

  /** What the page says; a row of a table as its term and its value. */
  async function linesOf({ address, type, url_slug: slugs, key }: EstateDto): Promise<string[]> {
    const params = { province: address.province_slug, type, slug: slugs['es-ES'], ref: key };
    const { text } = await request(site.app)
      .get(buildUrl({ to: 'Estate', params }, 'es'))
      .expect(200);
    return text
      .replace(/<(script|style).*?<\/\1>/gs, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('<dd>', ': ')
      .split(/<\/(?:dd|li|p|h\d)>/)
      .map((line) => line.replace(/<[^>]+>/g, '').trim());
  }

  test.each(facts)('$name comes from an import through the answer to the page', async ({ name, changes, ...row }) => {
    const answer = await answerOf(facts.findIndex((fact) => fact.name === name));
    expect(answer).toMatchObject(changes);
    expect(await linesOf(answer)).toContain(row.value === undefined ? row.term : `${row.term}: ${row.value}`);
  });

  test('a fact that is not given is in no answer and on no page', async () => {
    const answer = await answerOf(facts.length);
    for (const name of optionalNames) expect(answer).not.toHaveProperty(name);
    // What a home costs a month names what of it is not known.
    const stated = (await linesOf(answer)).filter((line) => !line.endsWith(': No consta'));
    const terms = stated.map((line) => line.split(': ')[0]);
    for (const { term } of facts) expect(terms).not.toContain(term);
  });
});
