import { consents } from './consents.ts';
import { checkForm } from './checkForm.ts';
import { opportunitySchema } from './opportunity.ts';
import { opportunityOf } from './opportunityOf.ts';
import { ownerRequestSchema } from './ownerRequest.ts';
import { ownerRequestOf } from './ownerRequestOf.ts';

const page = { language: 'es', path: '/servicios/vender' } as const;
const owner = { type: 'BUY', fullName: 'Ana Mas', email: 'ana@correo.example', phone: '612 34 56 78', zipCode: '' };

it.each([
  ['one city, as a browser sends it', 'girona', ['girona']],
  ['several cities', ['girona', 'madrid'], ['girona', 'madrid']],
])('an owner’s request with %s', (_, cities, expected) => {
  expect(checkForm(ownerRequestSchema, ownerRequestOf({ ...owner, cities, acceptTerms: 'on' }, page))).toEqual({
    ok: true,
    value: {
      type: 'BUY',
      fullName: 'Ana Mas',
      email: 'ana@correo.example',
      phone: '+34612345678',
      cities: expected,
      acceptTerms: true,
      acceptCommercials: false,
      acceptNewsletter: false,
      language: 'es',
      consentVersion: consents.ownerRequest.version,
      pageUrl: '/servicios/vender',
    },
  });
});

it('an owner’s request names what is missing', () => {
  expect(checkForm(ownerRequestSchema, ownerRequestOf({}, page))).toEqual({
    ok: false,
    fields: {
      type: 'required',
      fullName: 'required',
      email: 'required',
      phone: 'required',
      cities: 'invalid',
      acceptTerms: 'required',
    },
  });
});

it('an enquiry without the fields that need not be filled in', () => {
  expect(
    checkForm(
      opportunitySchema,
      opportunityOf(
        {
          reference: 'MS0116-1000',
          agent: '',
          subject: '',
          name: 'Ana',
          surname: 'Mas',
          email: 'ana@correo.example',
          phone: '',
          message: 'Hola',
          acceptPrivacy: 'on',
        },
        page,
      ),
    ),
  ).toMatchObject({
    ok: true,
    value: { reference: 'MS0116-1000', subject: 'information', acceptPrivacy: true, acceptCommercials: false },
  });
});

it.each([
  ['figures with marks and a unit', { area: '1.200 m²', rooms: ' 4 ' }, { area: 1_200, rooms: 4 }],
  ['nothing', { area: ' ', rooms: '', estateType: '', address: '' }, {}],
])('an owner’s request takes of its sizes %s', (_, sizes, expected) => {
  const fields = { ...owner, ...sizes, cities: 'girona', acceptTerms: 'on' };
  const checked = checkForm(ownerRequestSchema, ownerRequestOf(fields, page));
  const { area, rooms, estateType, address } = checked.ok ? checked.value : ({} as Record<string, undefined>);
  expect(checked.ok).toBe(true);
  expect({ area, rooms, estateType, address }).toEqual(expected);
});

it('an owner’s request names sizes that are none', () => {
  const sizes = { area: 'grande', rooms: '1.5', estateType: 'castle', address: 'x'.repeat(201) };
  const fields = { ...owner, ...sizes, cities: 'girona', acceptTerms: 'on' };
  expect(checkForm(ownerRequestSchema, ownerRequestOf(fields, page))).toEqual({
    ok: false,
    fields: { area: 'invalid', rooms: 'invalid', estateType: 'invalid', address: 'tooLong' },
  });
});
