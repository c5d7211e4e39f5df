import { linkRequestSchema } from './mailedLinks.ts';
import { alertSchema } from './alert.ts';
import { opportunitySchema } from './opportunity.ts';
import { ownerRequestSchema } from './ownerRequest.ts';
import { subscriptionSchema } from './subscription.ts';
import { emptyAsAbsent, email, message, personName, phone, zipCode } from './fields.ts';
import { readPhone } from './readPhone.ts';

type Schema = Pick<typeof phone, 'safeParse'>;

/** What a field stores of a typed text; undefined where it refuses it. */
const read = (schema: Schema, typed: unknown): unknown => schema.safeParse(typed).data;

describe('a telephone', () => {
  it.each([
    // As the Contacts of iOS and macOS copy it.
    ['\u202a612 345 678\u202c', '+34612345678'],
    ['\u202d+34 612 345 678\u202c', '+34612345678'],
    ['\u2066+44 7911 123456\u2069', '+447911123456'],
    ['\ufeff612\u200b345\u00ad678\u200e', '+34612345678'],
    ['612\u2011345\u2011678', '+34612345678'],
    ['612\u2013345\u2014678', '+34612345678'],
    ['612\u2212345\u2010678', '+34612345678'],
    ['612/34/56/78', '+34612345678'],
    ['612\u00a0345\u202f678', '+34612345678'],
    ['(612) 34.56-78', '+34612345678'],
    ['612_345_678', undefined],
    ['612 345 678 ext. 4', undefined],
    ['\u202d\u202c', undefined],
  ])('%j is %s', (typed, stored) => {
    expect(read(phone, typed)).toBe(stored);
    expect(readPhone(typed)).toBe(stored);
  });

  it.each([
    ['\u202d07911 123456\u202c', 'GB', '+447911123456'],
    ['\u202d+34 612 345 678\u202c', 'GB', '+34612345678'],
    ['\u200e0034 612 345 678', 'GB', '+34612345678'],
    ['06/12/34/56/78', 'FR', '+33612345678'],
  ] as const)('%j of %s is %s', (typed, country, stored) => {
    expect(readPhone(typed, country)).toBe(stored);
  });
});

describe('an e-mail address', () => {
  it.each([
    ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
    ["O'Brien+Casa=1@Example.com", "o'brien+casa=1@example.com"],
    ['ana.mas@example.com', 'ana.mas@example.com'],
    ['_ana_@example.com', '_ana_@example.com'],
    ['ana@xn--espaa-rta.example', 'ana@xn--espaa-rta.example'],
    ['ana@españa.example', 'ana@xn--espaa-rta.example'],
    ['Ana@ESPAÑA.example', 'ana@xn--espaa-rta.example'],
    // The accent apart from its letter, as macOS writes it in names of files.
    ['ana@espan\u0303a.example', 'ana@xn--espaa-rta.example'],
    ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@example.xn--p1ai', 'ana@example.xn--p1ai'],
    ['\u202aana@example.com\u202c', 'ana@example.com'],
    ['\ufeff ana@example.com\u200b ', 'ana@example.com'],
    ['ana\u200b@example.com', 'ana@example.com'],
    ['\u00a0ana@example.com\u00a0', 'ana@example.com'],
    [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
  ])('%j is stored as %s', (typed, stored) => {
    expect(read(email, typed)).toBe(stored);
    // And is not changed by the server's check of what the browser sent.
    expect(read(email, stored)).toBe(stored);
  });

  it.each([
    ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@@example.com', 'ana@example..com', 'ana@example.com.'],
    ...['.ana@example.com', 'ana.@example.com', 'a..b@example.com', 'ana mas@example.com', 'ana@exam ple.com'],
    ...['"ana"@example.com', 'ana@[127.0.0.1]', 'ana@127.0.0.1', 'ana@1.2', 'ana@-a.com', 'ana@a-.com', 'ana@a_b.com'],
    ...['ana@example.com,beni@example.com', 'ana@example.com\nBcc: beni@example.com', 'ana@example.com\u0000'],
    ...['<ana@example.com>', 'Ana <ana@example.com>', 'añá@example.com', 'ana@españa/x.com', 'ana@españa%41.com'],
    ...['ana@españa:80.com', 'ana@españa?.com', 'ana@ña@b.com', 'ana@例え。', 'mailto:ana@example.com'],
    ...[`${'x'.repeat(65)}@example.com`, `ana@${'x'.repeat(64)}.com`, '\u200b\u202c', ''],
  ])('%j is none', (typed) => {
    expect(read(email, typed)).toBeUndefined();
  });
});

describe('a name', () => {
  it.each([
    [' Ana ', 'Ana'],
    ['\u202eAna\u202c', 'Ana'],
    ['\ufeffAna\u200b Mas', 'Ana Mas'],
    // These two are part of how Persian and Indic scripts are written.
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ක්\u200dෂ', 'ක්\u200dෂ'],
  ])('%j is %j', (typed, stored) => {
    expect(read(personName, typed)).toBe(stored);
  });

  it.each([
    '\u200b',
    '\u202d\u202c',
    ' \u2060 ',
    '\u3164',
    '\u2800',
    '\u200d',
    '\ufe0f',
    '\u00ad',
    'Ana\u2028Mas',
    '\t',
  ])('%j is none', (typed) => {
    expect(read(personName, typed)).toBeUndefined();
  });
});

it.each([
  ['hola\u202e dlrow', 'hola dlrow'],
  ['\u2067hola\u2069\nadiós', 'hola\nadiós'],
  ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
  ['\u200b\u202c \n', ''],
])('a message %j is kept as %j', (typed, stored) => {
  expect(read(message, typed)).toBe(stored);
});

it('counts a line break once, as the field that a text is typed in does', () => {
  const lines = (end: string) => `${'a'.repeat(38)}${end}x`.repeat(50);
  expect(lines('\n')).toHaveLength(2_000);
  expect(read(message, lines('\r\n'))).toBe(lines('\n'));
  expect(read(message, `${lines('\r\n')}x`)).toBeUndefined();
});

it.each([
  ['\u202d28013\u202c', '28013'],
  ['28\u200b013', '28013'],
])('a postcode %j is %s', (typed, stored) => {
  expect(read(zipCode, typed)).toBe(stored);
});

it.each(['\u202d\u202c', '\u200b', ' \ufeff'])('a field of %j is empty', (typed) => {
  expect(emptyAsAbsent(phone).safeParse(typed)).toEqual({ success: true, data: undefined });
});

it.each([
  ['enquiry', opportunitySchema],
  ['owner’s request', ownerRequestSchema],
  ['newsletter', subscriptionSchema],
  ['alert', alertSchema],
  ['new link', linkRequestSchema],
])('the form of an %s takes the same addresses', (_form, schema) => {
  const fields = schema.shape;
  expect(read(fields.email, '\u202aO’Brien@x.example\u202c'.replace('’', "'"))).toBe("o'brien@x.example");
  expect(read(fields.email, 'ana@españa.example')).toBe('ana@xn--espaa-rta.example');
  for (const name of ['name', 'surname', 'surnames', 'fullName'] as const)
    if (name in fields) expect(read((fields as Record<string, Schema>)[name]!, 'A\u202eB')).toBe('AB');
});
