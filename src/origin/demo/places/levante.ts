import type { ProvinceSource } from './placeSource.ts';

export const levante: readonly ProvinceSource[] = [
  {
    name: 'Valencia', forms: { ca: 'València' }, slug: 'valencia', code: '46', streets: 'valencian', homes: 22, agents: 9, agencies: 4,
    capital: {
      place: ['Valencia', 39.4700, -0.3760, 900, 3000, ['metro', 'shops'], { ca: 'València' }],
      zones: [
        ['Ruzafa', 39.4620, -0.3730, 330, 3900, ['market', 'village', 'metro'], { ca: 'Russafa' }],
        ['El Carmen', 39.4780, -0.3795, 230, 4000, ['oldTown', 'river'], { es: 'el Carmen', ca: 'el Carme' }],
        ['Ensanche', 39.4670, -0.3690, 330, 4800, ['shops', 'market'], { es: 'el Ensanche', ca: "l'Eixample", en: 'the Ensanche' }],
        ['Extramurs', 39.4660, -0.3870, 330, 3300, ['shops', 'train']],
        ['Benimaclet', 39.4860, -0.3580, 280, 2900, ['village', 'university', 'metro']],
        ['Algirós', 39.4750, -0.3450, 330, 2900, ['university', 'metro']],
        ['El Cabanyal', 39.4690, -0.3320, 260, 3300, ['beach', 'village', 'market'], { es: 'el Cabanyal', ca: 'el Cabanyal' }],
        ['Penya-roja', 39.4590, -0.3480, 330, 4000, ['modern', 'park']],
        ['Campanar', 39.4830, -0.3930, 380, 3000, ['park', 'metro', 'village']],
        ['Patraix', 39.4600, -0.3990, 380, 2600, ['village', 'metro']],
      ],
    },
    towns: [
      { place: ['Paterna', 39.5030, -0.4400, 650, 2200, ['metro', 'residential']], zones: [['La Cañada', 39.5270, -0.4850, 500, 2300, ['residential', 'countryside', 'metro']]] },
      { place: ['Bétera', 39.5920, -0.4610, 550, 2100, ['residential', 'metro', 'countryside']] },
      { place: ['Torrent', 39.4370, -0.4650, 650, 1900, ['metro', 'market']] },
      { place: ['Gandía', 38.9680, -0.1810, 650, 1600, ['shops', 'train', 'mountain'], { ca: 'Gandia' }] },
      { place: ['Sagunto', 39.6800, -0.2720, 450, 1400, ['oldTown', 'train'], { ca: 'Sagunt' }] },
      { place: ['Xàtiva', 38.9900, -0.5190, 400, 1000, ['oldTown', 'train', 'countryside']] },
    ],
  },
  {
    name: 'Alicante', forms: { ca: 'Alacant' }, slug: 'alicante', code: '03', streets: 'valencian', homes: 18, agents: 7, agencies: 3,
    capital: {
      place: ['Alicante', 38.3530, -0.4880, 600, 2300, ['shops', 'train'], { ca: 'Alacant' }],
      zones: [
        ['Centro', 38.3475, -0.4855, 260, 2900, ['shops', 'market'], { es: 'el centro de Alicante', ca: "el centre d'Alacant", en: 'central Alicante' }],
        ['Santa Cruz', 38.3468, -0.4800, 110, 2700, ['oldTown', 'beach'], { es: 'el barrio de Santa Cruz', ca: 'el barri de Santa Cruz', en: 'the Santa Cruz quarter' }],
        ['Playa de San Juan', 38.3770, -0.4160, 330, 3300, ['beach', 'golf', 'modern'], { es: 'Playa de San Juan', ca: 'la Platja de Sant Joan' }],
        ['Cabo de las Huertas', 38.3595, -0.4180, 260, 3100, ['beach', 'residential'], { es: 'el Cabo de las Huertas', ca: "el Cap de l'Horta", en: 'Cabo de las Huertas' }],
        ['Benalúa', 38.3405, -0.4955, 230, 2300, ['village', 'train']],
        ['Vistahermosa', 38.3650, -0.4560, 330, 2700, ['residential', 'park']],
        ['San Blas', 38.3530, -0.5000, 330, 2000, ['train', 'park']],
        ['Carolinas', 38.3575, -0.4880, 280, 1700, ['market', 'shops']],
      ],
    },
    towns: [
      { place: ['Elche', 38.2670, -0.6980, 850, 1700, ['park', 'shops', 'train'], { ca: 'Elx' }] },
      { place: ['Benidorm', 38.5450, -0.1330, 450, 3000, ['beach', 'shops']] },
      { place: ['Dénia', 38.8345, 0.1000, 380, 2800, ['port', 'beach', 'oldTown']] },
      { place: ['Jávea', 38.7880, 0.1660, 420, 3200, ['oldTown', 'mountain', 'countryside'], { ca: 'Xàbia' }] },
      { place: ['Altea', 38.6005, -0.0540, 230, 2900, ['oldTown', 'beach']] },
      { place: ['Torrevieja', 37.9860, -0.6840, 420, 2000, ['beach', 'market', 'port']] },
    ],
  },
];
