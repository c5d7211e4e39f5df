import type { ProvinceSource } from './placeSource.ts';

export const interior: readonly ProvinceSource[] = [
  {
    name: 'Madrid', slug: 'madrid', code: '28', streets: 'castilian', homes: 40, agents: 12, agencies: 5,
    capital: {
      place: ['Madrid', 40.4230, -3.6960, 1300, 5600, ['metro', 'shops']],
      zones: [
        ['Salamanca', 40.4290, -3.6790, 580, 9000, ['shops', 'metro'], { es: 'el barrio de Salamanca', ca: 'el barri de Salamanca', en: 'the Salamanca district' }],
        ['Chamberí', 40.4350, -3.7030, 520, 7600, ['market', 'metro', 'village']],
        ['Retiro', 40.4170, -3.6720, 320, 6900, ['park', 'metro'], { es: 'el Retiro', ca: 'el Retiro' }],
        ['Chamartín', 40.4570, -3.6760, 620, 6800, ['residential', 'metro', 'train']],
        ['Malasaña', 40.4262, -3.7045, 270, 6500, ['oldTown', 'shops', 'metro']],
        ['La Latina', 40.4110, -3.7095, 270, 6100, ['oldTown', 'market']],
        ['Lavapiés', 40.4085, -3.7010, 270, 5400, ['oldTown', 'market', 'metro']],
        ['Arganzuela', 40.4000, -3.6970, 480, 5100, ['river', 'park', 'metro']],
        ['Tetuán', 40.4600, -3.6990, 520, 4700, ['market', 'metro']],
        ['Las Tablas', 40.5080, -3.6680, 420, 4700, ['modern', 'metro', 'park']],
        ['Hortaleza', 40.4730, -3.6420, 600, 4500, ['park', 'metro', 'residential']],
        ['Carabanchel', 40.3830, -3.7390, 620, 3000, ['metro', 'park', 'market']],
      ],
    },
    towns: [
      { place: ['Pozuelo de Alarcón', 40.4350, -3.8140, 1100, 4600, ['residential', 'train', 'park']] },
      { place: ['Majadahonda', 40.4730, -3.8720, 800, 4100, ['residential', 'mountain', 'shops']] },
      { place: ['Las Rozas de Madrid', 40.4930, -3.8740, 900, 3800, ['residential', 'train', 'mountain']] },
      {
        place: ['Alcobendas', 40.5400, -3.6420, 650, 3900, ['metro', 'shops']],
        zones: [['La Moraleja', 40.5150, -3.6400, 750, 6500, ['residential', 'golf']]],
      },
      { place: ['Alcalá de Henares', 40.4820, -3.3640, 850, 2700, ['oldTown', 'university', 'train']] },
      { place: ['Getafe', 40.3060, -3.7320, 750, 2900, ['metro', 'university', 'train']] },
      { place: ['Chinchón', 40.1400, -3.4220, 320, 1400, ['oldTown', 'village', 'countryside']] },
      { place: ['Rascafría', 40.9040, -3.8790, 230, 1800, ['mountain', 'village', 'countryside']] },
    ],
  },
  {
    name: 'Zaragoza', forms: { ca: 'Saragossa' }, slug: 'zaragoza', code: '50', streets: 'castilian', homes: 13, agents: 5, agencies: 2,
    capital: {
      place: ['Zaragoza', 41.6480, -0.8890, 900, 2200, ['shops', 'park'], { ca: 'Saragossa' }],
      zones: [
        ['Casco Histórico', 41.6555, -0.8800, 230, 2200, ['oldTown', 'market'], { es: 'el Casco Histórico', ca: 'el Casc Històric', en: "Zaragoza's old town" }],
        ['Centro', 41.6480, -0.8870, 280, 2900, ['shops', 'market'], { es: 'el centro de Zaragoza', ca: 'el centre de Saragossa', en: 'central Zaragoza' }],
        ['Delicias', 41.6500, -0.9060, 380, 1700, ['market', 'train']],
        ['Actur', 41.6700, -0.8870, 420, 2200, ['university', 'river', 'metro'], { es: 'el Actur', ca: "l'Actur" }],
        ['Universidad', 41.6410, -0.8990, 320, 2600, ['university', 'park'], { es: 'la zona de Universidad', ca: 'la zona de la Universitat', en: 'the university quarter' }],
        ['Romareda', 41.6350, -0.9020, 280, 2900, ['park', 'residential'], { es: 'la Romareda', ca: 'la Romareda', en: 'La Romareda' }],
        ['Las Fuentes', 41.6480, -0.8650, 280, 1500, ['river', 'market']],
        ['Torrero', 41.6330, -0.8770, 320, 1600, ['park', 'village']],
        ['Valdespartera', 41.6150, -0.9320, 420, 2300, ['modern', 'metro']],
        ['Parque Goya', 41.6890, -0.8760, 280, 2300, ['modern', 'metro'], { es: 'Parque Goya' }],
      ],
    },
    towns: [
      { place: ['Utebo', 41.7130, -0.9940, 380, 1500, ['train', 'village']] },
      { place: ['Cuarte de Huerva', 41.5950, -0.9330, 330, 1700, ['modern', 'park']] },
      { place: ['Calatayud', 41.3530, -1.6430, 380, 800, ['oldTown', 'train', 'countryside']] },
      { place: ['Ejea de los Caballeros', 42.1270, -1.1370, 380, 800, ['village', 'countryside']] },
      { place: ['Tarazona', 41.9040, -1.7220, 330, 700, ['oldTown', 'mountain', 'countryside']] },
    ],
  },
  {
    name: 'Salamanca', slug: 'salamanca', code: '37', streets: 'castilian', homes: 7, agents: 3, agencies: 2,
    capital: {
      place: ['Salamanca', 40.9670, -5.6620, 700, 2000, ['university', 'shops']],
      zones: [
        ['Centro', 40.9655, -5.6640, 320, 2700, ['oldTown', 'university', 'market'], { es: 'el centro de Salamanca', ca: 'el centre de Salamanca', en: 'central Salamanca' }],
        ['Barrio del Oeste', 40.9720, -5.6720, 240, 2100, ['village', 'university'], { es: 'el Barrio del Oeste', ca: 'el Barrio del Oeste', en: 'the Barrio del Oeste' }],
        ['Garrido', 40.9760, -5.6540, 330, 1900, ['market', 'shops']],
        ['Prosperidad', 40.9680, -5.6480, 280, 1900, ['shops', 'train']],
        ['El Rollo', 40.9700, -5.6410, 240, 1700, ['park', 'train']],
        ['San José', 40.9480, -5.6540, 280, 1500, ['river', 'park']],
        ['Tejares', 40.9590, -5.7000, 280, 1300, ['river', 'village']],
      ],
    },
    towns: [
      { place: ['Santa Marta de Tormes', 40.9520, -5.6330, 450, 1500, ['river', 'residential']] },
      { place: ['Carbajosa de la Sagrada', 40.9350, -5.6500, 380, 1400, ['residential', 'park']] },
      { place: ['Villamayor', 40.9960, -5.6930, 380, 1300, ['village', 'golf']] },
      { place: ['Béjar', 40.3860, -5.7640, 330, 700, ['mountain', 'countryside']] },
      { place: ['Ciudad Rodrigo', 40.5980, -6.5330, 380, 800, ['oldTown', 'countryside', 'river']] },
    ],
  },
  {
    name: 'Burgos', slug: 'burgos', code: '09', streets: 'castilian', homes: 7, agents: 3, agencies: 1,
    capital: {
      place: ['Burgos', 42.3440, -3.6900, 800, 2000, ['shops', 'park']],
      zones: [
        ['Centro', 42.3420, -3.7010, 280, 2500, ['oldTown', 'river', 'market'], { es: 'el centro de Burgos', ca: 'el centre de Burgos', en: 'central Burgos' }],
        ['Gamonal', 42.3560, -3.6630, 420, 1900, ['shops', 'market']],
        ['Villímar', 42.3650, -3.6750, 280, 1900, ['modern', 'park']],
        ['Fuentecillas', 42.3450, -3.7230, 280, 2000, ['river', 'park']],
        ['Universidad', 42.3400, -3.7290, 280, 2000, ['university', 'river'], { es: 'la zona de Universidad', ca: 'la zona de la Universitat', en: 'the university quarter' }],
        ['San Agustín', 42.3350, -3.7060, 240, 2000, ['shops', 'residential']],
        ['Capiscol', 42.3510, -3.6620, 220, 1800, ['park', 'river']],
      ],
    },
    towns: [
      { place: ['Aranda de Duero', 41.6700, -3.6900, 550, 1300, ['river', 'shops']] },
      { place: ['Miranda de Ebro', 42.6860, -2.9470, 550, 1200, ['river', 'train']] },
      { place: ['Lerma', 42.0270, -3.7560, 280, 800, ['oldTown', 'countryside']] },
      { place: ['Briviesca', 42.5500, -3.3230, 330, 800, ['village', 'countryside']] },
      { place: ['Medina de Pomar', 42.9310, -3.4880, 330, 800, ['village', 'countryside', 'mountain']] },
    ],
  },
  {
    name: 'Albacete', slug: 'albacete', code: '02', streets: 'castilian', homes: 5, agents: 2, agencies: 1,
    capital: {
      place: ['Albacete', 38.9940, -1.8570, 700, 1600, ['shops', 'park']],
      zones: [
        ['Centro', 38.9950, -1.8550, 260, 1900, ['shops', 'market'], { es: 'el centro de Albacete', ca: "el centre d'Albacete", en: 'central Albacete' }],
        ['Villacerrada', 38.9957, -1.8605, 140, 2000, ['oldTown', 'shops']],
        ['Carretas', 38.9925, -1.8510, 190, 1500, ['market', 'village']],
        ['Feria', 39.0000, -1.8670, 240, 1600, ['park', 'shops'], { es: 'la zona de la Feria', ca: 'la zona de la Feria', en: 'the Feria area' }],
        ['Fátima', 38.9900, -1.8680, 240, 1500, ['market', 'park']],
        ['Parque Sur', 38.9810, -1.8560, 240, 1700, ['university', 'park', 'modern'], { es: 'Parque Sur' }],
        ['Imaginalia', 39.0080, -1.8800, 280, 1500, ['modern', 'residential']],
      ],
    },
    towns: [
      { place: ['Hellín', 38.5110, -1.7010, 400, 800, ['village', 'market']] },
      { place: ['Almansa', 38.8690, -1.0970, 400, 850, ['oldTown', 'train']] },
      { place: ['Villarrobledo', 39.2670, -2.6010, 450, 750, ['village', 'countryside']] },
      { place: ['La Roda', 39.2070, -2.1570, 380, 700, ['village', 'market']] },
      { place: ['Alcaraz', 38.6650, -2.4900, 230, 600, ['oldTown', 'mountain', 'countryside']] },
    ],
  },
];
