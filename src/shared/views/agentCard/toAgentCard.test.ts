import type { Agent } from '#shared/api/agent.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { toAgentCard, toAgentCards, toPortrait } from './toAgentCard.ts';

const agent: Agent = {
  id: 'agent-1',
  slug: 'ana-mas',
  fullName: 'Ana Mas',
  gender: 'female',
  city: { 'es-ES': 'Elche', 'ca-ES': 'Elx' },
  province: 'Alicante',
  provinceSlug: 'alicante',
  zones: ['Elche', 'Centro', 'Altabix', 'Arenales', 'El Raval'],
  languages: ['Español', 'Valenciano'],
  phone: '+34600000000',
  email: 'ana@vencejo.example',
  social: [{ network: 'linkedin', link: 'https://linkedin.example/ana' }],
  agency: { independent: false, slug: 'casa-clara', commercialBrand: 'Casa Clara' },
};

it('shows the city in the page’s language, else in Spanish, else the province', () => {
  expect(usualLanguages.map((language) => toAgentCard(agent, language).place)).toEqual(['Elche', 'Elx', 'Elche']);
  const { city: _, ...nowhere } = agent;
  expect(toAgentCard(nowhere, 'es').place).toBe('Alicante');
});

it('lists at most three zones, without the city', () => {
  expect(toAgentCard(agent, 'es').zones).toEqual(['Centro', 'Altabix', 'Arenales']);
  expect(toAgentCard(agent, 'ca').zones).toEqual(['Centro', 'Altabix', 'Arenales']);
});

it('names city and province in Catalan, and leaves zones their own names', () => {
  const { city: _, ...inProvince } = { ...agent, zones: ['Jávea', 'Xàbia', 'Alicante'] };
  expect(toAgentCard(inProvince, 'ca')).toMatchObject({ place: 'Alacant', zones: ['Jávea', 'Xàbia'] });
  expect(toAgentCard({ ...agent, zones: ['Salamanca'] }, 'fr').zones).toEqual(['Salamanca']);
  expect(toAgentCard({ ...inProvince, city: { 'es-ES': 'Gandía' } }, 'ca').place).toBe('Gandia');
});

it('has the target of the brand, or no brand when none is shown', () => {
  expect(toAgentCard(agent, 'es').brand).toEqual({ brand: 'Casa Clara', to: 'agency', slug: 'casa-clara' });
  expect(toAgentCard({ ...agent, agency: { independent: true } }, 'es')).not.toHaveProperty('brand');
});

it('has the portrait at the available widths that it needs', () => {
  expect(
    toPortrait({ url: '/a.jpg', dimensions: { xs: '/a-160.webp', sm: '/a-420.webp', xl: '/a-1400.webp' } }),
  ).toEqual({ src: '/a-160.webp', srcSet: '/a-160.webp 160w, /a-420.webp 420w' });
  expect(toPortrait({ url: '/a.jpg', dimensions: {} })).toEqual({ src: '/a.jpg' });
});

it('leaves out agents without a name', () => {
  expect(toAgentCards([agent, { ...agent, id: 'agent-2', fullName: '' }], 'es').map(({ id }) => id)).toEqual([
    'agent-1',
  ]);
});
