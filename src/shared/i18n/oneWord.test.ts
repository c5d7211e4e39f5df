import { rulesOf } from '#rules';
import { languages } from './languages.ts';
import { loadDictionary, namespaces } from './loadDictionary.ts';

/** What a filter offers, and where the page of a listing names the same thing. */
const pageKeys: readonly (readonly [filter: RegExp, page: string])[] = [
  [/^feature\./, 'feature.'],
  [/^conservation\./, 'conservation.'],
  [/^type\./, 'kind.'],
];

it.each(languages)('a filter and the page of a listing have one word for one thing, in %s', async (language) => {
  const filters = await loadDictionary(language, 'search');
  const kinds = Object.entries(rulesOf(language).kinds).map(([kind, name]) => [`kind.${kind}`, name] as const);
  const page: Readonly<Record<string, string>> = {
    ...(await loadDictionary(language, 'estate')),
    ...(await loadDictionary(language, 'facts')),
    ...Object.fromEntries(kinds),
  };
  const pairs = Object.entries(filters).flatMap(([key, word]) =>
    pageKeys.flatMap(([pattern, prefix]) => {
      const onPage = pattern.test(key) ? page[key.replace(pattern, prefix)] : undefined;
      return onPage === undefined ? [] : [{ key, word, onPage }];
    }),
  );
  expect(pairs.filter(({ key }) => key.startsWith('feature.')).length).toBeGreaterThan(30);
  expect(pairs.filter(({ key }) => key.startsWith('type.'))).toHaveLength(12);
  expect(pairs.filter(({ key }) => key.startsWith('conservation.'))).toHaveLength(4);
  expect(pairs.filter(({ word, onPage }) => word !== onPage)).toEqual([]);
});

it.each(languages)(
  'a card, a chip and a page have one word for parking and for facing the street, in %s',
  async (language) => {
    const [search, estate, facts, common] = await Promise.all(
      (['search', 'estate', 'facts', 'common'] as const).map((namespace) => loadDictionary(language, namespace)),
    );
    expect(common?.['card.parking']).toBe(estate?.['feature.parking']);
    expect(common?.['card.furnished']).toBe(estate?.['property.furnished']);
    expect(search?.['chip.exterior']).toBe(facts?.['exterior']);
    expect(common?.['card.exterior']).toBe(facts?.['exterior']);
  },
);

it.each(languages)('the floor of a listing is not named twice, in %s', async (language) => {
  const [facts, common] = [await loadDictionary(language, 'facts'), await loadDictionary(language, 'common')];
  const floors = Object.entries(common).filter(([key]) => key.startsWith('card.floor.'));
  expect(floors.length).toBeGreaterThan(3);
  expect(floors.filter(([, text]) => text.toLowerCase().includes(facts['floor']?.toLowerCase() ?? ''))).toEqual([]);
});

/** In what time an enquiry is answered (docs/product.md#constants). */
const answerTime = {
  es: 'en menos de 24 h laborables',
  ca: 'en menys de 24 h laborables',
  en: 'within 24 working hours',
  de: 'werktags innerhalb von 24 stunden',
  nl: 'op werkdagen binnen 24 uur',
  fr: 'sous 24 h ouvrées',
};

it.each(languages)('every text promises an answer in one wording, in %s', async (language) => {
  const texts = (
    await Promise.all(namespaces.map(async (name) => Object.entries(await loadDictionary(language, name))))
  ).flat();
  const promises = texts.filter(
    ([key, text]) =>
      /\b24[ \u00a0]?(?:h|working|stunden|uur)|one working day|un día laborable|un dia feiner/i.test(text) &&
      !key.startsWith('since.'),
  );
  expect(promises.length).toBeGreaterThan(10);
  expect(
    promises.filter(([, text]) => !text.toLowerCase().replaceAll('\u00a0', ' ').includes(answerTime[language])),
  ).toEqual([]);
});
