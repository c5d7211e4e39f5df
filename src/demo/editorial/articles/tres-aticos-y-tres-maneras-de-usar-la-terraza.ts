import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const tresAticosYTresManerasDeUsarLaTerraza: ArticleInput = {
  slug: 'tres-aticos-y-tres-maneras-de-usar-la-terraza',
  category: 'escaparate',
  date: '2025-11-27',
  author: 'Uxía Loureiro',
  es: {
    title: 'Tres áticos y tres maneras de usar la terraza',
    excerpt:
      'Un huerto, un comedor y un taller al aire libre en Sevilla, Zaragoza y Santa Cruz, y las normas que conviene mirar antes de copiarlos.',
    body: `Una terraza grande se vende sola y después, muchas veces, se queda con dos sillas y una bicicleta. Hemos visitado tres que se usan a diario. Ninguna es de revista; las tres tienen algo que se puede copiar.

## Sevilla: un huerto a media altura

Manuela tiene setenta y un años y tomates en noviembre. Su ático de Triana da al sureste, y el problema no era el sol, sino todo lo demás: el calor del suelo en julio, el viento y la espalda. Lo resolvió con seis mesas de cultivo a la altura de la cintura, pegadas a los muros, un toldo de lona clara que corre de mayo a septiembre y riego por goteo con programador, que se abre a las seis de la mañana.

- Planta en octubre lo que aguanta el invierno, como habas, lechugas y acelgas, y en marzo lo del verano.
- Las mesas reparten el peso en cuatro patas con una placa debajo, cerca de las vigas y nunca en el centro.
- El agua que sobra va a una bandeja, no al desagüe: el sustrato lo atascaría.

## Zaragoza: un comedor contra el cierzo

«Aquí no se decora: se ancla», dice Jorge. La terraza mira al noroeste, de donde viene el cierzo, y el primer año perdió una sombrilla que apareció en otra calle. Ahora hay un banco de obra con asiento de madera que hace de cortavientos, una mesa atornillada y una celosía de lamas. La celosía es mejor que un vidrio, porque frena el viento en lugar de devolverlo.

Cenan fuera de abril a octubre. Las luces quedan por debajo de la altura de los ojos, en el canto del banco, y a medianoche se apagan solas: fue idea de la vecina de abajo, y desde entonces se llevan muy bien.

## Santa Cruz: un taller con vistas

Nayra restaura sillas. En su ático de Santa Cruz de Tenerife el clima permite trabajar fuera casi todo el año, con la puerta abierta y sin serrín en el salón. Tiene un banco de carpintero bajo el alero, un armario estanco para las herramientas y una norma de horario: el ruido, de diez a una y de cuatro a siete.

Lo que más le costó fue la sal. Todo lo que está fuera es de acero inoxidable, aluminio o madera aceitada dos veces al año. Lo demás duró un invierno.

## Antes de copiarlos

Una terraza es también el tejado de alguien. Cuatro comprobaciones:

- **De quién es.** A menudo es un elemento común de uso privativo: usted la disfruta, pero la cubierta es de todos. Lo dicen el título constitutivo y la nota simple.
- **Cuánto aguanta.** Para una cubierta de uso privado, el Código Técnico toma como referencia una sobrecarga de 100 kilos por metro cuadrado, y en un edificio antiguo nadie lo sabe sin mirar. Un palmo de tierra mojada en toda la superficie pesa el triple. Pregunte a un técnico antes de poner jardineras grandes, una piscina hinchable o un banco de obra.
- **Qué dice la comunidad.** Toldos, celosías y pérgolas suelen estar en los estatutos. Cerrar una terraza cambia la fachada: hace falta acuerdo de la junta y licencia. Un cerramiento sin papeles puede retrasar una venta durante años.
- **Por dónde sale el agua.** Nada debe tapar los sumideros ni perforar la tela asfáltica. Una fuga en el piso de abajo es la manera más cara de tener macetas.

Si busca un ático, pregunte en la visita cuándo se impermeabilizó la cubierta y quién lo pagó. Es la pregunta que distingue a quien quiere una foto de quien va a vivir allí. Y para empezar a mirar, están [Sevilla](/viviendas-sevilla-compra), [Zaragoza](/viviendas-zaragoza-compra) y [Santa Cruz de Tenerife](/viviendas-santa-cruz-de-tenerife-compra).`,
  },
  ca: {
    title: 'Tres àtics i tres maneres de fer servir la terrassa',
    excerpt:
      'Un hort, un menjador i un taller a l’aire lliure a Sevilla, Saragossa i Santa Cruz, i les normes que convé mirar abans de copiar-los.',
    body: `Una terrassa gran es ven sola i després, moltes vegades, es queda amb dues cadires i una bicicleta. N’hem visitat tres que es fan servir cada dia. Cap no és de revista; totes tres tenen alguna cosa que es pot copiar.

## Sevilla: un hort a mitja alçada

La Manuela té setanta-un anys i tomàquets al novembre. El seu àtic de Triana dona al sud-est, i el problema no era el sol, sinó tota la resta: l’escalfor del terra al juliol, el vent i l’esquena. Ho va resoldre amb sis taules de cultiu a l’alçada de la cintura, arrambades als murs, un tendal de lona clara que corre de maig a setembre i reg per degoteig amb programador, que s’obre a les sis del matí.

- A l’octubre hi planta el que aguanta l’hivern, com ara faves, enciams i bledes, i al març el de l’estiu.
- Les taules reparteixen el pes en quatre potes amb una placa a sota, prop de les bigues i mai al mig.
- L’aigua que sobra va a una safata, no al desguàs: el substrat l’embussaria.

## Saragossa: un menjador contra el cerç

«Aquí no es decora: s’ancora», diu en Jorge. La terrassa mira al nord-oest, d’on ve el cerç, i el primer any va perdre un para-sol que va aparèixer en un altre carrer. Ara hi ha un banc d’obra amb seient de fusta que talla el vent, una taula cargolada i una gelosia de lamel·les. La gelosia és millor que un vidre, perquè frena el vent en comptes de tornar-lo.

Sopen a fora d’abril a octubre. Els llums són per sota dels ulls, al cantell del banc, i a mitjanit s’apaguen sols: va ser idea de la veïna de sota, i d’ençà d’aleshores s’avenen molt.

## Santa Cruz: un taller amb vistes

La Nayra restaura cadires. Al seu àtic de Santa Cruz de Tenerife el clima permet treballar a fora gairebé tot l’any, amb la porta oberta i sense serradures a la sala. Té un banc de fuster sota el ràfec, un armari estanc per a les eines i una norma d’horari: el soroll, de deu a una i de quatre a set.

La part més difícil va ser la sal. Tot el que és a fora és d’acer inoxidable, d’alumini o de fusta oliada dues vegades l’any. La resta va durar un hivern.

## Abans de copiar-los

Una terrassa també és la teulada d’algú. Quatre comprovacions:

- **De qui és.** Sovint és un element comú d’ús privatiu: la gaudiu vós, però la coberta és de tothom. Ho diuen el títol constitutiu i la nota simple.
- **Quant aguanta.** Per a una coberta d’ús privat, el Codi tècnic pren com a referència una sobrecàrrega de 100 quilos per metre quadrat, i en un edifici antic ningú no ho sap sense mirar-ho. Un pam de terra molla a tota la superfície pesa el triple. Pregunteu a un tècnic abans de posar-hi jardineres grans, una piscina inflable o un banc d’obra.
- **Què hi diu la comunitat.** Tendals, gelosies i pèrgoles solen sortir als estatuts. Tancar una terrassa canvia la façana: calen acord de la junta i llicència. Un tancament sense papers pot endarrerir una venda durant anys.
- **Per on surt l’aigua.** Res no ha de tapar les boneres ni foradar la tela asfàltica. Una fuita al pis de sota és la manera més cara de tenir testos.

Si busqueu un àtic, pregunteu a la visita quan es va impermeabilitzar la coberta i qui ho va pagar. És la pregunta que distingeix qui vol una foto de qui hi viurà. I per començar a mirar, hi ha [Sevilla](/ca/habitatges-sevilla-compra), [Saragossa](/ca/habitatges-zaragoza-compra) i [Santa Cruz de Tenerife](/ca/habitatges-santa-cruz-de-tenerife-compra).`,
  },
  en: {
    title: 'Three penthouses, three ways to use a terrace',
    excerpt:
      'A vegetable garden, a dining room and an open-air workshop in Seville, Zaragoza and Santa Cruz, and the rules to check before you copy them.',
    body: `A big terrace sells itself and then, very often, ends up with two chairs and a bicycle. We have visited three that are used every day. None of them belongs in a glossy magazine; all three have something worth copying.

## Seville: a garden at waist height

Manuela is seventy-one and has tomatoes in November. Her penthouse in Triana faces south-east, and the trouble was not the sun but everything else: the heat of the floor in July, the wind, and her back. She solved it with six growing tables at waist height, set against the walls, an awning of pale canvas that is drawn from May to September, and drip irrigation on a timer that opens at six in the morning.

- In October she plants what can stand the winter, such as broad beans, lettuce and chard; in March, the summer crops.
- Each table spreads its weight over four legs with a plate underneath, close to the beams and never in the middle.
- Spare water goes into a tray, not the drain, which compost would block.

## Zaragoza: a dining room against the wind

“You don’t decorate here, you anchor,” says Jorge. The terrace faces north-west, where the cierzo blows from, and in the first year he lost a parasol that turned up in another street. Now there is a built-in bench with a wooden seat that breaks the wind, a table screwed down and a screen of slats. Slats are better than glass, because they slow the wind instead of throwing it back.

They dine outside from April to October. The lights are below eye level, along the edge of the bench, and go out by themselves at midnight: that was the downstairs neighbour’s idea, and they have got on very well ever since.

## Santa Cruz: a workshop with a view

Nayra restores chairs. In her penthouse in Santa Cruz de Tenerife the climate lets her work outside nearly all year, with the door open and no sawdust in the living room. She has a carpenter’s bench under the eaves, a watertight cupboard for the tools and a timetable: noise from ten to one and from four to seven.

The hardest thing was the salt. Everything outside is stainless steel, aluminium or wood oiled twice a year. The rest lasted one winter.

## Before you copy them

A terrace is also somebody’s roof. Four things to check:

- **Whose it is.** Often it is a common part in private use: you enjoy it, but the roof belongs to everyone. The deed of the building and the Land Registry extract will tell you.
- **What it can bear.** For roofs in private use the building code works with a load of 100 kilos per square metre, and in an old building nobody knows without looking. A hand’s depth of wet soil all over weighs three times that. Ask an architect or an engineer before you bring in large planters, an inflatable pool or a masonry bench.
- **What the owners’ association says.** Awnings, screens and pergolas are usually covered by its rules. Enclosing a terrace changes the façade: it takes a vote and a licence. An enclosure without papers can hold up a sale for years.
- **Where the water goes.** Nothing may cover the drains or pierce the waterproofing. A leak into the flat below is the most expensive way to keep flowerpots.

If you are looking for a penthouse, ask at the viewing when the roof was last waterproofed and who paid. It is the question that tells those who want a photograph from those who are going to live there. To start looking, there are [Seville](/en/properties-sevilla-buy), [Zaragoza](/en/properties-zaragoza-buy) and [Santa Cruz de Tenerife](/en/properties-santa-cruz-de-tenerife-buy).`,
  },
};
