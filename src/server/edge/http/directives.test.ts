import { formatDirectives, parseCacheControl, parseTargeted, secondsOf } from './directives.ts';

describe('Cache-Control', () => {
  it.each<[string | undefined, Record<string, string | null>]>([
    [undefined, {}],
    ['', {}],
    ['max-age=60', { 'max-age': '60' }],
    ['Max-Age=60 , NO-CACHE', { 'max-age': '60', 'no-cache': null }],
    ['private="set-cookie, x", max-age=5', { private: 'set-cookie, x', 'max-age': '5' }],
    ['ext="a \\"quoted\\" one"', { ext: 'a "quoted" one' }],
    ['max-age="60"', { 'max-age': '60' }],
    ['max-age=1, max-age=1', { 'max-age': '1' }],
    [',, ,max-age=1,', { 'max-age': '1' }],
    ['max-age=0; private', { 'max-age': '0', private: null }],
  ])('%s is read', (field, expected) => {
    expect(Object.fromEntries(parseCacheControl(field))).toEqual(expected);
  });

  it.each([
    'max-age=1, max-age=2',
    'max-age=6 0',
    'max-age="60',
    'max-age',
    'max-age=',
    'max-age=-1',
    'max-age=1.5',
    'max-age=0x10',
    'max-age=1e3',
    "max-age='60'",
  ])('%s gives no time', (field) => {
    expect(secondsOf(parseCacheControl(field), 'max-age')).toBe(0);
  });

  it.each(['no-store x', 'no-store="x', 'no-store=', 'NO-store'])('%s forbids all the same', (field) => {
    expect(parseCacheControl(field).has('no-store')).toBe(true);
  });
});

describe('a targeted field', () => {
  it.each<[string | undefined, Record<string, string | null> | null]>([
    [undefined, null],
    ['', null],
    ['  ', null],
    ['max-age=60, no-store', { 'max-age': '60', 'no-store': null }],
    ['max-age="60", must-revalidate', { 'must-revalidate': null }],
    ['max-age=60.5', {}],
    ['max-age=-1', {}],
    ['no-store=?0', {}],
    ['max-age=60;a=1', { 'max-age': '60' }],
    ['max-age=1, max-age=60', { 'max-age': '60' }],
    ['private="x", ext=token, other=(1 2)', { private: 'x', ext: 'token' }],
    ['MAX-AGE=60', null],
    ['max-age=60,', null],
    ['max-age 60', null],
  ])('%s', (field, expected) => {
    const directives = parseTargeted(field);
    expect(directives && Object.fromEntries(directives)).toEqual(expected);
  });
});

it('a time beyond counting is a long time', () => {
  expect(secondsOf(parseCacheControl('max-age=99999999999999999999'), 'max-age')).toBe(2 ** 31);
  expect(secondsOf(parseCacheControl('no-cache'), 'max-age')).toBeUndefined();
});

it('what is written is read back alike', () => {
  const directives = new Map([
    ['max-age', '60'],
    ['no-cache', null],
    ['private', 'a, "b"'],
  ]);
  expect(parseCacheControl(formatDirectives(directives))).toEqual(directives);
});
