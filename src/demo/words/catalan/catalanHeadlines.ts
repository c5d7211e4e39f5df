import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import {
  agree,
  area,
  bathrooms,
  bedrooms,
  InPlace,
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
    (h) => `${subject(h)} amb terrassa per sopar a fora, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))} amb terrassa`,
    (h) => `${area(h)} i una terrassa ${of(metres(h.terraceArea))} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} ${inPlace(h)} amb una terrassa que es fa servir tot l'any`,
  ],
  balcony: [
    (h) => `${subject(h)} amb balcó al carrer ${inPlace(h)}`,
    (h) => `${subject(h)} amb un balcó per al cafè, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb balcó`,
  ],
  garden: [
    (h) => `${subject(h)} amb jardí ${of(metres(h.gardenArea))} ${inPlace(h)}`,
    (h) => `${subject(h)} amb jardí propi ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb ${metres(h.gardenArea)} de jardí`,
    (h) => `Viure amb jardí ${inPlace(h)}: ${sizes(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} amb piscina ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb piscina pròpia`,
    (h) => `${noun(h).Noun} ${of(area(h))} amb piscina i ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} amb piscina comunitària ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca amb piscina, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb piscina i zones verdes`,
  ],
  sea: [
    (h) => `${subject(h)} amb vistes al mar ${inPlace(h)}`,
    (h) => `El mar des de la sala: ${noun(h).a} ${of(sizes(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} que mira al mar`,
  ],
  hills: [
    (h) => `${subject(h)} amb vistes a la serra ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} davant de la serra, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))} amb la muntanya al fons`,
  ],
  park: [
    (h) => `${subject(h)} davant d'un parc ${inPlace(h)}`,
    (h) => `Arbres a la finestra: ${noun(h).a} ${of(sizes(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb el parc al davant`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre les teulades ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb vistes obertes`,
    (h) => `${noun(h).Noun} ${of(sizes(h))} amb vistes obertes ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} entre camps, ${inPlace(h)}`,
    (h) => `Silenci, camps i ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} envoltada de camps`,
  ],
  light: [
    (h) => `${subject(h)} amb llum ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'lluminós', 'lluminosa')} ${of(sizes(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb llum ${whichLight[h.light]}`,
    (h) => `Sol ${whichLight[h.light]} i ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `${subject(h)} per estrenar ${inPlace(h)}`,
    (h) => `Obra nova ${inPlace(h)}: ${noun(h).a} ${of(sizes(h))}`,
    (h) => `${noun(h).Noun} d'obra nova, ${of(area(h))}, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} amb reforma recent ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformat', 'reformada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))} amb gairebé tot nou`,
  ],
  toRestore: [
    (h) => `${subject(h)} per reformar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} amb possibilitats ${inPlace(h)}: ${area(h)} per reformar`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} que demana una reforma`,
  ],
  ceilings: [
    (h) => `${subject(h)} amb sostres alts ${inPlace(h)}`,
    (h) => `Sostres alts i ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb motllures i sostres alts`,
  ],
  tiles: [
    (h) => `${subject(h)} amb terres hidràulics ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb mosaic original`,
  ],
  fireplace: [
    (h) => `${subject(h)} amb llar de foc ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb llar de foc`,
    (h) => `${noun(h).Noun} ${of(area(h))} amb llar de foc i ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} ${onFloor(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} en una finca amb ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} amb plaça d'aparcament ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} i aparcament al mateix edifici, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `${subject(h)}, amb mobles, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'moblat', 'moblada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `A punt per entrar-hi: ${noun(h).a} ${of(area(h))} amb mobles ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} per a una temporada ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} en lloguer de temporada`,
    (h) => `Uns mesos ${inPlace(h)}: ${noun(h).a} ${of(sizes(h))} amb mobles`,
  ],
  quiet: [
    (h) => `${subject(h)}, sense soroll, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquil', 'tranquil·la')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))} on es dorm bé`,
  ],
  beach: [
    (h) => `${subject(h)} a quatre passes de la platja, ${inPlace(h)}`,
    (h) => `A la platja caminant: ${noun(h).a} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} a prop del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} a prop del ${rails(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} amb el transport a mà, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} molt ben ${agree(h, 'comunicat', 'comunicada')}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en un carrer amb història ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb tot a peu`,
    (h) => `${noun(h).Noun} ${of(sizes(h))} entre carrers antics, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} amb vida de barri ${inPlace(h)}`,
    (h) => `Veïns que es coneixen i ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))} a tocar de la plaça`,
  ],
  university: [
    (h) => `${subject(h)} a prop de la universitat, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} entre biblioteques i cafès, ${inPlace(h)}`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}, ben ${agree(h, 'distribuït', 'distribuïda')}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} sense metres perduts`,
    (h) => `${noun(h).Noun} ${of(area(h))}, ${bedrooms(h)} i ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(sizes(h))}, tot al seu lloc`,
  ],
  landmark: [
    (h) => `${subject(h)} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `A ${minutes(h)} ${ofLandmark(h)}, ${noun(h).a} ${of(sizes(h))}`,
    (h) => `${noun(h).Noun} ${of(area(h))} a prop ${ofLandmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)} amb sala de ${h.livingArea} m² ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb una sala de ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)} amb ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Oficina ${of(area(h))} ${inPlace(h)}, a punt per treballar-hi`,
    (h) => `${InPlace(h)}, oficina ${of(area(h))} amb llum natural`,
    (h) => `Oficina ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Local ${of(area(h))} a peu de carrer ${inPlace(h)}`,
    (h) => `${InPlace(h)}, local ${of(area(h))} amb bon aparador`,
    (h) => `Local comercial ${of(area(h))} ${inPlace(h)}, fàcil d'adaptar`,
  ],
  building: [
    (h) => `Edifici ${of(area(h))} ${inPlace(h)}, d'un sol propietari`,
    (h) => `${InPlace(h)}, edifici sencer ${of(area(h))} amb pati i terrat`,
  ],
  storage: [
    (h) => `Traster ${of(area(h))} ${inPlace(h)}, sec i amb bon accés`,
    (h) => `${area(h)} per guardar el que no cap a casa, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, traster ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}`,
  ],
  garage: [
    (h) => `Plaça de garatge ${of(area(h))} a ${minutes(h)} ${ofLandmark(h)}`,
    (h) => `Aparcar sense fer voltes a ${minutes(h)} ${ofLandmark(h)}: plaça ${of(area(h))}`,
    (h) => `${InPlace(h)}, plaça ${of(area(h))} a prop ${ofLandmark(h)}`,
  ],
  land: [
    (h) => `Terreny ${of(area(h))} ${inPlace(h)}, amb aigua i llum a peu de parcel·la`,
    (h) => `${InPlace(h)}, parcel·la ${of(area(h))} amb vistes obertes`,
    (h) => `Parcel·la ${of(area(h))} per començar de zero, ${inPlace(h)}`,
  ],
};
