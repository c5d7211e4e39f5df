import { searchLines } from './searchText.ts';
import type { Say } from './MailText.ts';

const say: Say = (key, values = {}) => `${key} ${Object.values(values).join(' ')}`.trim();

it('names the places of an alert in the language of its mail', () => {
  const search = { type: 'buy', places: ['Elche, Alicante', { province: 'Zaragoza' }], filters: '' } as const;
  expect(searchLines(search, 'ca', say)).toEqual(['search.buy Elx, Alacant · search.province Saragossa']);
  expect(searchLines(search, 'es', say)).toEqual(['search.buy Elche, Alicante · search.province Zaragoza']);
});
