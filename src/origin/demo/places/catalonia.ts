import type { ProvinceSource } from './placeSource.ts';

export const catalonia: readonly ProvinceSource[] = [
  {
    name: 'Barcelona', slug: 'barcelona', code: '08', streets: 'catalan', homes: 38, agents: 12, agencies: 5,
    capital: {
      place: ['Barcelona', 41.3905, 2.1600, 1100, 4900, ['metro', 'shops']],
      zones: [
        ['Eixample', 41.3917, 2.1649, 700, 5600, ['metro', 'shops'], { es: 'el Eixample', ca: "l'Eixample", en: 'the Eixample' }],
        ['Gràcia', 41.4028, 2.1560, 480, 5300, ['village', 'market', 'metro']],
        ['Sarrià', 41.4010, 2.1215, 420, 6400, ['residential', 'village', 'train']],
        ['Sant Gervasi', 41.4015, 2.1385, 450, 6200, ['residential', 'train', 'shops']],
        ['Les Corts', 41.3853, 2.1325, 420, 5500, ['metro', 'park'], { ca: 'les Corts' }],
        ['Sants', 41.3765, 2.1370, 420, 4300, ['market', 'train', 'metro']],
        ['Sant Antoni', 41.3790, 2.1630, 330, 5000, ['market', 'metro']],
        ['El Born', 41.3850, 2.1822, 230, 5500, ['oldTown', 'shops'], { es: 'el Born', ca: 'el Born' }],
        ['El Raval', 41.3800, 2.1685, 280, 4100, ['oldTown', 'market'], { es: 'el Raval', ca: 'el Raval' }],
        ['Poblenou', 41.4035, 2.2000, 400, 5000, ['beach', 'modern', 'village'], { es: 'el Poblenou', ca: 'el Poblenou' }],
        ['Diagonal Mar', 41.4080, 2.2130, 240, 5900, ['beach', 'modern', 'park']],
        ['Horta', 41.4300, 2.1600, 380, 3600, ['village', 'park', 'metro']],
      ],
    },
    towns: [
      {
        place: ['Sant Cugat del Vallès', 41.4722, 2.0850, 900, 4300, ['train', 'residential', 'park']],
        zones: [
          ['Mira-sol', 41.4660, 2.0620, 450, 4000, ['residential', 'train']],
          ['Valldoreix', 41.4590, 2.0650, 450, 4100, ['residential', 'countryside', 'train']],
        ],
      },
      { place: ["L'Hospitalet de Llobregat", 41.3597, 2.1003, 800, 3000, ['metro', 'market'], { ca: "l'Hospitalet de Llobregat" }] },
      { place: ['Sitges', 41.2395, 1.8090, 330, 4600, ['beach', 'oldTown', 'train']] },
      { place: ['Badalona', 41.4530, 2.2430, 480, 3000, ['beach', 'metro']] },
      { place: ['Terrassa', 41.5630, 2.0110, 1000, 2500, ['train', 'university', 'shops']] },
      { place: ['Mataró', 41.5430, 2.4400, 480, 2700, ['train', 'beach', 'market']] },
      { place: ['Vic', 41.9300, 2.2545, 450, 1800, ['market', 'oldTown', 'countryside']] },
      { place: ['Berga', 42.1040, 1.8460, 330, 1100, ['mountain', 'village', 'countryside']] },
    ],
  },
  {
    name: 'Girona', slug: 'girona', code: '17', streets: 'catalan', homes: 10, agents: 4, agencies: 2,
    capital: {
      place: ['Girona', 41.9800, 2.8210, 700, 2500, ['shops', 'train']],
      zones: [
        ['Barri Vell', 41.9870, 2.8255, 200, 3200, ['oldTown', 'river'], { es: 'el Barri Vell', ca: 'el Barri Vell', en: 'the Barri Vell' }],
        ['Eixample', 41.9790, 2.8200, 380, 2600, ['train', 'shops'], { es: 'el Eixample', ca: "l'Eixample", en: 'the Eixample' }],
        ['La Devesa', 41.9865, 2.8155, 230, 2800, ['park', 'river'], { es: 'la Devesa', ca: 'la Devesa' }],
        ['Palau', 41.9655, 2.8330, 330, 2700, ['residential', 'mountain']],
        ['Montjuïc', 41.9930, 2.8330, 280, 2500, ['residential', 'mountain']],
        ['Sant Narcís', 41.9735, 2.8130, 330, 2000, ['village', 'train']],
        ['Fontajau', 41.9895, 2.8040, 280, 2500, ['modern', 'university']],
      ],
    },
    towns: [
      { place: ['Figueres', 42.2670, 2.9610, 650, 1700, ['shops', 'train']] },
      { place: ['Olot', 42.1820, 2.4890, 650, 1600, ['mountain', 'market', 'countryside']] },
      { place: ['Blanes', 41.6790, 2.7890, 380, 2300, ['beach', 'port']] },
      { place: ["Platja d'Aro", 41.8180, 3.0600, 280, 3600, ['beach', 'shops']] },
      { place: ['Palafrugell', 41.9180, 3.1640, 500, 2600, ['market', 'countryside', 'village']] },
      { place: ['Roses', 42.2700, 3.1790, 280, 2900, ['beach', 'port', 'mountain']] },
    ],
  },
  {
    name: 'Tarragona', slug: 'tarragona', code: '43', streets: 'catalan', homes: 11, agents: 4, agencies: 2,
    capital: {
      place: ['Tarragona', 41.1185, 1.2480, 380, 2000, ['shops', 'train']],
      zones: [
        ['Part Alta', 41.1187, 1.2580, 180, 2300, ['oldTown', 'market'], { es: 'la Part Alta', ca: 'la Part Alta', en: 'the Part Alta' }],
        ['Eixample', 41.1157, 1.2500, 220, 2400, ['shops', 'market'], { es: 'el Eixample', ca: "l'Eixample", en: 'the Eixample' }],
        ['El Serrallo', 41.1100, 1.2415, 110, 2000, ['port', 'village'], { es: 'el Serrallo', ca: 'el Serrallo' }],
        ['Llevant', 41.1235, 1.2730, 280, 2600, ['beach', 'residential']],
        ['Sant Pere i Sant Pau', 41.1340, 1.2380, 380, 1500, ['university', 'park']],
        ['Torreforta', 41.1165, 1.2150, 380, 1200, ['shops', 'market']],
      ],
    },
    towns: [
      {
        place: ['Reus', 41.1550, 1.1080, 800, 1600, ['shops', 'train', 'university']],
        zones: [['Barri Gaudí', 41.1440, 1.1010, 260, 1150, ['park', 'shops'], { es: 'el Barri Gaudí', ca: 'el Barri Gaudí', en: 'the Barri Gaudí' }]],
      },
      { place: ['Cambrils', 41.0745, 1.0600, 380, 2400, ['beach', 'port']] },
      { place: ['Salou', 41.0820, 1.1330, 260, 2200, ['beach', 'train']] },
      { place: ['El Vendrell', 41.2200, 1.5350, 480, 1500, ['train', 'village'], { ca: 'el Vendrell' }] },
      { place: ['Valls', 41.2860, 1.2500, 480, 1100, ['village', 'countryside']] },
      { place: ['Tortosa', 40.8125, 0.5210, 480, 1000, ['river', 'oldTown', 'countryside']] },
    ],
  },
];
