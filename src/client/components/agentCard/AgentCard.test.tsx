/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { BrandLink } from '#shared/domain/agent.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { AgentCard } from './AgentCard.tsx';
import type { AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';

const ana: AgentCardData = {
  id: 'agent-1',
  slug: 'ana-mas',
  name: 'Ana Mas',
  place: 'Elche',
  zones: ['Centro', 'Altabix'],
  languages: ['Español', 'Valenciano', 'Esperanto'],
  phone: '+34600123456',
  email: 'ana@vencejo.example',
  social: [
    { network: 'linkedin', link: 'https://linkedin.example/ana' },
    { network: 'mastodon', link: 'https://m.example/ana' },
  ],
  brand: { brand: 'Casa Clara', to: 'agency', slug: 'casa-clara' },
  photo: { src: '/ana-160.webp' },
};

async function show(
  changes: Partial<AgentCardData> = {},
  { language = 'es', meet = false }: { language?: Language; meet?: boolean } = {},
) {
  const i18n = i18next.createInstance();
  await i18n.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { agentCard: await loadDictionary(language, 'agentCard') } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <AgentCard agent={{ ...ana, ...changes }} heading="h2" bird="secondary" meet={meet} />
      </SiteContext>
    </I18nextProvider>,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

it('links to the agent’s page, formatted phone number and mail', async () => {
  await show();
  expect(hrefOf('Ana Mas')).toBe('/agentes/ana-mas');
  expect(hrefOf('+34 600 123 456')).toBe('tel:+34600123456');
  expect(hrefOf('Escribir a Ana Mas')).toBe('mailto:ana@vencejo.example');
});

it('has no link to a page that does not exist', async () => {
  await show({ slug: undefined }, { meet: true });
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href === '/agentes/ana-mas'),
  ).toEqual([]);
});

it.each<[BrandLink, string | null]>([
  [{ brand: 'Casa Clara', to: 'agency', slug: 'casa-clara' }, '/en/agents/casa-clara'],
  [{ brand: 'Casa Clara', to: 'agent', slug: 'ana-mas' }, '/en/agents/ana-mas'],
  [{ brand: 'Casa Clara', to: 'web', url: 'https://clara.example' }, 'https://clara.example'],
  [{ brand: 'Casa Clara', to: 'nothing' }, null],
])('the brand %j links to %p', async (brand, href) => {
  await show({ brand }, { language: 'en' });
  expect(screen.getByText('Casa Clara').closest('a')?.getAttribute('href') ?? null).toBe(href);
});

it.each<[Language, string, string]>([
  ['es', 'Habla español, valenciano y Esperanto', 'Ana Mas en LinkedIn (otra pestaña)'],
  ['ca', 'Parla castellà, valencià i Esperanto', 'Ana Mas a LinkedIn (pestanya nova)'],
  ['en', 'Speaks Spanish, Valencian, and Esperanto', 'Ana Mas on LinkedIn (new tab)'],
])('in %s it lists the languages and labels the icons of social networks', async (language, spoken, network) => {
  await show({}, { language });
  expect(screen.getByText(spoken)).toBeTruthy();
  const link = screen.getByRole('link', { name: network });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(screen.getByRole('link', { name: new RegExp('Mastodon') })).toBeTruthy();
});

it.each<[Language, string, string]>([
  ['es', '4,8 (23)', '4,8 de 5 (23 opiniones)'],
  ['en', '4.8 (23)', '4.8 out of 5 (23 reviews)'],
])('shows in %s the rating as %s, and says it in words', async (language, shown, words) => {
  await show({ rating: { average: 4.8, count: 23 } }, { language });
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(words)).toBeTruthy();
});

it('shows the invitation to meet the agent only when enabled', async () => {
  await show();
  expect(screen.queryByRole('link', { name: /perfil/ })).toBeNull();
  cleanup();
  await show({}, { meet: true });
  expect(hrefOf('Ver perfil de Ana Mas')).toBe('/agentes/ana-mas');
});

it('the bird replaces a portrait that fails to load', async () => {
  await show();
  const face = document.querySelector('img')!;
  fireEvent.error(face);
  expect(face.hidden).toBe(true);
  expect(document.querySelectorAll('svg')).toHaveLength(2);
});

it('has no contact links or social networks when none are known', async () => {
  await show({
    phone: undefined,
    email: undefined,
    social: [],
    brand: undefined,
    place: undefined,
    zones: [],
    languages: [],
    photo: undefined,
  });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelector('p')).toBeNull();
});
