import type { HomeFacts } from '../../homes/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import { area, inTown, metres, number, onFloor } from './spanishTools.ts';

const near: Record<HomeFacts['place']['traitList'][number], string> = {
  metro: 'Metro o tranvía', train: 'La estación de tren', beach: 'La playa', park: 'Un parque grande', oldTown: 'Las plazas del casco antiguo',
  market: 'El mercado', residential: 'Colegio y escuela infantil', village: 'La plaza y el comercio de siempre', university: 'La universidad',
  mountain: 'Los primeros senderos', shops: 'Comercio y centro de salud', modern: 'Colegio y polideportivo', golf: 'El club de golf', river: 'El paseo del río',
  port: 'El puerto', countryside: 'Los caminos del campo',
};

const nearLine = (h: HomeFacts): string => `${near[h.place.traitList[h.index % h.place.traitList.length]!]} a ${number(h.walk)} minutos a pie`;

const areaLine = (h: HomeFacts): string => {
  if (h.kind === 'land') return `${area(h)} de parcela`;
  if (h.kind === 'garage' || h.kind === 'storage') return `${area(h)} de superficie`;
  return h.floor === null ? `${area(h)} construidos, con plano disponible` : `${area(h)} construidos ${onFloor(h)}`;
};

const kitchenLine = { open: 'Cocina abierta al salón', separate: 'Cocina independiente con ventana', dining: 'Cocina con sitio para comer' } as const;

const lightLine = {
  allDay: 'Sol de la mañana a la tarde', morning: 'Sol de mañana y tardes frescas', afternoon: 'Sol de tarde en el salón', through: 'Luz a este y oeste', soft: 'Luz suave y pareja',
} as const;

export const spanishHighlights: Grammar['highlights'] = {
  light: [(h) => lightLine[h.light]],
  bothSides: ['Ventilación cruzada y luz por los dos lados'],
  terrace: [(h) => `Terraza de ${metres(h.terraceArea)}`, (h) => `${metres(h.terraceArea)} de terraza con toma de agua`],
  balcony: ['Balcón a la calle', 'Balcón con sitio para dos sillas'],
  garden: [(h) => `Jardín privado de ${metres(h.gardenArea)}`],
  pool: ['Piscina propia', 'Piscina privada con ducha exterior'],
  sharedPool: ['Piscina comunitaria', 'Piscina y zonas verdes de la comunidad'],
  elevator: ['Edificio con ascensor', 'Ascensor desde el portal'],
  parking: ['Plaza de aparcamiento incluida', 'Aparcamiento en el mismo edificio'],
  boxrom: ['Trastero incluido', 'Trastero con acceso cómodo'],
  wardrobe: ['Armarios empotrados', 'Armarios a medida en los dormitorios'],
  heating: ['Calefacción individual', 'Calefacción en todas las estancias'],
  air: ['Aire acondicionado frío y calor', 'Aire acondicionado por conductos'],
  fireplace: ['Chimenea de leña en uso'],
  ceilings: ['Techos de más de tres metros'],
  tiles: ['Suelos hidráulicos originales'],
  stone: ['Suelos y muros de piedra'],
  brandNew: ['Obra nueva a estrenar'],
  recent: ['Reforma reciente con ventanas nuevas'],
  toRestore: ['Por reformar, con planos disponibles'],
  doorman: ['Servicio de portería', 'Conserje de lunes a viernes'],
  furnished: ['Con muebles y electrodomésticos', 'Equipamiento completo'],
  sea: ['Vistas al mar'],
  hills: ['Vistas a los montes'],
  park: ['Vistas al parque'],
  roofs: ['Vistas despejadas'],
  courtyard: ['Dormitorios a un patio silencioso'],
  kitchen: [(h) => kitchenLine[h.kitchen]],
  bathrooms: [(h) => `${number(h.bathrooms ?? 2)[0]!.toUpperCase()}${number(h.bathrooms ?? 2).slice(1)} baños completos`],
  alarm: ['Alarma instalada'],
  adapted: ['Interior adaptado a movilidad reducida'],
  access: ['Acceso sin escalones desde la calle'],
  community: ['Cuarto de bicicletas y zonas comunes'],
  near: [nearLine],
  area: [areaLine],
  papers: ['Documentación al día', 'Certificados y recibos a disposición'],
  businessSpace: ['Planta diáfana, fácil de dividir', 'Espacio regular y sin columnas en medio'],
  businessAccess: ['Entrada directa desde la calle', 'Acceso sin escalones'],
  businessReady: ['Instalación eléctrica revisada', 'Fibra óptica instalada'],
  businessCosts: ['Gastos de comunidad contenidos', 'Recibos y gastos, por escrito'],
  buildingWhole: ['Propiedad vertical, sin división horizontal'],
  buildingUse: ['Informe técnico disponible'],
  smallAccess: ['Acceso las veinticuatro horas', 'Entrada cómoda desde la calle'],
  smallDry: ['Seco y ventilado', 'Suelo y paredes en buen estado'],
  smallCosts: ['Gastos de comunidad bajos', 'Sin cargas ni derramas'],
  landServices: ['Agua y electricidad a pie de parcela'],
  landAccess: ['Acceso por camino asfaltado'],
  landShape: ['Forma regular y poca pendiente'],
};

export const spanishSpecial: Grammar['special'] = {
  light: [(h) => (h.light === 'soft' ? 'La luz suave, que no cansa la vista' : h.light === 'morning' ? 'La primera luz del día en la cocina' : h.light === 'afternoon' ? 'La luz de última hora en el salón' : 'El sol de invierno hasta el fondo del salón')],
  bothSides: ['La corriente de aire en las noches de verano', 'La luz que entra por los dos lados'],
  terrace: ['Las cenas en la terraza', 'La terraza, que es una habitación más', 'Poder desayunar al aire libre'],
  balcony: ['El balcón y la vida de la calle', 'El café de la mañana en el balcón'],
  garden: ['El jardín y la sombra de sus árboles', 'Pisar la hierba sin salir de casa'],
  pool: ['El primer baño antes del desayuno', 'La piscina en las tardes de agosto'],
  sharedPool: ['La piscina, que en verano reúne a los vecinos'],
  elevator: ['Llegar a casa con la compra sin subir escaleras'],
  parking: ['No tener que buscar aparcamiento nunca más'],
  boxrom: ['El trastero, que mantiene la casa despejada'],
  wardrobe: ['El espacio para guardar, que no se ve y se agradece'],
  heating: ['Las tardes de invierno en casa'],
  air: ['El fresco de la siesta en pleno julio'],
  fireplace: ['El fuego encendido en las noches de invierno', 'La chimenea, que reúne a todos'],
  ceilings: ['La altura de los techos', 'El aire que dan los techos altos'],
  tiles: ['El dibujo de los suelos hidráulicos', 'Las baldosas originales, distintas en cada estancia'],
  stone: ['La piedra de los muros, fresca en verano', 'Los materiales de siempre: piedra, madera y cal'],
  brandNew: ['Ser los primeros en vivir aquí', 'El olor a casa nueva'],
  recent: ['Una reforma hecha con cabeza', 'Los acabados sobrios, que no pasan de moda'],
  toRestore: ['La libertad de hacerlo todo a medida'],
  doorman: ['El trato del conserje'],
  furnished: ['Poder entrar con una maleta'],
  sea: ['El mar, siempre distinto, en la ventana', 'Dormirse con el rumor del mar'],
  hills: ['El perfil de los montes al atardecer', 'La vista abierta hacia la sierra'],
  park: ['Las copas de los árboles a la altura de los ojos', 'Tener un parque por vecino de enfrente'],
  roofs: ['El cielo entero por encima de los tejados', 'La vista de la ciudad al encenderse las luces'],
  courtyard: ['El silencio del patio por la noche', 'Dormir con la ventana abierta'],
  kitchen: ['Una cocina en la que apetece quedarse'],
  bathrooms: ['Las mañanas sin cola para el baño'],
  alarm: ['La tranquilidad de irse de viaje'],
  adapted: ['Una casa cómoda para todas las edades'],
  access: ['Entrar y salir sin un solo escalón'],
  community: ['Las zonas comunes, cuidadas y con uso'],
  near: [(h) => `La vida a pie ${inTown(h)}`, 'Tenerlo casi todo a pocos minutos andando'],
  area: ['Los metros, bien aprovechados', 'Una distribución sin rincones inútiles'],
  papers: ['Un trato claro desde la primera visita'],
  businessSpace: ['Un espacio que se adapta a cada proyecto'],
  businessAccess: ['La comodidad para quien llega de visita'],
  businessReady: ['Poder empezar sin obras largas'],
  businessCosts: ['Unos gastos claros desde el primer día'],
  buildingWhole: ['Decidir sobre el edificio entero'],
  buildingUse: ['Las posibilidades que ofrece cada planta'],
  smallAccess: ['Llegar con el coche hasta la puerta'],
  smallDry: ['Un espacio limpio y seco todo el año'],
  smallCosts: ['Un mantenimiento casi nulo'],
  landServices: ['Tener los suministros resueltos'],
  landAccess: ['Un camino cómodo en cualquier época del año'],
  landShape: ['Las vistas, que nadie va a tapar'],
};
