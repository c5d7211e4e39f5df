import type { MediaCategory } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { of } from '#origin/demo/words/catalan/catalanTools.ts';
import { lower, type AltWords } from './altWords.ts';

/** "Of the" before each room that is not masculine and one, or begins with a vowel. */
const articles: Partial<Record<MediaCategory, string>> = {
  ...Object.fromEntries((['kitchen', 'waitingroom', 'terrace', 'facade', 'living', 'pool'] as const).map((category) => [category, 'de la '])),
  ...Object.fromEntries((['surroundings', 'penthouse', 'studio', 'atmosphere', 'staircase', 'open_plan'] as const).map((category) => [category, "de l'"])),
  details: 'dels ', lifts: 'dels ', views: 'de les ', communalareas: 'de les ', loft: 'de les ',
};

export const catalanAlt: AltWords = {
  rooms: {
    unknown: "Vista general de la sala d'estar", kitchen: 'Cuina', bathroom: 'Bany', hall: 'Rebedor', dining_room: 'Menjador', bedroom: 'Dormitori', waitingroom: "Sala d'espera", corridor: 'Passadís',
    terrace: 'Terrassa', patio: 'Pati', facade: 'Façana', living: "Sala d'estar", plan: 'Plànol', surroundings: 'Entorn', loft: 'Golfes', balcony: 'Balcó', garden: 'Jardí', penthouse: 'Àtic',
    pool: 'Piscina', views: 'Vistes', garage: 'Garatge', details: 'Detalls', storage: 'Magatzem', cellar: 'Celler', communalareas: 'Zones comunes', basement: 'Soterrani',
    energycertificate: 'Certificat energètic', storage_space: 'Traster', office: 'Despatx', studio: 'Estudi', 29: 'Vestidor', porch: 'Porxo', land: 'Terreny', atmosphere: 'Ambient',
    staircase: 'Escala', lifts: 'Ascensors', appraisalplan: 'Plànol de taxació', open_plan: 'Espai diàfan',
  },
  ofRoom: (category) => `${articles[category] ?? 'del '}${lower(catalanAlt.rooms[category])}`,
  ordinals: ['Segon', 'Tercer', 'Quart', 'Cinquè', 'Sisè'],
  furtherViews: ['Una altra vista', 'Tercera vista', 'Quarta vista', 'Cinquena vista', 'Sisena vista'],
  photo: (nth) => `foto ${nth}`,
  with: 'amb',
  and: 'i',
  things: {
    woodenFloor: 'terra de fusta', parquet: "parquet d'espiga", patternedTiles: 'terra hidràulic', tiledFloor: 'terra de rajola', stoneFloor: 'terra de pedra', terrazzo: 'terra de terratzo',
    concreteFloor: 'terra de microciment',
    seaView: 'vistes al mar', cityView: 'vistes a la ciutat', hillView: 'vistes a les muntanyes', treeView: 'vistes als arbres', roofView: 'vistes a les teulades', streetView: 'vistes al carrer',
    courtyardView: 'vistes al pati', fieldView: 'vistes als camps',
    fireplace: 'llar de foc', bookcase: 'llibreria', largeWindows: 'grans finestrals', readingChair: 'una butaca per llegir', nextRoom: 'pas a una altra estança', sofa: 'sofà',
    worksite: 'una escala de mà i pots de pintura', bareBricks: 'paret de maó vist i finestrals',
    island: 'illa', kitchenTable: 'taula per menjar', worktop: 'taulell', bathByWindow: 'banyera exempta al costat de la finestra', basin: 'rentamans i mirall', tableLamp: 'un llum damunt la taula',
    hangingClothes: 'roba penjada i un banc', doors: 'portes a banda i banda', mirror: 'un mirall damunt la consola', woodenSteps: 'graons de fusta i quadres', liftDoors: 'dues portes metàl·liques',
    desk: 'taula de treball', workplaces: 'llocs de treball', waitingChairs: 'butaques i quadres', shelves: 'prestatges i caixes', barrels: 'barrils i ampolles', parkedCar: 'un cotxe aparcat',
    vases: 'gerros i una fruitera al costat de la finestra', windowSeat: 'coixins en un banc al costat de la finestra',
    flowerBoxes: 'jardineres', twoChairs: 'dues cadires', beams: 'sostre de bigues', fountain: 'arcs, una font i testos', lawn: 'gespa, arbustos i arbres', loungers: 'gandules',
    houseBeside: 'gandules al costat de la casa', openEdge: 'gandules sota un para-sol', sharedPool: 'piscina i gandules', sharedGarden: 'jardí i arbres', avenue: 'un passeig arbrat i bancs',
    track: 'un camí de terra',
  },
  times: { morning: ', amb llum de matí', golden: ', amb llum de tarda', dusk: ', al capvespre' },
  buildings: {
    eixample: "d'una finca antiga amb balcons de ferro forjat", madrid: "d'un edifici clàssic amb balcons a totes les plantes", andaluz: "d'una casa emblanquinada amb reixes i testos",
    masia: "d'una masia de pedra", modern: "d'un edifici modern amb terrasses", canarias: "d'una casa canària amb balcons de fusta", townhouse: "d'una casa adossada amb balcó",
    villa: "d'un xalet", galleries: "d'un edifici amb galeries blanques envidrades", seventies: "d'un bloc de maó amb balcons correguts", castilla: "d'una casa de pedra daurada amb balcons de ferro",
    quarter: "d'una casa estreta amb balcons i baixos de pedra", tiles: "d'una casa de dues plantes revestida de rajoles",
  },
  shots: {
    whole: '', near: '', corner: ', vista des de la cantonada', balconies: ', vista de prop', street: ', vista al llarg del carrer', door: ", amb la porta d'entrada", lane: ', en un carrer estret',
  },
  areaOfPlan: (area) => of(`${formatNumber(area, 'ca')} m²`),
  bedrooms: ['dormitori', 'dormitoris'],
  bathrooms: ['bany', 'banys'],
  certificate: (rating) => `amb la lletra ${rating}`,
};
