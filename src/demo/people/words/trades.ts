import type { Phrase } from './phrase.ts';

/** What an agent did before: as a line of experience, what it taught, and what was studied for it. */
export interface Trade {
  was: Phrase;
  lesson: Phrase;
  /** Null where the trade was learnt by doing it. */
  studied: Phrase | null;
}

export const trades: readonly Trade[] = [
  {
    was: ['maestr[o|a] de primaria', 'mestr[e|a] de primària', 'primary-school teacher'],
    lesson: [
      'Antes fui maestr[o|a] {tradeYears} años y de aquello me queda la paciencia: explico una hipoteca tantas veces como haga falta.',
      "Abans vaig ser mestr[e|a] {tradeYears} anys i d'allò em queda la paciència: explico una hipoteca tantes vegades com calgui.",
      'I taught in a primary school for {tradeYears} years before this, and the patience stayed with me: I explain a mortgage as often as it takes.',
    ],
    studied: ['Diplomatura en Magisterio', 'Diplomatura en Magisteri', 'Diploma in Primary Education'],
  },
  {
    was: ['aparejador[|a] en obra', "aparellador[|a] a peu d'obra", 'building surveyor on site'],
    lesson: [
      'Vengo de la obra: {tradeYears} años de aparejador[|a] me enseñaron a mirar primero las humedades y después las vistas.',
      "Vinc de l'obra: {tradeYears} anys d'aparellador[|a] em van ensenyar a mirar primer les humitats i després les vistes.",
      'I come from building sites: {tradeYears} years as a surveyor taught me to look at the damp first and the views later.',
    ],
    studied: ['Arquitectura Técnica', 'Arquitectura Tècnica', 'Degree in Building Engineering'],
  },
  {
    was: ['enfermer[o|a] de urgencias', "infermer[|a] d'urgències", 'emergency-room nurse'],
    lesson: [
      'Pasé {tradeYears} años de enfermer[o|a] en urgencias; desde entonces, pocas firmas me ponen nervios[o|a].',
      "Vaig passar {tradeYears} anys d'infermer[|a] a urgències; des de llavors, poques signatures em posen nervi[ós|osa].",
      'I spent {tradeYears} years as a nurse in an emergency room; few signings have made me nervous since.',
    ],
    studied: ['Diplomatura en Enfermería', 'Diplomatura en Infermeria', 'Diploma in Nursing'],
  },
  {
    was: ['emplead[o|a] de banca', 'emplea[t|da] de banca', 'bank clerk'],
    lesson: [
      'Trabajé {tradeYears} años al otro lado de la mesa, en un banco, y sé qué se mira allí antes de decir que sí.',
      "Vaig treballar {tradeYears} anys a l'altra banda de la taula, en un banc, i sé què s'hi mira abans de dir que sí.",
      'I worked on the other side of the desk, in a bank, for {tradeYears} years, and I know what they look at before they say yes.',
    ],
    studied: [
      'Diplomatura en Ciencias Empresariales',
      'Diplomatura en Ciències Empresarials',
      'Diploma in Business Studies',
    ],
  },
  {
    was: ['periodista en un diario local', 'periodista en un diari local', 'journalist on a local paper'],
    lesson: [
      'Fui periodista en un diario local {tradeYears} años: sigo preguntando dos veces y apuntándolo todo.',
      'Vaig ser periodista en un diari local {tradeYears} anys: encara pregunto dues vegades i ho apunto tot.',
      'I was a journalist on a local paper for {tradeYears} years: I still ask twice and write everything down.',
    ],
    studied: ['Licenciatura en Periodismo', 'Llicenciatura en Periodisme', 'Degree in Journalism'],
  },
  {
    was: ['recepcionista de hotel', "recepcionista d'hotel", 'hotel receptionist'],
    lesson: [
      'Durante {tradeYears} años recibí a gente con maletas en un hotel, y noto en un minuto si alguien está a gusto en un sitio.',
      'Durant {tradeYears} anys vaig rebre gent amb maletes en un hotel, i noto en un minut si algú està bé en un lloc.',
      'For {tradeYears} years I welcomed people with suitcases in a hotel, and I can tell within a minute whether somebody feels at ease in a place.',
    ],
    studied: [
      'Técnico Superior en Gestión de Alojamientos Turísticos',
      "Tècnic Superior en Gestió d'Allotjaments Turístics",
      'Higher Diploma in Hotel Management',
    ],
  },
  {
    was: ['dueñ[o|a] de un bar', "[amo|mestressa] d'un bar", 'bar owner'],
    lesson: [
      'Tuve un bar {tradeYears} años: escuchar a la gente mientras se decide es casi el mismo trabajo.',
      'Vaig tenir un bar {tradeYears} anys: escoltar la gent mentre es decideix és gairebé la mateixa feina.',
      'I had a bar for {tradeYears} years: listening to people while they make up their minds is almost the same job.',
    ],
    studied: null,
  },
  {
    was: ['abogad[o|a] de herencias', "advoca[t|da] d'herències", 'inheritance lawyer'],
    lesson: [
      'Ejercí de abogad[o|a] {tradeYears} años, casi siempre en herencias: ninguna escritura me asusta, y ninguna familia tampoco.',
      "Vaig exercir d'advoca[t|da] {tradeYears} anys, gairebé sempre en herències: cap escriptura no m'espanta, i cap família tampoc.",
      'I practised law for {tradeYears} years, nearly always in inheritance: no title deed scares me, and no family either.',
    ],
    studied: ['Licenciatura en Derecho', 'Llicenciatura en Dret', 'Law Degree'],
  },
  {
    was: ['auxiliar de farmacia', 'auxiliar de farmàcia', 'pharmacy assistant'],
    lesson: [
      'Tras el mostrador de una farmacia, {tradeYears} años, aprendí que lo importante se pregunta al final y en voz baja.',
      "Rere el taulell d'una farmàcia, {tradeYears} anys, vaig aprendre que el que importa es pregunta al final i en veu baixa.",
      'In {tradeYears} years behind the counter of a pharmacy I learned that the important questions come last, and quietly.',
    ],
    studied: ['Técnico en Farmacia', 'Tècnic en Farmàcia', 'Pharmacy Technician Certificate'],
  },
  {
    was: ['administrador[|a] de fincas', 'administrador[|a] de finques', 'building administrator'],
    lesson: [
      'Administré comunidades de vecinos {tradeYears} años, y por eso leo las actas antes que el folleto.',
      'Vaig administrar comunitats de veïns {tradeYears} anys, i per això llegeixo les actes abans que el fullet.',
      "I ran residents' associations for {tradeYears} years, which is why I read the minutes before the brochure.",
    ],
    studied: [
      'Estudios Inmobiliarios y Administración de Fincas',
      'Estudis Immobiliaris i Administració de Finques',
      'Diploma in Property and Building Administration',
    ],
  },
  {
    was: ['interiorista', 'interiorista', 'interior designer'],
    lesson: [
      'Fui interiorista {tradeYears} años, y sé que a veces basta con cambiar una lámpara de sitio para que una casa se entienda.',
      "Vaig ser interiorista {tradeYears} anys, i sé que de vegades n'hi ha prou de canviar un llum de lloc perquè una casa s'entengui.",
      'I was an interior designer for {tradeYears} years, and I know that moving one lamp is sometimes all a home needs to be understood.',
    ],
    studied: [
      'Grado superior en Diseño de Interiores',
      "Grau superior en Disseny d'Interiors",
      'Higher Diploma in Interior Design',
    ],
  },
  {
    was: ['fotógraf[o|a]', 'fotògraf[|a]', 'photographer'],
    lesson: [
      'Viví de la fotografía {tradeYears} años: en mis anuncios la casa se ve tal como es a las once de la mañana.',
      'Vaig viure de la fotografia {tradeYears} anys: als meus anuncis la casa es veu tal com és a les onze del matí.',
      'Photography was my living for {tradeYears} years: in my adverts a home looks the way it does at eleven in the morning.',
    ],
    studied: ['Grado superior en Fotografía', 'Grau superior en Fotografia', 'Higher Diploma in Photography'],
  },
  {
    was: ['trabajador[|a] social', 'treballador[|a] social', 'social worker'],
    lesson: [
      'Fui trabajador[|a] social {tradeYears} años; detrás de cada venta hay una separación, un nacimiento o una despedida, y se nota cuando alguien lo sabe.',
      'Vaig ser treballador[|a] social {tradeYears} anys; darrere de cada venda hi ha una separació, un naixement o un comiat, i es nota quan algú ho sap.',
      'I was a social worker for {tradeYears} years; behind every sale there is a separation, a birth or a goodbye, and it helps when somebody knows that.',
    ],
    studied: ['Diplomatura en Trabajo Social', 'Diplomatura en Treball Social', 'Diploma in Social Work'],
  },
  {
    was: ['profesor[|a] de música', 'professor[|a] de música', 'music teacher'],
    lesson: [
      'Di clases de música {tradeYears} años; todavía doy una palmada en cada salón para oír si hay eco.',
      'Vaig fer classes de música {tradeYears} anys; encara pico de mans a cada sala per sentir si hi ha eco.',
      'I taught music for {tradeYears} years; I still clap once in every living room to hear whether it echoes.',
    ],
    studied: ['Título Profesional de Música', 'Títol Professional de Música', 'Professional Diploma in Music'],
  },
  {
    was: ['librer[o|a]', 'llibreter[|a]', 'bookseller'],
    lesson: [
      'Llevé una librería {tradeYears} años: recomendar una casa y recomendar un libro se parecen, primero se pregunta y después se habla.',
      "Vaig portar una llibreria {tradeYears} anys: recomanar una casa i recomanar un llibre s'assemblen, primer es pregunta i després es parla.",
      'I ran a bookshop for {tradeYears} years: recommending a home is like recommending a book, you ask first and talk afterwards.',
    ],
    studied: null,
  },
  {
    was: ['taxista', 'taxista', 'taxi driver'],
    lesson: [
      'Conduje un taxi {tradeYears} años, y me sé las calles por el ruido que tienen a cada hora.',
      'Vaig portar un taxi {tradeYears} anys, i em sé els carrers pel soroll que fan a cada hora.',
      'I drove a taxi for {tradeYears} years, and I know each street by the noise it makes at every hour.',
    ],
    studied: null,
  },
  {
    was: ['electricista', 'electricista', 'electrician'],
    lesson: [
      'Fui electricista {tradeYears} años: en una visita, lo primero que abro es el cuadro de la luz.',
      'Vaig ser electricista {tradeYears} anys: en una visita, el primer que obro és el quadre de llums.',
      'I was an electrician for {tradeYears} years: the first thing I open on a visit is the fuse box.',
    ],
    studied: [
      'Técnico en Instalaciones Eléctricas',
      'Tècnic en Instal·lacions Elèctriques',
      'Certificate in Electrical Installations',
    ],
  },
  {
    was: ['guía turístic[o|a]', 'guia turístic[|a]', 'tour guide'],
    lesson: [
      'Hice de guía {tradeYears} años; enseñar una casa también es contar lo que ha pasado en su calle.',
      'Vaig fer de guia {tradeYears} anys; ensenyar una casa també és explicar què ha passat al seu carrer.',
      'I worked as a tour guide for {tradeYears} years; showing a home also means telling what has happened in its street.',
    ],
    studied: ['Diplomatura en Turismo', 'Diplomatura en Turisme', 'Diploma in Tourism'],
  },
  {
    was: ['auxiliar de vuelo', 'auxiliar de vol', 'flight attendant'],
    lesson: [
      'Volé {tradeYears} años como auxiliar y sé tratar con gente cansada que quiere llegar a casa.',
      'Vaig volar {tradeYears} anys com a auxiliar i sé tractar amb gent cansada que vol arribar a casa.',
      'I flew for {tradeYears} years as a flight attendant, and I know how to treat tired people who want to get home.',
    ],
    studied: [
      'Tripulante de Cabina de Pasajeros (TCP)',
      'Tripulant de Cabina de Passatgers (TCP)',
      'Cabin Crew Certificate',
    ],
  },
  {
    was: [
      'administrativ[o|a] en un registro de la propiedad',
      'administrati[u|va] en un registre de la propietat',
      'clerk at a land registry',
    ],
    lesson: [
      'Trabajé {tradeYears} años en un registro de la propiedad: sé dónde está cada papel y cuánto tarda en llegar.',
      'Vaig treballar {tradeYears} anys en un registre de la propietat: sé on és cada paper i quant triga a arribar.',
      'I worked at a land registry for {tradeYears} years: I know where each paper is and how long it takes to arrive.',
    ],
    studied: [
      'Técnico Superior en Administración',
      'Tècnic Superior en Administració',
      'Higher Diploma in Administration',
    ],
  },
  {
    was: ['oficial de notaría', 'oficial de notaria', "notary's clerk"],
    lesson: [
      'Preparé escrituras en una notaría {tradeYears} años; por eso quien firma conmigo lee el documento la semana antes.',
      'Vaig preparar escriptures en una notaria {tradeYears} anys; per això qui signa amb mi llegeix el document la setmana abans.',
      "I drew up deeds in a notary's office for {tradeYears} years, so whoever signs with me reads the document the week before.",
    ],
    studied: ['Grado en Derecho', 'Grau en Dret', 'Law Degree'],
  },
  {
    was: ['jardiner[o|a] municipal', 'jardiner[|a] municipal', 'council gardener'],
    lesson: [
      'Fui jardiner[o|a] municipal {tradeYears} años: distingo un árbol bonito de un árbol que levantará el suelo.',
      "Vaig ser jardiner[|a] municipal {tradeYears} anys: distingeixo un arbre bonic d'un arbre que aixecarà el paviment.",
      'I was a council gardener for {tradeYears} years: I can tell a fine tree from one that will lift the pavement.',
    ],
    studied: ['Técnico en Jardinería', 'Tècnic en Jardineria', 'Certificate in Gardening'],
  },
  {
    was: ['carpinter[o|a]', 'fuster[|a]', 'carpenter'],
    lesson: [
      'Trabajé la madera {tradeYears} años; si una ventana cierra mal, sé si se arregla en una tarde o no se arregla.',
      "Vaig treballar la fusta {tradeYears} anys; si una finestra tanca malament, sé si s'arregla en una tarda o si no s'arregla.",
      'I worked with wood for {tradeYears} years; if a window does not shut, I know whether an afternoon will mend it or nothing will.',
    ],
    studied: null,
  },
  {
    was: [
      'dependient[e|a] en la tienda familiar',
      'dependent[|a] a la botiga familiar',
      'shop assistant in the family business',
    ],
    lesson: [
      'Despaché {tradeYears} años en la tienda de telas de mis padres, donde se aprende a no vender lo que no hace falta.',
      "Vaig despatxar {tradeYears} anys a la botiga de teles dels meus pares, on s'aprèn a no vendre el que no cal.",
      "I served for {tradeYears} years in my parents' fabric shop, where you learn not to sell what nobody needs.",
    ],
    studied: null,
  },
  {
    was: ['entrenador[|a] de baloncesto', 'entrenador[|a] de bàsquet', 'basketball coach'],
    lesson: [
      'Entrené a equipos de baloncesto {tradeYears} años: de ahí me viene preparar cada visita como si fuera un partido.',
      "Vaig entrenar equips de bàsquet {tradeYears} anys: d'aquí em ve preparar cada visita com si fos un partit.",
      'I coached basketball teams for {tradeYears} years, and I still prepare every visit as if it were a match.',
    ],
    studied: [
      'Grado en Ciencias de la Actividad Física y del Deporte',
      "Grau en Ciències de l'Activitat Física i de l'Esport",
      'Degree in Sports Science',
    ],
  },
  {
    was: ['ingenier[o|a] de telecomunicaciones', 'enginyer[|a] de telecomunicacions', 'telecommunications engineer'],
    lesson: [
      'Fui ingenier[o|a] {tradeYears} años, y me ha quedado la costumbre de no afirmar lo que no he medido.',
      "Vaig ser enginyer[|a] {tradeYears} anys, i m'ha quedat el costum de no afirmar el que no he mesurat.",
      'I was an engineer for {tradeYears} years, and I have kept the habit of not claiming what I have not measured.',
    ],
    studied: [
      'Ingeniería de Telecomunicación',
      'Enginyeria de Telecomunicació',
      'Degree in Telecommunications Engineering',
    ],
  },
  {
    was: ['traductor[|a]', 'traductor[|a]', 'translator'],
    lesson: [
      'Traduje contratos {tradeYears} años, y sé lo que cuesta una palabra mal puesta.',
      'Vaig traduir contractes {tradeYears} anys, i sé què costa una paraula mal posada.',
      'I translated contracts for {tradeYears} years, and I know what one misplaced word can cost.',
    ],
    studied: [
      'Licenciatura en Traducción e Interpretación',
      'Llicenciatura en Traducció i Interpretació',
      'Degree in Translation and Interpreting',
    ],
  },
  {
    was: ['peluquer[o|a]', 'perruquer[|a]', 'hairdresser'],
    lesson: [
      'Tuve una peluquería {tradeYears} años; allí me contaban quién vendía antes de que se supiera.',
      "Vaig tenir una perruqueria {tradeYears} anys; allà m'explicaven qui venia abans que se sabés.",
      'I had a hair salon for {tradeYears} years; people told me who was selling before anybody knew.',
    ],
    studied: ['Técnico en Peluquería', 'Tècnic en Perruqueria', 'Hairdressing Certificate'],
  },
];
