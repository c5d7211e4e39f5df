/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { ManifestPage } from './ManifestPage.tsx';

afterEach(cleanup);

it.each(languages)('is 600 to 900 words, with every name and figure filled in (%s)', async (language) => {
  const i18n = createInstance();
  const resources = { [language]: { common: {}, manifest: await loadDictionary(language, 'manifest') } };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <ManifestPage />
      </SiteContext>
    </I18nextProvider>,
  );
  const texts = [...container.querySelectorAll('p, h1, h2, li')].map((element) => element.textContent);
  const words = texts.join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(600);
  expect(words).toBeLessThanOrEqual(900);
  expect(texts.join(' ')).toMatch(/20\s?%/);
  expect(texts.join(' ')).not.toMatch(/[{}<>]|undefined|\.\.|(?:promise|closing)\./);
});
