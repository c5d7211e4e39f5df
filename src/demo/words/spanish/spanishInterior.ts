import type { Grammar } from '../grammar.ts';
import type { InteriorTopic } from '../topics.ts';
import { agree, living, number, ofLiving } from './spanishTools.ts';

const others = (rooms: number | null): string =>
  rooms === 2 ? 'el segundo sirve' : rooms === 3 ? 'los otros dos sirven' : 'los demás sirven';

/** Inside: how it is laid out, its light, kitchen, floors and state. */
export const spanishInterior: Pick<Grammar['sentences'], InteriorTopic> = {
  living: [
    (h) => `El salón, de ${h.livingArea} m², da para un sofá grande y una mesa en la que caben todos.`,
    (h) => `En los ${h.livingArea} m² del salón caben sin apreturas la mesa, el sofá y una librería.`,
    (h) => `El salón mide ${h.livingArea} m² y tiene una forma regular, sin rincones perdidos.`,
    (h) => `La vida gira en torno al salón, de ${h.livingArea} m².`,
    (h) => `El salón comedor ocupa ${h.livingArea} m² y admite más de una manera de colocar los muebles.`,
  ],
  'layout.studio': [
    'Un solo ambiente reúne estar, mesa y cama, y un par de estantes bastan para separar los usos.',
    'La cama queda recogida al fondo, de modo que la zona de estar se mantiene despejada.',
    'El baño, independiente y con ducha, deja libre el resto para organizarlo al gusto.',
    'Hay sitio para una cama de verdad, una mesa y un sofá pequeño, cada cosa en su rincón.',
  ],
  'layout.one': [
    'El dormitorio es tranquilo y queda apartado del salón.',
    'En el dormitorio caben una cama grande y un escritorio.',
    'Un pequeño distribuidor separa el salón del dormitorio, y así la noche y el día no se estorban.',
    'El salón es el centro de la casa y el dormitorio, su rincón más silencioso.',
    'El dormitorio es amplio y tiene ventana propia, lejos del ruido de la cocina.',
  ],
  'layout.several': [
    'Un distribuidor corto separa la zona de noche de la de día.',
    (h) => `El dormitorio principal es amplio y ${others(h.rooms)} igual para los niños que para trabajar en casa.`,
    'El salón queda en el centro y los dormitorios, a salvo del ruido.',
    'Los dormitorios comparten un mismo lado de la casa y el salón se abre al otro.',
    'La distribución es sencilla: a un lado se vive y al otro se duerme.',
    (h) => `Los ${number(h.rooms ?? 2)} dormitorios tienen ventana y tamaño de sobra para una cama y un escritorio.`,
    'Desde la entrada se pasa directamente al salón, y un pasillo breve lleva a los dormitorios.',
  ],
  'layout.suite': [
    'El dormitorio principal tiene baño propio, y el segundo baño da servicio al resto de la casa.',
    'Con un baño dentro del dormitorio principal y otro en el pasillo, las mañanas dejan de ser una carrera.',
    'La zona de noche incluye un dormitorio principal con baño y queda bien separada del salón.',
    'De los dos baños, uno está dentro del dormitorio principal y el otro queda para la familia y las visitas.',
  ],
  'layout.large': [
    'Hay sitio de sobra: dormitorios de buen tamaño y un salón donde cabe una mesa larga.',
    'Los dormitorios se reparten a lo largo del pasillo y uno de ellos puede ser despacho sin que nadie lo eche en falta.',
    'La casa está hecha para una familia numerosa o para quien trabaja a puerta cerrada.',
    'Hay un cuarto para cada uno y otro para quien venga de visita.',
  ],
  'layout.floors': [
    'Abajo, el salón, el comedor y la cocina; arriba, los dormitorios, lejos del trasiego.',
    'La planta de entrada es para estar juntos y la de arriba, para descansar.',
    'La escalera ordena la casa: la vida en común abajo, los dormitorios arriba.',
    'Uno de los dormitorios queda en la planta de entrada, cómodo para invitados o para trabajar; los demás están arriba.',
    'Abajo se vive y arriba se duerme, con un rellano que hace de biblioteca.',
  ],

  'light.allDay': [
    'Da al sur y el sol acompaña durante casi todo el día.',
    (h) => `La orientación sur se nota en invierno, cuando el sol llega hasta el fondo ${ofLiving(h)}.`,
    'Con ventanas al sur, hay luz natural desde la mañana hasta última hora de la tarde.',
    (h) => `Mira al sur: en enero ${living(h)} se calienta con el sol y en verano basta con bajar el toldo.`,
    'El sol entra desde media mañana, y en los meses fríos se agradece.',
  ],
  'light.morning': [
    'El sol entra temprano y llena de luz los desayunos.',
    'Da a levante, así que las mañanas son luminosas y las tardes de verano, frescas.',
    'La luz de primera hora es la mejor de la casa.',
    'Orientación este: sol para empezar el día y sombra a la hora de la siesta.',
  ],
  'light.afternoon': [
    'Mira a poniente y las tardes son largas y doradas.',
    (h) => `El sol de la tarde entra de lado en ${living(h)} y se queda hasta que se pone.`,
    'Quien pase las tardes en casa agradecerá su orientación oeste.',
    'Da al oeste, y la tarde es la mejor hora de la casa.',
  ],
  'light.through': [
    'Tiene ventanas a este y oeste, y en verano la corriente cruza la casa de lado a lado.',
    'Hay sol por la mañana en un lado y por la tarde en el otro.',
    'Es una casa pasante: la luz entra por los dos extremos y el aire corre.',
    'Con fachada a este y a oeste, basta abrir dos ventanas para ventilarlo todo.',
  ],
  'light.soft': [
    'La luz del norte es pareja y suave, buena para leer o trabajar.',
    (h) => `${agree(h, 'Orientado', 'Orientada')} al norte, conserva el fresco en los meses de más calor.`,
    'La claridad es constante a lo largo del día, sin deslumbramientos.',
    'No le da el sol de lleno, y en agosto se agradece: la luz es tranquila a todas horas.',
  ],
  ceilings: [
    (h) =>
      h.kind === 'studio' ? 'El techo alto da aire a la estancia.' : 'Los techos altos dan aire a todas las estancias.',
    (h) =>
      `Con techos de más de tres metros, incluso ${h.kind === 'studio' ? 'un estudio respira' : 'las habitaciones pequeñas respiran'}.`,
    'Los techos conservan sus molduras y la altura de otra época.',
    'La altura de los techos, de más de tres metros, cambia por completo la sensación de espacio.',
  ],

  'kitchen.studio': [
    'La cocina ocupa una pared, con placa, horno y más armarios de los que parece.',
    'La cocina queda a un lado, completa y recogida, y no invade la zona de estar.',
    'Una barra separa la cocina del resto y hace las veces de mesa.',
  ],
  'kitchen.open': [
    'La cocina se abre al salón y quien guisa no se queda fuera de la conversación.',
    'Cocina y salón comparten espacio, con una barra que sirve de mesa para el desayuno.',
    'La cocina, abierta y equipada, forma parte de la vida de la casa.',
    'Entre la cocina y el salón no hay pared, solo una encimera larga.',
    'La cocina está abierta al salón y tiene una isla con sitio para tres taburetes.',
  ],
  'kitchen.separate': [
    'La cocina es independiente y tiene salida a un pequeño lavadero.',
    'En la cocina, separada del salón, se puede guisar despacio sin que el olor llegue al resto de la casa.',
    'La cocina tiene ventana, buena encimera y armarios hasta el techo.',
    'La cocina es independiente y está equipada con lo necesario.',
  ],
  'kitchen.dining': [
    'En la cocina cabe una mesa para seis, y es fácil adivinar que allí se hará la vida.',
    'La cocina comedor es amplia y da para cocinar, comer y hacer los deberes a la vez.',
    'Se come en la cocina, grande y con ventana.',
    'La cocina es de las de antes en tamaño: con mesa, sillas y sitio para que ayude quien quiera.',
  ],

  'floor.wood': [
    'El suelo es de madera en toda la zona de estar.',
    'El suelo es de roble natural, en lamas anchas.',
    'La madera del suelo da calidez a todas las estancias.',
    'Se pisa madera en toda la casa, menos en el baño y la cocina.',
  ],
  'floor.hydraulic': [
    'Se conservan los suelos hidráulicos, con un dibujo distinto en cada estancia.',
    'El mosaico hidráulico original sigue en su sitio y ha envejecido muy bien.',
    'Cada habitación guarda su alfombra de baldosa hidráulica.',
    'Las baldosas hidráulicas, restauradas una a una, son lo primero que se mira al entrar.',
  ],
  'floor.terrazzo': [
    'El terrazo, recién abrillantado, es fresco en verano y fácil de cuidar.',
    'El suelo es de terrazo, en buen estado y del color de la arena.',
    'Bajo los pies hay terrazo del bueno, que agradece cada abrillantado.',
  ],
  'floor.ceramic': [
    'El suelo cerámico es continuo en toda la casa y se limpia sin esfuerzo.',
    'Un mismo pavimento cerámico recorre todas las estancias y las hace parecer más amplias.',
    'El pavimento es cerámico, en un tono claro que reparte bien la luz.',
  ],
  'floor.stone': [
    'En la planta baja el suelo es de piedra, fresca en agosto.',
    'La losa de piedra de la entrada lleva ahí más de un siglo.',
    'El suelo de piedra, gastado por el uso, es de los que mejoran con los años.',
  ],

  'state.good': [
    (h) => `Está bien ${agree(h, 'conservado', 'conservada')} y no necesita obras para empezar.`,
    'Electricidad y fontanería se han ido renovando, y el conjunto está cuidado.',
    (h) =>
      h.operation === 'rent'
        ? `Está recién ${agree(h, 'pintado', 'pintada')} y ${agree(h, 'limpio', 'limpia')}.`
        : 'Basta una mano de pintura para hacer propio el espacio.',
    'Se nota el mantenimiento: ventanas que cierran bien, paredes sanas y todo en orden.',
    (h) =>
      h.operation === 'rent'
        ? 'Se puede entrar a vivir tal como está.'
        : 'Se puede entrar a vivir tal como está y dejar los cambios para más adelante.',
  ],
  'state.toRestore': [
    'Necesita una reforma completa, y el precio lo tiene en cuenta.',
    'Está por actualizar: la estructura es buena y lo demás queda abierto a quien llegue con ideas.',
    (h) =>
      `Pide obra, sobre todo en la cocina, ${h.bathrooms === 1 ? 'el baño' : 'los baños'} y la instalación eléctrica.`,
    'Hay que reformar, pero la distribución permite hacerlo por fases.',
    'No engaña a nadie: los metros están, la reforma también.',
  ],
  'state.new': [
    'La reforma es reciente e incluye ventanas, electricidad y fontanería.',
    'Se renovó por completo hace pocos años, con materiales sobrios que no cansan.',
    (h) =>
      `Todo es casi nuevo: la carpintería, ${h.bathrooms === 1 ? 'el baño' : 'los baños'} y la instalación eléctrica.`,
    'La última reforma cambió ventanas y suelos, y respetó lo que valía la pena.',
  ],
  'state.brandNew': [
    'Es de obra nueva y está por estrenar.',
    'Se entrega a estrenar, con buen aislamiento y ventilación mecánica.',
    'Nadie ha vivido aquí todavía: los acabados son de obra nueva y el consumo de energía, bajo.',
    'Está por estrenar, con aerotermia y ventanas de triple vidrio.',
  ],
};
