import type { FeedWords } from '../../FeedWords.ts';

export const feedWords: FeedWords = {
  names: ['es', 'esp', 'spa', 'espanol', 'castellano', 'castella', 'spanish', 'spanisch', 'spaans', 'espagnol'],
  headline: {
    kinds: {
      ...{ flat: 'Piso', house: 'Casa', rural_house: 'Casa rural', office: 'Oficina', premises: 'Local' },
      ...{ building: 'Edificio', storage: 'Trastero', garage: 'Garaje', land: 'Terreno' },
    },
    other: 'Inmueble',
    in: 'en',
  },
  rentalConditions: {
    season: 'Alquiler de temporada',
    optionToBuy: 'Con opción de compra',
    communityIncluded: 'Gastos de comunidad incluidos',
  },
};
