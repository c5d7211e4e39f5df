import type { Phrase } from './phrase.ts';

/** How agents from the place begin. */
export const localOpenings: readonly Phrase[] = [
  [
    'Nací {inZone} y aquí sigo: vendo y alquilo casas desde {since}.',
    'Vaig néixer {inZone} i aquí continuo: venc i llogo cases des del {since}.',
    'I was born {inZone} and never left: I have been selling and letting homes since {since}.',
  ],
  [
    'Me crié {inZone}, en un tercero sin ascensor, y desde {since} me dedico a las casas de los demás.',
    'Em vaig criar {inZone}, en un tercer sense ascensor, i des del {since} em dedico a les cases dels altres.',
    "I grew up {inZone}, on a third floor without a lift, and since {since} other people's homes have been my work.",
  ],
  [
    'Mis padres compraron su primer piso {inZone} y yo vendí el mío, el primero de todos, en la misma calle, en {since}.',
    'Els meus pares van comprar el seu primer pis {inZone} i jo vaig vendre el meu, el primer de tots, al mateix carrer, el {since}.',
    'My parents bought their first flat {inZone}, and the first one I ever sold, in {since}, was in the same street.',
  ],
  [
    'Llevo toda la vida {inZone} y en este oficio desde {since}.',
    'Fa tota la vida que soc {inZone} i soc en aquest ofici des del {since}.',
    'I have been {inZone} all my life and in this trade since {since}.',
  ],
  [
    'Empecé en {since} con una moto, un mapa {ofCity} y un manojo de llaves que no eran mías.',
    'Vaig començar el {since} amb una moto, un mapa {ofCity} i un manat de claus que no eren meves.',
    'I started in {since} with a moped, a map {ofCity} and a bunch of keys that were not mine.',
  ],
  [
    'Desde {since} enseño casas {inCity}; antes, durante años, solo las miraba por la ventana del autobús.',
    "Des del {since} ensenyo cases {inCity}; abans, durant anys, només les mirava per la finestra de l'autobús.",
    'I have been showing homes {inCity} since {since}; for years before that I only looked at them through a bus window.',
  ],
  [
    'Soy agente inmobiliari[o|a] desde {since}, y vecin[o|a] {ofZone} desde mucho antes.',
    'Soc agent immobili[ari|ària] des del {since}, i ve[í|ïna] {ofZone} des de molt abans.',
    'I have been a real-estate agent since {since}, and a neighbour {inZone} for much longer.',
  ],
  [
    'Entré en una inmobiliaria en {since} para un verano y todavía no he salido.',
    "Vaig entrar en una immobiliària el {since} per a un estiu i encara no n'he sortit.",
    'I joined an estate agency in {since} for one summer and have not come out yet.',
  ],
  [
    'Vendí mi primera casa en {since}, a una vecina de mi madre que todavía me saluda por la calle.',
    'Vaig vendre la primera casa el {since}, a una veïna de la meva mare que encara em saluda pel carrer.',
    "I sold my first home in {since}, to a neighbour of my mother's who still says hello in the street.",
  ],
  [
    'Conozco {city} por sus porterías: las recorro desde {since}.',
    'Conec {city} per les seves porteries: les recorro des del {since}.',
    'I know {city} by its entrance halls: I have been walking through them since {since}.',
  ],
  [
    'La gente {ofZone} me para por la calle para preguntarme cuánto pide el del tercero; desde {since} es mi trabajo saberlo.',
    'La gent {ofZone} em para pel carrer per preguntar-me quant demana el del tercer; des del {since} és la meva feina saber-ho.',
    'People {inZone} stop me in the street to ask how much the third floor is going for; since {since} it has been my job to know.',
  ],
  [
    'Mi abuela alquilaba habitaciones {inCity}; yo alquilo y vendo casas enteras desde {since}.',
    'La meva àvia llogava habitacions {inCity}; jo llogo i venc cases senceres des del {since}.',
    'My grandmother let rooms {inCity}; I have let and sold whole homes since {since}.',
  ],
  [
    'Me hice agente en {since}, después de comprar mi propia casa {inZone} y pensar que aquello se podía hacer mejor.',
    'Em vaig fer agent el {since}, després de comprar casa meva {inZone} i pensar que allò es podia fer millor.',
    'I became an agent in {since}, after buying my own home {inZone} and thinking that it could be done better.',
  ],
  [
    'Trabajo a pie: desde {since} no he necesitado coche para enseñar una casa {inZone}.',
    'Treballo a peu: des del {since} no he necessitat cotxe per ensenyar cap casa {inZone}.',
    'I work on foot: since {since} I have not needed a car to show a home {inZone}.',
  ],
  [
    'Fui al colegio {inZone} con la mitad de la gente que hoy me llama para vender; soy agente desde {since}.',
    'Vaig anar a escola {inZone} amb la meitat de la gent que avui em truca per vendre; soc agent des del {since}.',
    'I went to school {inZone} with half of the people who now call me to sell; I have been an agent since {since}.',
  ],
  [
    'En {since} cambié de oficio y me quedé {inCity}: fue una buena decisión y un año muy largo.',
    "El {since} vaig canviar d'ofici i em vaig quedar {inCity}: va ser una bona decisió i un any molt llarg.",
    'In {since} I changed trades and stayed {inCity}: a good decision, and a very long year.',
  ],
  [
    'Se puede decir que heredé las llaves: mi tía vendía casas {inCity} y en {since} me pasó su agenda.',
    'Es pot dir que vaig heretar les claus: la meva tia venia cases {inCity} i el {since} em va passar la seva agenda.',
    'You could say I inherited the keys: my aunt sold homes {inCity}, and in {since} she handed me her address book.',
  ],
  [
    'Paso el día entre casas vacías y gente con ilusión, desde {since}, casi siempre {inZone}.',
    'Passo el dia entre cases buides i gent amb il·lusió, des del {since}, gairebé sempre {inZone}.',
    'Since {since} I have spent my days between empty homes and hopeful people, nearly always {inZone}.',
  ],
];

/** How those begin who came from elsewhere, and stayed. */
export const newcomerOpenings: readonly Phrase[] = [
  [
    'Vine {ofOrigin} por seis meses y me quedé. Desde {since} ayudo a otras personas a quedarse también.',
    "Vaig venir {ofOrigin} per sis mesos i m'hi vaig quedar. Des del {since} ajudo altres persones a quedar-s'hi també.",
    'I came from {origin} for six months and stayed. Since {since} I have been helping other people to stay too.',
  ],
  [
    'Nací {inOrigin}, pero mi casa está {inZone}. Trabajo de agente aquí desde {since}.',
    "Vaig néixer {inOrigin}, però casa meva és {inZone}. Treballo d'agent aquí des del {since}.",
    'I was born {inOrigin}, but home is {inZone}. I have worked here as an agent since {since}.',
  ],
  [
    'Busqué piso {inCity} sin conocer a nadie, recién llegad[o|a] {ofOrigin}. De aquella búsqueda, en {since}, salió mi oficio.',
    "Vaig buscar pis {inCity} sense conèixer ningú, acaba[t|da] d'arribar {ofOrigin}. D'aquella recerca, el {since}, en va sortir el meu ofici.",
    'I looked for a flat {inCity} without knowing anybody, fresh from {origin}. That search, in {since}, became my trade.',
  ],
  [
    'Llegué {ofOrigin} con dos maletas; desde {since} llevo las llaves de media zona en el bolso.',
    'Vaig arribar {ofOrigin} amb dues maletes; des del {since} porto les claus de mitja zona a la bossa.',
    'I arrived from {origin} with two suitcases; since {since} I have carried the keys to half the area in my bag.',
  ],
];

/** Where else the agent works. */
export const alsoWorks: readonly Phrase[] = [
  ['También trabajo {inZone2}.', 'També treballo {inZone2}.', 'I also work {inZone2}.'],
  [
    'Y, a diez minutos, {inZone2}, me conocen igual de bien.',
    'I, a deu minuts, {inZone2}, em coneixen igual de bé.',
    'Ten minutes away, {inZone2}, they know me just as well.',
  ],
  [
    'Me muevo con la misma soltura {inZone2}.',
    'Em moc amb la mateixa soltura {inZone2}.',
    'I am just as much at home {inZone2}.',
  ],
  [
    'Una parte de la semana la paso {inZone2}.',
    'Una part de la setmana la passo {inZone2}.',
    'Part of my week goes by {inZone2}.',
  ],
];

export const alsoWorksInTwo: readonly Phrase[] = [
  [
    'También trabajo {inZone2} y {inZone3}.',
    'També treballo {inZone2} i {inZone3}.',
    'I also work {inZone2} and {inZone3}.',
  ],
  [
    'Llevo además casas {inZone2} y {inZone3}.',
    'Porto a més cases {inZone2} i {inZone3}.',
    'I look after homes {inZone2} and {inZone3} as well.',
  ],
  [
    'Los jueves los dedico a lo que llevo {inZone2} y {inZone3}.',
    'Els dijous els dedico al que porto {inZone2} i {inZone3}.',
    'Thursdays are for what I look after {inZone2} and {inZone3}.',
  ],
  [
    'Tampoco me pierdo {inZone2}, ni {inZone3}.',
    'Tampoc no em perdo {inZone2}, ni {inZone3}.',
    'I do not get lost {inZone2} either, or {inZone3}.',
  ],
  [
    'Quien busca {inZone2} o {inZone3} también me encuentra.',
    'Qui busca {inZone2} o {inZone3} també em troba.',
    'If you are looking {inZone2} or {inZone3}, you will find me there too.',
  ],
];

export const closings: readonly Phrase[] = [
  [
    'Llámame y tomamos un café: el café no compromete a nada.',
    "Truca'm i fem un cafè: el cafè no compromet a res.",
    'Call me and we will have a coffee: coffee commits you to nothing.',
  ],
  [
    'Si dudas entre dos calles, las paseamos.',
    'Si dubtes entre dos carrers, els passegem.',
    'If you cannot decide between two streets, we will walk them together.',
  ],
  [
    'Si solo quieres saber cuánto vale tu casa, también me puedes llamar.',
    'Si només vols saber quant val casa teva, també em pots trucar.',
    'If all you want is to know what your home is worth, call me too.',
  ],
  [
    'Pregúntame lo que quieras; lo que no sepa, lo busco.',
    "Pregunta'm el que vulguis; el que no sàpiga, ho busco.",
    'Ask me anything; what I do not know, I will find out.',
  ],
  [
    'La primera visita es para escucharte, así que ven con tiempo.',
    'La primera visita és per escoltar-te, així que vine amb temps.',
    'The first visit is for listening to you, so take your time.',
  ],
  [
    'Si lo tuyo no es para mí, te diré quién lo hace bien.',
    'Si el teu cas no és per a mi, et diré qui ho fa bé.',
    'If yours is not a case for me, I will tell you who is good at it.',
  ],
  [
    'Escríbeme cuando quieras; contesto yo, no una máquina.',
    'Escriu-me quan vulguis; contesto jo, no una màquina.',
    'Write whenever you like; I answer myself, not a machine.',
  ],
];
