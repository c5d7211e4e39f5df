/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { guideFiles } from '#shared/routes/guideUrl.ts';
import { loadDictionary, type Namespace } from '#shared/i18n/loadDictionary.ts';
import { SiteContext, type Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { ServiceRest } from './ServiceRest.tsx';
import type { Service } from '#shared/views/services.ts';
import { toServiceData } from './toServiceData.ts';

const namespaces = ['common', 'figures', 'serviceSell', 'serviceRent'] as const satisfies Namespace[];

async function show(service: Service, language: Language = 'es', links: Site['links'] = {}): Promise<HTMLElement> {
  const i18n = createInstance();
  const texts = await Promise.all(
    namespaces.map(async (name) => [name, await loadDictionary(language, name)] as const),
  );
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: Object.fromEntries(texts) } });
  const data = {
    ...toServiceData({ homeData: null, provinces: [] }, service, language),
    guides: guideFiles(service, language, ['es', 'ca', 'en', 'de']),
  };
  const element = <ServiceRest data={data} language={language} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language, links }}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>,
  );
  return container;
}

const section = (container: HTMLElement, id: string) => container.querySelector(`[aria-labelledby="${id}"]`)!;
const plain = (text: string | null): string => text!.replaceAll('\u00a0', ' ');

afterEach(cleanup);

it.each([
  ['sell', 9],
  ['rent', 10],
] as const)('the page of %s lists %i points of the service and five duties', async (service, points) => {
  const container = await show(service);
  expect(section(container, 'points').querySelectorAll('li')).toHaveLength(points);
  expect(section(container, 'points').querySelectorAll('details[open]')).toHaveLength(1);
  expect(section(container, 'duties').querySelectorAll('li')).toHaveLength(5);
});

it.each(languages)('every text of both pages has its figures and names filled in (%s)', async (language) => {
  for (const service of ['sell', 'rent'] as const) {
    const { textContent } = await show(service, language);
    expect(textContent).not.toMatch(/[{}<>]|undefined|(?:fees|point|duty|document)\./);
    cleanup();
  }
});

it.each([
  ['es', ['+20.000', '+40.000', '+40.000'], ['visitas al mes', 'seguidores', 'boletín']],
  ['ca', ['+20.000', '+40.000', '+40.000'], ['visites al mes', 'seguidors', 'butlletí']],
  ['en', ['+20,000', '+40,000', '+40,000'], ['monthly visits', 'followers', 'newsletter']],
] as const)('both pages say in %s how many people the network reaches', async (language, numbers, words) => {
  for (const service of ['sell', 'rent'] as const) {
    const blocks = section(await show(service, language), 'blocks');
    const said = (tag: string) => [...blocks.querySelectorAll<HTMLElement>(tag)].map(({ textContent }) => textContent);
    expect(said('dt')).toEqual(numbers);
    words.forEach((word, index) => {
      expect(said('dd')[index]).toContain(word);
    });
    cleanup();
  }
});

it('a sale costs 4 to 5 % without VAT, by three things', async () => {
  const fees = section(await show('sell'), 'fees');
  expect(plain(fees.textContent)).toContain('Entre el 4 % y el 5 % del precio de venta, IVA no incluido');
  expect([...fees.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'si el encargo es en exclusiva',
    'el municipio',
    'la ubicación de la vivienda',
  ]);
});

it('the fees of a primary home are the landlord’s, those of other lets as agreed (PD-57)', async () => {
  const fees = section(await show('rent'), 'fees');
  expect(plain(fees.textContent)).toContain('Entre una mensualidad y el 10 % de la renta anual, IVA no incluido');
  const [home, others] = [...fees.querySelectorAll('dd')].map((item) => item.textContent);
  expect(home).toMatch(/^Siempre el propietario.*art\. 20\.1/);
  expect(home).not.toContain('inquilino');
  expect(others).toMatch(/el inquilino, el propietario o la mitad cada uno/);
});

it('links the guide in each language, its own first', async () => {
  const links = section(await show('rent', 'en'), 'guide').querySelectorAll('a');
  expect([...links].map((link) => [link.getAttribute('href'), link.lang])).toEqual([
    ['/sites/default/files/guide-to-letting-your-home.pdf', ''],
    ['/sites/default/files/guia-para-alquilar-su-vivienda.pdf', 'es-ES'],
    ['/sites/default/files/guia-per-llogar-l-habitatge.pdf', 'ca-ES'],
  ]);
  cleanup();
  // Which there is none of in German.
  const german = section(await show('rent', 'de'), 'guide');
  expect(german.textContent).toContain('Leitfaden herunterladen (Englisch)');
  expect([...german.querySelectorAll('a')].map((link) => link.hreflang)).toEqual(['en', 'es', 'ca']);
});

it('a video loads on a click only, and one of another provider is a link', async () => {
  const container = await show('sell', 'es', { videos: { sell: 'https://www.youtube.com/watch?v=abc' } });
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByText('Ver el vídeo'));
  expect(container.querySelector('iframe')!.src).toBe('https://www.youtube-nocookie.com/embed/abc');
  cleanup();
  const other = await show('sell', 'es', { videos: { sell: 'https://video.example/1' } });
  expect(other.querySelector('a[target=_blank]')!.getAttribute('href')).toBe('https://video.example/1');
  cleanup();
  expect(section(await show('rent', 'es', { videos: { sell: 'https://video.example/1' } }), 'video')).toBeNull();
});

it('leaves out what needs the CMS', async () => {
  const container = await show('sell');
  for (const id of ['figures', 'quote', 'articles']) expect(section(container, id)).toBeNull();
});
