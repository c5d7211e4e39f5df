import type { AgencyDto, AgencyProfileDto } from '#shared/contract/agency.ts';
import type { AgentDto, AgentProfileDto } from '#shared/contract/agent.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { AgencyInput } from '#origin/db/input/networkInput.ts';
import { saveAgency, saveAgent } from '#origin/db/people/savePeople.ts';
import { unknownAgencies } from '#origin/folder/unknownAgencies.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { agentOf, smallAgencies, smallAgents, smallEstates, smallNetwork } from './smallNetwork.ts';
import { onEveryOrigin, startOrigin } from './startOrigin.ts';
import { prepareDemo } from './prepareDemo.ts';

const unknown = { code: '9002', message: 'INVALID_PARAMETER', error: 'INVALID_PARAMETER' };

onEveryOrigin('people', (origin, backend) => {
  const ask = async <T>(path: string): Promise<T> => (await origin.ask(path)).body as T;

  test('agencies that a setting names and nobody has are told', async () => {
    const store = backend.open('people_unknown');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork([]));
    expect(await unknownAgencies(store, ['casa-clara', 'noagency'])).toEqual(['noagency']);
    expect(await unknownAgencies(store, [])).toEqual([]);
    await store.close();
  });

  test('an agency that is loaded is dated by its people, on every instance alike, and by its changes', async () => {
    const store = backend.open('people_dates');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork([]));
    const agency = { ...smallAgencies[0]!, id: 'n', slug: 'nueva' };
    const agent = { ...smallAgents[0]!, id: 'n', slug: 'nueva-ana', agency: { slug: 'nueva', independent: false } };
    const dateAt = async (now: number, changes: Partial<AgencyInput>) => {
      await store.db.transaction().execute(async (trx) => {
        const own = { source: null, now };
        const key = await saveAgency(store, trx, { ...agency, ...changes }, own);
        await saveAgent(store, trx, agent, key, own);
      });
      const found = store.db.selectFrom('agencies').select('updated_at').where('slug', '=', 'nueva');
      return Number((await found.executeTakeFirstOrThrow()).updated_at);
    };
    const newest = Math.max(...agent.reviews.map(({ date }) => Date.parse(date!)));
    const [loaded, later, changed] = [1, 2, 3].map((day) => Date.UTC(2026, 5, day));
    expect(await dateAt(loaded!, {})).toBe(newest);
    expect(await dateAt(later!, {})).toBe(newest);
    expect(await dateAt(changed!, { founded: 1991 })).toBe(changed);
    await store.close();
  });

  test('provinces with agents are ordered by name, with the number of agents', async () => {
    expect(await ask('/agent-provinces')).toEqual([
      { slug: 'barcelona', name: 'Barcelona', count: 3 },
      { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife', count: 1 },
    ]);
  });

  test("a province's agents are listed by name; a province without any is empty", async () => {
    expect((await ask<AgentDto[]>('/agents/barcelona')).map(({ full_name: name }) => name)).toEqual([
      'Ana Mas',
      'Beni Coll',
      'Dídac Roig',
    ]);
    expect(await ask('/agents/soria')).toEqual([]);
    expect(await ask('/agencies/soria')).toEqual([]);
  });

  test('an agent in a list has the fields of a card', async () => {
    const [ana, beni, didac] = await ask<AgentDto[]>('/agents/barcelona');
    expect(ana).toEqual({
      id: 'agent-1',
      slug: 'ana-mas',
      full_name: 'Ana Mas',
      kind: 'agent',
      gender: 'female',
      phone: '+34600000000',
      email: 'agent1@vencejo.example',
      register_number: '00000-01',
      register: { name: 'AICAT' },
      commercial_brand: 'Casa Clara',
      city: smallAgents[0]!.city,
      province: 'Barcelona',
      province_slug: 'barcelona',
      zones: ['Gràcia'],
      languages: ['Español', 'Català'],
      social: { instagram: 'https://instagram.com/vencejo' },
      image: expect.objectContaining({ url: '/media/agents/ana-mas/portrait-female-45-1400.jpg' }) as unknown,
      agency: { slug: 'casa-clara', commercial_brand: 'Casa Clara', independent: false },
      rating: { average: expect.any(Number) as unknown, count: 8 },
      estates: expect.any(Number) as unknown,
      sales: 10,
    });
    expect(beni).not.toHaveProperty('image');
    // Alone under no brand: neither the agent nor the agency has one.
    expect(didac).not.toHaveProperty('commercial_brand');
    expect(didac!.agency).toEqual({ slug: 'didac-roig-agente', independent: true });
    expect((await ask<AgentDto[]>('/agents/santa-cruz-de-tenerife'))[0]).toMatchObject({
      commercial_brand: 'Teide Hogar',
      web: 'https://teide-hogar.example',
      agency: { commercial_brand: 'Teide Hogar', independent: true },
    });
  });

  test('a list says how many available listings an agent has, and what reviews say on average', async () => {
    const [ana, ...others] = await ask<AgentDto[]>('/agents/barcelona');
    const available = smallEstates.filter((estate) => agentOf(estate) === 'ana-mas' && estate.status === 'new');
    expect(ana!.estates).toBe(available.length);
    const { reviews } = await ask<AgentProfileDto>('/agent/ana-mas');
    const sum = reviews.reduce((stars, { rating }) => stars + rating, 0);
    expect(ana!.rating).toEqual({ average: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length });
    for (const { slug, rating } of others) {
      const { reviews: own } = await ask<AgentProfileDto>(`/agent/${slug!}`);
      expect(rating?.count).toBe(own.length === 0 ? undefined : own.length);
    }
  });

  test.each(['ana-mas', 'agent-1'])('an agent is found by %s, with all fields of their page', async (name) => {
    const { about, training, experience, consultancy_areas, certifications, memberships, reviews } = smallAgents[0]!;
    const agent = await ask<AgentProfileDto>(`/agent/${name}`);
    expect(agent).toMatchObject({
      slug: 'ana-mas',
      about,
      training,
      experience,
      consultancy_areas,
      certifications,
      memberships,
      sales: 10,
      rents: 0,
      video: 'https://video.example/1',
    });
    expect(agent.reviews).toHaveLength(8);
    expect(agent.reviews[1]).toEqual({
      author: 'Pepa 0.',
      rating: 4,
      text: reviews[1]!.text,
      language: 'ca-ES',
      source: 'Google',
      url: 'https://google.example/1',
      date: '2026-01-18T00:00:00.000Z',
    });
    expect('url' in agent.reviews[0]!).toBe(false);
    expect(JSON.stringify(agent)).not.toContain('null');
  });

  test("the list filtered by agent has the agent's homes", async () => {
    const { results, total } = await ask<EstateListDto>('/estates/all?agent=ana-mas');
    expect(total).toBeGreaterThan(0);
    expect(new Set(results.map(({ agent }) => agent!.slug))).toEqual(new Set(['ana-mas']));
  });

  test('agencies are firms and independent agents with a brand, with the names of their agents', async () => {
    const [clara, ...others] = await ask<AgencyDto[]>('/agencies/barcelona');
    expect(others).toEqual([]);
    expect(clara).toMatchObject({
      id: 'agency-1',
      slug: 'casa-clara',
      kind: 'agency',
      commercial_brand: 'Casa Clara',
      independent: false,
      web: 'https://casa-clara.example',
      province: 'Barcelona',
      address: {
        street_type: 'Calle',
        street_name: 'Mayor',
        street_number: '1',
        postal_code: '08001',
        town: 'Barcelona',
      },
      email: 'hola@casa-clara.example',
      agents: [
        { id: 'agent-1', slug: 'ana-mas', full_name: 'Ana Mas' },
        { id: 'agent-2', slug: 'beni-coll', full_name: 'Beni Coll' },
      ],
    });
    expect(await ask<AgencyDto[]>('/agencies/santa-cruz-de-tenerife')).toMatchObject([
      { slug: 'teide-hogar', independent: true, agents: [{ slug: 'carla-hdez' }] },
    ]);
  });

  test.each(['casa-clara', 'agency-1'])('an agency is found by %s, with its agents and their data', async (name) => {
    const agency = await ask<AgencyProfileDto>(`/agency/${name}`);
    expect(agency).toMatchObject({
      slug: 'casa-clara',
      about: smallAgencies[0]!.about,
      founded: 1990,
      image: { url: smallAgencies[0]!.image!.url },
      location: { lat: 41.3825, lng: 2.1769 },
      opening_hours: { mon: ['09:30-14:00', '16:00-19:00'], fri: ['09:30-14:00'] },
      sales: 30,
      rents: 1,
      zones: ['Gràcia', 'Sitges'],
      languages: ['Español', 'Català'],
      agents: [{ slug: 'ana-mas', image: {} }, { slug: 'beni-coll' }],
    });
    // Twelve of sixteen, the latest first, each with whom it is about.
    expect(agency.reviews).toHaveLength(12);
    expect(agency.reviews.slice(0, 3).map(({ date, agent }) => [date!.slice(0, 10), agent!.slug])).toEqual([
      ['2026-01-20', 'ana-mas'],
      ['2026-01-19', 'beni-coll'],
      ['2026-01-18', 'ana-mas'],
    ]);
  });

  test('an independent agent without a brand is also found as an agency, under their name', async () => {
    expect(await ask<AgencyProfileDto>('/agency/didac-roig-agente')).toMatchObject({
      commercial_brand: 'Dídac Roig',
      independent: true,
      agents: [{ slug: 'didac-roig' }],
      reviews: [],
    });
  });

  test.each([
    '/agents/nowhere',
    '/agent/nobody',
    '/agent/casa-clara',
    '/agencies/nowhere',
    '/agency/nobody',
    '/agency/ana-mas',
    '/agent/__proto__',
    '/agent/%27',
    '/agents/sitges',
  ])('%s is unknown: 404', async (path) => {
    const { status, body } = await origin.ask(path);
    expect({ status, body: body as unknown }).toEqual({ status: 404, body: unknown });
  });

  test('surrogate keys name the people in an answer', async () => {
    const tags = async (path: string) => (await origin.ask(path)).headers['surrogate-key'];
    expect(await tags('/agents/barcelona')).toBe(
      'agents province:barcelona agent:ana-mas agency:casa-clara agent:beni-coll agent:didac-roig agency:didac-roig-agente',
    );
    expect(await tags('/agent/agent-2')).toBe('agents province:barcelona agent:beni-coll agency:casa-clara');
    expect(await tags('/agencies/barcelona')).toBe(
      'agents province:barcelona agency:casa-clara agent:ana-mas agent:beni-coll',
    );
    expect(await tags('/agency/casa-clara')).toBe(
      'agents province:barcelona agency:casa-clara agent:ana-mas agent:beni-coll',
    );
    expect(await tags('/agent-provinces')).toBe('provinces agents');
  });

  test('an agent with only a stored card is answered with the fields of the card', async () => {
    const partial = await startOrigin(backend, 'partial');
    await partial.store.db.deleteFrom('agent_details').execute();
    expect((await partial.ask('/agent/ana-mas')).body).toMatchObject({ slug: 'ana-mas', image: {} });
    expect((await partial.ask('/agency/casa-clara')).body).toMatchObject({
      commercial_brand: 'Casa Clara',
      agents: [{}, {}],
      reviews: [],
      sales: 0,
    });
    await partial.store.close();
  });

  test('portraits and logos are answered with their words', async () => {
    const [ana] = await ask<AgentDto[]>('/agents/barcelona');
    const { logo } = await ask<AgencyProfileDto>('/agency/casa-clara');
    expect([ana!.image!.alt, logo!.alt]).toEqual([smallAgents[0]!.image!.alt, smallAgencies[0]!.logo!.alt]);
  });

  test('all people of the demo are stored and answered', async () => {
    const store = backend.open('demo');
    await prepareDemo(store, { estates: 30, create: () => demoNetwork(30) });
    const count = async (table: 'agents' | 'agencies' | 'agent_details' | 'agency_details') =>
      Number(
        (
          await store.db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect([
      await count('agents'),
      await count('agent_details'),
      await count('agencies'),
      await count('agency_details'),
    ]).toEqual([89, 89, 40, 40]);
    await store.close();
  });
});
