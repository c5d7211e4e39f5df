import type { Grammar } from '../grammar.ts';
import type { BusinessTopic } from '../topics.ts';

/** What nobody lives in. */
export const spanishBusiness: Pick<Grammar['sentences'], BusinessTopic> = {
  'office.space': [
    (h) =>
      h.area > 110
        ? 'Una sala diáfana ocupa la mayor parte de la superficie, y dos despachos cerrados permiten reunirse sin molestar.'
        : 'Una sala diáfana ocupa la mayor parte de la superficie, y un despacho cerrado permite reunirse sin molestar.',
    'La planta se puede dejar abierta o dividir con mamparas, según lo que pida el equipo.',
    (h) =>
      h.area > 110
        ? 'Recepción, sala de reuniones y una zona de trabajo abierta: no falta nada ni sobra pasillo.'
        : 'Una entrada, una zona de trabajo abierta y un aseo: no sobra ni un metro de pasillo.',
  ],
  'office.use': [
    (h) =>
      `Encaja bien con un despacho profesional, un estudio o un equipo de ${h.area > 160 ? 'varias decenas de personas' : h.area > 90 ? 'hasta doce personas' : 'cinco o seis personas'}.`,
    'Por tamaño y distribución conviene tanto a una consulta como a una empresa que crece despacio.',
    'Sirve igual para un bufete que para un estudio de diseño.',
  ],
  'office.comfort': [
    'El aislamiento y la climatización permiten trabajar con comodidad todo el año.',
    'Se trabaja a gusto tanto en enero como en julio.',
  ],
  'office.safety': [
    'Las medidas de seguridad y de prevención de incendios están al día y con sus revisiones.',
    'El acceso está controlado y el inmueble cumple la normativa de seguridad vigente.',
  ],
  'office.services': [
    'Una pequeña cocina equipada resuelve la hora de comer.',
    'El equipo puede calentar la comida o preparar café sin salir.',
  ],
  'premises.space': [
    'El espacio es diáfano, con buena altura y un solo pilar junto a la pared.',
    'Al fondo hay una zona privada con aseo, separada de la sala de atención al público.',
    'La planta es rectangular y el escaparate ocupa casi todo el frente.',
  ],
  'premises.use': [
    'Ha sido comercio durante años, y admite sin problema otra tienda, un taller o una consulta.',
    'Sirve para comercio, servicios o un estudio con puerta a la calle.',
    'Por aquí pasa clientela de barrio, que es la que vuelve.',
  ],
  'premises.kitchen': [
    'Tiene cocina equipada, un buen punto de partida para un obrador o una casa de comidas.',
    'La cocina, equipada, permite pensar en un pequeño restaurante.',
  ],
  'premises.smoke': [
    'Cuenta con salida de humos hasta la cubierta, lo que ahorra trámites a la hostelería.',
    'La salida de humos ya está hecha y legalizada.',
  ],
  'premises.goods': [
    'La mercancía entra sin estorbar a los clientes y hay sitio para guardarla.',
    'El almacén está bien ventilado y se llega a él sin cruzar la tienda.',
  ],
  'premises.comfort': [
    'La climatización funciona y está revisada.',
    'El local es cómodo tanto en verano como en invierno.',
  ],
  'premises.corner': [
    'Al hacer esquina, tiene dos frentes y el doble de escaparate.',
    'La esquina le da luz por dos lados.',
  ],
  'business.toRestore': [
    'Necesita actualizarse antes de abrir, lo que permite adaptarlo todo al nuevo uso.',
    'Hay que contar con una reforma, y el precio se ha fijado teniéndolo presente.',
  ],
  'business.ready': [
    'Está en buen estado y la actividad podría empezar en pocas semanas.',
    'La instalación eléctrica está al día y no hace falta obra para empezar.',
  ],
  'building.space': [
    'Consta de varias viviendas con entrada común, un patio interior y una azotea transitable.',
    'Las plantas se repiten con la misma distribución, y la escalera recibe luz de un lucernario.',
  ],
  'building.use': [
    'Conviene tanto a quien busca una inversión con rentas como a quien quiera reunir a la familia bajo un mismo techo.',
    'Permite mantener las viviendas actuales, renovarlas una a una o estudiar otros usos con el ayuntamiento.',
  ],
  'building.works': [
    'Necesita una rehabilitación; la estructura, según el último informe técnico, está sana.',
    'Hay que renovar la electricidad, la fontanería y la cubierta; la fachada, en cambio, se rehabilitó hace pocos años.',
  ],
  'building.kept': [
    'La cubierta y las bajantes se han renovado, y las viviendas están en buen estado de uso.',
    'Está bien mantenido: la última inspección técnica se pasó sin observaciones de importancia.',
  ],
  'storage.space': [
    'La altura permite colocar estanterías altas y guardar bicicletas, maletas o muebles desmontados.',
    'Las paredes están recién pintadas y el suelo, seco en cualquier época del año.',
  ],
  'storage.access': [
    'Se llega con el coche hasta muy cerca y el pasillo es ancho, cómodo para pasar con una carretilla.',
    'El acceso es en ascensor o por rampa, con luz automática y entrada a cualquier hora.',
  ],
  'storage.use': [
    'Es una buena solución para vaciar una habitación sin tirar lo que todavía importa.',
    'Sirve para quien hace una mudanza por etapas, para el material de un oficio o para el equipo de esquí.',
  ],
  'garage.space': [
    'Cabe un turismo grande, y queda margen para guardar una bicicleta al fondo.',
    'Se maniobra sin apuros, sin columnas que roben espacio a los lados.',
  ],
  'garage.access': [
    'Se entra por una rampa ancha con puerta automática, y se sale a pie por el portal.',
    'La puerta se abre con mando, y el vado permanente mantiene libre la entrada a todas horas.',
  ],
  'garage.use': [
    'Es posible instalar un punto de recarga para coche eléctrico, previa comunicación a la comunidad.',
    'Interesa tanto a quien vive en la zona como a quien viene a trabajar a diario.',
  ],
  'land.shape': [
    'La forma es casi rectangular, con un frente amplio y una ligera caída que facilita el desagüe.',
    'Está prácticamente llano y limpio de maleza, con unos cuantos árboles que conviene conservar.',
  ],
  'land.services': [
    'El agua y la luz llegan hasta el límite de la parcela, y el camino se mantiene en buen estado todo el año.',
    'El agua y la electricidad pasan por la calle y la conexión está contemplada en el planeamiento municipal.',
  ],
  'land.use': [
    'La ficha urbanística está a disposición de quien quiera estudiar qué se puede construir y a qué distancia de los linderos.',
    'Conviene revisar el proyecto con el ayuntamiento; facilitamos la ficha urbanística y el levantamiento topográfico.',
  ],
};
