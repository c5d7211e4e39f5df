import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['fr', 'fra', 'fre', 'frances', 'french', 'francais'],
  headline: {
    kinds: {
      ...{
        flat: 'Appartement',
        house: 'Maison',
        rural_house: 'Maison de campagne',
        office: 'Bureau',
        premises: 'Local commercial',
      },
      ...{ building: 'Immeuble', storage: 'Box de stockage', garage: 'Parking', land: 'Terrain' },
    },
    other: 'Bien',
    in: 'à',
  },
  rentalConditions: {
    season: 'Location saisonnière',
    optionToBuy: 'Avec option d’achat',
    communityIncluded: 'Charges de copropriété comprises',
  },
};
