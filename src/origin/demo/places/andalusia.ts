import type { ProvinceSource } from './placeSource.ts';

export const andalusia: readonly ProvinceSource[] = [
  {
    name: 'Sevilla', forms: { en: 'Seville' }, slug: 'sevilla', code: '41', streets: 'andalusian', homes: 16, agents: 6, agencies: 3,
    capital: {
      place: ['Sevilla', 37.3890, -5.9830, 900, 2700, ['shops', 'oldTown'], { en: 'Seville' }],
      zones: [
        ['Triana', 37.3830, -6.0050, 330, 3300, ['river', 'market', 'village']],
        ['Santa Cruz', 37.3860, -5.9885, 180, 4200, ['oldTown', 'park'], { es: 'el barrio de Santa Cruz', ca: 'el barri de Santa Cruz', en: 'the Santa Cruz quarter' }],
        ['Alameda', 37.3990, -5.9930, 230, 3100, ['oldTown', 'market'], { es: 'la Alameda', ca: 'la Alameda', en: 'La Alameda' }],
        ['Nervión', 37.3830, -5.9710, 330, 3500, ['metro', 'shops']],
        ['Los Remedios', 37.3750, -6.0000, 280, 3300, ['shops', 'park', 'metro']],
        ['El Porvenir', 37.3720, -5.9830, 230, 3500, ['park', 'residential'], { es: 'el Porvenir', ca: 'el Porvenir' }],
        ['Macarena', 37.4040, -5.9850, 330, 2200, ['market', 'oldTown'], { es: 'la Macarena', ca: 'la Macarena', en: 'La Macarena' }],
        ['Los Bermejales', 37.3480, -5.9800, 330, 2700, ['modern', 'park', 'university']],
        ['Sevilla Este', 37.4020, -5.9300, 550, 2100, ['modern', 'park', 'train']],
      ],
    },
    towns: [
      { place: ['Tomares', 37.3730, -6.0450, 450, 2200, ['residential', 'park']] },
      { place: ['Mairena del Aljarafe', 37.3440, -6.0640, 550, 1900, ['metro', 'residential']] },
      { place: ['Dos Hermanas', 37.2830, -5.9220, 650, 1700, ['train', 'university', 'park']] },
      { place: ['Alcalá de Guadaíra', 37.3380, -5.8440, 550, 1400, ['river', 'park']] },
      { place: ['Carmona', 37.4710, -5.6420, 360, 1300, ['oldTown', 'countryside']] },
    ],
  },
  {
    name: 'Málaga', forms: { ca: 'Màlaga' }, slug: 'malaga', code: '29', streets: 'andalusian', homes: 19, agents: 8, agencies: 4,
    capital: {
      place: ['Málaga', 36.7250, -4.4330, 500, 3300, ['shops', 'train'], { ca: 'Màlaga' }],
      zones: [
        ['Centro Histórico', 36.7222, -4.4215, 230, 4500, ['oldTown', 'market', 'port'], { es: 'el centro histórico de Málaga', ca: 'el centre històric de Màlaga', en: "Málaga's old town" }],
        ['La Malagueta', 36.7205, -4.4115, 110, 5000, ['beach', 'port']],
        ['El Limonar', 36.7260, -4.4010, 180, 4600, ['residential', 'beach'], { es: 'el Limonar', ca: 'el Limonar' }],
        ['Pedregalejo', 36.7235, -4.3800, 180, 4500, ['beach', 'village']],
        ['El Palo', 36.7245, -4.3590, 220, 3700, ['beach', 'market', 'village'], { es: 'el Palo', ca: 'el Palo' }],
        ['Huelin', 36.7065, -4.4460, 200, 3500, ['beach', 'market', 'metro']],
        ['Teatinos', 36.7210, -4.4780, 450, 3300, ['university', 'metro', 'modern']],
        ['Cruz de Humilladero', 36.7130, -4.4450, 260, 2700, ['market', 'train']],
        ['Ciudad Jardín', 36.7440, -4.4220, 280, 2400, ['park', 'village']],
      ],
    },
    towns: [
      {
        place: ['Marbella', 36.5135, -4.8860, 380, 5000, ['beach', 'oldTown', 'shops']],
        zones: [
          ['Nueva Andalucía', 36.4990, -4.9560, 450, 4800, ['golf', 'residential', 'port']],
          ['San Pedro de Alcántara', 36.4885, -4.9900, 320, 3900, ['beach', 'park']],
        ],
      },
      { place: ['Fuengirola', 36.5455, -4.6310, 260, 3900, ['beach', 'train', 'port']] },
      { place: ['Benalmádena', 36.5965, -4.5720, 360, 3400, ['village', 'mountain', 'golf']] },
      { place: ['Torremolinos', 36.6265, -4.5020, 320, 3500, ['beach', 'train']] },
      { place: ['Estepona', 36.4310, -5.1460, 320, 3700, ['beach', 'oldTown', 'port']] },
      { place: ['Ronda', 36.7430, -5.1660, 360, 1300, ['oldTown', 'mountain', 'countryside']] },
    ],
  },
  {
    name: 'Granada', slug: 'granada', code: '18', streets: 'andalusian', homes: 11, agents: 4, agencies: 2,
    capital: {
      place: ['Granada', 37.1780, -3.6030, 650, 2200, ['shops', 'university']],
      zones: [
        ['Albaicín', 37.1815, -3.5925, 230, 2600, ['oldTown', 'mountain'], { es: 'el Albaicín', ca: "l'Albaicín", en: 'the Albaicín' }],
        ['Realejo', 37.1720, -3.5950, 210, 2800, ['oldTown', 'village'], { es: 'el Realejo', ca: 'el Realejo', en: 'the Realejo' }],
        ['Centro', 37.1755, -3.5995, 230, 3000, ['shops', 'market'], { es: 'el centro de Granada', ca: 'el centre de Granada', en: 'central Granada' }],
        ['Camino de Ronda', 37.1720, -3.6070, 280, 2300, ['university', 'metro', 'shops'], { es: 'la zona de Camino de Ronda', ca: 'la zona de Camino de Ronda', en: 'the Camino de Ronda area' }],
        ['Bola de Oro', 37.1600, -3.5790, 230, 2700, ['residential', 'river', 'mountain']],
        ['Zaidín', 37.1560, -3.5930, 420, 1900, ['market', 'metro'], { es: 'el Zaidín', ca: 'el Zaidín', en: 'Zaidín' }],
        ['La Chana', 37.1870, -3.6240, 330, 1700, ['market', 'train'], { es: 'la Chana', ca: 'la Chana' }],
        ['Cartuja', 37.1920, -3.6030, 320, 1800, ['university', 'park']],
      ],
    },
    towns: [
      { place: ['Armilla', 37.1440, -3.6180, 380, 1600, ['metro', 'shops']] },
      { place: ['La Zubia', 37.1210, -3.5850, 380, 1600, ['mountain', 'village']] },
      { place: ['Ogíjares', 37.1190, -3.6070, 380, 1500, ['residential', 'village']] },
      { place: ['Monachil', 37.1330, -3.5390, 230, 1800, ['mountain', 'river', 'countryside']] },
      { place: ['Almuñécar', 36.7375, -3.6880, 260, 2200, ['beach', 'oldTown']] },
      { place: ['Motril', 36.7480, -3.5170, 450, 1400, ['market', 'park']] },
    ],
  },
];
