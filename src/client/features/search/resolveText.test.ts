import type { Suggestion } from '#shared/api/suggestion.ts';
import { resolveText } from './resolveText.ts';

const province: Suggestion = { kind: 'province', name: 'Madrid', province: 'madrid' };
const town: Suggestion = { kind: 'town', name: 'Madrid', within: 'Madrid', province: 'madrid', town: 'madrid' };
const postcode: Suggestion = { kind: 'postcode', name: '28012', within: 'Madrid', postcode: '28012' };
const street: Suggestion = {
  ...{ kind: 'street', name: 'Calle Sagrada Familia', within: 'Granada', province: 'granada' },
  street: 'calle-sagrada-familia/granada',
};
const zone: Suggestion = { kind: 'zone', name: 'Sagrada Família', within: 'Barcelona', province: 'barcelona' };

it.each<[string, Suggestion[], string, Suggestion | undefined]>([
  ['28012', [postcode, town], 'found', postcode],
  ['28012', [town], 'found', town],
  ['28901', [province], 'choices', undefined],
  ['cp 28901', [province], 'choices', undefined],
  ['Madrid', [province], 'found', province],
  ['sagrada familia', [street], 'choices', undefined],
  ['calle sagrada familia', [street], 'choices', undefined],
  ['sagrada familia, granada', [street], 'found', street],
  ['sagrada familia', [zone, street], 'found', zone],
])('%s with %j: %s', async (text, suggestions, kind, found) => {
  const resolution = await resolveText(text, () => Promise.resolve(suggestions));
  expect(resolution.kind).toBe(kind);
  // With scripts, too, somebody has to choose it.
  expect(resolution).toMatchObject(found ? { found: [found] } : { choices: suggestions, isDoubtful: true });
});
