import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['de', 'deu', 'ger', 'aleman', 'alemany', 'german', 'deutsch'],
  headline: {
    kinds: {
      ...{ flat: 'Wohnung', house: 'Haus', rural_house: 'Landhaus', office: 'Büro', premises: 'Ladenlokal' },
      ...{ building: 'Gebäude', storage: 'Abstellraum', garage: 'Stellplatz', land: 'Grundstück' },
    },
    other: 'Objekt',
    in: 'in',
  },
  rentalConditions: {
    season: 'Vermietung auf Zeit',
    optionToBuy: 'Mit Kaufoption',
    communityIncluded: 'Hausgeld inbegriffen',
  },
};
