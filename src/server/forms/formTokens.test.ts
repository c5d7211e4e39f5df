import { createFormTokens } from './formTokens.ts';

const day = 86_400_000;
let now: number;
const tokens = createFormTokens('a secret of this test', () => now);
const check = (formToken: unknown, topicNote?: unknown) => tokens.check({ formToken, topicNote });

beforeEach(() => {
  now = Date.UTC(2026, 10, 22, 9, 30);
});

it.each([
  [0, 'expired'],
  [1_999, 'expired'],
  [2_000, 'ok'],
  [9 * day, 'ok'],
  [9 * day + 1, 'expired'],
  [-61_000, 'expired'],
])('a token of %d ms ago is %s', (age, expected) => {
  const token = tokens.fresh();
  now += age;
  expect(check(token)).toBe(expected);
});

it.each([[undefined], [''], [42], ['x'], ['mib2j7k0.aaaaaaaaaaaaaaaaaaaaaa'], [{ length: 3 }]])(
  '%j is no token',
  (token) => {
    expect(check(token)).toBe('expired');
  },
);

it('a token with another time is no token, nor one of another secret', () => {
  const token = tokens.fresh();
  now += 5_000;
  const [, signature] = token.split('.');
  expect(check(`${(now - 4_000).toString(36)}.${signature}`)).toBe('expired');
  expect(createFormTokens('another secret', () => now).check({ formToken: token })).toBe('expired');
});

it('pages of one day have one token, which is never too young', () => {
  now = Date.UTC(2026, 10, 22, 23, 59, 59);
  const first = tokens.ofPage();
  for (const seconds of [0, 1, 2, 30, 61]) {
    now = Date.UTC(2026, 10, 23, 0, 0, seconds);
    expect(check(tokens.ofPage())).toBe('ok');
  }
  expect(tokens.ofPage()).not.toBe(first);
  now = Date.UTC(2026, 10, 23, 18);
  const evening = tokens.ofPage();
  now = Date.UTC(2026, 10, 23, 4);
  expect(tokens.ofPage()).toBe(evening);
});

it.each([
  ['', 'ok'],
  [undefined, 'ok'],
  ['text', 'bot'],
  [0, 'bot'],
  [[], 'bot'],
])('a hidden field that holds %j: %s', (topicNote, expected) => {
  const token = tokens.fresh();
  now += 3_000;
  expect(check(token, topicNote)).toBe(expected);
});
