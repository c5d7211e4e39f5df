import type { GivenPerson } from '../readPeople.ts';
import { groupPeople, type NamedPerson } from './groupPeople.ts';

const place = { town: 'Sitges', province: 'Barcelona', province_slug: 'barcelona' };

const named = (
  id: string,
  known: Partial<Pick<GivenPerson, 'id' | 'email' | 'phone'>> & { agency?: string },
): NamedPerson => ({
  ...{ id, reference: id, place, isDefault: false },
  person: {
    ...{ id: known.id, slug: 'ana', full_name: 'Ana', languages: [], avatar: undefined },
    ...{ email: known.email, phone: known.phone },
    agency:
      known.agency === undefined ? undefined : { slug: known.agency, commercial_brand: undefined, independent: false },
  },
});

const groups = (...people: Parameters<typeof named>[1][]): string[][] =>
  groupPeople(people.map((known, index) => named(String(index + 1), known))).map(({ members }) =>
    members.map(({ id }) => id),
  );

test.each<[string, Parameters<typeof named>[1][], string[][]]>([
  ['the same of all', [{ email: 'a@x.es' }, { email: 'a@x.es' }], [['1', '2']]],
  ['an address in capitals', [{ email: 'a@x.es' }, { email: 'A@X.es' }], [['1', '2']]],
  ['one who says nothing, of one', [{}, { email: 'a@x.es' }], [['1', '2']]],
  ['parts of one', [{ email: 'a@x.es' }, { phone: '1' }, { email: 'a@x.es', phone: '1' }], [['1', '2', '3']]],
  ['another e-mail', [{ email: 'a@x.es' }, { email: 'b@x.es' }], [['1'], ['2']]],
  [
    'another telephone',
    [
      { email: 'a@x.es', phone: '1' },
      { email: 'a@x.es', phone: '2' },
    ],
    [['1'], ['2']],
  ],
  [
    'another telephone of the same number',
    [
      { id: '7', phone: '1' },
      { id: '7', phone: '2' },
    ],
    [['1', '2']],
  ],
  [
    'another e-mail of the same number',
    [
      { id: '7', email: 'a@x.es' },
      { id: '7', email: 'b@x.es' },
    ],
    [['1'], ['2']],
  ],
  ['another agency', [{ agency: 'one' }, { agency: 'two' }], [['1'], ['2']]],
  ['one who says nothing, of two', [{}, { email: 'a@x.es' }, { email: 'b@x.es' }], [['1'], ['2'], ['3']]],
])('%s', (_name, people, expected) => {
  expect(groups(...people)).toEqual(expected);
});
