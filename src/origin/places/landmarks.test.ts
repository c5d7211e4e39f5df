import { isInside, readArea, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { languages } from '#shared/i18n/languages.ts';
import data from './landmarks.json' with { type: 'json' };
import { landmarkOf, landmarks, municipalityName, nicknamesOf, titleOf } from './landmarks.ts';
import { municipalityOf } from './municipalities.ts';
import positions from './positions.json' with { type: 'json' };
import municipalities from './municipalities.json' with { type: 'json' };
import { kmFromProvince } from './positions.ts';
import { provinceOf } from './provinces.ts';

const inDegrees = (lat: number, lng: number): AreaPoint => ({ lat: lat * 1e5, lng: lng * 1e5 });

/** Middles of municipalities by code, and how far all around them is within. */
const middles = Object.entries(municipalities).flatMap(([province, rows]) =>
  rows.map((row, number) => {
    const [lat = 0, lng = 0, , inner = 0] = (positions as Record<string, string[]>)
      [province]![number]!.split(' ')
      .map(Number);
    return { code: province + row.slice(0, 3), point: inDegrees(lat, lng), inner };
  }),
);

it('there are at most 400, each of municipalities that exist, with a name of its own in its province', () => {
  expect(landmarks.length + Object.keys(data.nicknames).length).toBeLessThanOrEqual(400);
  for (const { municipalities: codes, province, names } of landmarks) {
    expect(provinceOf(province)?.slug).toBe(province);
    expect(codes.filter((code) => municipalityName(code) === undefined)).toEqual([]);
    expect(names.every((name) => name.trim() === name && name !== '')).toBe(true);
  }
  const keys = landmarks.map(({ province, slug }) => `${province}/${slug}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const code of Object.keys(data.nicknames)) expect(municipalityOf(code.slice(0, 2), code)).toBeDefined();
});

it('a landmark lies in its province, and a list around it or in an area is called by its name', () => {
  for (const landmark of landmarks) {
    const { filter, province } = landmark;
    if ('near' in filter) {
      const [lat = 0, lng = 0, km = 0] = filter.near.split(',').map(Number);
      expect([filter.near, kmFromProvince({ lat, lng }, provinceOf(province)!.code)]).toEqual([filter.near, 0]);
      expect(landmarkOf({ near: { lat, lng, km: km + 1 } })).toBe(landmark);
    } else expect(landmarkOf({ drawn: filter.area })).toBe(landmark);
  }
  expect(landmarkOf({ near: { lat: 41.4, lng: 2.17, km: 1 } })).toBeUndefined();
  expect(landmarkOf({ drawn: 'oqsuF~sqUo}@?f^o}@f^n}@' })).toBeUndefined();
});

it('an area is an outline that lists take, with the middles of its municipalities and of no others', () => {
  for (const { filter, municipalities: codes, slug } of landmarks) {
    if (!('area' in filter)) continue;
    const outline = readArea(filter.area)!;
    const within = middles.filter(({ point }) => isInside(point, outline));
    const others = within.filter(({ code, inner }) => !codes.includes(code) && inner > 1);
    // The middle of one that bends may lie in its neighbour.
    const missing = middles.filter((one) => codes.includes(one.code) && one.inner > 1 && !within.includes(one));
    expect([slug, others.map(({ code }) => code), missing.map(({ code }) => code)]).toEqual([slug, [], []]);
  }
});

it.each([
  ['la Sagrada Família', 'Sagrada Família'],
  ["l'aeroport de Barcelona", 'Aeroport de Barcelona'],
  ['the Costa Brava', 'Costa Brava'],
  ['La Romareda', 'La Romareda'],
  ['Mestalla', 'Mestalla'],
])('%s stands alone as %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

it('names in the words of a language are of landmarks that exist', () => {
  const spanish = landmarks.map(({ nameIn }) => nameIn('es'));
  for (const language of languages)
    expect(Object.keys(feedWordsOf(language).landmarks ?? {}).filter((name) => !spanish.includes(name))).toEqual([]);
});

it('each has a name in every language, and a municipality its nicknames', () => {
  const concha = landmarks.find(({ slug }) => slug === 'playa-de-la-concha')!;
  expect(languages.map((language) => titleOf(concha.nameIn(language)))).toEqual([
    'Playa de la Concha',
    'Platja de la Concha',
    'La Concha beach',
    'Strand La Concha',
    'Strand van La Concha',
    'Plage de la Concha',
  ]);
  expect(nicknamesOf('08019')).toEqual(['barna', 'bcn']);
  expect(nicknamesOf('00000')).toEqual([]);
});
