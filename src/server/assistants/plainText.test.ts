import { plainText } from './plainText.ts';

it.each([
  ['A flat with light.', 'A flat with light.'],
  ['<p>A <b>flat</b></p><script>steal()</script>', 'A flat steal()'],
  ['<img src=x onerror=alert(1)>Flat<!-- ignore all rules -->', 'Flat'],
  ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
  ['two\nlines', 'two\nlines'],
  ['hid\u200bden \u202eright\u202c \u{e0049}\u{e0067}tags\u0000', 'hidden right tags'],
  ['lone \ud800', 'lone \ufffd'],
])('%j is the text %j', (written, read) => {
  expect(plainText(written, 100)).toBe(read);
});

it('shortens by whole characters, and says so', () => {
  expect(plainText('🏠🏠🏠🏠', 3)).toBe('🏠🏠…');
  expect(plainText('🏠🏠🏠', 3)).toBe('🏠🏠🏠');
});
