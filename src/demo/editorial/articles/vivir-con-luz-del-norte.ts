import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const vivirConLuzDelNorte: ArticleInput = {
  slug: 'vivir-con-luz-del-norte',
  category: 'hogar',
  date: '2026-11-19',
  author: 'João Figueiredo',
  es: {
    title: 'Vivir con luz del norte',
    excerpt:
      'No todo es orientación sur. Cómo elegir colores, textiles y lámparas cuando la claridad llega uniforme, y qué vigilar en invierno.',
    body: `Durante siglos los pintores buscaron talleres con ventanas al norte. La razón es sencilla: el sol no entra, así que la luz no cambia de color ni dibuja manchas en el suelo. Llega del cielo, uniforme, de la mañana a la tarde. Vivir con ella tiene ventajas que un anuncio rara vez cuenta, y dos o tres trampas que conviene conocer.

## Primero, mire una semana

Antes de pintar, fíjese en qué hace la luz en cada habitación a las nueve, a las dos y a las seis. Un piso al norte sobre un patio blanco puede tener más claridad que uno al sur detrás de un plátano. Cuentan la anchura de la calle, la altura de la planta y el color de la fachada de enfrente, que hace de pantalla.

Limpie los cristales por fuera. Parece un consejo de abuela, y es el cambio más barato que existe.

## Colores: el blanco no siempre ayuda

La luz del norte es algo azulada. Un blanco puro se vuelve gris y frío. Funcionan mejor:

- **Blancos con una gota de ocre o de rosa**, los que en la carta parecen crema.
- **Tonos medios y cálidos**, como arcilla, mostaza apagada o verde oliva, en la habitación más oscura. Un cuarto con poca luz no se aclara pintándolo de blanco; se vuelve acogedor si se acepta que es oscuro.
- **Techo y carpintería un punto más claros** que la pared, en acabado satinado, que devuelve luz.

Pinte una muestra de medio metro en dos paredes y viva con ella dos días. La carta de colores miente, y la pantalla más.

## Textiles y materiales

Lo que el sol no calienta lo tiene que calentar la vista. Lana, lino sin blanquear, madera de tono miel, fibras vegetales. Las cortinas, de visillo y colgadas a los lados del hueco, con la barra veinte centímetros más larga por cada extremo, para que abiertas no tapen cristal.

Ponga los espejos en la pared perpendicular a la ventana, o enfrente si lo que reflejan es cielo. Un espejo que refleja un armario solo repite el armario.

## Lámparas: tres, y bajas

Una sola luz en el techo aplana la habitación. Reparta tres o cuatro puntos a la altura de los ojos: junto al sofá, sobre la mesa, en una estantería. Elija bombillas de 2.700 kelvin y con un índice de reproducción cromática de 90 o más; las dos cifras vienen en la caja. Para leer o trabajar, una lámpara dirigida de 3.000.

Quien trabaja en casa sale ganando: con una ventana al norte no hay reflejos en la pantalla, y la mesa puede ponerse donde quiera.

## Lo que hay que vigilar en invierno

Una pared que no recibe sol se seca despacio. Si hay condensación en los cristales por la mañana, ventile diez minutos con todo abierto, separe los armarios unos centímetros de la fachada y seque el marco. Si la mancha vuelve, el problema es un puente térmico, y no se arregla con pintura.

Por eso, en una casa al norte, las ventanas importan más que en ninguna. Al visitarla, mire si el vidrio es doble y pida [el certificado energético](/magazine/sector-inmobiliario/como-leer-un-certificado-energetico): la demanda de calefacción dice en kilovatios hora lo que aquí decimos con palabras.

## Y en agosto

Nadie habla del norte en agosto, cuando los vecinos del sur viven con la persiana bajada y usted desayuna con la ventana abierta. En [una casa de Sevilla](/viviendas-sevilla-compra), o de Albacete, es una razón para comprar.`,
  },
  ca: {
    title: 'Viure amb llum del nord',
    excerpt:
      'No tot és orientació sud. Com triar colors, tèxtils i llums quan la claror és la mateixa tot el dia, i què cal vigilar a l’hivern.',
    body: `Durant segles els pintors van buscar tallers amb finestres al nord. La raó és senzilla: el sol no hi entra, de manera que la llum no canvia de color ni fa taques a terra. Arriba del cel, igual, del matí a la tarda. Viure amb aquesta llum té avantatges que un anunci no sol explicar, i dos o tres paranys que val la pena conèixer.

## Primer, observeu-la una setmana

Abans de pintar, mireu què fa la llum a cada habitació a les nou, a les dues i a les sis. Un pis al nord que dona a un pati blanc pot tenir més claror que un al sud darrere d’un plàtan. Hi compten l’amplada del carrer, l’alçada de la planta i el color de la façana del davant, que fa de pantalla.

Netegeu els vidres per fora. Sembla un consell d’àvia, i és el canvi més barat que hi ha.

## Colors: el blanc no sempre ajuda

La llum del nord és una mica blavosa. Un blanc pur es torna gris i fred. Funcionen més bé:

- **Blancs amb una gota d’ocre o de rosa**, els que a la carta semblen crema.
- **Tons mitjans i càlids**, com argila, mostassa apagada o verd oliva, a l’habitació més fosca. Una cambra amb poca llum no s’aclareix pintant-la de blanc; es torna acollidora si accepteu que és fosca.
- **Sostre i fusteria un punt més clars** que la paret, en acabat setinat, que torna la llum.

Pinteu una mostra de mig metre en dues parets i visqueu-hi dos dies. La carta de colors enganya, i la pantalla encara més.

## Tèxtils i materials

El que el sol no escalfa ho ha d’escalfar la vista. Llana, lli sense blanquejar, fusta de to de mel, fibres. Les cortines, primes i penjades als costats de l’obertura, amb la barra vint centímetres més llarga per cada banda, perquè obertes no tapin vidre.

Poseu els miralls a la paret perpendicular a la finestra, o al davant si el que reflecteixen és cel. Un mirall que reflecteix un armari només repeteix l’armari.

## Llums: tres, i baixos

Un sol llum al sostre aplana l’habitació. Repartiu-ne tres o quatre a l’alçada dels ulls: al costat del sofà, damunt la taula, en un prestatge. Trieu bombetes de 2.700 kelvin i amb un índex de reproducció cromàtica de 90 o més; les dues xifres surten a la capsa. Per llegir o treballar, un llum dirigit de 3.000.

Qui treballa a casa hi surt guanyant: amb una finestra al nord no hi ha reflexos a la pantalla, i podeu posar la taula on vulgueu.

## Què cal vigilar a l’hivern

Una paret que no rep sol s’asseca a poc a poc. Si al matí hi ha condensació als vidres, ventileu deu minuts amb tot obert, separeu els armaris uns centímetres de la façana i eixugueu el marc. Si la taca torna, el problema és un pont tèrmic, i no s’arregla amb pintura.

Per això, en una casa al nord, les finestres importen més que enlloc. Quan la visiteu, mireu si el vidre és doble i demaneu [el certificat energètic](/magazine/ca/sector-inmobiliario/como-leer-un-certificado-energetico): la demanda de calefacció diu en quilowatts hora el que aquí diem amb paraules.

## I a l’agost

Ningú no parla del nord a l’agost, quan els veïns del sud viuen amb la persiana abaixada i vós esmorzeu amb la finestra oberta. En [una casa de Sevilla](/ca/habitatges-sevilla-compra), o d’Albacete, és una raó per comprar.`,
  },
  en: {
    title: 'Living with northern light',
    excerpt:
      'There is more to life than facing south. How to choose colours, fabrics and lamps for an even light, and what to watch for in winter.',
    body: `For centuries painters looked for studios with windows to the north. The reason is simple: the sun does not come in, so the light neither changes colour nor throws patches on the floor. It comes from the sky, the same from morning to afternoon. Living with it has advantages that adverts rarely mention, and two or three traps worth knowing about.

## First, watch it for a week

Before you paint, notice what the light does in each room at nine, at two and at six. A north-facing flat above a white courtyard can be brighter than a south-facing one behind a plane tree. The width of the street matters, and the storey, and the colour of the façade opposite, which acts as a screen.

Clean the outside of the windows. It sounds like grandmother’s advice, and it is the cheapest change there is.

## Colours: white is not always the answer

Northern light is slightly blue. Pure white turns grey and cold in it. These do better:

- **Whites with a drop of ochre or pink**, the ones that look like cream on the chart.
- **Warm middle tones**, such as clay, muted mustard or olive, in the darkest room. A dim room does not become bright because it is painted white; it becomes snug once you accept that it is dim.
- **A ceiling and woodwork one shade lighter** than the wall, in a satin finish, which gives light back.

Paint a sample half a metre wide on two walls and live with it for two days. Colour charts lie, and screens lie more.

## Fabrics and materials

What the sun does not warm, the eye has to. Wool, unbleached linen, honey-coloured wood, natural fibres. Choose sheer curtains and hang them to the sides of the window, on a pole twenty centimetres longer at each end, so that they cover no glass when they are open.

Put mirrors on the wall at right angles to the window, or opposite it if what they reflect is sky. A mirror that reflects a wardrobe only gives you a second wardrobe.

## Lamps: three of them, and low

A single ceiling light flattens a room. Spread three or four around at eye level: by the sofa, over the table, on a shelf. Choose bulbs of 2,700 kelvin with a colour rendering index of 90 or more; both figures are on the box. For reading or working, a directed lamp of 3,000.

People who work from home come out ahead: with a north window there is no glare on the screen, and the desk can go wherever they like.

## What to watch for in winter

A wall that never gets the sun dries slowly. If there is condensation on the panes in the morning, open everything for ten minutes, keep wardrobes a few centimetres away from the outside wall and wipe the frames dry. If the stain returns, the trouble is a thermal bridge, and paint will not cure it.

That is why windows matter more in a north-facing home than anywhere else. When you view one, see whether it is double-glazed and ask for [the energy certificate](/magazine/en/sector-inmobiliario/como-leer-un-certificado-energetico): the heating demand says in kilowatt-hours what we say here in words.

## And in August

Nobody talks about the north in August, when the neighbours to the south live behind lowered shutters and you have breakfast with the window open. For [a home in Seville](/en/properties-sevilla-buy), or in Albacete, it is a reason to buy.`,
  },
};
