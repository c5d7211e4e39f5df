import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { networkFigures } from './networkFigures.ts';

test('the figures are those of docs/product.md#constants', () => {
  expect(networkFigures).toEqual({
    founded: 2010,
    rating: 4.9,
    members: 50_000,
    agents: 89,
    cities: 15,
    donated: 20,
    visits: 20_000,
    followers: 40_000,
    newsletterContacts: 40_000,
    subscribers: 45_000,
  });
});

test.each(languages)('no text repeats one of them, in %s', async (language) => {
  const texts = await Promise.all(namespaces.map((name) => loadDictionary(language, name)));
  const figures = /\b(?:20|40|45|50)[.,\u00a0]000\b|4[.,]9\b|\b89\b/;
  expect(texts.flatMap((dictionary) => Object.values(dictionary).filter((text) => figures.test(text)))).toEqual([]);
});
