/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext, type Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { WhistleblowerPage } from './WhistleblowerPage.tsx';

async function show({ language = 'es', links = {} }: Partial<Pick<Site, 'language' | 'links'>> = {}) {
  const i18n = createInstance();
  const resources = { [language]: { common: {}, whistleblower: await loadDictionary(language, 'whistleblower') } };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language, links }}>
        <WhistleblowerPage />
      </SiteContext>
    </I18nextProvider>,
  ).container;
}

const button = () => screen.queryByRole('link', { name: 'Acceso al Canal Ético' });

afterEach(cleanup);

it('leads to the external channel in a tab of its own, and does not say from where', async () => {
  await show({ links: { ethicsChannel: 'https://canal.example/vencejo' } });
  expect(button()!.getAttribute('href')).toBe('https://canal.example/vencejo');
  expect(button()!.getAttribute('target')).toBe('_blank');
  expect(button()!.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText(/Se abre en otra pestaña/)).toBeTruthy();
});

it('leads to a channel on this host in the same tab', async () => {
  await show({ links: { ethicsChannel: '/magazine/red/canal-etico' } });
  expect(button()!.getAttribute('target')).toBeNull();
  expect(screen.queryByText(/Se abre en otra pestaña/)).toBeNull();
});

it('names mail, post and a meeting, also without an external channel', async () => {
  const access = (await show()).querySelector('[aria-labelledby="access"]')!;
  expect(button()).toBeNull();
  expect(access.querySelectorAll('li')).toHaveLength(3);
  expect(access.textContent).toContain('hola@vencejo.example');
  expect(access.textContent).toContain('Calle del Alero, 7, 28000 Madrid');
  expect(access.textContent).not.toContain('También puede escribirnos');
});

it.each(usualLanguages)(
  'names anonymity, retaliation and both authorities, with nothing left to fill in (%s)',
  async (l) => {
    const container = await show({ language: l });
    const hrefs = [...container.querySelectorAll('#authority ~ div a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://www.proteccioninformante.gob.es', 'https://www.antifrau.cat']);
    for (const id of ['anonymity', 'protection', 'authority', 'faq'])
      expect(container.querySelectorAll(`h2#${id}`)).toHaveLength(1);
    expect(container.textContent).not.toMatch(/[{}<>]|undefined|\.\.|(?:faq|step|access)\./);
  },
);
