import type { HomeFacts } from '../../homes/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import { agree, area, bathrooms, bedrooms, InPlace, inPlace, metres, noun, of, ofPlace, onFloor } from './catalanTools.ts';

/** "Pis de 84 m²", "Pis amb tres habitacions": said in different ways, chosen by the home itself. */
function subject(h: HomeFacts): string {
  const { Noun } = noun(h);
  if (h.kind === 'studio') return h.index % 2 ? `${Noun} ${of(area(h))}` : Noun;
  switch (h.index % 4) {
    case 0: return `${Noun} ${of(area(h))}`;
    case 1: return `${Noun} ${of(bedrooms(h))} i ${bathrooms(h)}`;
    default: return `${Noun} ${of(bedrooms(h))}`;
  }
}

const whichLight = { allDay: 'tot el dia', morning: 'al matí', afternoon: 'a la tarda', through: 'per les dues bandes', soft: 'suau' } as const;

export const catalanHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)} amb terrassa ${of(metres(h.terraceArea))} ${inPlace(h)}`,
    (h) => `${subject(h)} i terrassa per sopar a fora, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(bedrooms(h))} amb terrassa`,
    (h) => `Una terrassa ${of(metres(h.terraceArea))} i ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${inPlace(h)} amb una terrassa que es fa servir tot l'any`,
  ],
  balcony: [
    (h) => `${subject(h)} amb balcó al carrer ${inPlace(h)}`,
    (h) => `${subject(h)} i un balcó per al cafè, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb balcó`,
  ],
  garden: [
    (h) => `${subject(h)} amb jardí ${of(metres(h.gardenArea))} ${inPlace(h)}`,
    (h) => `${subject(h)} i jardí propi ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} amb ${metres(h.gardenArea)} de jardí`,
    (h) => `Viure amb jardí ${inPlace(h)}: ${area(h)} i ${bedrooms(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} amb piscina ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb piscina pròpia`,
    (h) => `${noun(h).Noun} amb piscina i ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} amb piscina comunitària ${inPlace(h)}`,
    (h) => `${subject(h)} en una finca amb piscina, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb piscina i zones verdes`,
  ],
  sea: [
    (h) => `${subject(h)} amb vistes al mar ${inPlace(h)}`,
    (h) => `El mar des de la sala: ${noun(h).a} ${of(bedrooms(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} que mira al mar`,
  ],
  hills: [
    (h) => `${subject(h)} amb vistes a la muntanya ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} davant de la serra, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(bedrooms(h))} amb la muntanya al fons`,
  ],
  park: [
    (h) => `${subject(h)} davant d'un parc ${inPlace(h)}`,
    (h) => `Arbres a la finestra: ${noun(h).a} ${of(bedrooms(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb el parc al davant`,
  ],
  roofs: [
    (h) => `${subject(h)} sobre les teulades ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb vistes obertes`,
    (h) => `${noun(h).Noun} amb vistes i ${bedrooms(h)} ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} entre camps, ${inPlace(h)}`,
    (h) => `Silenci, camps i ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} envoltada de camps`,
  ],
  light: [
    (h) => `${subject(h)} amb llum ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'lluminós', 'lluminosa')} ${of(area(h))} i ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb llum ${whichLight[h.light]}`,
    (h) => `Sol ${whichLight[h.light]} i ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `${subject(h)} per estrenar ${inPlace(h)}`,
    (h) => `Obra nova ${inPlace(h)}: ${noun(h).a} ${of(bedrooms(h))}`,
    (h) => `${noun(h).Noun} d'obra nova, ${of(area(h))}, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `${subject(h)} amb reforma recent ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'reformat', 'reformada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(bedrooms(h))} amb gairebé tot nou`,
  ],
  toRestore: [
    (h) => `${subject(h)} per reformar ${inPlace(h)}`,
    (h) => `${noun(h).Noun} amb possibilitats ${inPlace(h)}: ${area(h)} per reformar`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} que demana una reforma`,
  ],
  ceilings: [
    (h) => `${subject(h)} amb sostres alts ${inPlace(h)}`,
    (h) => `Sostres alts i ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb motllures i sostres alts`,
  ],
  tiles: [
    (h) => `${subject(h)} amb terres hidràulics ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb mosaic original`,
  ],
  fireplace: [
    (h) => `${subject(h)} amb llar de foc ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb llar de foc`,
    (h) => `${noun(h).Noun} amb llar de foc i ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${onFloor(h)} amb ascensor ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} en una finca amb ascensor`,
  ],
  parking: [
    (h) => `${subject(h)} amb plaça d'aparcament ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} i aparcament al mateix edifici, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `${subject(h)}, amb mobles, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'moblat', 'moblada')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `A punt per entrar-hi: ${noun(h).a} amb mobles ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} per a una temporada ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} en lloguer de temporada`,
    (h) => `Uns mesos ${inPlace(h)}: ${noun(h).a} ${of(bedrooms(h))} amb mobles`,
  ],
  quiet: [
    (h) => `${subject(h)}, sense soroll, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${agree(h, 'tranquil', 'tranquil·la')} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(bedrooms(h))} on es dorm bé`,
  ],
  beach: [
    (h) => `${subject(h)} a quatre passes de la platja, ${inPlace(h)}`,
    (h) => `A la platja caminant: ${noun(h).a} ${of(area(h))} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} a prop del mar ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} a prop del metro ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} amb el transport a mà, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} molt ben ${agree(h, 'comunicat', 'comunicada')}`,
  ],
  oldTown: [
    (h) => `${subject(h)} en un carrer amb història ${ofPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} amb tot a peu`,
    (h) => `${noun(h).Noun} ${of(bedrooms(h))} entre carrers antics, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} amb vida de barri ${inPlace(h)}`,
    (h) => `Veïns que es coneixen i ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(bedrooms(h))} a tocar de la plaça`,
  ],
  university: [
    (h) => `${subject(h)} a prop de la universitat, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${of(area(h))} entre biblioteques i cafès, ${inPlace(h)}`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}, ben ${agree(h, 'distribuït', 'distribuïda')}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} sense metres perduts`,
    (h) => `${noun(h).Noun} ${of(area(h))}, ${bedrooms(h)} i ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} ${of(area(h))} i ${bedrooms(h)} on és fàcil viure`,
  ],
  office: [
    (h) => `Oficina ${of(area(h))} ${inPlace(h)}, a punt per treballar-hi`,
    (h) => `${InPlace(h)}, oficina ${of(area(h))} amb llum natural`,
    (h) => `Oficina diàfana ${of(area(h))} ${inPlace(h)}`,
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
    (h) => `${InPlace(h)}, traster ${of(area(h))} amb entrada a qualsevol hora`,
  ],
  garage: [
    (h) => `Plaça de garatge ${of(area(h))} ${inPlace(h)}`,
    (h) => `Aparcar sense fer voltes: plaça ${of(area(h))} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, plaça ${of(area(h))} còmoda per maniobrar`,
  ],
  land: [
    (h) => `Terreny ${of(area(h))} ${inPlace(h)}, amb aigua i llum a peu de parcel·la`,
    (h) => `${InPlace(h)}, parcel·la ${of(area(h))} amb vistes obertes`,
    (h) => `Parcel·la ${of(area(h))} per començar de zero, ${inPlace(h)}`,
  ],
};
