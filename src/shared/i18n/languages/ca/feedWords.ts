import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['ca', 'cat', 'va', 'catalan', 'catala', 'valenciano', 'valencia', 'katalanisch', 'catalaans'],
  headline: {
    kinds: {
      ...{ flat: 'Pis', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local' },
      ...{ building: 'Edifici', storage: 'Traster', garage: 'Garatge', land: 'Terreny' },
    },
    other: 'Immoble',
    in: 'a',
  },
  rentalConditions: {
    season: 'Lloguer de temporada',
    optionToBuy: 'Amb opció de compra',
    communityIncluded: 'Despeses de comunitat incloses',
  },
};
