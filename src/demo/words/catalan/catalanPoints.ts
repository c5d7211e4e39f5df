import type { HomeFacts } from '../../estates/homeFacts.ts';
import { variant } from '../choose.ts';
import type { Grammar } from '../grammar.ts';
import { area, capital, inTown, Landmark, living, metres, minutes, number, of, onFloor } from './catalanTools.ts';

const areaLine = (h: HomeFacts): string => {
  if (h.kind === 'land') return `${area(h)} de parcel·la`;
  if (h.kind === 'garage' || h.kind === 'storage') return `${area(h)} de superfície`;
  return h.floor === null ? `${area(h)} construïts` : `${area(h)} construïts ${onFloor(h)}`;
};

/** Where its windows look: "sud", "est i oest". */
const sides = ({ north, south, east, west }: HomeFacts): string[] => [
  ...(south ? ['sud'] : []),
  ...(east ? ['est'] : []),
  ...(west ? ['oest'] : []),
  ...(north ? ['nord'] : []),
];

const facesLine = (h: HomeFacts): string => `Orientació ${sides(h).join(' i ')}`;

/** "pel sud", "per l'est". */
const from = (side: string): string => (/^[aeo]/.test(side) ? `per l'${side}` : `pel ${side}`);

const kitchenLine = {
  open: 'Cuina oberta a la sala',
  separate: 'Cuina independent amb finestra',
  dining: 'Cuina amb lloc per menjar-hi',
} as const;

const lightLine = {
  allDay: () => 'Sol del matí al vespre',
  morning: () => 'Sol de matí i tardes fresques',
  afternoon: (h: HomeFacts) => `Sol de tarda a ${living(h)}`,
  through: () => 'Llum a llevant i a ponent',
  soft: () => 'Llum de nord, sense sol directe',
} as const;

export const catalanHighlights: Grammar['highlights'] = {
  light: [(h) => lightLine[h.light](h)],
  bothSides: ['Ventilació creuada i llum per les dues bandes'],
  terrace: [
    (h) => `Terrassa ${of(metres(h.terraceArea))}`,
    (h) => `${metres(h.terraceArea)} de terrassa amb presa d'aigua`,
  ],
  balcony: ['Balcó al carrer', 'Balcó amb lloc per a dues cadires'],
  garden: [(h) => `Jardí privat ${of(metres(h.gardenArea))}`],
  pool: ['Piscina pròpia', 'Piscina privada amb dutxa exterior'],
  sharedPool: ['Piscina comunitària', 'Piscina i zones verdes de la comunitat'],
  elevator: ['Edifici amb ascensor', "Ascensor des de l'entrada"],
  parking: ["Plaça d'aparcament inclosa", 'Aparcament al mateix edifici'],
  boxrom: ['Traster inclòs', 'Traster al mateix edifici'],
  wardrobe: ['Armaris encastats', 'Armaris a mida'],
  heating: ['Calefacció individual', 'Calefacció a totes les estances'],
  air: ['Aire condicionat fred i calor', 'Aire condicionat per conductes'],
  fireplace: ['Llar de foc en ús'],
  ceilings: ['Sostres de més de tres metres'],
  tiles: ['Terres hidràulics originals'],
  stone: ['Terres i murs de pedra'],
  brandNew: ['Obra nova per estrenar'],
  recent: ['Reforma recent amb finestres noves'],
  toRestore: ['Per reformar, amb bona estructura'],
  doorman: ['Servei de consergeria', 'Conserge de dilluns a divendres'],
  furnished: ['Amb mobles i electrodomèstics', 'Mobles, electrodomèstics i parament inclosos'],
  sea: ['Vistes al mar'],
  hills: ['Vistes a la serra'],
  park: ['Vistes al parc'],
  roofs: ['Vistes obertes'],
  courtyard: [
    (h) =>
      h.kind === 'studio'
        ? 'Finestres a un pati silenciós'
        : h.rooms === 1
          ? 'Habitació a un pati silenciós'
          : 'Habitacions a un pati silenciós',
  ],
  kitchen: [(h) => (h.kind === 'studio' ? 'Cuina completa en una paret' : kitchenLine[h.kitchen])],
  bathrooms: [(h) => `${capital(number(h.bathrooms ?? 2))} banys complets`],
  alarm: ['Alarma instal·lada'],
  adapted: ['Interior adaptat a la mobilitat reduïda'],
  access: ['Accés sense esglaons des del carrer'],
  community: ['Espai per a bicicletes i zones comunes'],
  near: [(h) => `${Landmark(h)}, a ${minutes(h)} a peu`],
  living: [(h) => `Sala de ${h.livingArea} m²`],
  built: [(h) => `Construcció de ${h.built}`],
  reduced: [
    (h) => (h.operation === 'rent' ? 'Lloguer rebaixat des de la publicació' : 'Preu rebaixat des de la publicació'),
    'Ha baixat de preu',
  ],
  area: [areaLine],
  faces: [facesLine],
  landBounds: ['Límits marcats amb estaques'],
  businessSpace: ['Planta diàfana, fàcil de dividir', 'Espai regular i sense columnes al mig'],
  businessAccess: ['Entrada directa des del carrer', 'Accés sense esglaons'],
  businessReady: ['Instal·lació elèctrica revisada', 'Fibra òptica instal·lada'],
  businessCosts: ['Sense derrames pendents', 'Sense càrregues registrals'],
  buildingWhole: ['Propietat vertical, sense divisió horitzontal'],
  buildingUse: ['Informe tècnic disponible'],
  smallAccess: ['Accés les vint-i-quatre hores', 'Entrada a peu de carrer'],
  smallDry: ['Sec i ventilat', 'Terra de formigó polit'],
  smallCosts: ['Sense derrames pendents', 'Sense càrregues ni derrames'],
  landServices: ['Aigua i electricitat a peu de parcel·la'],
  landAccess: ['Accés per camí asfaltat'],
  landShape: ['Forma regular i poc pendent'],
};

const specialLight: Record<HomeFacts['light'], (home: HomeFacts) => readonly string[]> = {
  allDay: (h) => [
    `El sol d'hivern fins al fons de ${living(h)}`,
    'No encendre cap llum fins al vespre',
    'Llegir al sol en ple gener',
  ],
  morning: () => ['La primera llum del dia a la cuina', 'Despertar-se amb el sol', "Les tardes d'estiu a l'ombra"],
  afternoon: (h) => [
    `La llum d'última hora a ${living(h)}`,
    'Les postes de sol',
    'Arribar de la feina i trobar-hi sol',
  ],
  through: () => [
    "El sol a totes hores, en una banda o en l'altra",
    "L'aire que travessa la casa",
    'Triar entre sol i ombra a qualsevol hora',
  ],
  soft: () => [
    'Treballar a casa sense reflexos a la pantalla',
    'La fresca en ple agost',
    'La mateixa claror durant tot el dia',
  ],
};

const specialKitchen = {
  open: 'Cuinar sense perdre el fil de la conversa',
  separate: "Cuinar sense que l'olor arribi a la sala",
  dining: 'Esmorzar a la cuina',
} as const;

export const catalanSpecial: Grammar['special'] = {
  light: [(h, choice) => variant(choice, ...specialLight[h.light](h))],
  bothSides: ["L'aire que corre les nits d'estiu", 'La llum que entra per les dues bandes'],
  terrace: ['Els sopars a la terrassa', 'La terrassa, que és una habitació més', "Poder esmorzar a l'aire lliure"],
  balcony: ['El balcó i la vida del carrer', 'El cafè del matí al balcó'],
  garden: ["El jardí i l'ombra dels arbres", "Trepitjar l'herba sense sortir de casa"],
  pool: ["El primer bany abans d'esmorzar", "La piscina les tardes d'agost"],
  sharedPool: ["La piscina, que a l'estiu aplega els veïns"],
  elevator: ['Arribar a casa carregat sense pujar escales'],
  parking: ['No haver de buscar aparcament mai més', 'Arribar, aparcar i pujar'],
  boxrom: ['El traster, que manté la casa endreçada'],
  wardrobe: ['Armaris per desar-ho tot'],
  heating: ["Les tardes d'hivern a casa", 'La mateixa escalfor a totes les habitacions'],
  air: ['La fresca de la migdiada en ple juliol'],
  fireplace: ["El foc encès les nits d'hivern", 'La llar de foc, que reuneix tothom'],
  ceilings: ["L'alçada dels sostres", "L'aire que donen els sostres alts"],
  tiles: ['El dibuix dels terres hidràulics', 'Les rajoles originals, diferents a cada estança'],
  stone: ["La pedra dels murs, fresca a l'estiu", 'Els materials de sempre: pedra, fusta i calç'],
  brandNew: ['Ser els primers de viure-hi', 'Estrenar-ho tot, de la cuina al bany'],
  recent: ['Entrar-hi a viure sense fer obres', "L'electricitat i la lampisteria, renovades"],
  toRestore: ['La llibertat de fer-ho tot a mida'],
  doorman: ['El tracte del conserge'],
  furnished: ['Poder-hi entrar amb una maleta'],
  sea: ['El mar, sempre diferent, a la finestra', 'Adormir-se amb la remor del mar'],
  hills: ['El perfil de les muntanyes al capvespre', 'La vista oberta cap a la serra'],
  park: ["Les capçades dels arbres a l'alçada dels ulls", 'Tenir un parc per veí del davant'],
  roofs: ['Tot el cel per damunt de les teulades', "La vista de la ciutat quan s'encenen els llums"],
  courtyard: ['El silenci del pati a la nit', 'Dormir amb la finestra oberta'],
  kitchen: [(h) => (h.kind === 'studio' ? 'Una cuina completa en poc espai' : specialKitchen[h.kitchen])],
  bathrooms: ['Els matins sense cua per al bany'],
  alarm: ['La tranquil·litat de marxar de viatge'],
  adapted: ['Una casa còmoda per a totes les edats'],
  access: ['Entrar i sortir sense ni un esglaó'],
  community: ['Guardar la bicicleta sense pujar-la a casa'],
  near: [(h) => `La vida a peu ${inTown(h)}`, 'Tenir-ho gairebé tot a pocs minuts caminant'],
  living: ['Una sala on cap tothom'],
  built: [(h) => (h.old ? `El caràcter d'una casa del ${h.built}` : `Una construcció del ${h.built}`)],
  reduced: ['Un preu ja ajustat'],
  area: [(h) => `Disposar ${of(area(h))}`],
  faces: [
    (h) => (h.light === 'soft' ? 'La llum del nord, igual tot el dia' : `El sol que entra ${from(sides(h)[0]!)}`),
  ],
  landBounds: ['Saber on comença i on acaba'],
  businessSpace: ["Un espai que s'adapta a cada projecte"],
  businessAccess: ['Un accés còmode, sense esglaons'],
  businessReady: ['Poder començar sense obres llargues'],
  businessCosts: ['La comunitat, al corrent de pagaments'],
  buildingWhole: ["Un sol propietari per a tot l'edifici"],
  buildingUse: ['Poder-lo reformar pis per pis'],
  smallAccess: [(h) => (h.kind === 'garage' ? 'Entrar i sortir a la primera' : 'Arribar amb el cotxe fins a la porta')],
  smallDry: ["Un espai net i sec tot l'any"],
  smallCosts: ['Un manteniment gairebé nul'],
  landServices: ['Tenir els subministraments resolts'],
  landAccess: ["Un camí còmode en qualsevol època de l'any"],
  landShape: ['Les vistes, que ningú no taparà'],
};
