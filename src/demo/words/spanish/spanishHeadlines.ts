import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import {
  agree,
  area,
  bathrooms,
  bedrooms,
  inPlace,
  metres,
  minutes,
  noun,
  ofLandmark,
  ofPlace,
  onFloor,
  rails,
} from './spanishTools.ts';

/**
 * "Piso de 84 m²", "Piso de tres dormitorios y 84 m²": said in different ways, chosen by the home itself. The area
 * keeps headlines apart.
 */
function subject(h: HomeFacts): string {
  const { Noun } = noun(h);
  if (h.kind === 'studio' || h.index % 3 === 0) return `${Noun} de ${area(h)}`;
  return h.index % 3 === 1 ? `${Noun} de ${area(h)} y ${bedrooms(h)}` : `${Noun} de ${bedrooms(h)} y ${area(h)}`;
}

/** "Piso de 84 m²". */
const plain = (h: HomeFacts): string => `${noun(h).Noun} de ${area(h)}`;

/** "tres dormitorios y 84 m²"; of a studio, its area says it all. */
const sizes = (h: HomeFacts): string => (h.kind === 'studio' ? area(h) : `${bedrooms(h)} y ${area(h)}`);

const whichLight = {
  allDay: 'todo el día',
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  through: 'por los dos lados',
  soft: 'suave',
} as const;

const whichKitchen = { open: 'cocina abierta', dining: 'cocina comedor', separate: 'cocina independiente' } as const;

/** Where it is, unless the name of what is near says so. */
const there = (h: HomeFacts): string =>
  h.landmark[0].includes(h.place.zoneName ?? h.place.town.es.name) ? '' : `, ${inPlace(h)}`;

export const spanishHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)} con terraza de ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con terraza para cenar fuera`,
    (h) => `${subject(h)} ${inPlace(h)}, con terraza`,
    (h) => `${plain(h)} más terraza de ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)} con terraza para todo el año`,
  ],
  balcony: [
    (h) => `${subject(h)} con balcón a la calle ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con balcón`,
    (h) => `${plain(h)} con balcón ${inPlace(h)}`,
  ],
  garden: [
    (h) => `${subject(h)} con jardín de ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} con jardín propio ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con ${metres(h.gardenArea)} de jardín`,
    (h) => `${plain(h)} más jardín de ${metres(h.gardenArea)} ${inPlace(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} con piscina ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con piscina propia`,
    (h) => `${plain(h)} con piscina privada ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} con piscina comunitaria ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca con piscina, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con piscina y zonas verdes`,
  ],
  sea: [
    (h) => `${subject(h)} con vistas al mar ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con el mar a la vista`,
    (h) => `${plain(h)} que mira al mar, ${inPlace(h)}`,
  ],
  hills: [
    (h) => `${subject(h)} con vistas a la sierra ${inPlace(h)}`,
    (h) => `${plain(h)} frente a la sierra, ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con la montaña al fondo`,
  ],
  park: [
    (h) => `${subject(h)} frente a un parque ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con árboles en la ventana`,
    (h) => `${plain(h)} ${inPlace(h)}, con el parque enfrente`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre los tejados ${ofPlace(h)}`,
    (h) => `${plain(h)} con vistas abiertas ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, con vistas despejadas`,
  ],
  fields: [
    (h) => `${subject(h)} entre campos, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con vistas al campo`,
    (h) => `${plain(h)} ${agree(h, 'rodeado', 'rodeada')} de campo ${inPlace(h)}`,
  ],
  light: [
    (h) => `${subject(h)} con luz ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'luminoso', 'luminosa')} de ${sizes(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con luz ${whichLight[h.light]}`,
    (h) => `${subject(h)} ${inPlace(h)}, con sol ${whichLight[h.light]}`,
  ],
  brandNew: [
    (h) => `${subject(h)} a estrenar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de obra nueva ${inPlace(h)}, de ${sizes(h)}`,
    (h) => `${noun(h).Noun} por estrenar de ${area(h)} ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} con reforma reciente ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformado', 'reformada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, recién ${agree(h, 'reformado', 'reformada')}`,
  ],
  toRestore: [
    (h) => `${subject(h)} para reformar ${inPlace(h)}`,
    (h) => `${plain(h)} por reformar ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, para reformar a su gusto`,
  ],
  ceilings: [
    (h) => `${subject(h)} con techos altos ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, de techos altos`,
    (h) => `${plain(h)} con molduras y techos altos ${inPlace(h)}`,
  ],
  tiles: [
    (h) => `${subject(h)} con suelos hidráulicos ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con mosaico original`,
  ],
  fireplace: [
    (h) => `${subject(h)} con chimenea ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con chimenea de leña`,
    (h) => `${plain(h)} con chimenea para el invierno, ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} con ascensor ${inPlace(h)}`,
    (h) => `${plain(h)} ${onFloor(h)} con ascensor ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, en finca con ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} con plaza de aparcamiento ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con aparcamiento en el edificio`,
  ],
  furnished: [
    (h) => `${subject(h)} ${inPlace(h)}, con muebles`,
    (h) => `${noun(h).Noun} ${agree(h, 'amueblado', 'amueblada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con muebles y ${agree(h, 'listo', 'lista')} para entrar`,
  ],
  season: [
    (h) => `${subject(h)} para una temporada ${inPlace(h)}`,
    (h) => `${plain(h)} en alquiler de temporada ${inPlace(h)}`,
    (h) => `${subject(h)} con muebles, para unos meses ${inPlace(h)}`,
  ],
  quiet: [
    (h) => `${subject(h)} en una zona tranquila ${ofPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquilo', 'tranquila')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, en un entorno tranquilo`,
  ],
  beach: [
    (h) => `${subject(h)} a un paseo de la playa, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, a la playa andando`,
    (h) => `${plain(h)} cerca del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} cerca del ${rails(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con el ${rails(h)} a mano`,
    (h) => `${noun(h).Noun} bien ${agree(h, 'comunicado', 'comunicada')} de ${area(h)} ${inPlace(h)}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en una calle antigua ${ofPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con todo a pie`,
    (h) => `${subject(h)} entre calles antiguas, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} con vida de barrio ${inPlace(h)}`,
    (h) => `${plain(h)} cerca de la plaza, ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, a la vuelta de la plaza`,
  ],
  university: [
    (h) => `${subject(h)} cerca de la universidad, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, junto al campus`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con ${bathrooms(h)}`,
    (h) => `${plain(h)} con ${bedrooms(h)} y ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con ${bedrooms(h)} y ${bathrooms(h)}`,
  ],
  landmark: [
    (h) => `${subject(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `${subject(h)}, a ${minutes(h)} a pie ${ofLandmark(h)}`,
    (h) => `${plain(h)} cerca ${ofLandmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)} con salón de ${h.livingArea} m² ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con un salón de ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)} con ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, con ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Oficina de ${area(h)} ${inPlace(h)}`,
    (h) => `Oficina de ${area(h)} con luz natural ${inPlace(h)}`,
    (h) => `Oficina de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Local de ${area(h)} a pie de calle ${inPlace(h)}`,
    (h) => `Local de ${area(h)} con escaparate ${inPlace(h)}`,
    (h) => `Local comercial de ${area(h)} ${inPlace(h)}, fácil de adaptar`,
  ],
  building: [
    (h) => `Edificio de ${area(h)} ${inPlace(h)}, de un solo propietario`,
    (h) => `Edificio entero de ${area(h)} con patio y azotea ${inPlace(h)}`,
  ],
  storage: [
    (h) => `Trastero de ${area(h)} ${inPlace(h)}, seco y con buen acceso`,
    (h) => `Trastero de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Trastero de ${area(h)} cerca ${ofLandmark(h)}${there(h)}`,
  ],
  garage: [
    (h) => `Plaza de garaje de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Plaza de garaje de ${area(h)} cerca ${ofLandmark(h)}${there(h)}`,
    (h) => `Plaza de garaje de ${area(h)} ${inPlace(h)}, a ${minutes(h)} ${ofLandmark(h)}`,
  ],
  land: [
    (h) => `Terreno de ${area(h)} ${inPlace(h)}, con agua y luz a pie de parcela`,
    (h) => `Parcela de ${area(h)} con vistas despejadas ${inPlace(h)}`,
    (h) => `Terreno de ${area(h)} con acceso asfaltado ${inPlace(h)}`,
  ],
};
