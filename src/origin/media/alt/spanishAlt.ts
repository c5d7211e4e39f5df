import type { MediaCategory } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { lower, type AltWords } from './altWords.ts';

/** "Of the" before each room that is not masculine and one. */
const articles: Partial<Record<MediaCategory, string>> = {
  ...Object.fromEntries((['kitchen', 'waitingroom', 'terrace', 'facade', 'loft', 'pool', 'cellar', 'staircase'] as const).map((category) => [category, 'de la '])),
  surroundings: 'de los ', details: 'de los ', lifts: 'de los ', views: 'de las ', communalareas: 'de las ',
};

export const spanishAlt: AltWords = {
  rooms: {
    unknown: 'Vista general del salón', kitchen: 'Cocina', bathroom: 'Baño', hall: 'Recibidor', dining_room: 'Comedor', bedroom: 'Dormitorio', waitingroom: 'Sala de espera', corridor: 'Pasillo',
    terrace: 'Terraza', patio: 'Patio', facade: 'Fachada', living: 'Salón', plan: 'Plano', surroundings: 'Alrededores', loft: 'Buhardilla', balcony: 'Balcón', garden: 'Jardín', penthouse: 'Ático',
    pool: 'Piscina', views: 'Vistas', garage: 'Garaje', details: 'Detalles', storage: 'Almacén', cellar: 'Bodega', communalareas: 'Zonas comunes', basement: 'Sótano',
    energycertificate: 'Certificado energético', storage_space: 'Trastero', office: 'Despacho', studio: 'Estudio', 29: 'Vestidor', porch: 'Porche', land: 'Terreno', atmosphere: 'Ambiente',
    staircase: 'Escalera', lifts: 'Ascensores', appraisalplan: 'Plano de tasación', open_plan: 'Espacio diáfano',
  },
  ofRoom: (category) => `${articles[category] ?? 'del '}${lower(spanishAlt.rooms[category])}`,
  ordinals: ['Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto'],
  furtherViews: ['Otra vista', 'Tercera vista', 'Cuarta vista', 'Quinta vista', 'Sexta vista'],
  photo: (nth) => `foto ${nth}`,
  with: 'con',
  and: 'y',
  things: {
    woodenFloor: 'suelo de madera', parquet: 'parqué en espiga', patternedTiles: 'suelo hidráulico', tiledFloor: 'suelo de baldosa', stoneFloor: 'suelo de piedra', terrazzo: 'suelo de terrazo',
    concreteFloor: 'suelo de microcemento',
    seaView: 'vistas al mar', cityView: 'vistas a la ciudad', hillView: 'vistas a los montes', treeView: 'vistas a los árboles', roofView: 'vistas a los tejados', streetView: 'vistas a la calle',
    courtyardView: 'vistas al patio', fieldView: 'vistas a los campos',
    fireplace: 'chimenea', bookcase: 'librería', largeWindows: 'grandes ventanales', readingChair: 'una butaca para leer', nextRoom: 'paso a otra estancia', sofa: 'sofá',
    worksite: 'una escalera de mano y botes de pintura', bareBricks: 'pared de ladrillo visto y ventanales',
    island: 'isla', kitchenTable: 'mesa para comer', worktop: 'encimera', bathByWindow: 'bañera exenta junto a la ventana', basin: 'lavabo y espejo', tableLamp: 'una lámpara sobre la mesa',
    hangingClothes: 'ropa colgada y un banco', doors: 'puertas a ambos lados', mirror: 'un espejo sobre la consola', woodenSteps: 'peldaños de madera y cuadros', liftDoors: 'dos puertas metálicas',
    desk: 'mesa de trabajo', workplaces: 'puestos de trabajo', waitingChairs: 'butacas y cuadros', shelves: 'estanterías y cajas', barrels: 'barriles y botellas', parkedCar: 'un coche aparcado',
    vases: 'jarrones y un frutero junto a la ventana', windowSeat: 'cojines en un banco junto a la ventana',
    flowerBoxes: 'jardineras', twoChairs: 'dos sillas', beams: 'techo de vigas', fountain: 'arcos, una fuente y macetas', lawn: 'césped, arbustos y árboles', loungers: 'tumbonas',
    houseBeside: 'tumbonas junto a la casa', openEdge: 'tumbonas bajo una sombrilla', sharedPool: 'piscina y tumbonas', sharedGarden: 'jardín y árboles', avenue: 'un paseo arbolado y bancos',
    track: 'un camino de tierra',
  },
  times: { morning: ', con luz de mañana', golden: ', con luz de tarde', dusk: ', al anochecer' },
  buildings: {
    eixample: 'de una finca antigua con balcones de hierro forjado', madrid: 'de un edificio clásico con balcones en todas las plantas', andaluz: 'de una casa encalada con rejas y macetas',
    masia: 'de una masía de piedra', modern: 'de un edificio moderno con terrazas', canarias: 'de una casa canaria con balcones de madera', townhouse: 'de una casa adosada con balcón',
    villa: 'de un chalé', galleries: 'de un edificio con galerías blancas acristaladas', seventies: 'de un bloque de ladrillo con balcones corridos', castilla: 'de una casa de piedra dorada con balcones de hierro',
    quarter: 'de una casa estrecha con balcones y bajos de piedra', tiles: 'de una casa de dos plantas revestida de azulejos',
  },
  shots: {
    whole: '', near: '', corner: ', vista desde la esquina', balconies: ', vista de cerca', street: ', vista a lo largo de la calle', door: ', con su puerta de entrada', lane: ', en una calle estrecha',
  },
  areaOfPlan: (area) => `de ${formatNumber(area, 'es')} m²`,
  bedrooms: ['dormitorio', 'dormitorios'],
  bathrooms: ['baño', 'baños'],
  certificate: (rating) => `con la letra ${rating}`,
};
