import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const venderConAgenciaOPorMiCuenta: ArticleInput = {
  slug: 'vender-con-agencia-o-por-mi-cuenta',
  category: 'sector-inmobiliario',
  date: '2025-03-13',
  author: 'Laura Ñíguez',
  es: {
    title: '¿Vender con agencia o por mi cuenta?',
    excerpt:
      'Qué trabajo se ahorra con una agencia, cuánto cuesta de verdad y en qué casos tiene sentido vender la vivienda uno mismo.',
    body: `Somos una red de agentes, así que conviene leernos con esa reserva. También por eso preferimos decirlo claro: hay pisos que se venden bien sin agencia, y propietarios que lo hacen mejor que nosotros. La cuestión es si el suyo es uno de ellos.

## Qué trabajo hay

Vender una vivienda son unas cuantas tareas, todas al alcance de cualquiera con tiempo:

- Averiguar a qué precio se ha vendido lo parecido.
- Reunir los documentos: nota simple, certificado energético, IBI, certificado de la comunidad, cédula de habitabilidad en Cataluña.
- Hacer fotografías, plano y texto, y publicar el anuncio.
- Contestar, filtrar y enseñar la casa, a menudo en sábado.
- Negociar con alguien que está sentado en su sofá.
- Redactar las arras y coordinar banco, notaría y suministros.

Lo que más se subestima son las visitas. No se trata solo de abrir la puerta, sino de saber quién viene y de volver a llamarle.

## Qué cuesta

En nuestra red los honorarios de venta van del 4 % al 5 % del precio, más IVA. En un piso de 200.000 euros, un 4 % son 8.000 euros, y con el 21 % de IVA, 9.680. Se pagan cuando la venta se cierra.

Hay dos matices. Los honorarios se descuentan del precio al calcular la ganancia en la renta, de modo que quien tributa por ella recupera una parte. Y vender por su cuenta tampoco es gratis: reportaje, plano, anuncios destacados y la revisión de un abogado, que le aconsejamos en cualquier caso.

Hay gastos que son los mismos con agencia o sin ella: certificado energético, cancelación registral de la hipoteca si la hay, plusvalía municipal e impuesto sobre la ganancia.

## Cuándo tiene sentido hacerlo usted

- **Ya tiene comprador.** Un vecino, el inquilino, un familiar. Pague a un abogado para el contrato y ahórrese lo demás.
- **El piso es fácil de comparar.** Si en el mismo edificio se han vendido tres iguales, el precio casi está puesto.
- **Vive cerca, tiene tardes libres y no le incomoda negociar.** Las tres cosas.

## Cuándo suele salir a cuenta la agencia

- **Vive en otra ciudad** o no puede enseñar la casa.
- **Hay varios propietarios.** En una herencia o en una separación, que negocie alguien de fuera ahorra discusiones.
- **La casa es distinta:** un bajo con patio, una masía, un piso por reformar. Donde no hay comparables, un precio mal puesto cuesta más que los honorarios.
- **Compra y vende a la vez**, y las fechas tienen que encajar.
- **El comprador puede ser extranjero.** Otro idioma, un NIE por pedir, una hipoteca de no residente.

## La cuenta que hay que hacer

Compare dos números. El primero son los honorarios con IVA. El segundo, lo que pierde si vende un 3 % por debajo o tres meses más tarde, con sus recibos de hipoteca y de comunidad, más el valor de sus sábados. Si el segundo le parece pequeño, venda por su cuenta sin miedo.

Un camino intermedio es ponerse un plazo: seis semanas usted, con el precio bien puesto, y después una agencia. Pero no lo haga a la vez: el mismo piso anunciado por el propietario y por una agencia, con dos precios, solo ayuda al comprador.

Si decide probar con alguien, prepare [las siete preguntas](/magazine/sector-inmobiliario/como-elegir-una-agencia) y mire qué incluye [nuestro servicio de venta](/servicios/vender).`,
  },
  ca: {
    title: 'Vendre amb agència o pel meu compte?',
    excerpt:
      'Quina feina us estalvieu amb una agència, quant costa de debò i en quins casos té sentit que vengueu l’habitatge vós mateix.',
    body: `Som una xarxa d’agents, de manera que val més llegir-nos amb aquesta reserva. També per això preferim dir-ho clar: hi ha pisos que es venen bé sense agència, i propietaris que ho fan millor que nosaltres. La qüestió és si el vostre n’és un.

## Quina feina hi ha

Vendre un habitatge són unes quantes tasques, totes a l’abast de qualsevol que tingui temps:

- Esbrinar a quin preu s’han venut pisos semblants.
- Aplegar els documents: nota simple, certificat energètic, IBI, certificat de la comunitat i cèdula d’habitabilitat.
- Fer fotografies, plànol i text, i publicar l’anunci.
- Contestar, filtrar i ensenyar la casa, sovint en dissabte.
- Negociar amb algú que seu al vostre sofà.
- Redactar les arres i coordinar banc, notaria i subministraments.

Les visites són la part que més se subestima. No és només obrir la porta: és saber qui ve i tornar-li a trucar.

## Què costa

A la nostra xarxa els honoraris de venda van del 4 al 5 % del preu, més IVA. En un pis de 200.000 euros, un 4 % són 8.000 euros, i amb el 21 % d’IVA, 9.680. Es paguen quan la venda es tanca.

Hi ha dos matisos. Els honoraris es resten del preu a l’hora de calcular el guany a la renda, de manera que qui tributa per aquest guany en recupera una part. I vendre pel vostre compte tampoc no és gratis: reportatge, plànol, anuncis destacats i la revisió d’un advocat, que us aconsellem en tot cas.

El que pagueu vós no canvia si ho feu amb agència o sense: certificat energètic, cancel·lació registral de la hipoteca si n’hi ha, plusvàlua municipal i impost sobre el guany.

## Quan té sentit que ho feu vós

- **Ja teniu comprador.** Un veí, el llogater, un familiar. Pagueu un advocat per al contracte i estalvieu-vos la resta.
- **El pis és fàcil de comparar.** Si al mateix edifici se n’han venut tres d’iguals, el preu gairebé ja està posat.
- **Viviu a prop, teniu tardes lliures i no us incomoda negociar.** Totes tres coses.

## Quan acostuma a sortir a compte l’agència

- **Viviu en una altra ciutat** o no podeu ensenyar la casa.
- **Hi ha uns quants propietaris.** En una herència o en una separació, que negociï algú de fora estalvia discussions.
- **La casa és diferent:** uns baixos amb pati, una masia, un pis per reformar. On no hi ha comparables, un preu mal posat costa més que els honoraris.
- **Compreu i veneu alhora**, i les dates han d’encaixar.
- **El comprador pot ser estranger.** Una altra llengua, un NIE per demanar, una hipoteca de no resident.

## El compte que s’ha de fer

Compareu dos números. El primer són els honoraris amb IVA. El segon, el que perdeu si veneu un 3 % per sota o tres mesos més tard, amb els rebuts d’hipoteca i de comunitat, més el que valen els vostres dissabtes. Si el segon us sembla petit, veneu pel vostre compte sense por.

Un camí entremig és posar-vos un termini: sis setmanes vós, amb el preu ben posat, i després una agència. Però no ho feu alhora: el mateix pis anunciat pel propietari i per una agència, amb dos preus, només ajuda el comprador.

Si decidiu provar-ho amb algú, prepareu [les set preguntes](/magazine/ca/sector-inmobiliario/como-elegir-una-agencia) i mireu què inclou [el nostre servei de venda](/ca/serveis/vendre).`,
  },
  en: {
    title: 'Selling with an agency, or on my own?',
    excerpt:
      'What work an agency saves you, what it really costs, and the cases in which it makes sense to sell your home on your own instead.',
    body: `We are a network of agents, so read this with that in mind. It is also why we would rather be plain: some flats sell well without an agency, and some owners do it better than we would. The question is whether yours is one of them.

## What the work is

Selling a home is a handful of tasks, all within reach of anyone with time:

- Finding out what similar homes have sold for.
- Gathering the documents: Land Registry extract, energy certificate, property tax (IBI) bill, the owners’ association’s certificate and, in Catalonia, the certificate of occupancy.
- Taking pictures, drawing a plan, writing a text and publishing the advert.
- Answering, filtering and showing the place, often on a Saturday.
- Negotiating with somebody who is sitting on your sofa.
- Drafting the deposit contract and co-ordinating bank, notary and utilities.

Viewings are what people underestimate most. It is not just a matter of opening the door: you have to know who is coming, and ring them afterwards.

## What it costs

In our network the fee for a sale is 4 to 5% of the price, plus VAT. On a flat of 200,000 euros, 4% is 8,000 euros, and 9,680 with VAT at 21%. It is paid when the sale closes.

Two remarks. The fee is deducted from the price when the gain is worked out for income tax, so those who pay tax on it get part of it back. And selling on your own is not free either: photographs, a plan, featured adverts and a lawyer’s review, which we recommend whichever way you sell.

Some costs are yours with or without an agency: the energy certificate, removing the mortgage from the registry if there is one, the municipal plusvalía tax and the tax on the gain.

## When it makes sense to do it yourself

- **You already have a buyer.** A neighbour, the tenant, a relative. Pay a lawyer for the contract and save the rest.
- **The flat is easy to compare.** If three identical ones have been sold in the building, the price is all but set.
- **You live nearby, have free afternoons and do not mind haggling.** All three.

## When an agency usually pays for itself

- **You live in another city**, or cannot show the home.
- **There are several owners.** In an inheritance or a separation, an outsider who negotiates saves arguments.
- **The home is unusual:** a ground floor with a courtyard, a farmhouse, a flat to renovate. Where there is nothing to compare, the wrong price costs more than the fee.
- **You are buying and selling at once**, and the dates have to meet.
- **The buyer may come from abroad.** Another language, a NIE (the number every foreign buyer needs) to apply for, a mortgage for non-residents.

## The sum to do

Compare two numbers. The first is the fee with VAT. The second is what you lose if you sell 3% lower or three months later, with the mortgage payments and community fees that entails, plus what your Saturdays are worth. If the second looks small to you, sell on your own with confidence.

A middle way is to set yourself a limit: six weeks on your own, with the price right, and then an agency. Just do not do both at once. The same flat advertised by its owner and by an agency, at two prices, helps only the buyer.

If you decide to try somebody, prepare [the seven questions](/magazine/en/sector-inmobiliario/como-elegir-una-agencia) and see what [our selling service](/en/services/sell) includes.`,
  },
};
