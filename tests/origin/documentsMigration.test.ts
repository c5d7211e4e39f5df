import { Migrator, sql } from 'kysely';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { migrations } from '#origin/db/migrations.ts';
import type { Store } from '#origin/db/store.ts';
import { isFilled } from '#origin/prepareDatabase.ts';
import supertest from 'supertest';
import { onEveryBackend } from './backends.ts';

const lines = (text: string) => JSON.stringify({ 'es-ES': [text] });

/** A database with one estate, one agent and one agency as they were stored before migration 006. */
async function storeBefore({ db }: Store, summary: object, moreMedia: object[]): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo('005_subscriptions');
  if (error !== undefined) throw new Error('The old schema could not be made', { cause: error });
  await sql`insert into places (key, kind, parent, slug, name) values
    (1, 'province', 0, 'soria', 'Soria'), (2, 'town', 1, 'soria', 'Soria'), (3, 'zone', 2, 'centro', 'Centro')`.execute(
    db,
  );
  await sql`insert into agencies (key, id, slug, commercial_brand, independent, province, web, updated_at)
    values (1, 'a1', 'casa-mia', 'Casa Mía', 0, 1, 'https://mia.example', 5)`.execute(db);
  const agency = {
    city: { 'es-ES': 'Soria' },
    address: { streetType: 'Calle', streetName: 'Real', streetNumber: '1', postalCode: '42001', town: 'Soria' },
    email: 'hola@mia.example',
    phone: '+34600000001',
    hasLogo: true,
    founded: 1999,
    about: { 'es-ES': 'Somos' },
    consultancyAreas: JSON.parse(lines('Venta')) as unknown,
    memberships: JSON.parse(lines('Colegio')) as unknown,
  };
  await sql`insert into agency_details (agency, detail) values (1, ${JSON.stringify(agency)})`.execute(db);
  const profile = {
    gender: 'female',
    commercialBrand: 'Casa Mía',
    web: null,
    email: 'rosa@mia.example',
    phone: '+34600000002',
    city: { 'es-ES': 'Soria' },
    zones: ['Centro'],
    languages: ['Español'],
    social: {},
    portraitAge: 45,
    givenPortrait: { url: 'https://pictures.example/rosa.jpg', dimensions: {}, alt: { 'es-ES': 'Rosa' } },
  };
  await sql`insert into agents (key, id, slug, full_name, agency, province, has_portrait, draw, profile, updated_at)
    values (1, 'g1', 'rosa-gil', 'Rosa Gil', 1, 1, 1, 7, ${JSON.stringify(profile)}, 5)`.execute(db);
  const person = {
    about: { 'es-ES': 'Soy Rosa' },
    training: JSON.parse(lines('Curso')) as unknown,
    experience: JSON.parse(lines('Desde 2015')) as unknown,
    consultancyAreas: JSON.parse(lines('Venta')) as unknown,
    sales: 3,
    rents: 1,
    reviews: [
      {
        author: 'Pepa P.',
        rating: 5,
        text: { 'es-ES': 'Bien' },
        language: 'es-ES',
        source: 'Google',
        url: null,
        publishedAt: Date.UTC(2026, 0, 2),
      },
    ],
    certifications: JSON.parse(lines('API')) as unknown,
    memberships: JSON.parse(lines('Colegio')) as unknown,
    video: null,
  };
  await sql`insert into agent_details (agent, detail) values (1, ${JSON.stringify(person)})`.execute(db);
  await sql`insert into estates (key, source, source_id, url_key, reference, reference_text, type, status, unavailable, estate_type, subtype, price, shown_price, area,
      rooms, bathrooms, furnished, conservation, published_at, updated_at, draw, traits, features, province, town, zone, agent, agency, lat, lng, geo_row)
    values (1, '', 'e1', 'ab1000-2000', 'AB1000-2000', 'ab10002000', 0, 'reserved', 1, 'flat', null, 90000, null, 80, 3, null, 1, 'good', ${Date.UTC(2026, 0, 1)},
      ${Date.UTC(2026, 1, 1)}, 9, 0, 0, 1, 2, 3, 1, 1, 4176450, -246295, 835)`.execute(db);
  const documents = {
    description: { 'es-ES': 'Piso' },
    urlSlug: { 'es-ES': 'piso-ab1000-2000' },
    streetType: 'Calle',
    streetName: 'Real',
    streetNumber: '8',
    visibility: 'street',
    conditionedAir: true,
    orientationNorth: false,
    orientationSouth: true,
    orientationEast: false,
    orientationWest: false,
    cee: { state: 'completed', consumption: 100, emissions: null, rating: 'D' },
    features: ['elevator'],
    createdAt: Date.UTC(2026, 0, 1),
    ...summary,
  };
  await sql`insert into estate_summaries (estate, summary) values (1, ${JSON.stringify(documents)})`.execute(db);
  const detail = {
    text: { 'es-ES': 'Un piso' },
    moreMedia,
    virtualTour: null,
    video: 'https://video.example/1',
    highlights: JSON.parse(lines('Luz')) as unknown,
    special: { 'es-ES': [] },
    rentalConditions: null,
    referenceIndex: null,
    lastRent: null,
    largeHolder: null,
    registrationNumber: null,
  };
  await sql`insert into estate_details (estate, detail) values (1, ${JSON.stringify(detail)})`.execute(db);
  await sql`insert into place_counts (place, type, listed, live, updated_at) values (0, 0, 1, 1, 5), (1, 0, 1, 1, 5)`.execute(
    db,
  );
  await sql`insert into meta (name, value) values ('filled', '2026-01-01')`.execute(db);
}

onEveryBackend((backend) => {
  test('an imported network is kept: its people and estates are answered as before', async () => {
    const store = backend.open('imported_before');
    const picture = {
      url: 'https://pictures.example/1.jpg',
      dimensions: { sm: 'https://pictures.example/1-420.jpg' },
      alt: { 'es-ES': 'El salón' },
      preview: 'https://pictures.example/1-1200.jpg',
    };
    await storeBefore(
      store,
      { media: [{ type: 'image', category: 'living', webCover: true, given: picture }], look: null },
      [
        {
          type: 'plan',
          category: 'plan',
          webCover: false,
          given: { url: 'https://pictures.example/2.jpg', dimensions: {} },
        },
        { type: 'image', category: 'kitchen', webCover: false },
      ],
    );
    await migrateDatabase(store.db);
    const request = supertest(createOrigin({ store }));
    const ask = async (path: string): Promise<unknown> => (await request.get(`/web${path}`).expect(200)).body;
    const brief = {
      id: 'g1',
      slug: 'rosa-gil',
      full_name: 'Rosa Gil',
      phone: '+34600000002',
      email: 'rosa@mia.example',
      languages: ['Español'],
      agency: { slug: 'casa-mia', commercial_brand: 'Casa Mía', independent: false },
    };
    const estate = {
      id: 'e1',
      reference: 'AB1000-2000',
      slug: 'piso-ab1000-2000',
      url_slug: { 'es-ES': 'piso-ab1000-2000' },
      type: 'buy',
      status: 'reserved',
      estate_type: 'flat',
      area_constructed: 80,
      rooms: 3,
      description: { 'es-ES': 'Piso' },
      address: {
        province: 'Soria',
        province_slug: 'soria',
        town: 'Soria',
        town_slug: 'soria',
        zone: 'Centro',
        zone_slug: 'centro',
        street_type: 'Calle',
        street_name: 'Real',
        visibility: 'street',
      },
      furnished: true,
      conditioned_air: true,
      orientation_north: false,
      orientation_south: true,
      orientation_east: false,
      orientation_west: false,
      conservation: 'good',
      cee: { state: 'completed', consumption: 100, rating: 'D' },
      features: ['elevator'],
      // Pictures from elsewhere are shown once there are copies.
      agent: brief,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-02-01T00:00:00.000Z',
    };
    expect(await ask('/estates/buy?references=AB1000-2000')).toMatchObject({ results: [{ ...estate, media: [] }] });
    expect(await ask('/estate/AB1000-2000/public')).toEqual({
      ...estate,
      location: { lat: 41.7645, lng: -2.46295, precision: 'approximate' },
      pictures: 1,
      media: [],
      text: { 'es-ES': 'Un piso' },
      video: 'https://video.example/1',
      highlights: { 'es-ES': ['Luz'] },
      special: { 'es-ES': [] },
    });
    expect(await ask('/agent/rosa-gil')).toEqual({
      ...brief,
      kind: 'agent',
      gender: 'female',
      commercial_brand: 'Casa Mía',
      city: { 'es-ES': 'Soria' },
      province: 'Soria',
      province_slug: 'soria',
      zones: ['Centro'],
      social: {},
      about: { 'es-ES': 'Soy Rosa' },
      training: { 'es-ES': ['Curso'] },
      experience: { 'es-ES': ['Desde 2015'] },
      consultancy_areas: { 'es-ES': ['Venta'] },
      sales: 3,
      rents: 1,
      reviews: [
        {
          author: 'Pepa P.',
          rating: 5,
          text: { 'es-ES': 'Bien' },
          language: 'es-ES',
          source: 'Google',
          date: '2026-01-02T00:00:00.000Z',
        },
      ],
      certifications: { 'es-ES': ['API'] },
      memberships: { 'es-ES': ['Colegio'] },
    });
    expect(await ask('/agency/casa-mia')).toMatchObject({
      id: 'a1',
      commercial_brand: 'Casa Mía',
      web: 'https://mia.example',
      founded: 1999,
      address: { street_name: 'Real', postal_code: '42001' },
      agents: [{ slug: 'rosa-gil' }],
      sales: 3,
    });
    expect(await isFilled(store)).toBe(true);
    const hidden = await store.db.selectFrom('estate_details').select('hidden_address').executeTakeFirstOrThrow();
    expect(JSON.parse(hidden.hidden_address!)).toEqual({ street_number: '8' });
    await store.close();
  });

  test('a demo network is removed, so that the next start creates it again', async () => {
    const store = backend.open('demo_before');
    await storeBefore(
      store,
      { media: [{ type: 'image', category: 'living', webCover: true }], look: { view: 'sea' } },
      [],
    );
    await migrateDatabase(store.db);
    for (const table of ['estates', 'agents', 'agencies', 'place_counts'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await isFilled(store)).toBe(false);
    await store.close();
  });
});
