import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const comoLeerUnCertificadoEnergetico: ArticleInput = {
  slug: 'como-leer-un-certificado-energetico',
  category: 'sector-inmobiliario',
  date: '2025-10-02',
  author: 'Íñigo Ugarte Sáez',
  es: {
    title: 'Cómo leer un certificado energético',
    excerpt:
      'De la A a la G: qué dicen el consumo y las emisiones, qué no dicen, y cuánto se nota en la factura de enero, con la cuenta hecha.',
    body: `Todo anuncio de venta o alquiler lleva una letra, de la A a la G. La mayoría de la gente la mira como quien mira la etiqueta de una nevera, y es algo más: detrás hay un documento de varias páginas que dice por dónde se va el calor de la casa y cuánto costaría retenerlo.

## Dos letras, no una

La etiqueta tiene dos escalas:

- **Consumo de energía primaria no renovable**, en kilovatios hora por metro cuadrado y año. Incluye calefacción, agua caliente y refrigeración, y suma lo que se pierde hasta llegar a casa.
- **Emisiones de dióxido de carbono**, en kilos por metro cuadrado y año. Dependen sobre todo de qué se quema: un piso con caldera de gasóleo sale peor que el mismo piso con bomba de calor.

En el anuncio suele citarse la primera. Si las dos difieren mucho, la instalación explica la diferencia.

## Qué no dice

El certificado calcula la vivienda con un uso estándar: la misma temperatura y las mismas horas para todos. No cuenta lo que gasta quien vive allí ahora, ni la luz, ni los electrodomésticos. Sirve para comparar casas, no para comparar familias.

La letra depende, además, del clima. Una E de Burgos y una E de Alicante no consumen lo mismo, porque la escala se ajusta a cada zona. Entre ciudades, compare los kilovatios hora; en la misma ciudad, puede comparar letras.

## La cuenta de enero

Un ejemplo con números redondos. Un piso de 80 metros cuadrados, con caldera de gas, cuyo certificado indica 100 kilovatios hora por metro cuadrado y año de energía primaria solo para calefacción:

- 100 por 80 son 8.000 kilovatios hora de energía primaria.
- Divididos por 1,19, que es el factor del gas natural, quedan unos 6.700 kilovatios hora de gas.
- A ocho céntimos el kilovatio hora, son unos 540 euros al año. Si una cuarta parte se gasta en enero, 135 euros ese mes.

El mismo piso con 40 en lugar de 100 pagaría unos 54 euros en enero. Cambie el precio por el de su factura y tendrá su propia cuenta. En las páginas interiores encontrará el consumo de calefacción separado del resto.

## Qué mirar en el documento

- **La fecha.** Vale diez años; cinco, si la letra es G.
- **El registro.** Debe llevar el número de inscripción de la comunidad autónoma. Sin registro, no vale.
- **Los datos de partida.** Superficie, ventanas, caldera. Si dice que las ventanas son sencillas y usted ve doble cristal, el certificado es viejo o nadie fue a mirar, y la visita del técnico es obligatoria.
- **Las recomendaciones.** Al final propone mejoras y dice a qué letra llevarían. Son lo más útil y lo que menos se lee.

## Qué hace subir de letra

Por orden de lo que suele costar: burletes y cajas de persiana aisladas, ventanas, bomba de calor para el agua y la calefacción, y aislamiento de fachada o cubierta, que decide la comunidad. El [IDAE](https://www.idae.es) informa de las ayudas vigentes, que cambian de un año a otro.

## Quién lo encarga y cuándo

Lo encarga y lo paga el propietario, antes del primer anuncio: el [Real Decreto 390/2021](https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176) obliga a mostrar la letra en toda publicidad. Quien compra recibe el certificado; quien alquila, una copia. Si en un anuncio no hay letra, pídala: en [nuestras viviendas](/viviendas-compra) figura en cada ficha, o el motivo por el que no la hay. Y si va a comprar, añádalo a la lista de [lo que hay que mirar antes de las arras](/magazine/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras).`,
  },
  ca: {
    title: 'Com es llegeix un certificat energètic',
    excerpt:
      'De la A a la G: què diuen el consum i les emissions, què no diuen, i quant es nota en la factura del gener, amb el compte fet.',
    body: `Tot anunci de venda o de lloguer porta una lletra, de la A a la G. La majoria de la gent se la mira com qui mira l’etiqueta d’una nevera, i és alguna cosa més: al darrere hi ha un document de diverses pàgines que diu per on se’n va l’escalfor de la casa i quant costaria retenir-la.

## Dues lletres, no una

L’etiqueta té dues escales:

- **Consum d’energia primària no renovable**, en quilowatts hora per metre quadrat i any. Inclou calefacció, aigua calenta i refrigeració, i suma el que es perd fins que arriba a casa.
- **Emissions de diòxid de carboni**, en quilos per metre quadrat i any. Depenen sobretot de què es crema: un pis amb caldera de gasoil surt pitjor que el mateix pis amb bomba de calor.

A l’anunci se sol citar la primera. Si l’una i l’altra són molt diferents, la instal·lació explica la diferència.

## Què no diu

El certificat calcula l’habitatge amb un ús estàndard: la mateixa temperatura i les mateixes hores per a tothom. No compta el que gasta qui hi viu ara, ni els llums, ni els electrodomèstics. Serveix per comparar cases, no per comparar famílies.

La lletra depèn, a més, del clima. Una E de Burgos i una E d’Alacant no consumeixen el mateix, perquè l’escala s’ajusta a cada zona. Entre ciutats, compareu els quilowatts hora; a la mateixa ciutat, podeu comparar lletres.

## El compte del gener

Un exemple amb números rodons. Un pis de 80 metres quadrats, amb caldera de gas i un certificat que indica 100 quilowatts hora per metre quadrat i any d’energia primària només per a calefacció:

- 100 per 80 fan 8.000 quilowatts hora d’energia primària.
- Dividits per 1,19, que és el factor del gas natural, queden uns 6.700 quilowatts hora de gas.
- A vuit cèntims el quilowatt hora, són uns 540 euros l’any. Si una quarta part es gasta al gener, 135 euros aquell mes.

El mateix pis amb 40 en comptes de 100 pagaria uns 54 euros al gener. Canvieu el preu pel de la vostra factura i tindreu el vostre propi compte. A les pàgines interiors trobareu el consum de calefacció separat de la resta.

## Què cal mirar al document

- **La data.** Val deu anys; cinc, si la lletra és G.
- **El registre.** Ha de portar el número d’inscripció de la comunitat autònoma. Sense registre, no val.
- **Les dades de partida.** Superfície, finestres, caldera. Si hi diu finestres senzilles i vós hi veieu doble vidre, el certificat és vell o ningú no ho va anar a mirar, i la visita del tècnic és obligatòria.
- **Les recomanacions.** Al final proposa millores i diu a quina lletra portarien. Són la part més útil i la que menys es llegeix.

## Què fa pujar de lletra

Per ordre del que sol costar: rivets i caixes de persiana aïllades, finestres, bomba de calor per a l’aigua i la calefacció, i aïllament de façana o de coberta, que decideix la comunitat. L’[IDAE](https://www.idae.es) informa dels ajuts vigents, que canvien d’un any a l’altre.

## Qui l’encarrega i quan

L’encarrega i el paga el propietari, abans del primer anunci: el [Reial decret 390/2021](https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176) obliga a mostrar la lletra en tota la publicitat. El comprador rep el certificat; el llogater, una còpia. Si en un anunci no hi ha lletra, demaneu-la: als [nostres habitatges](/ca/habitatges-compra) consta a cada fitxa, o el motiu pel qual no n’hi ha. I si heu de comprar, afegiu-ho a la llista del [que cal mirar abans de les arres](/magazine/ca/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras).`,
  },
  en: {
    title: 'How to read an energy certificate',
    excerpt:
      'From A to G: what consumption and emissions tell you, what they leave out, and how much of it shows in January’s bill, with the sum done.',
    body: `Every advert for a home in Spain carries a letter from A to G. Most people look at it as they would at the label on a fridge, yet there is more to it: behind the letter is a document of several pages that says where the heat of the house escapes and what it would cost to keep it in.

## Two letters, not one

The label has two scales:

- **Use of non-renewable primary energy**, in kilowatt-hours per square metre per year. It covers heating, hot water and cooling, and includes what is lost on the way to your home.
- **Carbon dioxide emissions**, in kilograms per square metre per year. They depend above all on what is burnt: a flat with an oil boiler does worse than the same flat with a heat pump.

Adverts usually quote the first. If the two are far apart, the heating system is the reason.

## What it does not say

The certificate works out the home under standard use: the same temperature and the same hours for everybody. It leaves out what the people living there now spend, and lighting, and appliances. It is for comparing homes, not households.

The letter also depends on the climate. An E in Burgos and an E in Alicante do not use the same amount, because the scale is adjusted to each zone. Between cities, compare kilowatt-hours; within one city you can compare letters.

## January’s sum

An example in round numbers. Take a flat of 80 square metres with a gas boiler, whose certificate gives 100 kilowatt-hours of primary energy per square metre per year for heating alone:

- 100 times 80 is 8,000 kilowatt-hours of primary energy.
- Divided by 1.19, the factor for natural gas, that leaves about 6,700 kilowatt-hours of gas.
- At eight cents a kilowatt-hour it comes to about 540 euros a year. If a quarter of it is burnt in January, that month costs 135 euros.

The same flat with 40 instead of 100 would pay about 54 euros in January. Put in the price on your own bill and you have your own sum. The inside pages give heating separately from the rest.

## What to look for in the document

- **The date.** It is valid for ten years, or five if the letter is G.
- **The register.** It must carry the registration number of the regional government. Unregistered, it is worth nothing.
- **What it is based on.** Floor area, windows, boiler. If it says single glazing and you can see double, either the certificate is old or nobody went to look, although the assessor’s visit is compulsory.
- **The recommendations.** The last pages suggest improvements and say which letter they would lead to. They are the most useful part and the least read.

## What raises the letter

In order of what it tends to cost: draught strips and insulated shutter boxes, windows, a heat pump for hot water and heating, and insulation of the façade or roof, which is for the owners’ association to decide. [IDAE](https://www.idae.es), the state’s energy agency, lists the grants on offer, which change from year to year.

## Who orders it, and when

The owner orders and pays for it, before the first advert: [Royal Decree 390/2021](https://www.boe.es/buscar/act.php?id=BOE-A-2021-9176) requires the letter in all advertising. A buyer receives the certificate; a tenant, a copy. If an advert shows no letter, ask for it: on [our homes](/en/properties-buy) it stands on every page, or else the reason why there is none. And if you are about to buy, add it to the list of [what to check before you pay a deposit](/magazine/en/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras).`,
  },
};
