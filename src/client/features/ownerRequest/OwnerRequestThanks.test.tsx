/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OwnerRequestAnswer } from '#shared/api/lead.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { OwnerRequestThanks } from './OwnerRequestThanks.tsx';

const cities = ['Girona', 'Madrid'].map((name) => ({ slug: name.toLowerCase(), name }));
const clara = { fullName: 'Clara Mas Ferrer', slug: 'clara-mas', agency: 'Llars', phone: '+34911234567' };

async function show(language: Language, chosen: string[], contacts?: OwnerRequestAnswer['contacts']): Promise<string> {
  const request = {
    ...{ type: 'BUY', fullName: 'Núria Canela', email: 'nuria@example.com', phone: '+34600123456', cities: chosen },
    ...{ address: 'Carrer de Verdi, 12', zipCode: '17001', estateType: 'flat', area: 85, rooms: 3, language },
    ...{ acceptTerms: true, acceptCommercials: false, acceptNewsletter: false },
  } as Parameters<typeof OwnerRequestThanks>[0]['sent']['request'];
  const names = ['ownerRequest', 'forms'] as const;
  const texts = await Promise.all(names.map(async (name) => [name, await loadDictionary(language, name)] as const));
  const i18n = createInstance();
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: Object.fromEntries(texts) } });
  const sent = { request, answer: contacts ? { contacts } : {}, home: undefined };
  const element = <OwnerRequestThanks sent={sent} cities={cities} prices="De 200.000 € a 250.000 €" />;
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </SiteContext>
    </I18nextProvider>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

it.each(languages)('an owner reads who calls, what was said, the range and the guide (%s)', async (language) => {
  const text = await show(language, ['girona'], [{ ...clara, cities: ['girona'] }]);
  expect(text).toMatch(/Clara Mas Ferrer.* 24 (h|working|Stunden|uur)/);
  for (const part of ['Llars · Girona', 'Carrer de Verdi, 12', '17001', '85', '+34 600 123 456', 'De 200.000 €'])
    expect([part, text.includes(part)]).toEqual([part, true]);
  expect(text).not.toMatch(/[{}<>]|undefined|thanks\./);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/(?:agent(?:e)?s|makler|makelaars)\/clara-mas$/),
    'tel:+34911234567',
    expect.stringMatching(/\.pdf$/),
    `mailto:${testSite.brandEmail}`,
  ]);
});

it('of several cities each has who answers there, and nobody is promised where nobody is known', async () => {
  const both = await show('es', ['girona', 'madrid'], [{ ...clara, cities: ['girona'] }]);
  expect(both).toContain('Llars · Girona');
  expect(both).toContain('Nos pondremos en contacto');
  cleanup();
  expect(await show('es', ['madrid'])).not.toMatch(/24 h|undefined/);
});
