import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { AdvertFacts, CheckedValue } from './AdvertFacts.ts';
import { checkNames, checkOf } from './table.ts';
import { maxFindings, wordsKey, type VisitorFinding } from './VisitorFinding.ts';
import { visitorFindings } from './visitorFindings.ts';

const now = Date.UTC(2026, 10, 29);
const flat: AdvertFacts = {
  ...{ type: 'buy', estate_type: 'flat', status: 'new', price: 250_000, area_constructed: 104, rooms: 3, now },
  cee: { state: 'completed', rating: 'E', consumption: 190 },
  address: { province_slug: 'madrid' },
};
const checked = (what: string, value: CheckedValue['value'], source = 'Catastro'): CheckedValue[] => [
  { what, value, source, date: '2026-05-12' },
];
const label = { name: 'energyLabel', is: 'agrees', values: { rating: 'E', law: 'RD 390/2021' } };
const noUseful = { name: 'usefulArea', is: 'unknown', values: {} };
const dated = { source: 'Catastro', date: '2026-05-12' };

test.each<[string, Partial<AdvertFacts>, object[]]>([
  ['its label, and that its useful area is missed', {}, [label, noUseful]],
  [
    'areas that fit',
    { area_useful: 90 },
    [label, { name: 'usefulArea', is: 'agrees', values: { useful: 90, built: 104 } }],
  ],
  [
    'what differs first, without by how much',
    { area_useful: 90, checked: checked('area_constructed', 88) },
    [
      { name: 'registeredArea', is: 'differs', values: { stated: 104, found: 88, ...dated } },
      label,
      { name: 'usefulArea', is: 'agrees', values: { useful: 90, built: 104 } },
    ],
  ],
  [
    'a year as it is written',
    { year: 1972, checked: checked('year', 1970) },
    [label, { name: 'registeredYear', is: 'agrees', values: { stated: '1972', found: '1970', ...dated } }, noUseful],
  ],
  [
    'no letter that its figure contradicts',
    { area_useful: 90, cee: { state: 'completed', rating: 'A', consumption: 250 } },
    [{ name: 'usefulArea', is: 'agrees', values: { useful: 90, built: 104 } }],
  ],
  ['nothing where nothing agrees or differs', { cee: { state: 'not_stated' } }, []],
  ['nothing of what is sold', { status: 'sold', area_useful: 90 }, []],
  ['no area that is missed of a development', { development: { units: [] } }, [label]],
  [
    'no label that is missed of a garage',
    { estate_type: 'garage', cee: { state: 'not_stated' }, area_useful: 12, area_constructed: 14 },
    [{ name: 'usefulArea', is: 'agrees', values: { useful: 12, built: 14 } }],
  ],
  [
    'who confirmed it',
    { confirmed_at: '2026-11-21T10:00:00Z' },
    [label, { name: 'confirmedAt', is: 'agrees', values: { on: '2026-11-21T10:00:00Z' } }, noUseful],
  ],
  ['no confirmation to come', { confirmed_at: '2027-01-01' }, [label, noUseful]],
  [
    'that it lies in no flood zone',
    { checked: checked('flood_zone', false, 'SNCZI') },
    [
      label,
      { name: 'floodZone', is: 'told', values: { found: 'false', source: 'SNCZI', date: '2026-05-12' } },
      noUseful,
    ],
  ],
  [
    'bad news, too, and not as something that agrees',
    { checked: checked('habitability', false) },
    [label, { name: 'habitability', is: 'told', values: { found: 'false', ...dated } }, noUseful],
  ],
  ['no confirmation of long ago', { confirmed_at: '2026-09-01' }, [label, noUseful]],
  [
    'no number of a certificate, which names the home in its register',
    { checked: checked('habitability', 'CHG-0012 34-5') },
    [label, noUseful],
  ],
])('a visitor is shown %s', (_, facts, shown) => {
  expect(visitorFindings({ ...flat, ...facts })).toEqual(shown);
});

const everything: AdvertFacts = {
  ...flat,
  ...{ area_useful: 110, area_plot: 300, year: 2001, confirmed_at: '2026-11-21' },
  checked: [
    ...checked('area_constructed', 60),
    ...checked('area_useful', 50),
    ...checked('area_plot', 300),
    ...checked('year', 1970),
    ...checked('flood_zone', true),
    ...checked('inspection', 'favorable'),
    ...checked('habitability', true),
  ],
};

test('seven lines at most, and all that differs is among them', () => {
  const shown = visitorFindings(everything);
  expect(shown).toHaveLength(maxFindings);
  expect(shown.filter(({ is }) => is === 'differs').map(({ name }) => name)).toEqual([
    'usefulArea',
    'registeredArea',
    'registeredUsefulArea',
    'registeredYear',
  ]);
});

/** Each that can be shown, in every form, of every check for visitors. */
const agreeing = visitorFindings({ ...flat, ...{ area_useful: 90, confirmed_at: '2026-11-21' } });
const statedOnes = (['flood_zone', 'inspection', 'habitability'] as const).flatMap((what) =>
  [true, false, 'favorable'].flatMap((value) => visitorFindings({ ...flat, checked: checked(what, value) })),
);
const differing = [...Object.keys(everything)].flatMap((name) =>
  visitorFindings({ ...flat, [name]: everything[name as keyof AdvertFacts], checked: everything.checked }),
);
const missed = checkNames
  .filter((name) => checkOf(name).audience === 'visitor' && checkOf(name).missedOf !== undefined)
  .map((name): VisitorFinding => ({ name, is: 'unknown', values: {} }));

test.each(languages)('each check for visitors has its words: %s', async (language) => {
  const words = await loadDictionary(language, 'evidence');
  const findings = [...agreeing, ...statedOnes, ...differing, ...missed];
  expect(findings.map(wordsKey).filter((key) => words[key] === undefined)).toEqual([]);
  const without = checkNames.filter(
    (name) =>
      checkOf(name).audience === 'visitor' && !Object.keys(words).some((key) => key.startsWith(`line.${name}.`)),
  );
  expect(without).toEqual([]);
});
