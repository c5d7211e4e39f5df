import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import type { Opening } from '../topics.ts';
import {
  agree,
  area,
  bathrooms,
  bedrooms,
  floorAlone,
  InPlace,
  inPlace,
  metres,
  minutes,
  noun,
  of,
  ofLandmark,
  ofPlace,
  onFloor,
  toLandmark,
} from './catalanTools.ts';

const available = ({ status }: HomeFacts): boolean => status === 'new';

/** First sentences: what it is, where, and how large. */
export const catalanOpenings: Pick<Grammar['sentences'], Opening> = {
  'open.flat': [
    (h) => `${InPlace(h)}, un pis ${of(area(h))} ${onFloor(h)}, amb ${bedrooms(h)} i ${bathrooms(h)}.`,
    (h) => `Pis amb ${bedrooms(h)} ${inPlace(h)}, ${onFloor(h)}, ${of(area(h))} molt ben aprofitats.`,
    (h) =>
      `Són ${area(h)} ${inPlace(h)}, ${onFloor(h)}, repartits entre la zona de dia, ${bedrooms(h)} i ${bathrooms(h)}.`,
    (h) => `Aquest pis ${ofPlace(h)} té ${bedrooms(h)} i ${bathrooms(h)} en ${area(h)}, sense passadissos sobrers.`,
    (h) =>
      available(h)
        ? `Qui busqui ${bedrooms(h)} ${inPlace(h)} farà bé de venir a veure aquest pis ${of(area(h))}.`
        : `Un pis ${of(area(h))} ${inPlace(h)}, ${onFloor(h)}, amb ${bedrooms(h)} i ${bathrooms(h)}.`,
    (h) => `Amb ${bedrooms(h)}, ${bathrooms(h)} i ${area(h)}, aquest pis ${ofPlace(h)} s'entén a la primera.`,
    (h) =>
      `En obrir la porta d'aquest pis ${ofPlace(h)} es veu primer la llum i després la resta: ${bedrooms(h)}, ${bathrooms(h)} i ${area(h)}.`,
    (h) =>
      `Hi ha pisos que s'expliquen sols, i aquest n'és un: ${area(h)} ${inPlace(h)}, ${bedrooms(h)} i ${bathrooms(h)}.`,
    (h) => `Un pis per quedar-s'hi: ${area(h)} ${inPlace(h)}, ${onFloor(h)}, amb ${bedrooms(h)}.`,
    (h) =>
      `${floorAlone(h)}, ${area(h)}, ${bedrooms(h)} i ${bathrooms(h)} ${inPlace(h)}: la resta la posa qui hi arriba.`,
  ],
  'open.studio': [
    (h) => `Estudi ${of(area(h))} ${inPlace(h)}, pensat per viure amb poca cosa i sense renunciar a la comoditat.`,
    (h) => `${InPlace(h)}, un estudi ${of(area(h))} ${onFloor(h)} on cada metre té la seva funció.`,
    (h) => `Petit i ben resolt: així és aquest estudi ${of(area(h))} ${inPlace(h)}.`,
    (h) => `Aquest estudi ${ofPlace(h)} fa ${area(h)}, és ${onFloor(h)} i sembla més gran del que és.`,
    (h) => `Un estudi ${of(area(h))} ${inPlace(h)}, amb bany a part i espai per al que es fa servir de debò.`,
    (h) => `Per viure-hi sol o tenir un peu ${inPlace(h)}: un estudi ${of(area(h))} ${onFloor(h)}.`,
  ],
  'open.penthouse': [
    (h) => `Àtic ${of(area(h))} ${inPlace(h)}, amb ${bedrooms(h)} i només el cel a sobre.`,
    (h) =>
      `${InPlace(h)}, a dalt de tot de l'edifici, un àtic ${of(area(h))} amb ${bedrooms(h)} i obert a la terrassa.`,
    (h) => `Aquest àtic ${ofPlace(h)} té ${area(h)} interiors, ${bedrooms(h)} i una terrassa que es fa servir de debò.`,
    (h) =>
      `Últim pis, ${bedrooms(h)}, ${bathrooms(h)} i aire pels quatre costats: un àtic ${inPlace(h)} per gaudir-ne des de l'esmorzar.`,
    (h) =>
      `Un àtic ${of(area(h))} amb ${bedrooms(h)} i ${bathrooms(h)}, dels que surten ben poques vegades ${inPlace(h)}.`,
    (h) =>
      `Per damunt d'aquest àtic ${ofPlace(h)} no hi viu ningú: són ${area(h)} amb ${bedrooms(h)}, ${bathrooms(h)} i ${metres(h.terraceArea)} de terrassa.`,
  ],
  'open.duplex': [
    (h) => `Dúplex ${of(area(h))} ${inPlace(h)}, amb ${bedrooms(h)} i ${bathrooms(h)} repartits en dos nivells.`,
    (h) =>
      `${InPlace(h)}, un dúplex que es viu com una casa: ${area(h)}, ${bedrooms(h)} i una escala que separa el dia de la nit.`,
    (h) =>
      `Dues plantes, ${bedrooms(h)} i ${area(h)}: aquest dúplex ${ofPlace(h)} té el bo d'un pis i el bo d'una casa.`,
    (h) =>
      `Aquest dúplex ${ofPlace(h)} ofereix ${area(h)}, ${bathrooms(h)} i prou lloc perquè cadascú tingui el seu racó.`,
    (h) =>
      `Un dúplex amb ${bedrooms(h)} ${inPlace(h)}, ${of(area(h))} i amb una escala interior que reparteix bé els usos.`,
  ],
  'open.house': [
    (h) =>
      `Casa ${of(area(h))} ${inPlace(h)}, amb ${bedrooms(h)}, ${bathrooms(h)} i la tranquil·litat de no tenir ningú a sobre.`,
    (h) =>
      `${InPlace(h)}, una casa ${of(area(h))} amb ${bedrooms(h)}, feta per al dia a dia i per a les sobretaules llargues.`,
    (h) =>
      `Aquesta casa ${ofPlace(h)} té ${area(h)}, ${bedrooms(h)} i la mida justa perquè tothom hi càpiga sense ensopegar.`,
    (h) =>
      `Amb ${area(h)} i ${bathrooms(h)}, aquesta casa ${ofPlace(h)} resol el que un pis no pot: espai i portes a l'exterior.`,
    (h) => `Una casa ${inPlace(h)}, ${of(area(h))} i amb ${bedrooms(h)}, amb llum per més d'un costat.`,
    (h) => `Porta pròpia, ${bedrooms(h)}, ${bathrooms(h)} i ${area(h)}: una casa ${inPlace(h)} per créixer-hi.`,
  ],
  'open.rural_house': [
    (h) => `Casa rural ${of(area(h))} als afores ${ofPlace(h)}, amb ${bedrooms(h)} i camps al voltant.`,
    (h) => `Murs gruixuts, ${bedrooms(h)} i ${area(h)}: aquesta casa rural ${ofPlace(h)} conserva el que importa.`,
    (h) =>
      `A prop ${ofPlace(h)}, una casa de pagès ${of(area(h))} que ha vist passar unes quantes generacions i n'espera la següent.`,
    (h) =>
      `Aquesta casa rural ${ofPlace(h)} té ${area(h)}, ${bathrooms(h)} i silenci, que no surt a cap plànol però es nota només d'arribar-hi.`,
    (h) => `Una casa rural ${of(area(h))} amb ${bedrooms(h)} als afores ${ofPlace(h)}, de les que s'hereten.`,
  ],
  'open.landmark': [
    (h) =>
      `A ${minutes(h)} a peu ${ofLandmark(h)}, ${noun(h).a} ${of(area(h))} ${h.kind === 'studio' ? 'amb bany a part' : `amb ${bedrooms(h)} i ${bathrooms(h)}`}.`,
    (h) =>
      `${noun(h).Noun} ${of(area(h))} ${inPlace(h)}, a ${minutes(h)} a peu ${ofLandmark(h)}${h.kind === 'studio' ? '' : `, amb ${bedrooms(h)} i ${bathrooms(h)}`}.`,
    (h) =>
      `De la porta ${noun(h).ofThis} ${toLandmark(h)} hi ha ${minutes(h)} caminant; a dins, ${area(h)} molt ben ${h.kind === 'studio' ? 'aprofitats' : `aprofitats, ${bedrooms(h)} i ${bathrooms(h)}`}.`,
    (h) =>
      `Viure a ${minutes(h)} ${ofLandmark(h)}: ${noun(h).a} ${of(area(h))}${h.kind === 'studio' ? `, ${agree(h, 'petit i còmode', 'petita i còmoda')}` : `, amb ${bedrooms(h)} i ${bathrooms(h)}`}.`,
  ],
  'open.office': [
    (h) =>
      `Oficina ${of(area(h))} ${inPlace(h)}, ${onFloor(h)} d'un edifici ben cuidat i amb una entrada còmoda per a les visites.`,
    (h) => `${InPlace(h)}, una oficina ${of(area(h))} que pot començar a funcionar amb ben pocs canvis.`,
    (h) =>
      `Aquesta oficina ${ofPlace(h)} ofereix ${area(h)} ordenats al voltant d'una zona de treball àmplia i amb llum natural.`,
  ],
  'open.premises': [
    (h) => `Local ${of(area(h))} ${inPlace(h)}, a peu de carrer i en una zona on passa gent a totes hores.`,
    (h) => `${InPlace(h)}, un local ${of(area(h))} amb un aparador que es veu des de les dues voreres.`,
    (h) =>
      `Aquest local ${ofPlace(h)} té ${area(h)}, bona façana i una planta regular, fàcil d'adaptar a gairebé qualsevol negoci.`,
  ],
  'open.building': [
    (h) => `Edifici ${of(area(h))} ${inPlace(h)}, d'un sol propietari i amb la façana ben conservada.`,
    (h) => `${InPlace(h)}, un edifici sencer ${of(area(h))} que ha estat en mans de la mateixa família durant dècades.`,
    (h) =>
      `Aquest edifici ${ofPlace(h)} suma ${area(h)} entre habitatges i planta baixa, amb entrada des d'un carrer tranquil.`,
  ],
  'open.storage': [
    (h) => `Traster ${of(area(h))} ${inPlace(h)}, en un edifici de bon accés i amb porta metàl·lica individual.`,
    (h) =>
      `${InPlace(h)}, un traster ${of(area(h))} per recuperar a casa l'espai que ocupen les coses de cada temporada.`,
    (h) =>
      `Aquest traster ${ofPlace(h)} fa ${area(h)}, té el terra llis i permet posar prestatgeries en tres de les parets.`,
  ],
  'open.garage': [
    (h) =>
      `Plaça de garatge ${of(area(h))} ${inPlace(h)}, en un aparcament veïnal net, ben il·luminat i fàcil de recórrer.`,
    (h) => `${InPlace(h)}, una plaça de garatge ${of(area(h))} per deixar de fer voltes a l'illa de cases cada vespre.`,
    (h) => `Aquesta plaça ${ofPlace(h)} fa ${area(h)} i és en una zona on no sempre es pot aparcar al carrer.`,
  ],
  'open.land': [
    (h) =>
      `Terreny ${of(area(h))} als afores ${ofPlace(h)}, de bona forma i amb una entrada fàcil des del camí asfaltat.`,
    (h) =>
      `A prop ${ofPlace(h)}, un terreny ${of(area(h))} per a qui prefereix començar la casa des del primer dibuix.`,
    (h) => `Aquest terreny ${ofPlace(h)} té ${area(h)}, un pendent suau i vistes obertes.`,
  ],
};
