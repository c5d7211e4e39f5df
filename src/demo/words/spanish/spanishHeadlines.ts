import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import {
  agree,
  area,
  bathrooms,
  bedrooms,
  inPlace,
  InPlace,
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
    (h) => `${subject(h)} con terraza para cenar fuera, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)} con terraza`,
    (h) => `${area(h)} y una terraza de ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} ${inPlace(h)} con una terraza que se usa todo el año`,
  ],
  balcony: [
    (h) => `${subject(h)} con balcón a la calle ${inPlace(h)}`,
    (h) => `${subject(h)} con un balcón para el café, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con balcón`,
  ],
  garden: [
    (h) => `${subject(h)} con jardín de ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} con jardín propio ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con ${metres(h.gardenArea)} de jardín`,
    (h) => `Vivir con jardín ${inPlace(h)}: ${sizes(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} con piscina ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con piscina propia`,
    (h) => `${noun(h).Noun} de ${area(h)} con piscina y ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} con piscina comunitaria ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca con piscina, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con piscina y zonas verdes`,
  ],
  sea: [
    (h) => `${subject(h)} con vistas al mar ${inPlace(h)}`,
    (h) => `El mar desde el salón: ${noun(h).a} de ${sizes(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} que mira al mar`,
  ],
  hills: [
    (h) => `${subject(h)} con vistas a la sierra ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} frente a la sierra, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)} con la montaña al fondo`,
  ],
  park: [
    (h) => `${subject(h)} frente a un parque ${inPlace(h)}`,
    (h) => `Árboles en la ventana: ${noun(h).a} de ${sizes(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con el parque enfrente`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre los tejados ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con vistas abiertas`,
    (h) => `${noun(h).Noun} de ${sizes(h)} con vistas despejadas ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} entre campos, ${inPlace(h)}`,
    (h) => `Silencio, campo y ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} rodeada de campo`,
  ],
  light: [
    (h) => `${subject(h)} con luz ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'luminoso', 'luminosa')} de ${sizes(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con luz ${whichLight[h.light]}`,
    (h) => `Sol ${whichLight[h.light]} y ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `${subject(h)} a estrenar ${inPlace(h)}`,
    (h) => `Obra nueva ${inPlace(h)}: ${noun(h).a} de ${sizes(h)}`,
    (h) => `${noun(h).Noun} por estrenar, de ${area(h)}, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} con reforma reciente ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformado', 'reformada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)} con todo casi nuevo`,
  ],
  toRestore: [
    (h) => `${subject(h)} para reformar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} con posibilidades ${inPlace(h)}: ${area(h)} por reformar`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} que pide una reforma`,
  ],
  ceilings: [
    (h) => `${subject(h)} con techos altos ${inPlace(h)}`,
    (h) => `Techos altos y ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con molduras y techos altos`,
  ],
  tiles: [
    (h) => `${subject(h)} con suelos hidráulicos ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con mosaico original`,
  ],
  fireplace: [
    (h) => `${subject(h)} con chimenea ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con chimenea de leña`,
    (h) => `${noun(h).Noun} de ${area(h)} con chimenea y ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} con ascensor ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} ${onFloor(h)} con ascensor ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} en finca con ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} con plaza de aparcamiento ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} y aparcamiento en el edificio, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `${subject(h)}, con muebles, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'amueblado', 'amueblada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${agree(h, 'Listo', 'Lista')} para entrar: ${noun(h).a} de ${area(h)} con muebles ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} para una temporada ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} en alquiler de temporada`,
    (h) => `Unos meses ${inPlace(h)}: ${noun(h).a} de ${sizes(h)} con muebles`,
  ],
  quiet: [
    (h) => `${subject(h)}, sin ruido, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquilo', 'tranquila')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)} donde se duerme bien`,
  ],
  beach: [
    (h) => `${subject(h)} a un paseo de la playa, ${inPlace(h)}`,
    (h) => `A la playa andando: ${noun(h).a} de ${area(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} cerca del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} cerca del ${rails(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} con el transporte a mano, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} muy bien ${agree(h, 'comunicado', 'comunicada')}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en una calle con historia ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con todo a pie`,
    (h) => `${noun(h).Noun} de ${sizes(h)} entre calles antiguas, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} con vida de barrio ${inPlace(h)}`,
    (h) => `Vecinos que se conocen y ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)} a la vuelta de la plaza`,
  ],
  university: [
    (h) => `${subject(h)} cerca de la universidad, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} entre bibliotecas y cafés, ${inPlace(h)}`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}, bien ${agree(h, 'distribuido', 'distribuida')}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} sin metros perdidos`,
    (h) => `${noun(h).Noun} de ${area(h)}, ${bedrooms(h)} y ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${sizes(h)}, todo en su sitio`,
  ],
  landmark: [
    (h) => `${subject(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `A ${minutes(h)} ${ofLandmark(h)}, ${noun(h).a} de ${sizes(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} cerca ${ofLandmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)} con salón de ${h.livingArea} m² ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con un salón de ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)} con ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Oficina de ${area(h)} ${inPlace(h)}, lista para trabajar`,
    (h) => `${InPlace(h)}, oficina de ${area(h)} con luz natural`,
    (h) => `Oficina de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Local de ${area(h)} a pie de calle ${inPlace(h)}`,
    (h) => `${InPlace(h)}, local de ${area(h)} con buen escaparate`,
    (h) => `Local comercial de ${area(h)} ${inPlace(h)}, fácil de adaptar`,
  ],
  building: [
    (h) => `Edificio de ${area(h)} ${inPlace(h)}, de un solo propietario`,
    (h) => `${InPlace(h)}, edificio entero de ${area(h)} con patio y azotea`,
  ],
  storage: [
    (h) => `Trastero de ${area(h)} ${inPlace(h)}, seco y con buen acceso`,
    (h) => `${area(h)} para guardar lo que no cabe en casa, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, trastero de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}`,
  ],
  garage: [
    (h) => `Plaza de garaje de ${area(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Aparcar sin dar vueltas a ${minutes(h)} ${ofLandmark(h)}: plaza de ${area(h)}`,
    (h) => `${InPlace(h)}, plaza de ${area(h)} cerca ${ofLandmark(h)}`,
  ],
  land: [
    (h) => `Terreno de ${area(h)} ${inPlace(h)}, con agua y luz a pie de parcela`,
    (h) => `${InPlace(h)}, parcela de ${area(h)} con vistas despejadas`,
    (h) => `Parcela de ${area(h)} para empezar desde cero, ${inPlace(h)}`,
  ],
};
