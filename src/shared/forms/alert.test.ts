import { checkForm } from './checkForm.ts';
import { alertSchema, alertUpdateSchema } from './alert.ts';
import { alertOf } from './alertOf.ts';
import { cancellationSchema } from './mailedLinks.ts';

const asked = {
  email: ' Ana@Example.com ',
  type: 'buy',
  frequency: 'daily',
  where: ['madrid', 'madrid/getafe', 'madrid/madrid/chamberi'],
  filters: 'rooms=3,2&price_max=300000',
  acceptPrivacy: true,
  language: 'es',
};

it('an alert needs an address, and no name', () => {
  expect(checkForm(alertSchema, asked)).toEqual({
    ok: true,
    value: {
      email: 'ana@example.com',
      type: 'buy',
      frequency: 'daily',
      where: asked.where,
      filters: 'price_max=300000&rooms=2,3',
      comments: '',
      acceptPrivacy: true,
      language: 'es',
    },
  });
});

it.each([
  ['day', 'daily'],
  ['week', 'weekly'],
  ['weekly', 'weekly'],
])('a frequency "%s" is read as %s', (frequency, read) => {
  expect(checkForm(alertSchema, { ...asked, frequency })).toMatchObject({ value: { frequency: read } });
});

it.each([
  [{ email: '' }, { email: 'required' }],
  [{ acceptPrivacy: false }, { acceptPrivacy: 'required' }],
  [{ frequency: 'hourly' }, { frequency: 'invalid' }],
  [{ frequency: '__proto__' }, { frequency: 'invalid' }],
  [{ type: 'all' }, { type: 'invalid' }],
  [{ where: ['madrid/'] }, { where: 'invalid' }],
  [{ where: ['a/b/c/d'] }, { where: 'invalid' }],
  [{ where: Array.from({ length: 21 }, (_, n) => `place-${n}`) }, { where: 'tooLong' }],
  [{ filters: 'rooms=9' }, { filters: 'invalid' }],
  [{ filters: 'town=getafe' }, { filters: 'invalid' }],
  [{ filters: 'colour=red' }, { filters: 'invalid' }],
  [{ filters: 'area=x' }, { filters: 'invalid' }],
  [{ phone: '12' }, { phone: 'invalid' }],
  [{ reference: 'no reference' }, { reference: 'invalid' }],
  [{ comments: 'x'.repeat(2_001) }, { comments: 'tooLong' }],
])('%j is refused', (changes, fields) => {
  expect(checkForm(alertSchema, { ...asked, ...changes })).toEqual({ ok: false, fields });
});

it('a change has no address and no consent', () => {
  const checked = checkForm(alertUpdateSchema, { ...asked, reference: 'ms0116-3310' });
  expect(checked).toMatchObject({ ok: true, value: { reference: 'ms0116-3310' } });
  expect(checked.ok && Object.keys(checked.value)).not.toEqual(expect.arrayContaining(['email']));
});

it('a form without scripts makes the same body', () => {
  const fields = { email: 'ana@example.com', type: 'rent', frequency: 'weekly', where: 'madrid', acceptPrivacy: 'on' };
  expect(checkForm(alertSchema, alertOf(fields, { language: 'ca', path: '/ca' }))).toMatchObject({
    ok: true,
    value: { where: ['madrid'], type: 'rent', language: 'ca', pageUrl: '/ca' },
  });
});

it.each([
  [{ reason: 1 }, { reason: 1, text: '' }],
  [
    { reason: '3', text: ' Ya tengo casa ' },
    { reason: 3, text: 'Ya tengo casa' },
  ],
])('%j cancels', (sent, value) => {
  expect(checkForm(cancellationSchema, sent)).toEqual({ ok: true, value });
});

it.each([[{ reason: 4 }], [{ reason: '0' }], [{}]])('%j cancels nothing', (sent) => {
  expect(checkForm(cancellationSchema, sent).ok).toBe(false);
});
