import { toEstate } from '#shared/api/estate.ts';
import type { VisitorFinding } from '#shared/domain/evidence/VisitorFinding.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toEvidence } from './toEvidence.ts';

const finding = (name: string, is: VisitorFinding['is'] = 'agrees'): VisitorFinding => ({ name, is, values: {} });
const agent = { ...fakeEstate().agent!, register_number: '1234', register: { name: 'AICAT' } };
const namesOf = (findings: VisitorFinding[], changes = {}) =>
  toEvidence({ ...toEstate(fakeEstate(changes)), findings })?.map(({ name }) => name);

const checked = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const missed = [finding('x', 'unknown'), finding('y', 'unknown')];

test.each([
  ['the agent’s number after what agrees', ['a', 'b'], ['a', 'b', 'agentRegister', 'x', 'y']],
  ['seven lines, the agent’s number among them', checked, ['a', 'b', 'c', 'd', 'e', 'f', 'agentRegister']],
  ['the number alone', [], ['agentRegister', 'x', 'y']],
  ['the number once', ['agentRegister', 'a'], ['a', 'agentRegister', 'x', 'y']],
])('shows %s', (_, names, shown) => {
  expect(namesOf([...names.map((name) => finding(name)), ...missed], { agent })).toEqual(shown);
});

test('shows nothing where nothing was compared and no number is known', () => {
  expect(namesOf(missed)).toBeUndefined();
});
