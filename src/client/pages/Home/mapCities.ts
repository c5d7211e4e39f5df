// Made by scripts/drawMap.ts: change it there.

/**
 * The cities of the map (docs/product.md#constants) with the slugs of their provinces, and where they lie on spain.svg:
 * per cent from its left and its top.
 */
export const mapCities = [
  { slug: 'albacete', name: 'Albacete', x: 53.2, y: 54.2 },
  { slug: 'barcelona', name: 'Barcelona', x: 79.4, y: 27.1 },
  { slug: 'girona', name: 'Girona', x: 83.3, y: 20.3 },
  { slug: 'madrid', name: 'Madrid', x: 40.9, y: 38.7 },
  { slug: 'valencia', name: 'Valencia', x: 63.2, y: 48.8 },
  { slug: 'tarragona', name: 'Tarragona', x: 73.5, y: 30.4 },
  { slug: 'alicante', name: 'Alicante', x: 62.7, y: 61.1 },
  { slug: 'las-palmas', name: 'Las Palmas', x: 84.8, y: 90.4 },
  { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife', x: 79.1, y: 87.1 },
  { slug: 'salamanca', name: 'Salamanca', x: 28, y: 32.3 },
  { slug: 'granada', name: 'Granada', x: 41.2, y: 74 },
  { slug: 'burgos', name: 'Burgos', x: 41.1, y: 17.7 },
] as const;

export const mapSize = { width: 1000, height: 800 } as const;
