import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['nl', 'nld', 'dut', 'ned', 'holandes', 'neerlandes', 'dutch', 'nederlands'],
  headline: {
    kinds: {
      ...{ flat: 'Appartement', house: 'Huis', rural_house: 'Landhuis', office: 'Kantoor', premises: 'Bedrijfsruimte' },
      ...{ building: 'Gebouw', storage: 'Berging', garage: 'Garageplaats', land: 'Perceel' },
    },
    other: 'Object',
    in: 'in',
  },
  rentalConditions: {
    season: 'Tijdelijke verhuur',
    optionToBuy: 'Met koopoptie',
    communityIncluded: 'Gemeenschapskosten inbegrepen',
  },
};
