/** A city where the network takes owners' requests: the capital of a province, by the province's slug. */
export interface City {
  slug: string;
  name: string;
}

/**
 * Taken always, and offered where the provinces with agents are not known (docs/product.md#owner-requests): without an
 * agent there, the network's office answers.
 */
export const mainCities: readonly City[] = [
  { slug: 'albacete', name: 'Albacete' },
  { slug: 'alicante', name: 'Alicante' },
  { slug: 'barcelona', name: 'Barcelona' },
  { slug: 'burgos', name: 'Burgos' },
  { slug: 'girona', name: 'Girona' },
  { slug: 'granada', name: 'Granada' },
  { slug: 'las-palmas', name: 'Las Palmas' },
  { slug: 'madrid', name: 'Madrid' },
  { slug: 'salamanca', name: 'Salamanca' },
  { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife' },
  { slug: 'tarragona', name: 'Tarragona' },
  { slug: 'valencia', name: 'Valencia' },
];
