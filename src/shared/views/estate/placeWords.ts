/**
 * Names of places that say no more than what they are, in Spanish and in small letters, by the text that says so in
 * another language: `parada de metro` is no name of a stop.
 */
export const placeWords = {
  autobús: 'bus',
  'parada de autobús': 'bus',
  'parada de bus': 'bus',
  'parada de metro': 'metro',
  'estación de metro': 'metro',
  tranvía: 'tram',
  'parada de tranvía': 'tram',
  'estación de tren': 'train',
  'estación de cercanías': 'train',
  supermercado: 'supermarket',
  mercado: 'market',
  'mercado municipal': 'market',
  farmacia: 'pharmacy',
  'centro comercial': 'mall',
  'centro de salud': 'healthCentre',
  hospital: 'hospital',
  colegio: 'school',
  escuela: 'school',
  instituto: 'secondarySchool',
  guardería: 'nursery',
  universidad: 'university',
  parque: 'park',
  'parque público': 'park',
  playa: 'beach',
  aeropuerto: 'airport',
  puerto: 'port',
} as const;

export type PlaceWord = (typeof placeWords)[keyof typeof placeWords];
