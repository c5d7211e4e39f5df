import type { Grammar } from '../grammar.ts';
import type { PlaceTopic } from '../topics.ts';
import { capital, InPlace, Landmark, landmark, minutes, ofTown, rails } from './spanishTools.ts';

/** Where it stands, and how to see it. */
export const spanishPlace: Pick<Grammar['sentences'], PlaceTopic> = {
  landmark: [
    (h) => `${Landmark(h)} está a ${minutes(h)} a pie.`,
    (h) => `A ${minutes(h)} andando está ${landmark(h)}.`,
    (h) => `Hasta ${landmark(h)} se tarda ${minutes(h)} a pie.`,
    (h) => `${Landmark(h)} queda a ${minutes(h)}, sin coger el coche.`,
    (h) => `Muy cerca está ${landmark(h)}, a ${minutes(h)} caminando.`,
  ],
  'around.metro': [
    (h) => `Hay una parada de ${rails(h)} a ${minutes(h)} a pie.`,
    (h) => `El ${rails(h)} pasa cerca, así que el coche puede quedarse quieto.`,
    (h) => `Con el ${rails(h)} tan cerca, se cruza la ciudad sin pensar en aparcar.`,
    (h) => `El ${rails(h)} está a ${minutes(h)}, y lo demás se hace a pie.`,
  ],
  'around.train': [
    'La estación queda cerca y el tren simplifica la vida a quien trabaja en otra ciudad.',
    'Se puede ir andando a la estación y leer de camino al trabajo.',
    'El tren está a un paseo, cómodo para ir y volver en el día.',
  ],
  'around.beach': [
    'La playa está a un paseo, con toalla y sin coche.',
    'Se baja a la playa andando, y fuera de temporada es casi toda para los vecinos.',
    'El mar está lo bastante cerca como para acercarse a nadar antes del trabajo.',
    (h) => `La arena queda a ${minutes(h)} de la puerta.`,
  ],
  'around.park': [
    'Muy cerca hay un parque para correr, leer o soltar a los niños.',
    'El parque del barrio es el mejor vecino.',
    'Hay un parque a la vuelta, con bancos a la sombra y una zona de juegos.',
  ],
  'around.oldTown': [
    'Alrededor quedan calles antiguas, tabernas de siempre y casi todo a mano.',
    'Es casco antiguo: calles estrechas, plazas pequeñas y pocos coches.',
    'Todo lo que hace falta está a pie, entre piedras con historia.',
    (h) => `${InPlace(h)} se va a pie a todas partes.`,
  ],
  'around.market': [
    'El mercado municipal está cerca para la compra de cada día.',
    'Hay mercado, panadería y farmacia a la vuelta de la esquina.',
    'Se compra en el mercado, donde a la segunda visita ya saben lo que uno lleva.',
  ],
  'around.residential': [
    'Las calles son tranquilas y hay buenos colegios.',
    'De noche no pasan coches, y de día apenas los de los vecinos.',
    'La zona es residencial, con árboles en las aceras y colegios cerca.',
  ],
  'around.village': [
    'El barrio tiene vida de pueblo: comercio pequeño, plazas y gente que se conoce.',
    'Aquí los tenderos llaman a sus clientes por el nombre.',
    'Quedan tiendas de las de siempre y un bar en cada esquina.',
  ],
  'around.university': [
    'La universidad está cerca, y con ella las bibliotecas, los cafés y el ambiente joven.',
    'Hay facultades y bibliotecas a poca distancia.',
    'Es zona universitaria, con librerías, copisterías y menús del día.',
  ],
  'around.mountain': [
    'Los senderos empiezan casi en la puerta.',
    'El monte está tan cerca que se sale a caminar sin coger el coche.',
    'Los fines de semana se sube al monte desde casa.',
  ],
  'around.shops': [
    'Las tiendas, los bancos y el centro de salud quedan a pocos minutos a pie.',
    'En las calles de alrededor hay comercio de todo tipo y terrazas donde sentarse.',
    'Hay supermercado, farmacia y escuela sin salir del barrio.',
  ],
  'around.modern': [
    'Es un barrio reciente, de aceras anchas, carril bici y colegios nuevos.',
    'Las calles son amplias y se aparca sin dificultad.',
    'El barrio es joven: guarderías, parques con columpios y avenidas con árboles.',
  ],
  'around.golf': [
    'Hay campos de golf a pocos minutos en coche.',
    'Quien juegue al golf tiene varios campos a menos de un cuarto de hora.',
  ],
  'around.river': [
    'El paseo junto al río está cerca, bueno para la bicicleta y para el final de la tarde.',
    'El río y su ribera arbolada quedan a un paseo.',
    'Por la orilla del río se camina o se corre sin cruzar una calle.',
  ],
  'around.port': [
    'El puerto, con sus barcas y sus restaurantes, queda a un paseo.',
    'Por la tarde apetece bajar al puerto a ver llegar las barcas.',
  ],
  'around.countryside': [
    'El campo empieza donde acaba la calle.',
    'En cinco minutos se está entre viñas, olivos o caminos de tierra.',
    'Se sale de casa y en dos calles ya es campo.',
  ],

  'nearby.business': [
    'La zona está bien comunicada, con transporte público, bancos y sitios donde comer a pocos pasos.',
    'Alrededor hay otros comercios y despachos, y no cuesta encontrar aparcamiento de rotación.',
    'Es una calle conocida, fácil de explicar por teléfono a quien viene por primera vez.',
  ],
  'nearby.small': [
    'La calle es céntrica y tranquila, con comercio y transporte público a pocos minutos a pie.',
    'El edificio es residencial y está bien llevado, y los vecinos cuidan las zonas comunes.',
    'Queda a un paso de las calles con más movimiento, pero en una manzana silenciosa.',
  ],
  'nearby.land': [
    (h) =>
      `${capital(`el centro ${ofTown(h)}`)}, con escuela, tiendas y centro de salud, queda a pocos minutos en coche.`,
    'Las casas vecinas están lo bastante lejos para no verse y lo bastante cerca para no sentirse solo.',
    'Se llega por una carretera local bien asfaltada, a pocos minutos de las tiendas y la escuela.',
  ],

  'close.buy': [
    'Se puede visitar también los sábados por la mañana.',
    'La documentación está lista para quien quiera revisarla antes de decidir.',
    (h) =>
      h.estateType === 'flat'
        ? 'Los gastos de comunidad y el recibo del IBI se facilitan en la primera visita.'
        : 'El recibo del IBI y los consumos del último año se facilitan en la primera visita.',
    'Merece una visita sin prisa, mejor de día.',
    'Enseñamos con gusto lo que se ve y lo que no: escritura, certificado y recibos.',
    'Hay visitas entre semana y los sábados, con cita.',
  ],
  'close.rent': [
    'Las condiciones del alquiler se explican por escrito antes de la visita.',
    'Está disponible y la entrega de llaves se puede acordar.',
    'Se busca una estancia larga y un trato sencillo.',
    'Las visitas se hacen con cita, también por videollamada.',
    'Lo alquila su propietario, que responde cuando algo se estropea.',
  ],
  'close.season': [
    'Se alquila por temporada, con contrato de uno a once meses.',
    'El alquiler es de temporada, para estancias por trabajo o estudios de hasta once meses.',
  ],
  'close.works': [
    'Contamos con arquitectos de confianza que pueden acompañar la visita.',
    (h) =>
      h.hasPlan
        ? 'El plano está a disposición de quien quiera estudiar la reforma con calma.'
        : 'Se puede volver con el arquitecto o el albañil tantas veces como haga falta.',
  ],

  'closeBusiness.buy': [
    'La documentación técnica y los recibos de comunidad se pueden consultar antes de la visita.',
    'Se puede visitar de lunes a viernes, también a última hora de la tarde.',
  ],
  'closeBusiness.rent': [
    'El contrato y los gastos se detallan por escrito antes de la visita, sin sorpresas posteriores.',
    'La duración del contrato se puede acordar según el plan de cada negocio.',
  ],
  'closeSmall.buy': [
    'Los gastos de comunidad son bajos, y la escritura se puede firmar en pocas semanas.',
    'La compra es sencilla y sin cargas; acompañamos todos los trámites hasta el registro.',
  ],
  'closeSmall.rent': [
    'Se alquila por meses o por años, con un contrato sencillo y una sola mensualidad por adelantado.',
    (h) =>
      `La entrega es inmediata: ${h.kind === 'garage' ? 'el mando se recoge' : 'las llaves se recogen'} el mismo día de la firma.`,
  ],
  closeLand: [
    'Podemos recorrerlo juntos, mejor con calzado cómodo y sin prisa.',
    'Se visita con cita, y enviamos antes la ubicación exacta de los linderos.',
  ],
  closeBuilding: [
    'La relación de inquilinos, los contratos y el informe técnico se facilitan a quien tenga un interés concreto.',
    'La visita se organiza con antelación, para poder ver también las viviendas ocupadas.',
  ],
};
