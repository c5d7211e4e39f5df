/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import type { AgentProfile } from '#shared/api/agent.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { ProfileArticle } from './ProfileArticle.tsx';
import type { OfferedEstates } from '#shared/views/profile/profileView.ts';
import { agentView } from '#shared/views/profile/toProfile.ts';

/** Somebody of whom nothing is known but the name. */
const nobody: AgentProfile = {
  id: 'agent-1',
  slug: 'ana-mas',
  fullName: 'Ana Mas',
  gender: 'female',
  zones: [],
  languages: [],
  social: [],
  reviews: [],
};

interface Circumstances {
  language?: Language;
  offered?: OfferedEstates | null;
  embedOrigins?: string[];
}

async function show(
  changes: Partial<AgentProfile> = {},
  { language = 'es', offered = { estates: [], types: [] }, embedOrigins = [] }: Circumstances = {},
) {
  const i18n = createInstance();
  const resources = {
    [language]: {
      common: await loadDictionary(language, 'common'),
      profile: await loadDictionary(language, 'profile'),
      agentCard: await loadDictionary(language, 'agentCard'),
    },
  };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  const profile = JSON.parse(
    JSON.stringify(agentView({ ...nobody, ...changes }, 'ana-mas', offered, language)),
  ) as ReturnType<typeof agentView>;
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language, embedOrigins }}>
        <MemoryRouter>
          <ProfileArticle profile={profile} />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>,
  );
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(cleanup);

it('a sparse profile leaves out unknown data', async () => {
  await show();
  expect(headings()).toEqual(['Hable con Ana Mas', 'Viviendas que enseña Ana Mas', 'Lo que cuentan sus clientes']);
  expect(screen.getByText('Todavía no tenemos su teléfono ni su correo.')).toBeTruthy();
  expect(screen.getByText('Agente de la red')).toBeTruthy();
  expect(document.querySelector('dl')).toBeNull();
});

it.each(languages)('a text that is missing in %s is the Spanish one, and says so', async (language) => {
  await show(
    {
      about: { 'es-ES': 'Nací aquí.\n\nY aquí sigo.' },
      training: { 'es-ES': ['Curso'] },
      memberships: { 'es-ES': [] },
    },
    { language },
  );
  const marked = language === 'es' ? null : 'es';
  expect(screen.getByText('Y aquí sigo.').parentElement!.getAttribute('lang')).toBe(marked);
  expect(screen.getByText('Curso').parentElement!.getAttribute('lang')).toBe(marked);
  expect(screen.queryAllByText(/Spanish|Spanisch|Spaans|espagnol|castellà/)).toHaveLength(language === 'es' ? 0 : 1);
  expect(headings()).toHaveLength(5);
});

it.each([
  ['female', 'See all her homes for sale', 'What her clients say'],
  ['male', 'See all his homes for sale', 'What his clients say'],
  ['other', 'See all their homes for sale', 'What their clients say'],
] as const)('English speaks of somebody %s as it should', async (gender, all, reviews) => {
  await show({ gender }, { language: 'en', offered: { estates: [], types: ['buy'] } });
  expect(screen.getByRole('link', { name: all }).getAttribute('href')).toBe('/en/properties-buy?agent=ana-mas');
  expect(headings()).toContain(reviews);
});

it.each([
  ['es', 'Inmuebles que enseña Ana Mas', 'Ver todos sus inmuebles en venta'],
  ['ca', 'Immobles que ensenya Ana Mas', 'Vegeu tots els seus immobles en venda'],
  ['en', 'Properties with Ana Mas', 'See all their properties for sale'],
] as const)('in %s, what somebody offers who offers no home is not called one', async (language, title, all) => {
  const offered = { estates: [], types: ['buy' as const], ofEveryKind: true as const };
  await show({ gender: 'female' }, { language, offered });
  expect(headings()).toContain(title);
  expect(screen.getByRole('link', { name: all })).toBeTruthy();
});

it('shows the average of the reviews beside the name, and the ways to reach them in the order of a listing', async () => {
  const reviews = [5, 4, 4].map((rating, index) => ({ author: `Pepa ${index}`, text: { 'es-ES': 'Bien.' }, rating }));
  await show({
    reviews,
    phone: '+34600123456',
    email: 'ana@x.example',
  });
  const rating = screen.getByRole('link', { name: '4,3 de 5 (3 opiniones)' });
  expect(rating.getAttribute('href')).toBe('#reviews');
  expect(headings()).toEqual(['Hable con Ana Mas', 'Lo que cuentan sus clientes', 'Viviendas que enseña Ana Mas']);
  const ways = within(screen.getByRole('complementary')).getAllByRole('link');
  expect(ways.map((way) => way.textContent).slice(0, 4)).toEqual([
    'Enviar un mensaje',
    'Llamar al +34 600 123 456',
    'Escribir por WhatsApp',
    'Escribir un correo',
  ]);
});

it('says from which language to which a review was translated where that is not the page’s', async () => {
  const review = { author: 'Pepa', rating: 5, language: 'ca-ES', text: { 'es-ES': 'Bien.' } } as const;
  await show({ reviews: [review] }, { language: 'fr' });
  expect(screen.getByText(/^Traduit/).textContent).toBe('Traduit (original\u00a0: catalan → espagnol)');
});

it('leaves out the section of estates when the upstream failed', async () => {
  await show({}, { offered: null });
  expect(headings()).not.toContain('Viviendas que enseña Ana Mas');
});

it('a landline has a phone link and no WhatsApp link', async () => {
  await show({ phone: '+34932345678' });
  expect(screen.getByRole('link', { name: 'Llamar al +34 932 345 678' }).getAttribute('href')).toBe('tel:+34932345678');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

describe('a video', () => {
  it('of a known provider plays in the page, without a request before the click', async () => {
    await show({ video: 'https://youtu.be/abc' });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText(/www\.youtube-nocookie\.com/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ver el vídeo de Ana Mas' }));
    expect(screen.getByTitle('Vídeo de Ana Mas').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/abc',
    );
  });

  it('of another provider is a link with its host', async () => {
    await show({ video: 'https://video.example/1' });
    expect(screen.getByRole('link', { name: 'Ver el vídeo de Ana Mas' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Se abre en otra pestaña, en video.example.')).toBeTruthy();
  });
});

it('texts of a profile are escaped', async () => {
  const hostile = '</script><img src=x onerror=alert(1)>';
  await show({ fullName: hostile, zones: [hostile], about: { 'es-ES': hostile } });
  expect(document.querySelector('img[src=x]')).toBeNull();
});
