import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { checkForm } from './checkForm.ts';
import { emptyAsAbsent, phone } from './fields.ts';
import { readPhone, withReadPhone } from './readPhone.ts';

const schema = z.object({ phone: emptyAsAbsent(phone) });

/** What a form stores of its two controls. */
const stored = (typed: string, phoneCountry?: string) =>
  checkForm(schema, withReadPhone({ phone: typed, phoneCountry }));

it.each([
  ['612 345 678', 'ES', '+34612345678'],
  ['612 345 678', undefined, '+34612345678'],
  ['34612345678', 'ES', '+34612345678'],
  ['34 612 345 678', undefined, '+34612345678'],
  ['Tel.: 612 345 678', 'ES', '+34612345678'],
  ['96/1234567', 'ES', '+34961234567'],
  ['+44 7911 123456', 'ES', '+447911123456'],
  ['0044 7911 123456', 'ES', '+447911123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['447911123456', 'GB', '+447911123456'],
  ['(0)7911 123456', 'GB', '+447911123456'],
  ['+44 (0)20 7946 0958', 'ES', '+442079460958'],
  ['+44 (0)20 7946 0958', 'GB', '+442079460958'],
  ['0044 (0)20 7946 0958', 'GB', '+442079460958'],
  ['+49 (0) 151 12345678', 'ES', '+4915112345678'],
  ['+34 (0)612 345 678', 'ES', '+34612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['6 12 34 56 78', 'FR', '+33612345678'],
  ['33 6 12 34 56 78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  // Its zero is dialled from abroad too.
  ['02 1234 5678', 'IT', '+390212345678'],
  ['+39 (0)6 1234 5678', 'IT', '+390612345678'],
  ['3912345678', 'IT', '+393912345678'],
  // With its calling code, and not a number that begins with the same digits.
  ['4915112345678', 'DE', '+4915112345678'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['15112345678', 'DE', '+4915112345678'],
  ['4930123456', 'DE', '+4930123456'],
  ['+49 4961 12345', 'DE', '+49496112345'],
  ['04961 12345', 'DE', '+49496112345'],
  ['14155552671', 'US', '+14155552671'],
  ['415 555 2671', 'US', '+14155552671'],
  ['351912345678', 'PT', '+351912345678'],
  ['912 345 678', 'PT', '+351912345678'],
  ['919812345678', 'IN', '+919812345678'],
  ['9123456789', 'IN', '+919123456789'],
  ['55 99123 4567', 'BR', '+5555991234567'],
  ['06 30 123 4567', 'HU', '+36301234567'],
  ['376 312 345', 'AD', '+376312345'],
  ['+34 612 345 678', 'FR', '+34612345678'],
  ['612 345 678', 'XX', '+34612345678'],
  ['', 'FR', undefined],
])('%j of %s is %s', (typed, country, expected) => {
  expect(stored(typed, country)).toEqual({ ok: true, value: expected === undefined ? {} : { phone: expected } });
});

it.each([
  ['612 345', 'ES'],
  ['12', 'FR'],
  ['call me', 'FR'],
  ['call me', 'ES'],
  ['612 345 678 ext. 4', 'ES'],
  ['612 345 678 / 932 111 222', 'ES'],
  ['33612345678', 'ES'],
  ['07911 123456', 'ES'],
  // One of Spain, said to be of another country.
  ['612 345 678', 'GB'],
  // Of Papenburg without its calling code, or of Wiesbaden with it.
  ['4961 12345', 'DE'],
  ['1'.repeat(300), 'DE'],
])('%j of %s is none, or more than one', (typed, country) => {
  expect(stored(typed, country)).toEqual({ ok: false, fields: { phone: 'invalid' } });
});

it('numbers in E.164 are read as what they are', () => {
  for (const number of ['+34600000001', '+442079460958', '+390612345678', '+49496112345'])
    expect(readPhone(number)).toBe(number);
});

it('is not part of any script that a page begins with', () => {
  const source = readFileSync('src/client/forms/withPhone.ts', 'utf8');
  expect(source).not.toMatch(/^import .*readPhone/m);
});
