import { textValue } from '#shared/views/contentLines.ts';
import { structuredValue, vCard } from './vCard.ts';

const lines = (card: string): string[] => card.split('\r\n');

it('a card begins, says its version, ends, and breaks its lines as mail does', () => {
  expect(vCard([['FN', 'Ana Mas']])).toBe('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana Mas\r\nEND:VCARD\r\n');
});

it.each([
  ['Núria Peñafort i Güell', 'Núria Peñafort i Güell'],
  ['Pisos, casas; y fincas', 'Pisos\\, casas\\; y fincas'],
  ['Calle\nMayor\r\n1\rbajos', 'Calle\\nMayor\\n1\\nbajos'],
  ['a\\n b', 'a\\\\n b'],
  ['a\u0000\tb\u007f', 'ab'],
  ['x\r\nEND:VCARD', 'x\\nEND:VCARD'],
])('a text %j stands as %j', (text, value) => {
  expect(textValue(text)).toBe(value);
});

it('parts keep their places, and their own semicolons', () => {
  expect(structuredValue(['', '', 'Calle Mayor, 1', 'Elche; Elx', '', '03201'])).toBe(
    ';;Calle Mayor\\, 1;Elche\\; Elx;;03201',
  );
});

it('a long line is broken at 75 octets, never within a character, and reads the same unbroken', () => {
  for (const text of ['ñ'.repeat(200), `a${'€'.repeat(100)}`, '🏠'.repeat(60), 'x'.repeat(72), 'x'.repeat(73)]) {
    const card = vCard([['FN', text]]);
    for (const line of lines(card)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`\r\nFN:${text}\r\n`);
  }
  expect(lines(vCard([['FN', 'x'.repeat(72)]]))).toHaveLength(5);
  expect(lines(vCard([['FN', 'x'.repeat(73)]]))).toHaveLength(6);
});
