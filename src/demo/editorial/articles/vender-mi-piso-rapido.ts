import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const venderMiPisoRapido: ArticleInput = {
  slug: 'vender-mi-piso-rapido',
  category: 'sector-inmobiliario',
  date: '2025-09-18',
  author: 'Alba Peñalver',
  es: {
    title: 'Vender mi piso rápido: lo que ayuda y lo que no',
    excerpt:
      'El precio del primer mes pesa más que todo lo demás. Después vienen los papeles, la luz, el orden y contestar el teléfono.',
    body: `Quien quiere vender deprisa suele empezar por la pintura. Conviene empezar por el precio y por los papeles, que son las dos cosas que más semanas añaden o quitan.

## El precio del primer mes

Un anuncio nuevo llega de golpe a todas las personas que ya tienen una búsqueda guardada en su barrio. Llevan meses mirando, conocen los precios y pueden decidir pronto. Ante ellas solo se estrena una vez. Si sale caro «para tener margen», lo descartan, y la rebaja la leerán otros, que además se preguntarán qué le pasa al piso.

Para fijar el precio, compare con lo que se ha vendido y no con lo que se anuncia:

- **Precios escriturados.** Los notarios y los registradores publican estadísticas por zonas, y un agente del barrio conoce los de sus propias ventas.
- **El valor de referencia del Catastro.** Se consulta en su [sede electrónica](https://www.sedecatastro.gob.es). No es el precio de mercado, pero es la base mínima por la que el comprador pagará el impuesto de transmisiones, y lo mirará.
- **Las diferencias que no salen en el plano.** Planta, ascensor, ruido, derramas, horas de sol.

Deje un margen pequeño, el que usted aceptaría en una sola conversación.

## Los papeles, antes del anuncio

Un comprador decidido se enfría mientras espera documentos. Téngalos en una carpeta el primer día:

- Certificado energético registrado: es obligatorio desde el primer anuncio, que debe mostrar la letra.
- Nota simple reciente. Si figura una hipoteca ya pagada, hay que cancelarla también en el Registro: el recibo del banco no basta.
- Último recibo del IBI, certificado de deudas de la comunidad y actas de las últimas juntas.
- Cédula de habitabilidad, si el piso está en Cataluña.
- Escritura de herencia inscrita, si el piso viene de una.

## Luz, orden y una persona que contesta

No hace falta reformar. Persianas arriba, bombillas que funcionen y todas del mismo tono, la mitad de los muebles del recibidor fuera, un grifo que no gotee. Las fotografías se hacen después, a la hora en que la casa tiene mejor luz.

Y hay que contestar. Quien pregunta un martes por la noche ha preguntado por otros tres pisos; verá primero el que le responda. Si usted no puede atender llamadas ni enseñar la casa entre semana, cuente con ello al decidir [si vende con agencia o por su cuenta](/magazine/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).

## Lo que no ayuda

- **Cinco agencias con cinco precios.** El comprador los ve todos en la misma pantalla y negocia desde el más bajo.
- **Cambiar la cocina.** Quien compra preferirá elegir la suya. Una mano de pintura clara, en cambio, se nota en cada foto.
- **Callar la humedad.** Quien vende responde de los vicios ocultos; la regla general son seis meses desde la entrega (art. 1490 del Código Civil), y en Cataluña el plazo es mayor.
- **Aceptar la primera reserva sin preguntar cómo se paga.** Un comprador con la hipoteca estudiada vale más que uno que ofrece mil euros más y aún no ha ido al banco.

## Qué quiere decir «rápido»

Se puede acortar la búsqueda. Lo que sigue tiene sus plazos: tasación, respuesta del banco y, desde que entrega la oferta vinculante, diez días naturales como mínimo antes de firmar la hipoteca. Entre las arras y la notaría, uno o dos meses es lo normal.

Reserve dinero para después de la firma: la plusvalía municipal se declara en treinta días hábiles, y la ganancia, en la renta que se presenta al año siguiente. Si su piso lleva tiempo anunciado sin respuesta, lea [por qué no se vende](/magazine/sector-inmobiliario/por-que-no-se-vende-mi-piso); si va a empezar, cuéntenos su caso en la página [para vender su vivienda](/servicios/vender).`,
  },
  ca: {
    title: 'Vendre el meu pis de pressa: què ajuda i què no',
    excerpt:
      'El preu del primer mes pesa més que tota la resta. Després venen els papers, la llum, l’ordre i contestar el telèfon de seguida.',
    body: `Qui vol vendre de pressa sol començar per la pintura. Val més començar pel preu i pels papers, que són les dues coses que més setmanes afegeixen o estalvien.

## El preu del primer mes

Un anunci nou arriba de cop a totes les persones que ja tenen una cerca desada al vostre barri. Fa mesos que miren, coneixen els preus i poden decidir aviat. Davant seu només us estrenareu una vegada. Si el pis surt car «per tenir marge», el descarten, i la rebaixa la llegiran uns altres, que a més es preguntaran què li passa.

Per fixar el preu, compareu amb el que s’ha venut i no amb el que s’anuncia:

- **Preus escripturats.** Els notaris i els registradors publiquen estadístiques per zones, i un agent del barri coneix els de les vendes que ha fet.
- **El valor de referència del Cadastre.** Es consulta a la [seu electrònica](https://www.sedecatastro.gob.es). No és el preu de mercat, però és la base mínima per la qual el comprador pagarà l’impost de transmissions, i se’l mirarà.
- **Les diferències que no surten al plànol.** Planta, ascensor, soroll, derrames, hores de sol.

Deixeu un marge petit, el que acceptaríeu en una sola conversa.

## Els papers, abans de l’anunci

Un comprador decidit es refreda mentre espera documents. Tingueu-los en una carpeta el primer dia:

- Certificat energètic registrat: és obligatori des del primer anunci, que n’ha de mostrar la lletra.
- Nota simple recent. Si hi consta una hipoteca ja pagada, s’ha de cancel·lar també al Registre: amb el rebut del banc no n’hi ha prou.
- Últim rebut de l’IBI, certificat de deutes de la comunitat i actes de les últimes juntes.
- Cèdula d’habitabilitat, si el pis és a Catalunya.
- Escriptura d’herència inscrita, si el pis ve d’una.

## Llum, ordre i algú que contesti

No cal fer obres. Persianes amunt, bombetes que funcionin i totes del mateix to, la meitat dels mobles del rebedor fora, una aixeta que no degoti. Les fotografies es fan després, a l’hora que la casa té més bona llum.

I cal contestar. Qui pregunta un dimarts al vespre ha preguntat per tres pisos més, i veurà primer el que li respongui. Si no podeu agafar trucades ni ensenyar la casa entre setmana, tingueu-ho en compte a l’hora de decidir [si veneu amb agència o pel vostre compte](/magazine/ca/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).

## Què no ajuda

- **Cinc agències amb cinc preus.** El comprador els veu tots a la mateixa pantalla i negocia des del més baix.
- **Canviar la cuina.** Qui compra s’estimarà més triar la seva. Una mà de pintura clara, en canvi, es nota a cada foto.
- **Callar la humitat.** Qui ven respon si el pis no és com va dir que era. A Catalunya, el Codi civil català dona a qui compra un termini més llarg que els sis mesos de la norma general.
- **Acceptar la primera reserva sense preguntar com es pagarà.** Un comprador amb la hipoteca estudiada val més que un que ofereix mil euros més i encara no ha anat al banc.

## Què vol dir de pressa

La cerca d’un comprador es pot escurçar. El que ve després té els seus terminis: taxació, resposta del banc i, des que lliura l’oferta vinculant, deu dies naturals com a mínim abans de signar la hipoteca. Entre les arres i la notaria solen passar un o dos mesos.

Guardeu diners per a després de la signatura: la plusvàlua municipal es declara en trenta dies hàbils, i el guany, a la renda que es presenta l’any següent. Si fa temps que anuncieu el pis i ningú no respon, llegiu [per què no es ven](/magazine/ca/sector-inmobiliario/por-que-no-se-vende-mi-piso); si tot just comenceu, expliqueu-nos el vostre cas a la pàgina [per vendre el vostre habitatge](/ca/serveis/vendre).`,
  },
  en: {
    title: 'Selling my flat fast: what helps and what does not',
    excerpt:
      'The price in the first month matters more than anything else. Then come the paperwork, light, order and answering the phone.',
    body: `People who want a quick sale tend to start with a tin of paint. Start with the price and the paperwork instead: those are the two things that add weeks or take them away.

## The price in the first month

A new advert reaches, all at once, everyone who has a saved search in your neighbourhood. They have been looking for months, they know what things cost and they can decide quickly. You get one first appearance in front of them. If the flat goes on the market too dear, “to leave room to negotiate”, they pass, and the reduction is read by other people, who also wonder what is wrong with it.

To set the price, compare with what has sold, not with what is advertised:

- **Prices in signed deeds.** Spanish notaries and land registrars publish figures by area, and local agents know those of the sales they have closed.
- **The Catastro’s reference value** (valor de referencia), which you can look up on its [website](https://www.sedecatastro.gob.es). It is not the market price, but it is the minimum on which your buyer will pay transfer tax, so your buyer will look.
- **What the floor plan does not show.** Floor, lift, noise, pending building levies (derramas), hours of sun.

Leave a small margin: what you would accept in a single conversation.

## The papers, before the advert

A keen buyer cools while waiting for documents. Have them in a folder on day one:

- A registered energy certificate, compulsory from the first advert, which must show the letter.
- A recent nota simple, the Land Registry extract. If it lists a mortgage you have already paid off, that has to be cancelled at the registry too: the bank’s receipt is not enough.
- The latest property tax (IBI) bill, the certificate of debts from the owners’ association and the minutes of its latest meetings.
- The certificate of occupancy (cédula de habitabilidad), if the flat is in Catalonia.
- The registered deed of inheritance, if that is how the flat reached you.

## Light, order and someone who answers

There is no need to renovate. Shutters up, bulbs that work and match, half the furniture out of the hall, a tap that does not drip. Take the pictures afterwards, at the hour when the flat looks its brightest.

Then answer. Somebody who asks on a Tuesday evening has asked about three other flats, and will see first the one that replies. If you cannot take calls or show the flat on weekdays, bear that in mind when you choose [between an agency and going it alone](/magazine/en/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).

## What does not help

- **Five agencies with five prices.** The buyer sees them on one screen and starts from the lowest.
- **A new kitchen.** Buyers would rather choose their own. A coat of pale paint, on the other hand, shows in every picture.
- **Keeping quiet about damp.** A seller answers for hidden defects: for six months from handover as a general rule (article 1490 of the Civil Code), and for longer in Catalonia.
- **Taking the first reservation without asking how it will be paid.** A buyer whose mortgage has been looked at is worth more than one who offers a thousand euros extra and has yet to see a bank.

## What fast means

You can shorten the search. What follows has its own calendar: valuation, the bank’s answer and, once it hands over its binding offer, at least ten calendar days before a mortgage can be signed. One or two months between the deposit contract and the notary is normal.

Put money aside for afterwards: the municipal tax on the rise in land value (plusvalía) is declared within thirty working days, and any gain goes on the income tax return you file the following year. If your flat has been listed for a while, read [why it will not sell](/magazine/en/sector-inmobiliario/por-que-no-se-vende-mi-piso); if you are about to begin, tell us about it on the page [for selling your home](/en/services/sell).`,
  },
};
