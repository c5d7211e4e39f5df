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
  landmark,
  metres,
  minutes,
  noun,
  ofLandmark,
  ofPlace,
  onFloor,
} from './spanishTools.ts';

const available = ({ status }: HomeFacts): boolean => status === 'new';

/** First sentences: what it is, where, and how large. */
export const spanishOpenings: Pick<Grammar['sentences'], Opening> = {
  'open.flat': [
    (h) => `${InPlace(h)}, un piso de ${area(h)} ${onFloor(h)}, con ${bedrooms(h)} y ${bathrooms(h)}.`,
    (h) => `Piso de ${bedrooms(h)} ${inPlace(h)}, ${onFloor(h)} y con ${area(h)} muy bien aprovechados.`,
    (h) =>
      `Son ${area(h)} ${inPlace(h)}, ${onFloor(h)}, repartidos entre la zona de día, ${bedrooms(h)} y ${bathrooms(h)}.`,
    (h) => `Este piso ${ofPlace(h)} reúne ${bedrooms(h)} y ${bathrooms(h)} en ${area(h)}, sin pasillos de más.`,
    (h) =>
      available(h)
        ? `Quien busque ${bedrooms(h)} ${inPlace(h)} hará bien en visitar este piso de ${area(h)}.`
        : `Un piso de ${area(h)} ${inPlace(h)}, ${onFloor(h)}, con ${bedrooms(h)} y ${bathrooms(h)}.`,
    (h) => `Con ${bedrooms(h)}, ${bathrooms(h)} y ${area(h)}, este piso ${ofPlace(h)} se entiende a la primera.`,
    (h) =>
      `Al abrir la puerta de este piso ${ofPlace(h)} aparece primero la luz y después lo demás: ${bedrooms(h)}, ${bathrooms(h)} y ${area(h)}.`,
    (h) =>
      `Hay pisos que se explican solos, y este es uno: ${area(h)} ${inPlace(h)}, ${bedrooms(h)} y ${bathrooms(h)}.`,
    (h) => `Un piso para quedarse: ${area(h)} ${inPlace(h)}, ${onFloor(h)}, con ${bedrooms(h)}.`,
    (h) =>
      `${floorAlone(h)}, ${area(h)}, ${bedrooms(h)} y ${bathrooms(h)} ${inPlace(h)}: lo demás lo pone quien llega.`,
  ],
  'open.studio': [
    (h) => `Estudio de ${area(h)} ${inPlace(h)}, pensado para vivir con lo justo y sin renunciar a la comodidad.`,
    (h) => `${InPlace(h)}, un estudio de ${area(h)} ${onFloor(h)} en el que cada metro tiene su función.`,
    (h) => `Pequeño y bien resuelto: así es este estudio de ${area(h)} ${inPlace(h)}.`,
    (h) => `Este estudio ${ofPlace(h)} ocupa ${area(h)} ${onFloor(h)} y parece más grande de lo que es.`,
    (h) => `Un estudio de ${area(h)} ${inPlace(h)}, con baño aparte y espacio para lo que de verdad se usa.`,
    (h) => `Para vivir a solas o tener un pie ${inPlace(h)}: un estudio de ${area(h)} ${onFloor(h)}.`,
  ],
  'open.penthouse': [
    (h) => `Ático de ${area(h)} ${inPlace(h)}, con ${bedrooms(h)} y el cielo como vecino de arriba.`,
    (h) => `${InPlace(h)}, en lo alto del edificio, un ático de ${bedrooms(h)} y ${area(h)} abierto a la terraza.`,
    (h) => `Este ático ${ofPlace(h)} suma ${area(h)} interiores, ${bedrooms(h)} y una terraza que se usa de verdad.`,
    (h) =>
      `Último piso, ${bedrooms(h)}, ${bathrooms(h)} y aire por los cuatro costados: un ático ${inPlace(h)} que se disfruta desde el desayuno.`,
    (h) =>
      `Un ático de ${area(h)} con ${bedrooms(h)} y ${bathrooms(h)}, de los que pocas veces salen al mercado ${inPlace(h)}.`,
    (h) =>
      `Por encima de este ático ${ofPlace(h)} no vive nadie: son ${area(h)} con ${bedrooms(h)}, ${bathrooms(h)} y ${metres(h.terraceArea)} de terraza.`,
  ],
  'open.duplex': [
    (h) => `Dúplex de ${area(h)} ${inPlace(h)}, con ${bedrooms(h)} y ${bathrooms(h)} repartidos en dos niveles.`,
    (h) =>
      `${InPlace(h)}, un dúplex que se vive como una casa: ${area(h)}, ${bedrooms(h)} y una escalera que separa el día de la noche.`,
    (h) =>
      `Dos plantas, ${bedrooms(h)} y ${area(h)}: este dúplex ${ofPlace(h)} tiene lo bueno de un piso y lo bueno de una casa.`,
    (h) => `Este dúplex ${ofPlace(h)} ofrece ${area(h)}, ${bathrooms(h)} y sitio para que cada cual tenga su espacio.`,
    (h) =>
      `Un dúplex de ${bedrooms(h)} ${inPlace(h)}, con ${area(h)} y una escalera interior que reparte bien los usos.`,
  ],
  'open.house': [
    (h) =>
      `Casa de ${area(h)} ${inPlace(h)}, con ${bedrooms(h)}, ${bathrooms(h)} y la tranquilidad de no tener a nadie encima.`,
    (h) =>
      `${InPlace(h)}, una casa de ${bedrooms(h)} y ${area(h)}, hecha para la vida de cada día y para las sobremesas largas.`,
    (h) =>
      `Esta casa ${ofPlace(h)} tiene ${area(h)}, ${bedrooms(h)} y el tamaño justo para que todos quepan sin tropezarse.`,
    (h) =>
      `Con ${area(h)} y ${bathrooms(h)}, esta casa ${ofPlace(h)} resuelve lo que un piso no puede: espacio y puertas al exterior.`,
    (h) => `Una casa ${inPlace(h)}, de ${area(h)} y ${bedrooms(h)}, con luz por más de un lado.`,
    (h) => `Puerta propia, ${bedrooms(h)}, ${bathrooms(h)} y ${area(h)}: una casa ${inPlace(h)} para crecer dentro.`,
  ],
  'open.rural_house': [
    (h) => `Casa rural de ${area(h)} a las afueras ${ofPlace(h)}, con ${bedrooms(h)} y campo alrededor.`,
    (h) => `Muros gruesos, ${bedrooms(h)} y ${area(h)}: esta casa rural ${ofPlace(h)} conserva lo que importa.`,
    (h) =>
      `Cerca ${ofPlace(h)}, una casa de labranza de ${area(h)} que ha visto pasar varias generaciones y espera a la siguiente.`,
    (h) =>
      `Esta casa rural ${ofPlace(h)} suma ${area(h)}, ${bathrooms(h)} y silencio, que no figura en ningún plano pero se nota al llegar.`,
    (h) => `Una casa rural de ${bedrooms(h)} y ${area(h)} en las afueras ${ofPlace(h)}, de las que se heredan.`,
  ],
  'open.landmark': [
    (h) =>
      `A ${minutes(h)} a pie ${ofLandmark(h)}, ${noun(h).a} de ${area(h)} ${h.kind === 'studio' ? 'con baño aparte' : `con ${bedrooms(h)} y ${bathrooms(h)}`}.`,
    (h) =>
      `${noun(h).Noun} de ${area(h)} ${inPlace(h)}, a ${minutes(h)} a pie ${ofLandmark(h)}${h.kind === 'studio' ? '' : `, con ${bedrooms(h)} y ${bathrooms(h)}`}.`,
    (h) =>
      `Entre la puerta de ${noun(h).this} y ${landmark(h)} hay ${minutes(h)} andando; dentro, ${area(h)} muy bien ${h.kind === 'studio' ? 'aprovechados' : `aprovechados, ${bedrooms(h)} y ${bathrooms(h)}`}.`,
    (h) =>
      `Vivir a ${minutes(h)} ${ofLandmark(h)}: ${noun(h).a} de ${area(h)}${h.kind === 'studio' ? `, ${agree(h, 'pequeño y cómodo', 'pequeña y cómoda')}` : `, con ${bedrooms(h)} y ${bathrooms(h)}`}.`,
  ],
  'open.office': [
    (h) =>
      `Oficina de ${area(h)} ${inPlace(h)}, ${onFloor(h)} de un edificio bien cuidado y con una entrada cómoda para las visitas.`,
    (h) => `${InPlace(h)}, una oficina de ${area(h)} que puede empezar a funcionar con muy pocos cambios.`,
    (h) =>
      `Esta oficina ${ofPlace(h)} ofrece ${area(h)} ordenados en torno a una zona de trabajo amplia y con luz natural.`,
  ],
  'open.premises': [
    (h) => `Local de ${area(h)} ${inPlace(h)}, a pie de calle y en una zona por la que pasa gente a todas horas.`,
    (h) => `${InPlace(h)}, un local de ${area(h)} con un escaparate que se ve desde las dos aceras.`,
    (h) =>
      `Este local ${ofPlace(h)} tiene ${area(h)}, buena fachada y una planta regular, fácil de adaptar a casi cualquier negocio.`,
  ],
  'open.building': [
    (h) => `Edificio de ${area(h)} ${inPlace(h)}, de un solo propietario y con la fachada bien conservada.`,
    (h) =>
      `${InPlace(h)}, un edificio entero de ${area(h)} que ha estado en manos de la misma familia durante décadas.`,
    (h) =>
      `Este edificio ${ofPlace(h)} suma ${area(h)} entre viviendas y planta baja, con entrada desde una calle tranquila.`,
  ],
  'open.storage': [
    (h) => `Trastero de ${area(h)} ${inPlace(h)}, en un edificio de acceso cómodo y con puerta metálica individual.`,
    (h) =>
      `${InPlace(h)}, un trastero de ${area(h)} para recuperar en casa el espacio que ocupan las cosas de cada temporada.`,
    (h) =>
      `Este trastero ${ofPlace(h)} mide ${area(h)}, tiene el suelo liso y admite estanterías en tres de sus paredes.`,
  ],
  'open.garage': [
    (h) =>
      `Plaza de garaje de ${area(h)} ${inPlace(h)}, en un aparcamiento vecinal limpio, bien iluminado y fácil de recorrer.`,
    (h) => `${InPlace(h)}, una plaza de garaje de ${area(h)} para dejar de dar vueltas a la manzana cada tarde.`,
    (h) =>
      `Esta plaza ${ofPlace(h)} mide ${area(h)} y está en una zona donde no siempre es posible aparcar en la calle.`,
  ],
  'open.land': [
    (h) =>
      `Terreno de ${area(h)} en las afueras ${ofPlace(h)}, con buena forma y una entrada sencilla desde el camino asfaltado.`,
    (h) => `Cerca ${ofPlace(h)}, un terreno de ${area(h)} para quien prefiere empezar la casa desde el primer dibujo.`,
    (h) => `Este terreno ${ofPlace(h)} tiene ${area(h)}, una pendiente suave y vistas despejadas.`,
  ],
};
