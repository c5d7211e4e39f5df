import i18next, { type i18n as I18n } from 'i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { memoizeTexts } from './memoizeTexts.ts';

let i18n: I18n;
let made: string[];

beforeEach(async () => {
  i18n = i18next.createInstance();
  await i18n.init({
    ...i18nOptions,
    lng: 'es',
    ns: ['common', 'search'],
    resources: {
      es: {
        common: { title: 'Casa' },
        search: {
          title: 'Buscar',
          homes_one: '{{count}} casa',
          homes_other: '{{count}} casas',
          near: 'Cerca de {{place}}',
        },
      },
    },
  });
  made = [];
  const make = i18n.t.bind(i18n) as unknown as (...call: unknown[]) => string;
  i18n.t = ((...call: unknown[]) => {
    made.push(String(call[0]));
    return make(...call);
  }) as unknown as typeof i18n.t;
  memoizeTexts(i18n);
});

const textsOf = (namespace: 'common' | 'search') =>
  i18n.getFixedT('es', namespace) as unknown as (key: string, values?: Record<string, unknown>) => string;

it('makes a text once, for each namespace', () => {
  for (let turn = 0; turn < 3; turn += 1)
    expect([textsOf('common')('title'), textsOf('search')('title')]).toEqual(['Casa', 'Buscar']);
  expect(made).toHaveLength(2);
});

it('keeps texts with different values apart, and a number from its digits', () => {
  const t = textsOf('search');
  expect([
    t('homes', { count: 1 }),
    t('homes', { count: 2 }),
    t('homes', { count: 1 }),
    t('near', { place: '1' }),
    t('near', { place: 'Olot' }),
  ]).toEqual(['1 casa', '2 casas', '1 casa', 'Cerca de 1', 'Cerca de Olot']);
  expect(made).toHaveLength(4);
});

it('leaves what has other values to i18next', () => {
  const t = textsOf('search');
  for (let turn = 0; turn < 2; turn += 1)
    expect(t('near', { place: { toString: () => 'Lugo' } })).toBe('Cerca de Lugo');
  expect(made).toHaveLength(2);
});

it('does not keep more and more', () => {
  const t = textsOf('search');
  for (let place = 0; place < 20_000; place += 1) t('near', { place });
  t('near', { place: 0 });
  expect(made).toHaveLength(20_001);
});
