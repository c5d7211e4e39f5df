import { demoListings } from '#tests/fakes/demoNetwork.ts';
import { faultOf, type CheckedText } from './checkTranslation.ts';
import { keptIn, namesIn } from './keptWords.ts';
import { numbersIn } from './numbersIn.ts';

interface Pair extends CheckedText {
  translation: string;
}

const tags = { 'ca-ES': 'ca', 'en-US': 'en' } as const;

/** Texts of the demo that people wrote in two languages, where they left the names of streets as they are. */
const pairs: Pair[] = demoListings()
  .flatMap(({ text, address: { town, zone, street_name } }) =>
    Object.entries(tags).flatMap(([tag, target]) => {
      const content = text!['es-ES'];
      const translation = text![tag as keyof typeof tags];
      if (translation === undefined) return [];
      const names = namesIn(translation, [town, zone, street_name]);
      return { content, source: 'es', target, names, translation };
    }),
  )
  .filter(({ content, names, translation }) => {
    const count = (text: string, name: string) => text.split(name).length;
    return keptIn(content, names).every((name) => count(translation, name) >= count(content, name));
  })
  .slice(0, 300);

const lastOf = <T>(values: readonly T[]): T | undefined => values.at(-1);

/** Faults that a machine makes, each of a translation that has room for it. */
const faults: Record<string, (pair: Pair) => string | undefined> = {
  'a number is another': ({ translation }) => {
    const [figure] = translation.match(/\d{2,}/) ?? [];
    return figure && translation.replace(figure, String(Number(figure) * 10 + 1));
  },
  'a number is lost': ({ translation }) => (/\d/.test(translation) ? translation.replace(/\d+ ?/, '') : undefined),
  'a street or a place is translated': ({ content, names, translation }) => {
    const kept = keptIn(content, names)[0];
    return kept && translation.replace(kept, 'Main Street');
  },
  'it is in another language': ({ target, content }) =>
    pairs.find((other) => other.content === content && other.target !== target)?.translation,
  'it is not translated': ({ content }) => content,
  'it has marks of HTML': ({ translation }) => translation.replace(/ (\p{L}+)/u, ' <b>$1</b>'),
  'it has entities of HTML': ({ translation }) => translation.replace(/['’]|, /, '&#39;'),
  'a paragraph is missing': ({ translation }) => translation.split('\n\n').slice(0, -1).join('\n\n') || undefined,
  'half of it is missing': ({ translation }) => translation.slice(0, translation.length / 2),
  'half of each paragraph is missing': ({ translation }) =>
    translation
      .split('\n')
      .map((line) => line.slice(0, line.length / 2))
      .join('\n'),
  'the last sentence is broken off': ({ translation }) => translation.slice(0, -12),
  'it is there twice': ({ translation }) => `${translation} ${translation}`,
  'it says why it does not translate': () => 'I am sorry, but I cannot translate this text.',
};

test('texts of people in two languages are translations of each other', () => {
  expect(pairs).toHaveLength(300);
  expect(pairs.flatMap((pair) => faultOf(pair, pair.translation) ?? [])).toEqual([]);
});

test.each(Object.entries(faults))('of 300 translations of which %s, all but 2 in 100 are found', (_, plant) => {
  const planted = pairs.flatMap((pair) => {
    const translation = plant(pair);
    return translation === undefined || translation === pair.translation ? [] : [{ ...pair, translation }];
  });
  const passed = planted.filter((pair) => faultOf(pair, pair.translation) === undefined);
  expect(planted.length).toBeGreaterThan(50);
  expect(passed.length / planted.length).toBeLessThanOrEqual(0.02);
});

const text = (content: string, given: Partial<CheckedText> = {}): CheckedText => ({
  ...{ content, source: 'es', target: 'en', names: [] },
  ...given,
});

test.each([
  ['250.000 € y 3,5 m²', '€250,000 and 3.5 m²', undefined],
  ['1 200 m² desde 1.200,50 €', '1,200 m² from €1,200.50', undefined],
  ['Piso de 85m2 en la 1ª planta', 'Flat of 85 m² on the first floor', undefined],
  ['Dos baños en una casa del siglo XIX', '2 bathrooms in a house of the 19th century', undefined],
  ['Precio: 250.000 €', 'Price: €25,000', 'a number is missing: 250000'],
  ['Piso con luz', 'Flat with light, 3 rooms', 'a number was added: 3'],
  ['Casa Bosch', 'Casa Bosch', undefined],
  ['• Luz\n• Sol', '• Light', 'it has other lines'],
  ['Piso', '', 'it is empty'],
  ['Cerca de la calle Mayor', 'Near Main Street', 'a name is missing: calle Mayor'],
  ['Ref. AB-12', 'Ref. AB 12', 'a name is missing: AB-12'],
])('%s → %s', (content, translation, fault) => {
  expect(faultOf(text(content), translation)).toBe(fault);
});

test('numbers are read in one spelling', () => {
  expect(numbersIn("1.234.567 y 12,5; 3.50, 05/03/2025, 10:30, 1'200 y 45m2, 90 m²")).toEqual([
    '1234567',
    '12.5',
    '3.5',
    '5',
    '3',
    '2025',
    '10',
    '30',
    '1200',
    '45',
    '90',
  ]);
  expect(lastOf(numbersIn('600 123 456'))).toBe('600123456');
});
