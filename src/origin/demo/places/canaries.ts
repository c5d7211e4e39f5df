import type { ProvinceSource } from './placeSource.ts';

export const canaries: readonly ProvinceSource[] = [
  {
    name: 'Las Palmas', slug: 'las-palmas', code: '35', streets: 'canarian', homes: 12, agents: 5, agencies: 2,
    capital: {
      place: ['Las Palmas de Gran Canaria', 28.1120, -15.4350, 450, 2400, ['shops', 'beach']],
      zones: [
        ['Triana', 28.1062, -15.4170, 160, 2800, ['oldTown', 'shops']],
        ['Vegueta', 28.1005, -15.4160, 160, 2500, ['oldTown', 'market']],
        ['Las Canteras', 28.1365, -15.4340, 120, 3700, ['beach', 'market']],
        ['Guanarteme', 28.1272, -15.4405, 140, 3000, ['beach', 'shops']],
        ['Ciudad Jardín', 28.1210, -15.4330, 230, 3200, ['residential', 'park']],
        ['Schamann', 28.1150, -15.4420, 230, 1800, ['market', 'village']],
        ['Siete Palmas', 28.1070, -15.4560, 330, 2500, ['modern', 'shops', 'park']],
        ['Tafira', 28.0700, -15.4540, 380, 2200, ['residential', 'university', 'countryside']],
      ],
    },
    towns: [
      { place: ['Telde', 27.9980, -15.4170, 550, 1700, ['market', 'village']] },
      {
        place: ['San Bartolomé de Tirajana', 27.9250, -15.5730, 230, 1500, ['mountain', 'village', 'countryside']],
        zones: [['Maspalomas', 27.7640, -15.5770, 320, 3200, ['beach', 'golf', 'park']]],
      },
      { place: ['Arucas', 28.1190, -15.5230, 400, 1600, ['oldTown', 'countryside']] },
      { place: ['Santa Brígida', 28.0330, -15.4970, 360, 1900, ['countryside', 'village', 'golf']] },
      { place: ['Puerto del Rosario', 28.5020, -13.8650, 320, 1700, ['port', 'beach']] },
      { place: ['Arrecife', 28.9660, -13.5540, 320, 1900, ['beach', 'port', 'shops']] },
    ],
  },
  {
    name: 'Santa Cruz de Tenerife', slug: 'santa-cruz-de-tenerife', code: '38', streets: 'canarian', homes: 11, agents: 5, agencies: 2,
    capital: {
      place: ['Santa Cruz de Tenerife', 28.4665, -16.2600, 380, 2100, ['shops', 'park']],
      zones: [
        ['Centro', 28.4685, -16.2530, 180, 2400, ['shops', 'market'], { es: 'el centro de Santa Cruz', ca: 'el centre de Santa Cruz', en: 'central Santa Cruz' }],
        ['El Toscal', 28.4728, -16.2490, 140, 2300, ['oldTown', 'park'], { es: 'el Toscal', ca: 'el Toscal' }],
        ['Ifara', 28.4800, -16.2580, 160, 2900, ['residential', 'mountain']],
        ['Salamanca', 28.4710, -16.2610, 220, 2300, ['shops', 'park'], { es: 'el barrio de Salamanca', ca: 'el barri de Salamanca', en: 'the Salamanca quarter' }],
        ['Cabo Llanos', 28.4575, -16.2575, 180, 2600, ['modern', 'park', 'port']],
        ['La Salud', 28.4630, -16.2690, 230, 1700, ['market', 'village']],
        ['Ofra', 28.4520, -16.2820, 280, 1500, ['metro', 'university']],
      ],
    },
    towns: [
      { place: ['San Cristóbal de La Laguna', 28.4870, -16.3150, 550, 2000, ['oldTown', 'university', 'metro']] },
      { place: ['Adeje', 28.1220, -16.7260, 320, 3300, ['mountain', 'golf', 'village']] },
      { place: ['Arona', 28.1000, -16.6810, 260, 2400, ['village', 'mountain']], zones: [['Los Cristianos', 28.0545, -16.7165, 230, 3000, ['beach', 'port']]] },
      { place: ['Puerto de la Cruz', 28.4110, -16.5480, 320, 2400, ['beach', 'oldTown']] },
      { place: ['La Orotava', 28.3900, -16.5230, 360, 1800, ['oldTown', 'mountain', 'countryside']] },
      { place: ['Candelaria', 28.3570, -16.3740, 220, 1900, ['beach', 'village']] },
    ],
  },
];
