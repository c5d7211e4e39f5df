import type { Language } from '#shared/i18n/languages.ts';

type Words = Readonly<Record<Language, string>>;

interface Post {
  category: 'news' | 'sector' | 'showcase' | 'home';
  slug: string;
  /** What its picture shows. */
  alt: Words;
  title: Words;
  excerpt: Words;
}

export const postCategories = {
  news: { slug: 'noticias', title: { es: 'Noticias', ca: 'Notícies', en: 'News' }, color: '#1f4d4a' },
  sector: { slug: 'sector-inmobiliario', title: { es: 'Sector', ca: 'Sector', en: 'Market' }, color: '#2f6f8f' },
  showcase: { slug: 'escaparate', title: { es: 'Escaparate', ca: 'Aparador', en: 'Showcase' }, color: '#b4553a' },
  home: { slug: 'hogar', title: { es: 'Hogar', ca: 'Llar', en: 'Home' }, color: '#7a6434' },
} as const satisfies Record<Post['category'], { slug: string; title: Words; color: string }>;

/** The magazine's posts, newest first: the home page shows ten, the pages for owners those of the sector. */
export const posts: readonly Post[] = [
  {
    category: 'home',
    slug: 'vivir-con-luz-del-norte',
    alt: {
      es: 'Una butaca verde junto a una ventana con cortinas claras',
      ca: "Una butaca verda al costat d'una finestra amb cortines clares",
      en: 'A green armchair beside a window with pale curtains',
    },
    title: { es: 'Vivir con luz del norte', ca: 'Viure amb llum del nord', en: 'Living with northern light' },
    excerpt: {
      es: 'No todo es orientación sur. Cómo elegir colores, textiles y lámparas cuando la claridad llega pareja durante todo el día.',
      ca: 'No tot és orientació sud. Com triar colors, tèxtils i llums quan la claror és la mateixa tot el dia.',
      en: 'There is more to life than facing south. How to choose colours, fabrics and lamps when the light stays the same all day.',
    },
  },
  {
    category: 'sector',
    slug: 'que-mirar-antes-de-firmar-las-arras',
    alt: {
      es: 'Un contrato sobre la mesa, con bolígrafo, gafas y llaves',
      ca: 'Un contracte damunt la taula, amb bolígraf, ulleres i claus',
      en: 'A contract on the table, with a pen, glasses and keys',
    },
    title: {
      es: 'Qué mirar antes de firmar las arras',
      ca: 'Què cal mirar abans de signar les arres',
      en: 'What to check before you pay a deposit',
    },
    excerpt: {
      es: 'Nota simple, derramas, certificado energético: una lista breve para llegar a la firma con los deberes hechos.',
      ca: 'Nota simple, derrames, certificat energètic: una llista curta per arribar a la signatura amb els deures fets.',
      en: 'Land registry extract, pending charges, energy certificate: a short list to come to the signing prepared.',
    },
  },
  {
    category: 'showcase',
    slug: 'una-casa-de-pueblo-que-respira',
    alt: {
      es: 'El patio de piedra de una casa de pueblo con las paredes encaladas',
      ca: "El pati de pedra d'una casa de poble amb les parets emblanquinades",
      en: 'The stone courtyard of a village house with limewashed walls',
    },
    title: {
      es: 'Una casa de pueblo que respira',
      ca: 'Una casa de poble que respira',
      en: 'A village house that breathes',
    },
    excerpt: {
      es: 'Tres plantas, un patio y muros de medio metro: visitamos una reforma en Palafrugell hecha con cal, madera y paciencia.',
      ca: 'Tres plantes, un pati i murs de mig metre: visitem una reforma a Palafrugell feta amb calç, fusta i paciència.',
      en: 'Three floors, a courtyard and walls half a metre thick: we visit a renovation in Palafrugell made of lime, wood and patience.',
    },
  },
  {
    category: 'news',
    slug: 'la-red-llega-a-quince-ciudades',
    alt: {
      es: 'Un mapa desplegado con una chincheta en cada una de las quince ciudades',
      ca: 'Un mapa desplegat amb una xinxeta a cadascuna de les quinze ciutats',
      en: 'A folded-out map with a pin in each of the fifteen cities',
    },
    title: {
      es: 'La red llega a quince ciudades',
      ca: 'La xarxa arriba a quinze ciutats',
      en: 'The network reaches fifteen cities',
    },
    excerpt: {
      es: 'Con las incorporaciones de este otoño, nuestros agentes atienden ya de Girona a Tenerife.',
      ca: "Amb les incorporacions d'aquesta tardor, els nostres agents ja atenen de Girona a Tenerife.",
      en: 'With those who joined us this autumn, our agents now look after homes from Girona to Tenerife.',
    },
  },
  {
    category: 'home',
    slug: 'suelos-hidraulicos-como-cuidarlos',
    alt: {
      es: 'Suelo hidráulico con jabón y un cepillo',
      ca: 'Terra hidràulic amb sabó i un raspall',
      en: 'Patterned cement tiles with soap and a brush',
    },
    title: {
      es: 'Suelos hidráulicos: cómo cuidarlos',
      ca: 'Terres hidràulics: com cuidar-los',
      en: 'Patterned cement tiles: how to look after them',
    },
    excerpt: {
      es: 'Jabón neutro, cera y nada de lejía. Los consejos de una restauradora para que duren otros cien años.',
      ca: "Sabó neutre, cera i gens de lleixiu. Els consells d'una restauradora perquè durin cent anys més.",
      en: 'Mild soap, wax and never any bleach. A restorer tells us how to make them last another hundred years.',
    },
  },
  {
    category: 'sector',
    slug: 'alquiler-de-temporada-lo-que-cambia',
    alt: {
      es: 'Un recibidor con una maleta, un calendario y unas llaves',
      ca: 'Un rebedor amb una maleta, un calendari i unes claus',
      en: 'A hall with a suitcase, a calendar and a set of keys',
    },
    title: {
      es: 'Alquiler de temporada: lo que cambia',
      ca: 'Lloguer de temporada: què canvia',
      en: 'Seasonal lets: what is changing',
    },
    excerpt: {
      es: 'Registro, duración y finalidad. Resumimos en cinco puntos lo que propietarios e inquilinos deben saber.',
      ca: 'Registre, durada i finalitat. Resumim en cinc punts el que han de saber propietaris i llogaters.',
      en: 'Registration, length and purpose. Five points that owners and tenants should know.',
    },
  },
  {
    category: 'showcase',
    slug: 'tres-aticos-y-tres-maneras-de-usar-la-terraza',
    alt: {
      es: 'Una terraza con la mesa puesta y cajones con plantas, sobre los tejados',
      ca: 'Una terrassa amb la taula parada i caixes amb plantes, damunt les teulades',
      en: 'A roof terrace with the table laid and boxes of plants, above the rooftops',
    },
    title: {
      es: 'Tres áticos y tres maneras de usar la terraza',
      ca: 'Tres àtics i tres maneres de fer servir la terrassa',
      en: 'Three penthouses, three ways to use a terrace',
    },
    excerpt: {
      es: 'Un huerto, un comedor y un taller al aire libre en Sevilla, Zaragoza y Santa Cruz.',
      ca: "Un hort, un menjador i un taller a l'aire lliure a Sevilla, Saragossa i Santa Cruz.",
      en: 'A vegetable garden, a dining room and an open-air workshop in Seville, Zaragoza and Santa Cruz.',
    },
  },
  {
    category: 'home',
    slug: 'mudarse-con-ninos-sin-perder-la-calma',
    alt: {
      es: 'Cajas de mudanza, una planta y un oso de peluche',
      ca: 'Caixes de mudança, una planta i un os de peluix',
      en: 'Moving boxes, a plant and a teddy bear',
    },
    title: {
      es: 'Mudarse con niños sin perder la calma',
      ca: 'Mudar-se amb nens sense perdre la calma',
      en: 'Moving house with children and keeping calm',
    },
    excerpt: {
      es: 'Un calendario de seis semanas y una caja que se abre la primera noche.',
      ca: "Un calendari de sis setmanes i una capsa que s'obre la primera nit.",
      en: 'A six-week calendar, and one box to open on the first night.',
    },
  },
  {
    category: 'news',
    slug: 'el-veinte-por-ciento-que-se-comparte',
    alt: {
      es: 'Una tarta con una quinta parte servida en otro plato',
      ca: 'Un pastís amb una cinquena part servida en un altre plat',
      en: 'A tart with one fifth served on another plate',
    },
    title: {
      es: 'El veinte por ciento que se comparte',
      ca: 'El vint per cent que es comparteix',
      en: 'The twenty per cent we share',
    },
    excerpt: {
      es: 'A qué entidades sin ánimo de lucro ha ido este año la parte de los beneficios que la red dona.',
      ca: 'A quines entitats sense ànim de lucre ha anat enguany la part dels beneficis que la xarxa dona.',
      en: 'Which non-profit organisations received the part of our profits that the network gave away this year.',
    },
  },
  {
    category: 'sector',
    slug: 'como-leer-un-certificado-energetico',
    alt: {
      es: 'Una escala energética de la A a la G bajo una lupa',
      ca: 'Una escala energètica de la A a la G sota una lupa',
      en: 'An energy scale from A to G under a magnifying glass',
    },
    title: {
      es: 'Cómo leer un certificado energético',
      ca: 'Com es llegeix un certificat energètic',
      en: 'How to read an energy certificate',
    },
    excerpt: {
      es: 'De la A a la G: qué dicen el consumo y las emisiones, y cuánto se nota en la factura de enero.',
      ca: 'De la A a la G: què diuen el consum i les emissions, i quant es nota en la factura del gener.',
      en: "From A to G: what consumption and emissions tell you, and how much of it shows in January's bill.",
    },
  },
  {
    category: 'sector',
    slug: 'vender-mi-piso-rapido',
    alt: {
      es: 'Un salón luminoso con una librería de madera y un sofá claro',
      ca: 'Una sala lluminosa amb una llibreria de fusta i un sofà clar',
      en: 'A bright living room with a wooden bookcase and a pale sofa',
    },
    title: {
      es: 'Vender mi piso rápido: lo que ayuda y lo que no',
      ca: 'Vendre el meu pis de pressa: què ajuda i què no',
      en: 'Selling my flat fast: what helps and what does not',
    },
    excerpt: {
      es: 'El precio del primer mes pesa más que todo lo demás. Después vienen la luz, el orden y contestar el teléfono.',
      ca: "El preu del primer mes pesa més que tota la resta. Després venen la llum, l'ordre i contestar el telèfon.",
      en: 'The price in the first month matters more than anything else. Then come light, order and answering the phone.',
    },
  },
  {
    category: 'sector',
    slug: 'alquilar-mi-piso-de-forma-segura',
    alt: {
      es: 'Un recibidor con la puerta cerrada, un espejo redondo y una planta',
      ca: 'Un rebedor amb la porta tancada, un mirall rodó i una planta',
      en: 'A hallway with its door closed, a round mirror and a plant',
    },
    title: {
      es: 'Alquilar mi piso de forma segura',
      ca: 'Llogar el meu pis de manera segura',
      en: 'Letting my flat safely',
    },
    excerpt: {
      es: 'Solvencia, contrato, fianza e inventario: cuatro pasos que evitan casi todos los disgustos.',
      ca: 'Solvència, contracte, fiança i inventari: quatre passos que eviten gairebé tots els maldecaps.',
      en: 'Solvency, contract, deposit and inventory: four steps that avoid almost all trouble.',
    },
  },
  {
    category: 'sector',
    slug: 'como-elegir-una-agencia',
    alt: {
      es: 'Una casa de esquina con balcones floridos y un naranjo delante, al atardecer',
      ca: 'Una casa cantonera amb balcons florits i un taronger al davant, al capvespre',
      en: 'A corner house with flowers on its balconies and an orange tree in front, at sunset',
    },
    title: {
      es: 'Cómo elegir una agencia',
      ca: 'Com es tria una agència',
      en: 'How to choose an agency',
    },
    excerpt: {
      es: 'Siete preguntas para la primera visita, y las respuestas que deberían hacerle dudar.',
      ca: 'Set preguntes per a la primera visita, i les respostes que us haurien de fer dubtar.',
      en: 'Seven questions for the first meeting, and the answers that should make you hesitate.',
    },
  },
  {
    category: 'sector',
    slug: 'vender-con-agencia-o-por-mi-cuenta',
    alt: {
      es: 'Una mesa de trabajo con ordenador junto a un ventanal que da a los tejados',
      ca: 'Una taula de treball amb ordinador al costat d’un finestral que dona a les teulades',
      en: 'A desk with a computer beside a large window over the rooftops',
    },
    title: {
      es: '¿Vender con agencia o por mi cuenta?',
      ca: 'Vendre amb agència o pel meu compte?',
      en: 'Selling with an agency, or on my own?',
    },
    excerpt: {
      es: 'Qué trabajo se ahorra, qué cuesta y en qué casos tiene sentido hacerlo uno mismo.',
      ca: 'Quina feina us estalvieu, què costa i en quins casos té sentit fer-ho un mateix.',
      en: 'What work it saves, what it costs, and when it makes sense to do it yourself.',
    },
  },
  {
    category: 'sector',
    slug: 'por-que-no-se-vende-mi-piso',
    alt: {
      es: 'Un comedor al anochecer, con la lámpara encendida y las sillas vacías',
      ca: 'Un menjador al vespre, amb el llum encès i les cadires buides',
      en: 'A dining room at dusk, with the lamp lit and the chairs empty',
    },
    title: {
      es: '¿Por qué no se vende mi piso?',
      ca: 'Per què no es ven el meu pis?',
      en: 'Why will my flat not sell?',
    },
    excerpt: {
      es: 'Si a los sesenta días nadie ha vuelto a verlo, el anuncio está diciendo algo. Cómo leerlo.',
      ca: "Si al cap de seixanta dies ningú no ha tornat a veure'l, l'anunci diu alguna cosa. Com s'ha de llegir.",
      en: 'If nobody has come back for a second look after sixty days, the advert is telling you something. How to read it.',
    },
  },
];
