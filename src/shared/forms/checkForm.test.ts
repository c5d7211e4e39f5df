import * as z from 'zod/mini';
import { checkForm } from './checkForm.ts';
import { email, pagePath, personName, ticked } from './fields.ts';

const schema = z.object({ name: personName, email, accept: ticked, page: z.optional(pagePath) });
const right = { name: 'Ana', email: 'ana@example.com', accept: true };

it('returns the values as they are stored, without unknown fields', () => {
  const values = { ...right, name: '  Ana ', email: ' Ana@Example.COM', page: '/ca', admin: true };
  expect(checkForm(schema, values)).toEqual({ ok: true, value: { ...right, page: '/ca' } });
});

it.each([
  [{ name: '' }, { name: 'required' }],
  [{ name: '   ' }, { name: 'required' }],
  [{ name: undefined }, { name: 'required' }],
  [{ name: 'x'.repeat(100) }, {}],
  [{ name: 'x'.repeat(101) }, { name: 'tooLong' }],
  [{ name: 'Ana\nMas' }, { name: 'invalid' }],
  [{ name: 'A\u0000' }, { name: 'invalid' }],
  [{ name: 7 }, { name: 'invalid' }],
  [{ name: null }, { name: 'invalid' }],
  [{ email: 'ana' }, { email: 'invalid' }],
  [{ email: 'ana@example.com, beni@example.com' }, { email: 'invalid' }],
  [{ email: 'ana@example.com\nBcc: x@example.com' }, { email: 'invalid' }],
  [{ email: `${'x'.repeat(250)}@example.com` }, { email: 'tooLong' }],
  [{ accept: false }, { accept: 'required' }],
  [{ accept: undefined }, { accept: 'required' }],
  [{ accept: 'true' }, { accept: 'invalid' }],
  [{ page: '/ca/agents' }, {}],
  [{ page: 'https://evil.example/' }, { page: 'invalid' }],
  [{ page: '/?email=ana@example.com' }, { page: 'invalid' }],
  [{ page: '/\u0000' }, { page: 'invalid' }],
  [{ page: `/${'x'.repeat(300)}` }, { page: 'tooLong' }],
  [
    { name: '', email: '', accept: false },
    { name: 'required', email: 'required', accept: 'required' },
  ],
])('%j: %j', (changes, fields) => {
  const checked = checkForm(schema, { ...right, ...changes });
  expect(checked.ok ? {} : checked.fields).toEqual(fields);
});
