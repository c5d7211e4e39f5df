import type { HomeFacts } from '../../estates/homeFacts.ts';
import { variant } from '../choose.ts';
import type { Grammar } from '../grammar.ts';
import { area, capital, inTown, Landmark, living, metres, minutes, number, ofLiving, onFloor } from './spanishTools.ts';

const areaLine = (h: HomeFacts): string => {
  if (h.kind === 'land') return `${area(h)} de parcela`;
  if (h.kind === 'garage' || h.kind === 'storage') return `${area(h)} de superficie`;
  return h.floor === null ? `${area(h)} construidos` : `${area(h)} construidos ${onFloor(h)}`;
};

/** Where its windows look: "sur", "este y oeste". */
const sides = ({ north, south, east, west }: HomeFacts): string[] => [
  ...(south ? ['sur'] : []),
  ...(east ? ['este'] : []),
  ...(west ? ['oeste'] : []),
  ...(north ? ['norte'] : []),
];

const facesLine = (h: HomeFacts): string => `Orientación ${sides(h).join(' y ')}`;

const kitchenLine = {
  open: 'Cocina abierta al salón',
  separate: 'Cocina independiente con ventana',
  dining: 'Cocina con sitio para comer',
} as const;

const lightLine = {
  allDay: () => 'Sol de la mañana a la tarde',
  morning: () => 'Sol de mañana y tardes frescas',
  afternoon: (h: HomeFacts) => `Sol de tarde en ${living(h)}`,
  through: () => 'Luz a este y oeste',
  soft: () => 'Luz de norte, sin sol directo',
} as const;

export const spanishHighlights: Grammar['highlights'] = {
  light: [(h) => lightLine[h.light](h)],
  bothSides: ['Ventilación cruzada y luz por los dos lados'],
  terrace: [
    (h) => `Terraza de ${metres(h.terraceArea)}`,
    (h) => `${metres(h.terraceArea)} de terraza con toma de agua`,
  ],
  balcony: ['Balcón a la calle', 'Balcón con sitio para dos sillas'],
  garden: [(h) => `Jardín privado de ${metres(h.gardenArea)}`],
  pool: ['Piscina propia', 'Piscina privada con ducha exterior'],
  sharedPool: ['Piscina comunitaria', 'Piscina y zonas verdes de la comunidad'],
  elevator: ['Edificio con ascensor', 'Ascensor desde el portal'],
  parking: ['Plaza de aparcamiento incluida', 'Aparcamiento en el mismo edificio'],
  boxrom: ['Trastero incluido', 'Trastero en el mismo edificio'],
  wardrobe: ['Armarios empotrados', 'Armarios a medida'],
  heating: ['Calefacción individual', 'Calefacción en todas las estancias'],
  air: ['Aire acondicionado frío y calor', 'Aire acondicionado por conductos'],
  fireplace: ['Chimenea de leña en uso'],
  ceilings: ['Techos de más de tres metros'],
  tiles: ['Suelos hidráulicos originales'],
  stone: ['Suelos y muros de piedra'],
  brandNew: ['Obra nueva a estrenar'],
  recent: ['Reforma reciente con ventanas nuevas'],
  toRestore: ['Por reformar, con buena estructura'],
  doorman: ['Servicio de portería', 'Conserje de lunes a viernes'],
  furnished: ['Con muebles y electrodomésticos', 'Muebles, electrodomésticos y menaje incluidos'],
  sea: ['Vistas al mar'],
  hills: ['Vistas a la sierra'],
  park: ['Vistas al parque'],
  roofs: ['Vistas despejadas'],
  courtyard: [
    (h) =>
      h.kind === 'studio'
        ? 'Ventanas a un patio silencioso'
        : h.rooms === 1
          ? 'Dormitorio a un patio silencioso'
          : 'Dormitorios a un patio silencioso',
  ],
  kitchen: [(h) => (h.kind === 'studio' ? 'Cocina completa en una pared' : kitchenLine[h.kitchen])],
  bathrooms: [(h) => `${capital(number(h.bathrooms ?? 2))} baños completos`],
  alarm: ['Alarma instalada'],
  adapted: ['Interior adaptado a movilidad reducida'],
  access: ['Acceso sin escalones desde la calle'],
  community: ['Cuarto de bicicletas y zonas comunes'],
  near: [(h) => `${Landmark(h)}, a ${minutes(h)} a pie`],
  living: [(h) => `Salón de ${h.livingArea} m²`],
  built: [(h) => `Construcción de ${h.built}`],
  reduced: [
    (h) => (h.operation === 'rent' ? 'Alquiler rebajado desde su publicación' : 'Precio rebajado desde su publicación'),
    'Ha bajado de precio',
  ],
  area: [areaLine],
  faces: [facesLine],
  landBounds: ['Linderos señalados con estacas'],
  businessSpace: ['Planta diáfana, fácil de dividir', 'Espacio regular y sin columnas en medio'],
  businessAccess: ['Entrada directa desde la calle', 'Acceso sin escalones'],
  businessReady: ['Instalación eléctrica revisada', 'Fibra óptica instalada'],
  businessCosts: ['Sin derramas pendientes', 'Sin cargas registrales'],
  buildingWhole: ['Propiedad vertical, sin división horizontal'],
  buildingUse: ['Informe técnico disponible'],
  smallAccess: ['Acceso las veinticuatro horas', 'Entrada a pie de calle'],
  smallDry: ['Seco y ventilado', 'Suelo de hormigón pulido'],
  smallCosts: ['Sin derramas pendientes', 'Sin cargas ni derramas'],
  landServices: ['Agua y electricidad a pie de parcela'],
  landAccess: ['Acceso por camino asfaltado'],
  landShape: ['Forma regular y poca pendiente'],
};

const specialLight: Record<HomeFacts['light'], (home: HomeFacts) => readonly string[]> = {
  allDay: (h) => [
    `El sol de invierno hasta el fondo ${ofLiving(h)}`,
    'No encender una lámpara hasta la noche',
    'Leer al sol en pleno enero',
  ],
  morning: () => ['La primera luz del día en la cocina', 'Despertarse con el sol', 'Las tardes de verano a la sombra'],
  afternoon: (h) => [
    `La luz de última hora en ${living(h)}`,
    'Las puestas de sol',
    'Llegar del trabajo y encontrar sol',
  ],
  through: () => [
    'El sol a todas horas, en un lado o en el otro',
    'La brisa que cruza la casa',
    'Elegir entre sol y sombra a cualquier hora',
  ],
  soft: () => [
    'Trabajar en casa sin reflejos en la pantalla',
    'El fresco en pleno agosto',
    'Una luz pareja durante todo el día',
  ],
};

const specialKitchen = {
  open: 'Cocinar sin perderse la conversación',
  separate: 'Cocinar sin que el olor llegue al salón',
  dining: 'Desayunar en la cocina',
} as const;

export const spanishSpecial: Grammar['special'] = {
  light: [(h, choice) => variant(choice, ...specialLight[h.light](h))],
  bothSides: ['La corriente de aire en las noches de verano', 'La luz que entra por los dos lados'],
  terrace: ['Las cenas en la terraza', 'La terraza, que es una habitación más', 'Poder desayunar al aire libre'],
  balcony: ['El balcón y la vida de la calle', 'El café de la mañana en el balcón'],
  garden: ['El jardín y la sombra de sus árboles', 'Pisar la hierba sin salir de casa'],
  pool: ['El primer baño antes del desayuno', 'La piscina en las tardes de agosto'],
  sharedPool: ['La piscina, que en verano reúne a los vecinos'],
  elevator: ['Llegar a casa con la compra sin subir escaleras'],
  parking: ['No tener que buscar aparcamiento nunca más', 'Llegar, aparcar y subir'],
  boxrom: ['El trastero, que mantiene la casa despejada'],
  wardrobe: ['Armarios para guardarlo todo'],
  heating: ['Las tardes de invierno en casa', 'El calor parejo en todas las habitaciones'],
  air: ['El fresco de la siesta en pleno julio'],
  fireplace: ['El fuego encendido en las noches de invierno', 'La chimenea, que reúne a todos'],
  ceilings: ['La altura de los techos', 'El aire que dan los techos altos'],
  tiles: ['El dibujo de los suelos hidráulicos', 'Las baldosas originales, distintas en cada estancia'],
  stone: ['La piedra de los muros, fresca en verano', 'Los materiales de siempre: piedra, madera y cal'],
  brandNew: ['Ser los primeros en vivir aquí', 'Estrenarlo todo, de la cocina al baño'],
  recent: ['Entrar a vivir sin hacer obras', 'La electricidad y la fontanería, renovadas'],
  toRestore: ['La libertad de hacerlo todo a medida'],
  doorman: ['El trato del conserje'],
  furnished: ['Poder entrar con una maleta'],
  sea: ['El mar, siempre distinto, en la ventana', 'Dormirse con el rumor del mar'],
  hills: ['El perfil de los montes al atardecer', 'La vista abierta hacia la sierra'],
  park: ['Las copas de los árboles a la altura de los ojos', 'Tener un parque por vecino de enfrente'],
  roofs: ['El cielo entero por encima de los tejados', 'La vista de la ciudad al encenderse las luces'],
  courtyard: ['El silencio del patio por la noche', 'Dormir con la ventana abierta'],
  kitchen: [(h) => (h.kind === 'studio' ? 'Una cocina completa en poco espacio' : specialKitchen[h.kitchen])],
  bathrooms: ['Las mañanas sin cola para el baño'],
  alarm: ['La tranquilidad de irse de viaje'],
  adapted: ['Una casa cómoda para todas las edades'],
  access: ['Entrar y salir sin un solo escalón'],
  community: ['Guardar la bicicleta sin subirla a casa'],
  near: [(h) => `La vida a pie ${inTown(h)}`, 'Tenerlo casi todo a pocos minutos andando'],
  living: ['Un salón en el que cabe todo el mundo'],
  built: [(h) => (h.old ? `El carácter de una casa de ${h.built}` : `Una construcción de ${h.built}`)],
  reduced: ['Un precio ya ajustado'],
  area: [(h) => `Disponer de ${area(h)}`],
  faces: [
    (h) => (h.light === 'soft' ? 'La luz del norte, igual todo el día' : `El sol que entra por el ${sides(h)[0]!}`),
  ],
  landBounds: ['Saber dónde empieza y dónde acaba'],
  businessSpace: ['Un espacio que se adapta a cada proyecto'],
  businessAccess: ['Un acceso cómodo, sin escalones'],
  businessReady: ['Poder empezar sin obras largas'],
  businessCosts: ['La comunidad, al corriente de pagos'],
  buildingWhole: ['Un solo propietario para todo el edificio'],
  buildingUse: ['Poder reformarlo piso a piso'],
  smallAccess: [(h) => (h.kind === 'garage' ? 'Entrar y salir a la primera' : 'Llegar con el coche hasta la puerta')],
  smallDry: ['Un espacio limpio y seco todo el año'],
  smallCosts: ['Un mantenimiento casi nulo'],
  landServices: ['Tener los suministros resueltos'],
  landAccess: ['Un camino cómodo en cualquier época del año'],
  landShape: ['Las vistas, que nadie va a tapar'],
};
