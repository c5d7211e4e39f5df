import * as z from 'zod/mini';
import { checkForm } from './checkForm.ts';
import { emptyAsAbsent, phone } from './fields.ts';
import { phoneOf } from './phoneOf.ts';

const schema = z.object({ phone: emptyAsAbsent(phone) });

it.each([
  ['612 345 678', 'ES', '+34612345678'],
  ['612 345 678', undefined, '+34612345678'],
  ['+44 7911 123456', 'ES', '+447911123456'],
  ['0044 7911 123456', 'ES', '+447911123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['(0)7911 123456', 'GB', '+447911123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['02 1234 5678', 'IT', '+390212345678'],
  ['+34 612 345 678', 'FR', '+34612345678'],
  ['612 345 678', 'XX', '+34612345678'],
  ['', 'FR', undefined],
])('%j of %s is %s', (typed, country, expected) => {
  expect(checkForm(schema, { phone: phoneOf(typed, country) })).toEqual({
    ok: true,
    value: expected === undefined ? {} : { phone: expected },
  });
});

it.each([
  ['612 345', 'ES'],
  ['12', 'FR'],
  ['call me', 'FR'],
  ['call me', 'ES'],
])('%j of %s is none', (typed, country) => {
  expect(checkForm(schema, { phone: phoneOf(typed, country) })).toEqual({ ok: false, fields: { phone: 'invalid' } });
});
