import { languages } from '../i18n/languages.ts';
import { visitTimeText } from './visitTimes.ts';

it('a visit is at hours that are called so where the language calls them', () => {
  const visit = { start: '2026-11-30T09:00:00.000Z', minutes: 30, zone: 'Europe/Madrid' } as const;
  const hours = languages.map((language) => /10:00–10:30(?:\u00a0\w+)?/.exec(visitTimeText(visit, language))?.[0]);
  const plain = '10:00–10:30';
  expect(hours).toEqual([plain, plain, plain, `${plain}\u00a0Uhr`, `${plain}\u00a0uur`, plain]);
});
