import * as z from 'zod/mini';
import {
  amount,
  count,
  integer,
  latitude,
  line,
  listOf,
  localisedSlug,
  localisedText,
  optional,
  respelled,
  slug,
  time,
  upperCase,
  webUrl,
  withFallback,
  word,
} from './fields.ts';

const values = [
  ...[undefined, null, true, {}, { a: 1 }, { '': 1 }, [], ['a', 1, null, undefined, 'b'], [{ a: 'b' }, {}, { a: 1 }]],
  ...['', 'a', ' A ', 'x'.repeat(200), 'x'.repeat(201), 'x'.repeat(1_000), 'x'.repeat(1_001)],
  // Two units of a string each, and one character.
  ...['😀'.repeat(200), '😀'.repeat(201), '😀'.repeat(1_000), '😀'.repeat(1_001)],
  ...['a-b', 'A-1', 'a--b', 'https://a.es/b', 'http://', 'javascript:alert(1)', '2026-01-31T09:00:00Z', '2026-31-01'],
  ...[0, -0.5, 1.5, 90, 91, 2 ** 53, NaN, Infinity, -Infinity],
  ...[Array.from({ length: 500 }, () => 'a'), Array.from({ length: 501 }, () => 'a')],
];

const short = z.string().check(z.maxLength(200), z.minLength(1));

/** A schema of ours, and what zod's own would be. */
const pairs: Record<string, [ours: z.ZodMiniType, zods: z.ZodMiniType]> = {
  line: [line, z.string().check(z.maxLength(1_000))],
  word: [word, short],
  amount: [amount, z.number().check(z.minimum(0))],
  count: [count, z.int().check(z.minimum(0))],
  latitude: [latitude, z.number().check(z.minimum(-90), z.maximum(90))],
  integer: [integer, z.int()],
  slug: [slug, z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i))],
  webUrl: [
    webUrl,
    z.string().check(
      z.maxLength(2_048),
      z.regex(/^https?:\/\/\S+$/i),
      z.refine((value) => URL.canParse(value)),
    ),
  ],
  time: [
    time,
    z.string().check(
      z.maxLength(40),
      z.refine((value) => !Number.isNaN(Date.parse(value))),
    ),
  ],
  listOf: [
    listOf(word),
    z.pipe(
      z.array(z.catch(z.nullable(short), null)).check(z.maxLength(500)),
      z.transform((items) => items.filter((item) => item !== null)),
    ),
  ],
  'listOf objects': [
    listOf(z.object({ 0: optional(word), a: withFallback(word, 'none') })),
    z.pipe(
      z
        .array(
          z.catch(z.nullable(z.object({ 0: z.catch(z.optional(short), undefined), a: z.catch(short, 'none') })), null),
        )
        .check(z.maxLength(500)),
      z.transform((items) => items.filter((item) => item !== null)),
    ),
  ],
  'key of a record': [z.record(word, count), z.record(short, z.int().check(z.minimum(0)))],
  'further checks': [word.check(z.minLength(2)), short.check(z.minLength(2))],
};

describe.each(Object.entries(pairs))('%s', (_name, [ours, zods]) => {
  const read = (schema: z.ZodMiniType, value: unknown) => {
    const { success, data } = z.safeParse(schema, value);
    return { success, data };
  };

  it('reads every value as zod does', () => {
    for (const value of values) expect(read(ours, value)).toEqual(read(zods, value));
  });

  it('reads every value as zod does, and its absence, as a field', () => {
    const fields = [{}, ...values.map((value) => ({ field: value }))];
    for (const value of fields) {
      expect(read(z.object({ field: ours }), value)).toStrictEqual(read(z.object({ field: zods }), value));
    }
  });
});

it('says where a value is broken, and what it must be', () => {
  const { error } = z.safeParse(z.object({ outer: z.object({ year: count }) }), { outer: { year: -2 } });
  expect(error!.issues).toEqual([
    expect.objectContaining({ code: 'custom', path: ['outer', 'year'], message: 'must be a whole number from 0' }),
  ]);
});

it('keeps later checks of a record from running where a value is broken', () => {
  const later = jest.fn();
  const schema = z.object({ field: count }).check(z.refine(later.mockReturnValue(true)));
  for (const field of [-1, 'one', 1]) z.safeParse(schema, { field });
  expect(later.mock.calls).toEqual([[{ field: 1 }]]);
});

it('counts a broken value of an optional field as absent, and gives one with a fallback its own', () => {
  const schema = z.object({ a: optional(word), b: withFallback(word, 'none') });
  expect(z.parse(schema, { a: 1, b: '' })).toEqual({ b: 'none' });
  expect(z.parse(schema, {})).toEqual({ b: 'none' });
});

it('leaves out the elements of a list that break their schema, after their own spelling', () => {
  expect(z.parse(listOf(respelled(upperCase, word)), ['a', 1, 'b', ''])).toEqual(['A', 'B']);
});

it.each([
  [
    { es: 'Piso', fr: 'Appartement' },
    { 'es-ES': 'Piso', 'fr-FR': 'Appartement' },
  ],
  [
    { 'es-MX': 'Piso', DE_at: 'Wohnung' },
    { 'es-ES': 'Piso', 'de-DE': 'Wohnung' },
  ],
  [
    { 'es-ES': 'Piso', 'en-GB': 'Flat', 'en-US': 'Apartment' },
    { 'es-ES': 'Piso', 'en-US': 'Apartment' },
  ],
  [
    { 'es-ES': 'Piso', 'en-GB': 'Flat', en: 'Apartment' },
    { 'es-ES': 'Piso', 'en-US': 'Flat' },
  ],
  [
    { 'es-ES': 'Hem', language: 'sv', sv: 'Hem', 'pt-BR': 'Casa' },
    { 'es-ES': 'Hem', language: 'sv' },
  ],
])('a text has the tag of its language, whatever its region: %j', (given, read) => {
  expect(localisedText.parse(given)).toEqual(read);
});

it('slugs too, of which the Spanish one must be there', () => {
  expect(localisedSlug.parse({ es: 'piso', 'nl-BE': 'appartement' })).toEqual({
    'es-ES': 'piso',
    'nl-NL': 'appartement',
  });
  expect(localisedSlug.safeParse({ de: 'wohnung' }).success).toBe(false);
});
