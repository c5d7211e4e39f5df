/** The cities where the network takes owners' requests (docs/product.md#constants), by slug. */
export const cityNames = {
  albacete: 'Albacete',
  alicante: 'Alicante',
  barcelona: 'Barcelona',
  burgos: 'Burgos',
  girona: 'Girona',
  granada: 'Granada',
  'las-palmas': 'Las Palmas',
  madrid: 'Madrid',
  salamanca: 'Salamanca',
  'santa-cruz-de-tenerife': 'Santa Cruz de Tenerife',
  tarragona: 'Tarragona',
  valencia: 'Valencia',
} as const;

export type City = keyof typeof cityNames;

export const cities = Object.keys(cityNames) as City[];
