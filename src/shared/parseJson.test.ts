import { beginningOf, parseJson } from './parseJson.ts';

it.each([
  ['"\\ud83d\\ude00"', '😀'],
  ['"Ana \\ud83d"', 'Ana \ufffd'],
  ['"\\uDE00\\uD83D"', '\ufffd\ufffd'],
  ['"\\\\ud83d"', '\\ud83d'],
  ['{"a":["\\ud83d",1,null]}', { a: ['\ufffd', 1, null] }],
  ['"plain"', 'plain'],
])('reads %s in whole characters', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it('cuts no character in half', () => {
  expect(['a😀', 'a😀b', 'ab'].map((text) => beginningOf(text, 2))).toEqual(['a', 'a', 'ab']);
  expect(beginningOf('a😀b', 3)).toBe('a😀');
});
