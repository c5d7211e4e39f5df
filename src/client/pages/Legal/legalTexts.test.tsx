/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { storedKeysOf } from '#shared/domain/storedKeys.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { legalVersionUrl } from '#shared/routes/legalVersionUrl.ts';
import { legalDocuments } from '#shared/views/legal/legalDocuments.ts';
import { legalTextOf, type LegalDocument, type LegalRoute, type LegalText } from '#shared/views/legal/legalTexts.ts';
import { SiteContext, type Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { LegalArticle, LegalPage } from './LegalPage.tsx';

const pages = Object.entries(legalTextOf) as [LegalRoute, LegalText][];

async function show(
  element: ReactElement,
  name: LegalText,
  language: Language = 'es',
  settings: Partial<Site> = {},
): Promise<HTMLElement> {
  const i18n = createInstance();
  const resources = {
    [language]: {
      common: {},
      legal: await loadDictionary(language, 'legal'),
      [name]: await loadDictionary(language, name),
    },
  };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, ...settings, language }}>{element}</SiteContext>
    </I18nextProvider>,
  ).container;
}

const showPage = (route: LegalRoute, language?: Language, settings?: Partial<Site>): Promise<HTMLElement> =>
  show(<LegalPage route={route} />, legalTextOf[route], language, settings);

const keysOf = ({ sections }: LegalDocument): string[] =>
  sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block): string[] => {
      if (typeof block === 'string') return [block];
      if ('pictureHosts' in block) return [block.pictureHosts];
      if ('counted' in block) return [block.counted];
      if ('consentButton' in block) return [block.consentButton];
      if ('table' in block) return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
      return 'facts' in block || 'hosts' in block || 'stored' in block ? [] : [...block];
    }),
  ]);

afterEach(cleanup);

describe.each(pages)('%s', (route, name) => {
  const document: LegalDocument = legalDocuments[name];

  it('shows each text of its dictionary once', async () => {
    const beside = ['meta.description', 'title', 'lead'];
    // Of the rows of what is stored in browsers, which are made from a list in code.
    const ofRows = /^(?:column|area|purpose|duration|transfer|stored)\./;
    expect(keysOf(document).sort()).toEqual(
      Object.keys(await loadDictionary('es', name))
        .filter((key) => !beside.includes(key) && !(name === 'cookies' && ofRows.test(key)))
        .sort(),
    );
  });

  it.each(usualLanguages)(
    'leaves nothing to be filled in, and has a description of the right length (%s)',
    async (language) => {
      const { textContent } = (await showPage(route, language)).querySelector('article')!;
      expect(textContent).not.toMatch(/[{}<>]|undefined|\.\./);
      expect(textContent).toContain('Vencejo Red Inmobiliaria, S.L.');
      const description = (await loadDictionary(language, name))['meta.description']!.replace(
        '{{brand}}',
        testSite.brandName,
      );
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it('links its contents to existing sections', async () => {
    const page = await showPage(route);
    const targets = within(screen.getByRole('navigation', { name: 'En esta página' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!);
    expect(targets).toHaveLength(document.sections.length);
    for (const target of targets) expect(page.querySelectorAll(`section${target} h2`)).toHaveLength(1);
  });
});

it('is the Spanish text, marked, under a notice in the language of the page where that has none', async () => {
  const page = await showPage('Privacidad', 'de');
  expect(page.querySelector('header')!.textContent).toMatch(/Datenschutzerklärung.*nur auf Spanisch/);
  expect([...page.querySelectorAll<HTMLElement>('[lang=es]:not([lang=es] *)')].map(({ tagName }) => tagName)).toEqual([
    'OL',
    'DIV',
  ]);
  expect(page.textContent).toContain('Agencia Española de Protección de Datos');
  cleanup();
  expect((await showPage('Privacidad', 'en')).querySelector('ol[lang], div[lang]')).toBeNull();
});

describe('the cookies policy', () => {
  it('has its button in the language of the page, marked within a Spanish text', async () => {
    const [button] = (await showPage('Cookies', 'nl')).querySelectorAll('button[data-consent-settings]');
    expect([button!.textContent, button!.getAttribute('lang')]).toEqual(['Cookie-instellingen', 'nl']);
  });

  it.each(usualLanguages)('lists each key with owner, purpose, duration and transfer (%s)', async (language) => {
    const page = await showPage('Cookies', language);
    const cells = [...page.querySelectorAll('table tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    const listed = storedKeysOf(testSite);
    expect(cells.map(([name]) => name)).toEqual(listed.map(({ name }) => expect.stringContaining(name) as string));
    for (const row of cells) {
      expect(row).toHaveLength(5);
      for (const cell of row) expect(cell).toMatch(/^(?!.*(?:purpose|duration|transfer|area)\.).+/);
    }
  });

  it('says so where a category stores nothing, and offers the choice under one id in every language', async () => {
    for (const language of usualLanguages) {
      const page = await showPage('Cookies', language);
      expect(page.querySelectorAll('#marketing table')).toHaveLength(0);
      expect(page.querySelectorAll('#configuracion button[data-consent-settings]')).toHaveLength(1);
      cleanup();
    }
  });
});

it('the cookies policy names a service that stores nothing, or does not say what', async () => {
  const optionalServices = {
    analytics: { kind: 'plausible', domain: 'x.example', script: 'https://count.example/s.js' },
    marketing: { kind: 'tag', script: 'https://tags.example/t.js', origins: [], cookies: [] },
  } as const;
  const page = await showPage('Cookies', 'es', { optionalServices });
  expect(page.querySelector('#analytics')!.textContent).toMatch(/Plausible \(count\.example\), que cuenta/);
  expect(page.querySelector('#marketing')!.textContent).toMatch(/servicio de tags\.example; sus condiciones/);
});

it('shows its date, and states that there is no earlier version', async () => {
  await showPage('Privacidad');
  expect(screen.getByText('Versión del 18/06/2025').getAttribute('datetime')).toBe('2025-06-18');
  expect(screen.getByText('18/06/2025, en vigor')).toBeTruthy();
  expect(screen.getByText(/no hay otras anteriores/)).toBeTruthy();
});

it('links to earlier versions', async () => {
  const versions = [{ date: '2026-01-31' }, { date: '2025-06-18' }] as const satisfies LegalDocument['versions'];
  await show(<LegalArticle name="privacy" document={{ ...legalDocuments.privacy, versions }} />, 'privacy');
  expect(screen.getByText('31/01/2026, en vigor')).toBeTruthy();
  expect(screen.getByRole('link', { name: '18/06/2025, versión anterior' }).getAttribute('href')).toBe(
    '/sites/default/files/legal/privacy-2025-06-18-es.pdf',
  );
  expect(screen.queryByText(/no hay otras anteriores/)).toBeNull();
});

it.each(pages)('has a file of every earlier version in every language: %s', (_, name) => {
  const [, ...earlier]: LegalDocument['versions'] = legalDocuments[name].versions;
  const files = earlier.flatMap(({ date }) => usualLanguages.map((language) => legalVersionUrl(name, date, language)));
  expect(files.filter((file) => !existsSync(path.resolve(`public${file}`)))).toEqual([]);
});

it('renders the links within texts', async () => {
  const page = await showPage('Privacidad');
  const hrefs = [...page.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
  expect([...new Set(hrefs)].sort()).toEqual([
    '/agentes',
    '/legal/aviso-legal',
    '/legal/politica-de-cookies',
    '/legal/rgpd-corresponsabilidad',
    '/rgpd/contactos',
    '/rgpd/politica-de-privacidad-alertas',
    'https://www.aepd.es',
    'mailto:hola@vencejo.example',
  ]);
});
