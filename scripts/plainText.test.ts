import { plainText } from './plainText.mjs';
import { readableLine } from './readableLine.mjs';

const esc = String.fromCharCode(27);
const hostile = `${esc}]0;PWNED\u0007${esc}[2J\u009b1m\u202eabc\r`;

it('shows control characters as what they are, and leaves lines and tabs', () => {
  expect(plainText(hostile)).toBe('\\u001b]0;PWNED\\u0007\\u001b[2J\\u009b1m\\u202eabc\\u000d');
  expect(plainText('a\n\tb ñ €')).toBe('a\n\tb ñ €');
});

it('leaves JSON what it is', () => {
  const value = { reference: hostile };
  expect(JSON.parse(plainText(JSON.stringify(value)))).toEqual(value);
});

it('is applied to lines of the log', () => {
  const line = JSON.stringify({ time: '2026-01-01T00:00:00Z', level: 30, msg: 'listing refused', reason: hostile });
  expect(readableLine(line)).toContain('\\u001b]0;PWNED');
  expect(readableLine(`no log line ${hostile}`)).not.toContain(esc);
});
