import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const suelosHidraulicosComoCuidarlos: ArticleInput = {
  slug: 'suelos-hidraulicos-como-cuidarlos',
  category: 'hogar',
  date: '2026-07-02',
  author: 'Àlex Casanovas Riu',
  es: {
    title: 'Suelos hidráulicos: cómo cuidarlos',
    excerpt:
      'Jabón neutro, cera y nada de lejía. Los consejos de una restauradora para que sus baldosas duren otros cien años, manchas incluidas.',
    body: `Roser lleva media vida de rodillas en pisos del Eixample. Restaura suelos hidráulicos, y lo primero que hace al llegar es oler. «Si huele a lejía, ya sé lo que voy a encontrar: colores comidos y una superficie áspera que lo absorbe todo». Le pedimos que nos explicara qué hacer con uno, desde el primer día.

## Qué es y por qué se mancha

No es cerámica. Una baldosa hidráulica es cemento prensado, sin cocer, con una capa de color de tres o cuatro milímetros hecha de cemento blanco, polvo de mármol y pigmentos. Por eso es fresca, por eso el dibujo aguanta un siglo de pisadas y por eso sufre: es porosa, y los ácidos la disuelven.

## La limpieza de cada semana

- Barrer o aspirar antes. La arena de los zapatos lija más que cualquier cepillo.
- Fregar con agua templada y un poco de jabón neutro, con la fregona bien escurrida.
- Pasar después agua sola: el jabón que queda se vuelve pegajoso y gris.

> «La fregona empapada es el enemigo. El agua baja por las juntas, arrastra sales y luego salen en forma de polvo blanco».

Lo que no debe tocarlo nunca: lejía, amoniaco, vinagre, limón, salfumán y los productos antical del baño. Tampoco la vaporeta.

## La cera, dos veces al año

Un suelo sin protección se bebe el café en diez segundos. Roser usa cera incolora para suelos porosos, en capas finas, con el suelo seco de verdad: dos días sin fregar. Se deja secar y se saca brillo con un paño de lana o una máquina de disco blando. En la cocina y el recibidor, cada seis meses; en un dormitorio, una vez al año.

Quien no quiera encerar puede aplicar un impregnante al agua, mate y transpirable. Lo que desaconseja son los barnices que forman película: se rayan, amarillean y no dejan salir la humedad que sube del forjado.

## Manchas

- **Grasa:** cubrirla con polvos de talco o blanco de España toda la noche, barrer y repetir. La paciencia quita más que el disolvente.
- **Vino o café:** absorber sin frotar, agua y jabón neutro.
- **Óxido de una maceta:** no use quitaóxidos, que son ácidos. Llame a alguien.
- **Cera vieja y gris:** un decapante alcalino suave, aclarado varias veces, y vuelta a empezar.

## Piezas rotas o huecas

Golpee con los nudillos. Si suena a hueco, la baldosa está suelta: se levanta con cuidado, se limpia y se vuelve a fijar con mortero de cal, no con pegamento. Una grieta fina se deja como está. Las piezas que faltan se buscan en derribos y en almacenes de recuperación, o se encargan: aún quedan talleres que las hacen a mano si les lleva una muestra. Un truco de oficio es sacar piezas sanas de debajo de un armario y poner ahí las nuevas.

El pulido con máquina de diamante es el último recurso. Cada pasada se lleva una fracción de milímetro de color, y solo hay tres o cuatro milímetros.

## Si va a comprar un piso que los tiene

Levante la esquina de la alfombra y pregunte qué hay bajo la tarima flotante; muchas veces siguen ahí. Si la tarima va suelta, sin cola, el suelo se recupera. Y si el edificio está catalogado, pregunte en el ayuntamiento antes de quitar nada. En el [Eixample y en Gràcia](/viviendas-barcelona-compra) son casi una costumbre; también los verá en casas reformadas como [esta de Palafrugell](/magazine/escaparate/una-casa-de-pueblo-que-respira).`,
  },
  ca: {
    title: 'Mosaic hidràulic: com cuidar-lo',
    excerpt:
      'Sabó neutre, cera i gens de lleixiu. Els consells d’una restauradora perquè les rajoles durin cent anys més, amb taques i tot.',
    body: `La Roser fa mitja vida que va de genolls per pisos de l’Eixample. Restaura paviments de mosaic hidràulic, i la primera cosa que fa quan arriba és ensumar. «Si fa olor de lleixiu, ja sé què hi trobaré: colors menjats i una superfície aspra que s’ho beu tot.» Li hem demanat que ens expliqui com s’ha de tractar, des del primer dia.

## Què és i per què es taca

No és ceràmica. Una rajola hidràulica és ciment premsat, sense coure, amb una capa de color de tres o quatre mil·límetres feta de ciment blanc, pols de marbre i pigments. Per això és fresca, per això el dibuix aguanta un segle de trepitjades i per això pateix: és porosa, i els àcids la desfan.

## La neteja de cada setmana

- Escombreu o passeu l’aspiradora abans. La sorra de les sabates ratlla més que cap raspall.
- Fregueu amb aigua tèbia i una mica de sabó neutre, amb el pal de fregar ben escorregut.
- Passeu-hi després aigua sola: el sabó que hi queda es torna enganxós i gris.

> «El pal de fregar xop és l’enemic. L’aigua s’escola per les juntes, arrossega sals i després surten en forma de pols blanca.»

No l’han de tocar mai: lleixiu, amoníac, vinagre, llimona, salfumant i els productes anticalç del bany. La màquina de vapor, tampoc.

## La cera, dues vegades l’any

Un terra sense protecció es beu el cafè en deu segons. La Roser fa servir cera incolora per a terres porosos, en capes primes, amb el terra sec de debò: dos dies sense fregar. Es deixa eixugar i s’enllustra amb un drap de llana o una màquina de disc tou. A la cuina i al rebedor, cada sis mesos; en un dormitori, un cop l’any.

Qui no vulgui encerar pot aplicar-hi un impregnant a l’aigua, mat i transpirable. Desaconsella els vernissos que fan pel·lícula: es ratllen, groguegen i no deixen sortir la humitat que puja del forjat.

## Taques

- **Greix:** cobriu-lo amb pols de talc o blanc d’Espanya tota la nit, escombreu i torneu-hi. La paciència treu més que el dissolvent.
- **Vi o cafè:** absorbiu sense fregar, i després aigua i sabó neutre.
- **Rovell d’un test:** no hi poseu desrovellants, que són àcids. Truqueu a algú.
- **Cera vella i grisa:** un decapant alcalí suau, esbandit uns quants cops, i tornem-hi.

## Peces trencades o que sonen buides

Piqueu amb els artells. Si sona buit, la rajola s’ha desenganxat: s’aixeca amb compte, es neteja i es torna a fixar amb morter de calç, no amb cola. Una esquerda fina es deixa com està. Les peces que falten es busquen en enderrocs i en magatzems de recuperació, o s’encarreguen: encara hi ha tallers que les fan a mà si els en porteu una mostra. Un truc de l’ofici és treure peces sanes de sota un armari i posar-hi les noves.

El poliment amb màquina de diamant és l’últim recurs. Cada passada s’endú una fracció de mil·límetre de color, i només n’hi ha tres o quatre.

## Si heu de comprar un pis que en tingui

Aixequeu la punta de la catifa i pregunteu què hi ha sota el parquet flotant; moltes vegades encara hi són. Si el parquet va solt, sense cola, el terra es recupera. I si l’edifici és catalogat, pregunteu a l’ajuntament abans de treure res. A l’[Eixample i a Gràcia](/ca/habitatges-barcelona-compra) són gairebé un costum; també en veureu en cases reformades com [aquesta de Palafrugell](/magazine/ca/escaparate/una-casa-de-pueblo-que-respira).`,
  },
  en: {
    title: 'Patterned cement tiles: how to look after them',
    excerpt:
      'Mild soap, wax and never any bleach. A restorer tells us how to make your tiles last another hundred years, and what to do about stains.',
    body: `Roser has spent half her life on her knees in Barcelona’s Eixample. She restores patterned cement tiles, known in Spain as hydraulic tiles, and the first thing she does on arrival is sniff. “If it smells of bleach, I know what I shall find: colours eaten away and a rough surface that drinks everything.” We asked her what to do with such a floor, from the first day on.

## What they are, and why they stain

They are not ceramic. A hydraulic tile is pressed cement, never fired, with a layer of colour three or four millimetres thick made of white cement, marble powder and pigments. That is why it is cool underfoot, why the pattern stands a century of footsteps, and why it suffers: it is porous, and acids dissolve it.

## The weekly clean

- Sweep or vacuum first. Grit from shoes scratches more than any brush.
- Mop with lukewarm water and a little neutral soap, and wring the mop out well.
- Go over it again with plain water: soap left behind turns sticky and grey.

> “A soaking mop is the enemy. The water runs down the joints, picks up salts, and then they come out as white powder.”

Never let these near it: bleach, ammonia, vinegar, lemon, hydrochloric acid or limescale removers from the bathroom. No steam cleaners either.

## Wax, twice a year

An unprotected floor swallows coffee in ten seconds. Roser uses colourless wax for porous floors, in thin coats, on a floor that is really dry: two days without mopping. Leave it to dry and buff it with a woollen cloth or a machine with a soft pad. In the kitchen and hall, every six months; in a bedroom, once a year.

If you would rather not wax, use a water-based impregnator, matt and breathable. What she advises against is any varnish that forms a film: it scratches, turns yellow and traps the moisture that rises from below.

## Stains

- **Grease:** cover it with talc or whiting overnight, sweep and repeat. Patience removes more than solvent does.
- **Wine or coffee:** blot without rubbing, then water and neutral soap.
- **Rust from a flowerpot:** no rust removers, which are acids. Call somebody.
- **Old, grey wax:** a mild alkaline stripper, rinsed several times, and begin again.

## Broken or hollow tiles

Knock with your knuckles. If it sounds hollow, the tile is loose: lift it carefully, clean it and bed it again in lime mortar, not glue. Leave a hairline crack alone. Missing tiles can be found on demolition sites and in salvage yards, or made to order: there are still workshops that press them by hand if you bring a sample. A trick of the trade is to take sound tiles from under a wardrobe and put the new ones there.

Grinding with a diamond machine is the last resort. Each pass takes off a fraction of a millimetre of colour, and there are only three or four to begin with.

## If you are buying a flat that has them

Lift the corner of the rug and ask what is under the laminate; often they are still there. If the laminate floats, without glue, the floor can be saved. And if the building is listed, ask the town hall before you remove anything. In [the Eixample and Gràcia](/en/properties-barcelona-buy) they are almost a habit; you will also see them in renovated houses such as [this one in Palafrugell](/magazine/en/escaparate/una-casa-de-pueblo-que-respira).`,
  },
};
