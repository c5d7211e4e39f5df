import { suggestionsFor, type SuggestionFacts } from './suggestions.ts';

const complete: SuggestionFacts = {
  ...{ estateType: 'flat', type: 'buy', photos: 20, plans: 1, isInEnglish: true, energy: 'completed' },
  ...{ price: 250_000, area: 100, comparable: { count: 41, median: 2_500, scope: 'zone' } },
  ...{ shown: 400, isOpenedLess: false },
};

it.each<[Partial<SuggestionFacts>, ReturnType<typeof suggestionsFor>]>([
  [{}, []],
  [{ isOpenedLess: true }, [{ name: 'cover', shown: 400 }]],
  [{ isOpenedLess: true, shown: 30 }, []],
  [{ photos: 6 }, [{ name: 'photos', photos: 6 }]],
  [{ price: 280_000 }, [{ name: 'price', percent: 12, alike: 41 }]],
  [{ price: 220_000 }, []],
  [{ price: 280_000, comparable: { count: 7, median: 2_500, scope: 'zone' } }, []],
  [{ plans: 0 }, [{ name: 'plan' }]],
  [{ isInEnglish: false }, [{ name: 'english' }]],
  [{ isInEnglish: undefined }, []],
  [{ energy: 'in_process' }, [{ name: 'energy' }]],
  [{ estateType: 'land', photos: 1, plans: 0, energy: 'in_process' }, []],
])('of %j follows %j', (changes, suggestions) => {
  expect(suggestionsFor({ ...complete, ...changes })).toEqual(suggestions);
});

it('three at the most are made, the most telling first', () => {
  const all = { isOpenedLess: true, photos: 2, price: 300_000, plans: 0, isInEnglish: false, energy: 'in_process' };
  expect(suggestionsFor({ ...complete, ...all }).map(({ name }) => name)).toEqual(['cover', 'photos', 'price']);
});
