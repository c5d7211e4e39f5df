import type { Grammar } from '../grammar.ts';
import type { BuildingTopic } from '../topics.ts';
import { agree, metres, theHouse } from './spanishTools.ts';

/** The house itself: its age, what it has outdoors, what lies before its windows, what comes with it. */
export const spanishBuilding: Pick<Grammar['sentences'], BuildingTopic> = {
  'built.new': [
    (h) => `${theHouse(h)} se ha terminado en ${h.built}, con la normativa de aislamiento más reciente.`,
    (h) => `La construcción es de ${h.built} y cumple con los requisitos actuales de eficiencia.`,
  ],
  'built.old': [
    (h) =>
      h.estateType === 'flat'
        ? `La finca, de ${h.built}, conserva el portal y la escalera originales.`
        : `La casa, de ${h.built}, conserva la fachada y la escalera originales.`,
    (h) => `${theHouse(h)} se levantó en ${h.built} y se nota en el grosor de los muros.`,
    (h) => `${theHouse(h)} es de ${h.built}, de cuando se construía para que durase.`,
  ],
  'built.modern': [
    (h) =>
      `${theHouse(h)} es de ${h.built} y ${h.conservation === 'toRestore' ? 'la estructura está sana' : `está bien ${h.estateType === 'flat' ? 'mantenido' : 'mantenida'}`}.`,
    (h) =>
      `La construcción, de ${h.built}, es sólida${h.conservation === 'toRestore' ? ', aunque los acabados son de entonces' : ' y la fachada se ha revisado hace poco'}.`,
    (h) => `${theHouse(h)}, de ${h.built}, tiene la inspección técnica al día.`,
  ],

  'outdoor.terrace': [
    (h) => `La terraza, de ${metres(h.terraceArea)}, tiene sitio para una mesa y unas cuantas macetas.`,
    (h) =>
      `${h.kind === 'studio' ? 'Una puerta da' : 'Desde el salón se sale'} a una terraza de ${metres(h.terraceArea)}.`,
    (h) => `Los ${metres(h.terraceArea)} de terraza se usan de marzo a noviembre.`,
    (h) => `Fuera hay una terraza de ${metres(h.terraceArea)}, resguardada del viento.`,
  ],
  'outdoor.roof': [
    (h) => `La terraza, de ${metres(h.terraceArea)}, permite comer fuera buena parte del año.`,
    (h) =>
      `Una puerta corredera da paso a ${metres(h.terraceArea)} de terraza, con toma de agua para quien quiera plantas.`,
    (h) => `Fuera esperan ${metres(h.terraceArea)} de terraza, con una parte a la sombra y otra a pleno sol.`,
    (h) => `En los ${metres(h.terraceArea)} de terraza caben una mesa larga, dos tumbonas y un huerto pequeño.`,
  ],
  'outdoor.balcony': [
    'El balcón es estrecho, pero caben una silla y un café.',
    'Una puerta del salón da a un balcón con barandilla de hierro.',
    'Desde el balcón se sigue la vida de la calle.',
    'Hay un balcón con sitio para dos sillas y unas macetas.',
  ],
  'outdoor.patioGarden': [
    (h) => `Al fondo hay un jardín privado de ${metres(h.gardenArea)}, poco habitual en un piso.`,
    (h) => `Tiene salida directa a un jardín de ${metres(h.gardenArea)} de uso propio.`,
    (h) => `Se sale a un jardín de ${metres(h.gardenArea)} en el que un limonero ya da sombra.`,
  ],
  'outdoor.garden': [
    (h) => `El jardín, de ${metres(h.gardenArea)}, tiene riego automático y un rincón con sombra.`,
    (h) => `Alrededor, ${metres(h.gardenArea)} de jardín con árboles ya crecidos.`,
    (h) => `El salón se abre a un jardín de ${metres(h.gardenArea)}, a cubierto de miradas.`,
    (h) => `Los ${metres(h.gardenArea)} de jardín piden poco cuidado: olivos, lavanda y un trozo de césped.`,
  ],
  'outdoor.land': [
    (h) => `La finca tiene ${metres(h.gardenArea)} con frutales, huerto y un pozo.`,
    (h) => `Los ${metres(h.gardenArea)} de terreno dan para huerta, gallinero y una buena siesta bajo los árboles.`,
    (h) => `Alrededor de la casa quedan ${metres(h.gardenArea)} de tierra propia, en parte con almendros.`,
  ],
  'outdoor.pool': [
    'La piscina recibe sol desde el mediodía.',
    'Hay piscina propia, con ducha exterior y un solárium de madera.',
    (h) =>
      h.estateType === 'flat'
        ? 'La piscina es privada, lo que no es poca cosa en un ático.'
        : 'La piscina queda a unos pasos de la casa.',
  ],

  'outlook.street': [
    'Las ventanas dan a una calle arbolada con poco tráfico.',
    'Da a la calle y, con las ventanas cerradas, apenas se oye.',
    'Por la calle apenas pasa más gente que la que vive en ella.',
  ],
  'outlook.courtyard': [
    'Las ventanas dan a un patio amplio, y de noche no se oye nada.',
    'Buena parte de las ventanas se asoma a un patio de manzana tranquilo.',
    'Da a un patio interior luminoso, y se duerme con la ventana abierta.',
  ],
  'outlook.square': [
    'Las ventanas se asoman a una plaza con bancos y árboles.',
    'Da a una plaza en la que por la tarde juegan los niños.',
    'Delante hay una plaza pequeña, con sombra y un par de terrazas.',
  ],
  'outlook.park': [
    'Por las ventanas se ven las copas de los árboles del parque.',
    'Enfrente no hay edificios, sino un parque.',
    'El parque queda justo delante, y cambia con las estaciones.',
  ],
  'outlook.roofs': [
    'La vista alcanza los tejados y, en días claros, bastante más allá.',
    'Desde arriba se ve la ciudad sin su ruido.',
    'Desde aquí los tejados parecen otro barrio.',
  ],
  'outlook.hills': [
    'Al fondo se ve la sierra, que cambia de color con la hora.',
    'Las ventanas enmarcan los montes.',
    'Se ven los montes desde casi todas las ventanas.',
  ],
  'outlook.sea': [
    (h) => (h.kind === 'studio' ? 'Desde la ventana se ve el mar.' : 'Desde el salón se ve el mar.'),
    'El mar aparece al fondo, entre los edificios, y por la noche se ven las luces de los barcos.',
    'Se ve el mar desde la cama, lo que no es poco.',
    'Desde las ventanas se ve el mar.',
  ],
  'outlook.fields': [
    'Alrededor no hay más que campo.',
    'Las ventanas dan a campos que cambian con cada estación.',
    'Se ve campo por los cuatro lados.',
  ],

  'extra.wardrobe': [
    (h) =>
      h.kind === 'studio'
        ? 'Un armario empotrado resuelve el almacenaje.'
        : 'Los armarios empotrados resuelven el almacenaje.',
    (h) =>
      (h.rooms ?? 1) > 1 ? 'Hay armarios empotrados en los dormitorios.' : 'Hay un armario empotrado de pared a pared.',
    'Los armarios, hechos a medida, llegan hasta el techo.',
  ],
  'extra.heating': [
    'La calefacción, de gas, calienta deprisa y de manera uniforme.',
    'En invierno, los radiadores mantienen una temperatura agradable en todas partes.',
    'Tiene calefacción individual, y cada cual la pone cuando quiere.',
  ],
  'extra.air': [
    'El aire acondicionado llega por conductos a las estancias principales.',
    'Para el verano hay aire acondicionado; para el invierno, bomba de calor.',
    'El aire acondicionado es reciente y hace poco ruido.',
  ],
  'extra.chimney': [
    'La chimenea funciona y en invierno reúne a todos.',
    'En el salón hay una chimenea de leña que tira bien.',
    'Hay una chimenea de las que se encienden de verdad.',
  ],
  'extra.boxrom': [
    'Un trastero propio evita que las maletas y las bicicletas vivan en el pasillo.',
    'Se incluye un trastero.',
    'Con el trastero, lo que se usa una vez al año deja de estorbar.',
  ],
  'extra.alarm': [
    'Cuenta con alarma instalada.',
    'La alarma está conectada y puede mantenerse con el mismo proveedor.',
  ],
  'extra.adapted': [
    'El interior está adaptado para personas con movilidad reducida, con puertas anchas y ducha a ras de suelo.',
    'Los pasos son anchos y el baño está adaptado.',
  ],
  'extra.furnished': [
    (h) => `Se entrega ${agree(h, 'amueblado', 'amueblada')}, con lo necesario y sin estridencias.`,
    'Los muebles se quedan: son pocos, cómodos y están en buen estado.',
    'Viene con muebles, electrodomésticos y menaje básico.',
    (h) => `Está ${agree(h, 'amueblado', 'amueblada')} con gusto, y no falta ni el juego de café.`,
  ],

  'shared.elevator': [
    'El edificio tiene ascensor y una comunidad bien llevada.',
    (h) =>
      h.conservation === 'brandNew'
        ? 'Se sube en ascensor desde el portal.'
        : 'Se sube en ascensor y la escalera acaba de pintarse.',
    'La finca, con ascensor, tiene las cuentas al día y sin derramas previstas.',
    'Hay ascensor hasta la misma planta.',
  ],
  'shared.walkUp': [
    'El edificio no tiene ascensor, y los gastos de comunidad son bajos.',
    'Se sube a pie, por una escalera amplia y con luz.',
    'Es una finca de pocos vecinos, sin ascensor.',
  ],
  'shared.ground': [
    'Está a pie de calle: no hay escalera que subir.',
    'La planta baja ahorra escaleras y las rejas, discretas, dan tranquilidad.',
  ],
  'shared.doorman': [
    'El conserje recibe los paquetes y saluda por el nombre.',
    'El edificio cuenta con servicio de portería.',
    'En el portal hay conserje, de los que conocen a todo el mundo.',
  ],
  'shared.parking': [
    'El precio incluye una plaza de aparcamiento en el mismo edificio.',
    'La plaza de aparcamiento, en el propio edificio, está incluida.',
    'Se baja en ascensor o por la escalera a la plaza de garaje, incluida en el precio.',
  ],
  'shared.pool': [
    'La comunidad tiene piscina y zonas verdes.',
    'En verano, los vecinos se encuentran en la piscina comunitaria.',
    'La piscina de la comunidad abre de junio a septiembre.',
  ],
  'shared.community': [
    'La comunidad dispone de una sala y un patio para uso de los vecinos.',
    'Hay zonas comunes cuidadas y un cuarto para bicicletas.',
    'Los vecinos comparten un patio ajardinado y un cuarto de bicicletas.',
  ],
  'shared.access': [
    'El portal tiene rampa y se llega a casa sin escalones.',
    'El acceso al edificio está adaptado, con rampa y puerta automática.',
  ],
};
