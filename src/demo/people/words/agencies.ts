import type { Phrase } from './phrase.ts';

/** How an agency presents itself: where it comes from, how it works, and something that is only its own. */
export const agencyOpenings: readonly Phrase[] = [
  [
    'Abrimos en {founded} en un local {ofZone} con dos mesas y un teléfono compartido.',
    'Vam obrir el {founded} en un local {ofZone} amb dues taules i un telèfon compartit.',
    'We opened in {founded} in a small office {inZone}, with two desks and a shared telephone.',
  ],
  [
    'Somos una inmobiliaria {ofCity}, abierta en {founded} y todavía en manos de quienes la fundaron.',
    'Som una immobiliària {ofCity}, oberta el {founded} i encara en mans de qui la va fundar.',
    'We are an estate agency {inCity}, opened in {founded} and still in the hands of its founders.',
  ],
  [
    'Desde {founded} vendemos y alquilamos casas {inCity}, muchas de ellas por segunda vez.',
    'Des del {founded} venem i lloguem cases {inCity}, moltes per segona vegada.',
    'Since {founded} we have been selling and letting homes {inCity}, many of them for the second time.',
  ],
  [
    'Empezamos en {founded} llevando los alquileres de una sola finca {ofZone}; hoy seguimos llevándolos.',
    "Vam començar el {founded} portant els lloguers d'una sola finca {ofZone}; avui encara els portem.",
    'We started in {founded} by managing the rents of a single building {inZone}; we still do.',
  ],
  [
    'Tres amigos, una agenda y un Seat: así empezó esta casa en {founded}.',
    'Tres amics, una agenda i un Seat: així va començar aquesta casa el {founded}.',
    'Three friends, one diary and a Seat: that is how this firm began in {founded}.',
  ],
  [
    'En {founded} nos parecía que faltaba {inCity} una inmobiliaria que dijera también los defectos, y la abrimos.',
    'El {founded} ens semblava que faltava {inCity} una immobiliària que digués també els defectes, i la vam obrir.',
    'In {founded} we thought that {city} lacked an agency that named the flaws as well, so we opened one.',
  ],
];

export const agencyWays: readonly Phrase[] = [
  [
    'Cada casa tiene una sola persona al frente, de la primera visita a la firma.',
    'Cada casa té una sola persona al capdavant, de la primera visita a la signatura.',
    'Every home has one person in charge, from the first visit to the signing.',
  ],
  [
    'No anunciamos nada que no hayamos visto, medido y comprobado en el registro.',
    'No anunciem res que no hàgim vist, mesurat i comprovat al registre.',
    'We advertise nothing that we have not seen, measured and checked at the land registry.',
  ],
  [
    'Los lunes repasamos juntos cada venta, y si un precio no es el bueno lo decimos ese mismo día.',
    'Els dilluns repassem junts cada venda, i si un preu no és el bo ho diem el mateix dia.',
    'On Mondays we go through every sale together, and if a price is wrong we say so the same day.',
  ],
  [
    'Compartimos nuestras casas con toda la red y buscamos en las de los demás para quien nos lo pide.',
    'Compartim les nostres cases amb tota la xarxa i busquem en les dels altres per a qui ens ho demana.',
    "We share our homes with the whole network and search everybody else's for those who ask us.",
  ],
  [
    'Preferimos llevar pocas casas y conocerlas bien; por eso a veces decimos que no.',
    'Preferim portar poques cases i conèixer-les bé; per això de vegades diem que no.',
    'We would rather look after few homes and know them well, so sometimes we say no.',
  ],
  [
    'En alquiler, elegimos despacio y contestamos deprisa.',
    'En lloguer, triem a poc a poc i contestem de pressa.',
    'In letting, we choose slowly and answer quickly.',
  ],
];

export const agencyDetails: readonly Phrase[] = [
  [
    'En el escaparate hay fotos; dentro, un sofá, café y alguien que escucha.',
    "A l'aparador hi ha fotos; a dins, un sofà, cafè i algú que escolta.",
    'There are photos in the window; inside, a sofa, coffee and somebody who listens.',
  ],
  [
    'Guardamos un plano dibujado a mano de cada calle en la que hemos vendido.',
    'Guardem un plànol dibuixat a mà de cada carrer on hem venut.',
    'We keep a hand-drawn plan of every street in which we have sold.',
  ],
  [
    'Una vez al mes abrimos la tarde para dudas de herencias y alquileres, gratis y sin cita.',
    "Un cop al mes obrim la tarda per a dubtes d'herències i lloguers, gratis i sense cita.",
    'One afternoon a month is for questions about inheritance and rent, free and without an appointment.',
  ],
  [
    'El barómetro de la entrada es de la primera casa que vendimos; nos lo dejaron con las llaves.',
    "El baròmetre de l'entrada és de la primera casa que vam vendre; ens el van deixar amb les claus.",
    'The barometer by the door comes from the first home we sold; it was left to us with the keys.',
  ],
  [
    'En la puerta hay un cuenco con agua para los perros de las visitas.',
    'A la porta hi ha un bol amb aigua per als gossos de les visites.',
    "There is a bowl of water by the door for visitors' dogs.",
  ],
  [
    'Tenemos una estantería de libros que los clientes dejan al mudarse y otros se llevan.',
    "Tenim una prestatgeria amb llibres que els clients deixen quan es muden i que d'altres s'enduen.",
    'We have a shelf of books that some clients leave when they move and others take home.',
  ],
  [
    'Si hace falta, vamos a casa: media agenda son visitas a quien no puede venir.',
    'Si cal, anem a casa: mitja agenda són visites a qui no pot venir.',
    'If need be we come to you: half of our diary is for people who cannot come to us.',
  ],
  [
    'Cerramos de dos a cuatro, como siempre, y abrimos los sábados.',
    'Tanquem de dues a quatre, com sempre, i obrim els dissabtes.',
    'We close from two to four, as we always have, and open on Saturdays.',
  ],
];
