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
  of,
  ofLandmark,
  ofPlace,
  onFloor,
  rails,
} from './catalanTools.ts';

/**
 * "Pis de 84 m²", "Pis de tres habitacions i 84 m²": said in different ways, chosen by the home itself. The area keeps
 * headlines apart.
 */
function subject(h: HomeFacts): string {
  const { Noun } = noun(h);
  if (h.kind === 'studio' || h.index % 3 === 0) return `${Noun} ${of(area(h))}`;
  return h.index % 3 === 1 ? `${Noun} ${of(area(h))} i ${bedrooms(h)}` : `${Noun} ${of(bedrooms(h))} i ${area(h)}`;
}

/** "Pis de 84 m²". */
const plain = (h: HomeFacts): string => `${noun(h).Noun} ${of(area(h))}`;

/** "tres habitacions i 84 m²"; of a studio, its area says it all. */
const sizes = (h: HomeFacts): string => (h.kind === 'studio' ? area(h) : `${bedrooms(h)} i ${area(h)}`);

const whichLight = {
  allDay: 'tot el dia',
  morning: 'al matí',
  afternoon: 'a la tarda',
  through: 'per les dues bandes',
  soft: 'suau',
} as const;

const whichKitchen = { open: 'cuina oberta', dining: 'cuina menjador', separate: 'cuina independent' } as const;

/** Where it is, unless the name of what is near says so. */
const there = (h: HomeFacts): string =>
  h.landmark[1].includes(h.place.zoneName ?? h.place.town.ca.name) ? '' : `, ${inPlace(h)}`;

export const catalanHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)} amb terrassa ${of(metres(h.terraceArea))} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb terrassa per sopar a fora`,
    (h) => `${subject(h)} ${inPlace(h)}, amb terrassa`,
    (h) => `${plain(h)} més terrassa ${of(metres(h.terraceArea))} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)} amb terrassa per a tot l'any`,
  ],
  balcony: [
    (h) => `${subject(h)} amb balcó al carrer ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb balcó`,
    (h) => `${plain(h)} amb balcó ${inPlace(h)}`,
  ],
  garden: [
    (h) => `${subject(h)} amb jardí ${of(metres(h.gardenArea))} ${inPlace(h)}`,
    (h) => `${subject(h)} amb jardí propi ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb ${metres(h.gardenArea)} de jardí`,
    (h) => `${plain(h)} més jardí ${of(metres(h.gardenArea))} ${inPlace(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} amb piscina ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb piscina pròpia`,
    (h) => `${plain(h)} amb piscina privada ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} amb piscina comunitària ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca amb piscina, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb piscina i zones verdes`,
  ],
  sea: [
    (h) => `${subject(h)} amb vistes al mar ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb el mar a la vista`,
    (h) => `${plain(h)} que mira al mar, ${inPlace(h)}`,
  ],
  hills: [
    (h) => `${subject(h)} amb vistes a la serra ${inPlace(h)}`,
    (h) => `${plain(h)} davant de la serra, ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb la muntanya al fons`,
  ],
  park: [
    (h) => `${subject(h)} davant d'un parc ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb arbres a la finestra`,
    (h) => `${plain(h)} ${inPlace(h)}, amb el parc al davant`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre les teulades ${ofPlace(h)}`,
    (h) => `${plain(h)} amb vistes obertes ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb vistes obertes`,
  ],
  fields: [
    (h) => `${subject(h)} entre camps, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb vistes als camps`,
    (h) => `${plain(h)} ${agree(h, 'envoltat', 'envoltada')} de camps ${inPlace(h)}`,
  ],
  light: [
    (h) => `${subject(h)} amb llum ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'lluminós', 'lluminosa')} ${of(sizes(h))} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb llum ${whichLight[h.light]}`,
    (h) => `${subject(h)} ${inPlace(h)}, amb sol ${whichLight[h.light]}`,
  ],
  brandNew: [
    (h) => `${subject(h)} per estrenar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} d'obra nova ${inPlace(h)}, ${of(sizes(h))}`,
    (h) => `${noun(h).Noun} per estrenar ${of(area(h))} ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} amb reforma recent ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformat', 'reformada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, ${agree(h, 'acabat', 'acabada')} de reformar`,
  ],
  toRestore: [
    (h) => `${subject(h)} per reformar ${inPlace(h)}`,
    (h) => `${plain(h)} per reformar ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, per reformar al vostre gust`,
  ],
  ceilings: [
    (h) => `${subject(h)} amb sostres alts ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, de sostres alts`,
    (h) => `${plain(h)} amb motllures i sostres alts ${inPlace(h)}`,
  ],
  tiles: [
    (h) => `${subject(h)} amb terres hidràulics ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb mosaic original`,
  ],
  fireplace: [
    (h) => `${subject(h)} amb llar de foc ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb llar de foc de llenya`,
    (h) => `${plain(h)} amb llar de foc per a l'hivern, ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${plain(h)} ${onFloor(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, en una finca amb ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} amb plaça d'aparcament ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb aparcament al mateix edifici`,
  ],
  furnished: [
    (h) => `${subject(h)} ${inPlace(h)}, amb mobles`,
    (h) => `${noun(h).Noun} ${agree(h, 'moblat', 'moblada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb mobles i a punt per entrar-hi`,
  ],
  season: [
    (h) => `${subject(h)} per a una temporada ${inPlace(h)}`,
    (h) => `${plain(h)} en lloguer de temporada ${inPlace(h)}`,
    (h) => `${subject(h)} amb mobles, per a uns mesos ${inPlace(h)}`,
  ],
  quiet: [
    (h) => `${subject(h)} en una zona tranquil·la ${ofPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquil', 'tranquil·la')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, en un entorn tranquil`,
  ],
  beach: [
    (h) => `${subject(h)} a quatre passes de la platja, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, a la platja caminant`,
    (h) => `${plain(h)} a prop del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} a prop del ${rails(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb el ${rails(h)} a mà`,
    (h) => `${noun(h).Noun} ben ${agree(h, 'comunicat', 'comunicada')} ${of(area(h))} ${inPlace(h)}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en un carrer antic ${ofPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb tot a peu`,
    (h) => `${subject(h)} entre carrers antics, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} amb vida de barri ${inPlace(h)}`,
    (h) => `${plain(h)} a prop de la plaça, ${inPlace(h)}`,
    (h) => `${subject(h)} ${inPlace(h)}, a tocar de la plaça`,
  ],
  university: [
    (h) => `${subject(h)} a prop de la universitat, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, al costat del campus`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb ${bathrooms(h)}`,
    (h) => `${plain(h)} amb ${bedrooms(h)} i ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb ${bedrooms(h)} i ${bathrooms(h)}`,
  ],
  landmark: [
    (h) => `${subject(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `${subject(h)}, a ${minutes(h)} a peu ${ofLandmark(h)}`,
    (h) => `${plain(h)} a prop ${ofLandmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)} amb sala de ${h.livingArea} m² ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb una sala de ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)} amb ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, amb ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Oficina ${of(area(h))} ${inPlace(h)}`,
    (h) => `Oficina ${of(area(h))} amb llum natural ${inPlace(h)}`,
    (h) => `Oficina ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Local ${of(area(h))} a peu de carrer ${inPlace(h)}`,
    (h) => `Local ${of(area(h))} amb aparador ${inPlace(h)}`,
    (h) => `Local comercial ${of(area(h))} ${inPlace(h)}, fàcil d'adaptar`,
  ],
  building: [
    (h) => `Edifici ${of(area(h))} ${inPlace(h)}, d'un sol propietari`,
    (h) => `Edifici sencer ${of(area(h))} amb pati i terrat ${inPlace(h)}`,
  ],
  storage: [
    (h) => `Traster ${of(area(h))} ${inPlace(h)}, sec i amb bon accés`,
    (h) => `Traster ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Traster ${of(area(h))} a prop ${ofLandmark(h)}${there(h)}`,
  ],
  garage: [
    (h) => `Plaça de garatge ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Plaça de garatge ${of(area(h))} a prop ${ofLandmark(h)}${there(h)}`,
    (h) => `Plaça de garatge ${of(area(h))} ${inPlace(h)}, a ${minutes(h)} ${ofLandmark(h)}`,
  ],
  land: [
    (h) => `Terreny ${of(area(h))} ${inPlace(h)}, amb aigua i llum a peu de parcel·la`,
    (h) => `Parcel·la ${of(area(h))} amb vistes obertes ${inPlace(h)}`,
    (h) => `Terreny ${of(area(h))} amb accés asfaltat ${inPlace(h)}`,
  ],
};
