import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['en', 'eng', 'ingles', 'angles', 'english', 'englisch', 'engels', 'anglais'],
  headline: {
    kinds: {
      ...{ flat: 'Flat', house: 'House', rural_house: 'Country house', office: 'Office', premises: 'Premises' },
      ...{ building: 'Building', storage: 'Storage room', garage: 'Garage', land: 'Land' },
    },
    other: 'Property',
    in: 'in',
  },
  rentalConditions: {
    season: 'Seasonal let',
    optionToBuy: 'With an option to buy',
    communityIncluded: 'Community fees included',
  },
};
