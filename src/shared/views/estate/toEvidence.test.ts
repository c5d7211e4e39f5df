import { toEstate } from '#shared/api/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toEvidence } from './toEvidence.ts';

const finding = (name: string, is: VisitorFinding['is'] = 'agrees'): VisitorFinding => ({ name, is, values: {} });
const agent = { ...fakeEstate().agent!, register_number: '1234', register: { name: 'AICAT' } };
const shown = (findings: VisitorFinding[], language: Language = 'es', changes = {}) =>
  toEvidence({ ...toEstate(fakeEstate(changes)), findings }, { language, languages: ['ca', 'es', 'en'] });
const namesOf = (findings: VisitorFinding[], changes = {}) => shown(findings, 'es', changes)?.map(({ name }) => name);

const checked = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const missed = [finding('x', 'unknown'), finding('y', 'unknown')];

test.each([
  ['the agent’s number after what agrees', ['a', 'b'], ['a', 'b', 'agentRegister', 'x', 'y']],
  ['seven lines, the agent’s number among them', checked, ['a', 'b', 'c', 'd', 'e', 'f', 'agentRegister']],
  ['the number alone', [], ['agentRegister', 'x', 'y']],
  ['the number once', ['agentRegister', 'a'], ['a', 'agentRegister', 'x', 'y']],
])('shows %s', (_, names, expected) => {
  expect(namesOf([...names.map((name) => finding(name)), ...missed], { agent })).toEqual(expected);
});

test('shows nothing where nothing was compared and no number is known', () => {
  expect(namesOf(missed)).toBeUndefined();
});

test.each<[Language, VisitorFinding['words'], object | undefined]>([
  ['en', { es: 'sí', en: 'yes' }, { text: 'yes' }],
  ['en', { es: 'sí', ca: 'sí que ho és' }, { text: 'sí que ho és', lang: 'ca' }],
  ['en', { es: 'sí' }, { text: 'sí', lang: 'es' }],
  ['es', { es: 'sí', ca: 'sí que ho és' }, { text: 'sí' }],
  ['es', undefined, undefined],
])('a network’s own words in %s, else in the first of its languages that they are in: %j', (language, words, own) => {
  expect(shown([{ ...finding('a'), words }], language)?.[0]).toEqual({ ...finding('a'), ...(own ? { own } : {}) });
});
