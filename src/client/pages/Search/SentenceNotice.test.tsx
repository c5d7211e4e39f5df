/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import type { FromSentence } from '../../features/search/fromSentence.ts';
import { SentenceNotice } from './SentenceNotice.tsx';

afterEach(cleanup);

async function show(state: FromSentence | null) {
  const texts = i18next.createInstance();
  const resources = { es: { search: await loadDictionary('es', 'search') } };
  await texts.init({ ...i18nOptions, lng: 'es', resources });
  return render(
    <I18nextProvider i18n={texts}>
      <SiteContext value={testSite}>
        <MemoryRouter initialEntries={[{ pathname: '/viviendas-compra', state }]}>
          <SentenceNotice />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>,
  ).container;
}

it('names what of a sentence the list leaves out, and leads to what is nearest and to what else a place may mean', async () => {
  const others = [
    { name: 'Salamanca (Madrid)', url: '/viviendas-madrid-compra?town=madrid&zone=salamanca' },
    { name: 'Salamanca (Santa Cruz de Tenerife)', url: '/viviendas-santa-cruz-de-tenerife-compra' },
  ];
  const nearest = [{ name: 'Costa Blanca', url: '/viviendas-alicante-compra?area=x' }];
  await show({ ignored: ['cerca del mar', 'sin ascensor'], others, nearest });
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('No hemos tenido en cuenta: cerca del mar, sin ascensor.');
  // Apart, for whoever reads and whoever listens.
  expect(notice.textContent).toContain('Salamanca (Madrid) Salamanca (Santa Cruz de Tenerife)');
  expect(notice.textContent).toContain('Lo más parecido que tenemos: Costa Blanca');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...nearest, ...others].map(({ url }) => url));
});

it('is not there where all is in the filters, nor on a list that no sentence led to', async () => {
  expect((await show({ ignored: [], others: [], nearest: [] })).innerHTML).toBe('');
  expect((await show(null)).innerHTML).toBe('');
});
