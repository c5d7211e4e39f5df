import { registerLine } from '#shared/views/registerLine.ts';
import { agentsRegisters, numberOfColumn, readRegistered, registerNamed } from './registers.ts';

const aicat = registerNamed('aicat');

it.each([
  ['1234', undefined, { register_number: '1234' }, '1234'],
  ['1234', 'AICAT', { register_number: '1234', register: aicat }, 'AICAT 1234'],
  ['AICAT 1234', undefined, { register_number: '1234', register: aicat }, 'AICAT 1234'],
  ['aicat núm. 1234', undefined, { register_number: '1234', register: aicat }, 'AICAT 1234'],
  [
    'AICAT-1234',
    'Registre d’Agents Immobiliaris de Catalunya',
    { register_number: '1234', register: aicat },
    'AICAT 1234',
  ],
  // A number of a register that is not in the table, and one whose register is another than its name says: as written.
  ['API 1234', undefined, { register_number: 'API 1234' }, 'API 1234'],
  ['AICAT 1', 'raicv', { register_number: 'AICAT 1', register: registerNamed('RAICV') }, 'RAICV AICAT 1'],
  ['GIPE 7', 'Gipe', { register_number: 'GIPE 7', register: { name: 'Gipe' } }, 'GIPE 7'],
])('reads %j of %j', (written, register, read, shown) => {
  const found = readRegistered(written, register === undefined ? undefined : registerNamed(register));
  expect(found).toEqual(read);
  const line = registerLine(found.register_number, found.register);
  // The name and the number stay on one line.
  expect(line?.text).toBe(line?.name ? shown.replace(/ (?=\S+$)/, '\u00a0') : shown);
});

it('a column of a sheet may name the register of its numbers', () => {
  expect(numberOfColumn('Nº AICAT', '1234')).toBe('AICAT 1234');
  expect(numberOfColumn('AICAT', 'aicat 1234')).toBe('aicat 1234');
  expect(numberOfColumn('Nº registro agente', '1234')).toBe('1234');
});

it('every register has an official text, and when that was read', () => {
  for (const { name, law } of Object.values(agentsRegisters)) {
    expect(name).not.toBe('');
    expect(law.url).toMatch(/^https?:\/\/[^/]*(gencat\.cat|gva\.es|comunidad\.madrid|navarra\.es)\//);
    expect(law.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
