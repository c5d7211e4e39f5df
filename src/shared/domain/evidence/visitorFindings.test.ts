import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { AdvertFacts, CheckedValue } from './AdvertFacts.ts';
import type { OwnRule } from './ownRules.ts';
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

test.each([
  ['of a certificate in process that it is', { area_useful: 90 }, 'flat', ['usefulArea', 'energyLabel']],
  ['nothing of it where nothing was checked', {}, 'flat', []],
  ['nothing of it of a garage', { area_useful: 90 }, 'garage', ['usefulArea']],
])('a visitor is told %s', (_, facts, estate_type, names) => {
  const found = visitorFindings({ ...flat, ...facts, estate_type, cee: { state: 'in_process' } });
  expect(found.map(({ name }) => name)).toEqual(names);
  expect(found.map(wordsKey)).toEqual(
    names.map((name) => (name === 'energyLabel' ? 'line.energyLabel.inProcess' : `line.${name}.agrees`)),
  );
});

const rule = (comparison: OwnRule['comparison'], changes: Partial<OwnRule> = {}): OwnRule => ({
  ...{ name: 'own', where: {}, needs: [], weight: 'should', audience: 'visitor', source: { kind: 'advert' } },
  words: {
    operator: { es: 'x' },
    visitor: { agrees: { es: 'sí {stated}' }, differs: { es: 'no {stated}, {found}' }, missing: { es: 'falta' } },
  },
  comparison,
  ...changes,
});
const energyLaw = { kind: 'law', law: 'Llei 1/2030', article: 'art. 1', date: '2030-01-01' } as const;

test.each<[string, OwnRule, Partial<AdvertFacts>, object[]]>([
  [
    'what agrees, after the site’s own',
    rule({ number: 'rooms', from: 2 }),
    {},
    [label, { name: 'own', is: 'agrees', values: { stated: 3 }, words: { es: 'sí {stated}' } }, noUseful],
  ],
  [
    'what differs first, with what it rests on and without by how much; a year as it is written',
    rule({ number: 'year', from: 2000 }, { source: energyLaw }),
    { year: 1990 },
    [
      {
        ...{ name: 'own', is: 'differs' },
        values: { stated: '1990', found: '2000', law: 'Llei 1/2030' },
        words: { es: 'no {stated}, {found}' },
      },
      label,
      noUseful,
    ],
  ],
  [
    'what the advert does not say, at the end',
    rule({ stated: 'floor' }, { source: { kind: 'publication', title: 'Guía' } }),
    { area_useful: 90 },
    [
      label,
      { name: 'usefulArea', is: 'agrees', values: { useful: 90, built: 104 } },
      { name: 'own', is: 'unknown', values: {}, words: { es: 'falta' } },
    ],
  ],
  ['nothing that is missed of a development', rule({ stated: 'floor' }), { development: {} }, [label]],
  ['nothing of another place', rule({ stated: 'rooms' }, { where: { provinces: ['cadiz'] } }), {}, [label, noUseful]],
  ['nothing of a fact that is not stated', rule({ number: 'floor', from: 1 }), {}, [label, noUseful]],
  [
    'nothing of an outcome without words',
    rule({ stated: 'rooms' }, { words: { operator: { es: 'x' }, visitor: { missing: { es: 'falta' } } } }),
    {},
    [label, noUseful],
  ],
  ['nothing that is for operators', rule({ stated: 'rooms' }, { audience: 'operator' }), {}, [label, noUseful]],
])('of a network’s own rule a visitor is shown %s', (_, own, facts, shown) => {
  expect(visitorFindings({ ...flat, ...facts }, [own])).toEqual(shown);
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
  const shown = visitorFindings(everything, [rule({ stated: 'rooms' })]);
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

const inProcess = visitorFindings({ ...flat, area_useful: 90, cee: { state: 'in_process' } });

test.each(languages)('each check for visitors has its words: %s', async (language) => {
  const words = await loadDictionary(language, 'evidence');
  const findings = [...agreeing, ...statedOnes, ...differing, ...missed, ...inProcess];
  expect(findings.map(wordsKey).filter((key) => words[key] === undefined)).toEqual([]);
  const without = checkNames.filter(
    (name) =>
      checkOf(name).audience === 'visitor' && !Object.keys(words).some((key) => key.startsWith(`line.${name}.`)),
  );
  expect(without).toEqual([]);
});
