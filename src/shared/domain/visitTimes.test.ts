import { languages, type Language } from '../i18n/languages.ts';
import { visitHour, visitTimeText } from './visitTimes.ts';

it('a visit is at hours that each language writes and calls its way', () => {
  const visit = { start: '2026-11-30T08:00:00.000Z', minutes: 30, zone: 'Europe/Madrid' } as const;
  const hours = languages.map((language) => /, ([^,]+) \(/.exec(visitTimeText(visit, language))?.[1]);
  const plain = '09:00–09:30';
  expect(hours).toEqual([
    ...[plain, plain, plain, `${plain}\u00a0Uhr`, `${plain}\u00a0uur`, '9\u00a0h – 9\u00a0h\u00a030'],
  ]);
});

it.each<[Language, string]>([
  ['es', '10:30'],
  ['de', '10:30'],
  ['fr', '10\u00a0h\u00a030'],
])('in %s a time of its own is %s', (language, expected) => {
  expect(visitHour('2026-11-30T09:30:00.000Z', 'Europe/Madrid', language)).toBe(expected);
});
