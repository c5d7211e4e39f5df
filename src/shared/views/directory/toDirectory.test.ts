import { toAgency } from '#shared/api/agency.ts';
import { toAgents } from '#shared/api/agent.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { AgentsQuery } from '#shared/routes/queries/agentsQuery.ts';
import { fakeAgency, fakeAgent } from '#tests/fakes/people.ts';
import { toDirectory } from './toDirectory.ts';

const firm = (brand: string) => ({ slug: brand.toLowerCase(), commercial_brand: brand, independent: false });
const agents = [
  fakeAgent({
    slug: 'zoe',
    full_name: 'Zoe',
    agency: firm('Alba'),
    languages: ['Klingon', 'English', 'Español'],
    zones: ['Sants'],
  }),
  fakeAgent({
    slug: 'bea',
    full_name: 'Bea',
    agency: { independent: true },
    languages: ['Español'],
    zones: ["L'Eixample"],
  }),
  fakeAgent({
    slug: 'alex',
    full_name: 'Àlex',
    agency: firm('Zafir'),
    languages: ['Català'],
    zones: ['Àger', 'Sants'],
  }),
  fakeAgent({ slug: 'ada', full_name: 'Ada', agency: firm('Alba') }),
  fakeAgent({ slug: 'nobody', full_name: '' }),
];
const agencies = [
  fakeAgency({ slug: 'zafir', commercial_brand: 'Zafir', agents: [agents[2]!] }),
  fakeAgency({ slug: 'rosa-gil', commercial_brand: 'Rosa Gil', independent: true, agents: [agents[1]!] }),
  fakeAgency({ slug: 'alba', commercial_brand: 'Alba', agents: [agents[0]!, agents[3]!] }),
].map((agency) => toAgency(agency));

const directory = (query: Partial<AgentsQuery> = {}) =>
  toDirectory({
    agents: toAgents(agents),
    agencies,
    language: 'es',
    query: { tab: 'agents', sort: query.tab === 'agencies' ? 'agency+' : 'agent+', page: 1, ...query },
  });
const agentNames = (query?: Partial<AgentsQuery>) => directory(query).agents.map(({ name }) => name);

it('sorts by name in both directions, and leaves out agents without one', () => {
  expect(agentNames()).toEqual(['Ada', 'Àlex', 'Bea', 'Zoe']);
  expect(agentNames({ sort: 'agent-' })).toEqual(['Zoe', 'Bea', 'Àlex', 'Ada']);
  expect(directory().totals).toEqual({ agents: 4, agencies: 3 });
});

it('sorts by agency in both directions, then by name, agents without an agency last', () => {
  expect(agentNames({ sort: 'agency+' })).toEqual(['Ada', 'Zoe', 'Àlex', 'Bea']);
  expect(agentNames({ sort: 'agency-' })).toEqual(['Àlex', 'Ada', 'Zoe', 'Bea']);
});

it('an agency matches when one of its agents matches all filters', () => {
  const names = (query: Partial<AgentsQuery>) =>
    directory({ tab: 'agencies', ...query }).agencies.map(({ name }) => name);
  expect(names({ zone: 'sants' })).toEqual(['Alba', 'Zafir']);
  expect(names({ zone: 'sants', language: 'english' })).toEqual(['Alba']);
  expect(names({ zone: 'l-eixample', language: 'english' })).toEqual([]);
});

it('offers languages in the order of spokenLanguages, others after these, and zones by name; what is chosen is always among them', () => {
  const { languages, zones } = directory({ zone: 'la-luna' });
  expect(languages.map(({ name }) => name)).toEqual(['Español', 'Català', 'English', 'Klingon']);
  expect(zones).toEqual([
    { slug: 'ager', name: 'Àger' },
    { slug: 'gracia', name: 'Gràcia' },
    { slug: 'l-eixample', name: "L'Eixample" },
    { slug: 'la-luna', name: 'La Luna' },
    { slug: 'sants', name: 'Sants' },
  ]);
});

it('names zones as their people do, a quarter may be called like a city, and filters by the same slugs', () => {
  const inElche = [fakeAgent({ slug: 'eva', full_name: 'Eva', zones: ['Elche', 'Dénia'] })];
  const zonesIn = (language: Language) =>
    toDirectory({
      agents: toAgents(inElche),
      agencies: [],
      language,
      query: { tab: 'agents', sort: 'agent+', page: 1, zone: 'elche' },
    });
  expect(zonesIn('ca').zones).toEqual([
    { slug: 'denia', name: 'Dénia' },
    { slug: 'elche', name: 'Elche' },
  ]);
  expect(zonesIn('ca').agents).toHaveLength(1);
  expect(zonesIn('es').zones.map(({ name }) => name)).toEqual(['Dénia', 'Elche']);
});

it('links to the agent’s page for an independent agent, and to the agency’s page otherwise (docs/product.md#agent-card)', () => {
  expect(directory({ tab: 'agencies' }).agencies.map(({ page }) => page)).toEqual([
    { to: 'agency', slug: 'alba' },
    { to: 'agent', slug: 'bea' },
    { to: 'agency', slug: 'zafir' },
  ]);
});

it.each([
  ['ad', ['Ada']],
  ['ALEX', ['Àlex']],
  ['alba', ['Ada', 'Zoe']],
  ['alba zo', ['Zoe']],
  ['da', []],
])('finds by the beginnings of words of agents and their agencies: %s', (name, names) => {
  expect(agentNames({ name })).toEqual(names);
});

it('finds agencies by their brands and by who works there', () => {
  const brands = (name: string) => directory({ tab: 'agencies', name }).agencies.map(({ name: brand }) => brand);
  expect(brands('zaf')).toEqual(['Zafir']);
  expect(brands('zoe')).toEqual(['Alba']);
  expect(directory({ name: 'nobody at all' }).totals).toEqual({ agents: 0, agencies: 0 });
});

it('sorts by ratings and by listings only where there are some, those without last', () => {
  expect(directory().sorts).toEqual(['agent+', 'agent-', 'agency+', 'agency-']);
  const figures = [
    { rating: { average: 4.5, count: 2 }, estates: 3 },
    { rating: { average: 4.5, count: 9 } },
    { estates: 12 },
    { rating: { average: 5, count: 1 }, estates: 0 },
    {},
  ];
  const sorted = (sort: 'rating-' | 'estates-') =>
    toDirectory({
      agents: toAgents(agents.map((agent, index) => ({ ...agent, ...figures[index] }))),
      agencies,
      language: 'es',
      query: { tab: 'agents', sort, page: 1 },
    });
  expect(sorted('rating-').agents.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Zoe', 'Àlex']);
  expect(sorted('estates-').agents.map(({ name }) => name)).toEqual(['Àlex', 'Zoe', 'Ada', 'Bea']);
  expect(sorted('rating-').sorts).toContain('rating-');
});
