import type { HomeFacts } from '../../homes/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import { agree, area, bathrooms, bedrooms, inPlace, InPlace, metres, noun, ofPlace, onFloor } from './spanishTools.ts';

/** "Piso de tres dormitorios", "Estudio de 34 m²": said in different ways, chosen by the home itself. */
function subject(h: HomeFacts): string {
  const { Noun } = noun(h);
  if (h.kind === 'studio') return h.index % 2 ? `${Noun} de ${area(h)}` : Noun;
  switch (h.index % 4) {
    case 0: return `${Noun} de ${area(h)}`;
    case 1: return `${Noun} de ${bedrooms(h)} y ${bathrooms(h)}`;
    default: return `${Noun} de ${bedrooms(h)}`;
  }
}

const whichLight = { allDay: 'todo el día', morning: 'por la mañana', afternoon: 'por la tarde', through: 'por los dos lados', soft: 'suave' } as const;

export const spanishHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)} con terraza de ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} y terraza para cenar fuera, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${bedrooms(h)} con terraza`,
    (h) => `Una terraza de ${metres(h.terraceArea)} y ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${inPlace(h)} con una terraza que se usa todo el año`,
  ],
  balcony: [
    (h) => `${subject(h)} con balcón a la calle ${inPlace(h)}`,
    (h) => `${subject(h)} y un balcón para el café, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con balcón`,
  ],
  garden: [
    (h) => `${subject(h)} con jardín de ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} y jardín propio ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} con ${metres(h.gardenArea)} de jardín`,
    (h) => `Vivir con jardín ${inPlace(h)}: ${area(h)} y ${bedrooms(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} con piscina ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con piscina propia`,
    (h) => `${noun(h).Noun} con piscina y ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} con piscina comunitaria ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca con piscina, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con piscina y zonas verdes`,
  ],
  sea: [
    (h) => `${subject(h)} con vistas al mar ${inPlace(h)}`,
    (h) => `El mar desde el salón: ${noun(h).a} de ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} que mira al mar`,
  ],
  hills: [
    (h) => `${subject(h)} con vistas a los montes ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} frente a la sierra, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${bedrooms(h)} con la montaña al fondo`,
  ],
  park: [
    (h) => `${subject(h)} frente a un parque ${inPlace(h)}`,
    (h) => `Árboles en la ventana: ${noun(h).a} de ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con el parque enfrente`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre los tejados ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con vistas abiertas`,
    (h) => `${noun(h).Noun} con vistas despejadas y ${bedrooms(h)} ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} entre campos, ${inPlace(h)}`,
    (h) => `Silencio, campo y ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} rodeada de campo`,
  ],
  light: [
    (h) => `${subject(h)} con luz ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'luminoso', 'luminosa')} de ${area(h)} y ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con luz ${whichLight[h.light]}`,
    (h) => `Sol ${whichLight[h.light]} y ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `${subject(h)} a estrenar ${inPlace(h)}`,
    (h) => `Obra nueva ${inPlace(h)}: ${noun(h).a} de ${bedrooms(h)}`,
    (h) => `${noun(h).Noun} por estrenar, de ${area(h)}, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} con reforma reciente ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformado', 'reformada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${bedrooms(h)} con todo casi nuevo`,
  ],
  toRestore: [
    (h) => `${subject(h)} para reformar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} con posibilidades ${inPlace(h)}: ${area(h)} por reformar`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} que pide una reforma`,
  ],
  ceilings: [
    (h) => `${subject(h)} con techos altos ${inPlace(h)}`,
    (h) => `Techos altos y ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con molduras y techos altos`,
  ],
  tiles: [
    (h) => `${subject(h)} con suelos hidráulicos ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con mosaico original`,
  ],
  fireplace: [
    (h) => `${subject(h)} con chimenea ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con chimenea de leña`,
    (h) => `${noun(h).Noun} con chimenea y ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} con ascensor ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${onFloor(h)} con ascensor ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} en finca con ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} con plaza de aparcamiento ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} y aparcamiento en el edificio, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `${subject(h)}, con muebles, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'amueblado', 'amueblada')} de ${area(h)} ${inPlace(h)}`,
    (h) => `Listo para entrar: ${noun(h).a} con muebles ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} para una temporada ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} en alquiler de temporada`,
    (h) => `Unos meses ${inPlace(h)}: ${noun(h).a} de ${bedrooms(h)} con muebles`,
  ],
  quiet: [
    (h) => `${subject(h)}, sin ruido, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquilo', 'tranquila')} de ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${bedrooms(h)} donde se duerme bien`,
  ],
  beach: [
    (h) => `${subject(h)} a un paseo de la playa, ${inPlace(h)}`,
    (h) => `A la playa andando: ${noun(h).a} de ${area(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} cerca del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} cerca del metro ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} con el transporte a mano, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} muy bien ${agree(h, 'comunicado', 'comunicada')}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en una calle con historia ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} con todo a pie`,
    (h) => `${noun(h).Noun} de ${bedrooms(h)} entre calles antiguas, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} con vida de barrio ${inPlace(h)}`,
    (h) => `Vecinos que se conocen y ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${bedrooms(h)} a la vuelta de la plaza`,
  ],
  university: [
    (h) => `${subject(h)} cerca de la universidad, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} de ${area(h)} entre bibliotecas y cafés, ${inPlace(h)}`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}, bien ${agree(h, 'distribuido', 'distribuida')}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} sin metros perdidos`,
    (h) => `${noun(h).Noun} de ${area(h)}, ${bedrooms(h)} y ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} de ${area(h)} y ${bedrooms(h)}, fácil de vivir`,
  ],
  office: [
    (h) => `Oficina de ${area(h)} ${inPlace(h)}, lista para trabajar`,
    (h) => `${InPlace(h)}, oficina de ${area(h)} con luz natural`,
    (h) => `Oficina diáfana de ${area(h)} ${inPlace(h)}`,
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
    (h) => `${InPlace(h)}, trastero de ${area(h)} con entrada a cualquier hora`,
  ],
  garage: [
    (h) => `Plaza de garaje de ${area(h)} ${inPlace(h)}`,
    (h) => `Aparcar sin dar vueltas: plaza de ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, plaza de ${area(h)} cómoda de maniobra`,
  ],
  land: [
    (h) => `Terreno de ${area(h)} ${inPlace(h)}, con agua y luz a pie de parcela`,
    (h) => `${InPlace(h)}, parcela de ${area(h)} con vistas despejadas`,
    (h) => `Parcela de ${area(h)} para empezar desde cero, ${inPlace(h)}`,
  ],
};
