import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const comoElegirUnaAgencia: ArticleInput = {
  slug: 'como-elegir-una-agencia',
  category: 'sector-inmobiliario',
  date: '2025-04-24',
  author: 'Begoña Ibarrola',
  es: {
    title: 'Cómo elegir una agencia',
    excerpt:
      'Siete preguntas para la primera visita, las respuestas que deberían hacerle dudar y lo que conviene leer antes de firmar un encargo.',
    body: `Una agencia va a tener las llaves de su casa y va a hablar en su nombre con desconocidos. Merece al menos dos entrevistas: la primera con una agencia y la segunda con otra. Lleve estas siete preguntas y apunte las respuestas.

## 1. ¿Quién se ocupará de mi casa?

Pida nombre y teléfono. Si quien la valora no es quien la enseña, y quien la enseña no es quien negocia, su casa pasará de mano en mano y cada uno sabrá una parte.

> Mala señal: «Aquí lo llevamos entre todos».

## 2. ¿Qué ha vendido o alquilado cerca en el último año?

Debe poder citar calles, plazos y la diferencia entre el precio de salida y el de cierre. Nadie tiene diez ventas en cada calle, y una respuesta modesta y concreta es una buena respuesta.

> Mala señal: una lista de anuncios que siguen publicados.

## 3. ¿De dónde sale el precio que me propone?

Le tienen que enseñar comparables: pisos parecidos, ya vendidos, con sus diferencias. Desconfíe de la valoración más alta de las tres que pida. Prometer un precio no cuesta nada, y la rebaja llegará cuando ya esté firmado el encargo.

> Mala señal: «Probemos con esto y ya bajaremos».

## 4. ¿Qué hará el primer mes?

Fotografías, plano, portales, visitas, informe semanal: con fechas. Pregunte también si comparten el encargo con otras agencias y cómo se reparten los honorarios. A usted no debería costarle más.

> Mala señal: «Tenemos muchos compradores esperando».

## 5. ¿Cuánto cuesta y cuándo se paga?

La cifra se da con el IVA y por escrito. Lo normal en una venta es cobrar cuando hay operación, y no antes. En el alquiler de vivienda habitual los honorarios de gestión y de contrato los paga siempre el propietario (art. 20.1 de la LAU); quien le proponga pasárselos al inquilino le propone incumplir la ley.

> Mala señal: gastos de «apertura de expediente» que nadie sabe explicar.

## 6. ¿Qué dice el encargo?

Pídalo para leerlo en casa. Busque cuatro cosas: la duración, y si se renueva sola; si es en exclusiva; qué pasa si el comprador lo encuentra usted; y qué se paga si usted desiste. Una exclusiva de tres a seis meses es razonable cuando hay un plan detrás. Una indefinida, no.

Si es usted un particular y firma en su casa o a distancia, tiene por regla general catorce días para desistir, y deben informarle de ello. En Cataluña la agencia no puede anunciar su vivienda sin una nota de encargo firmada.

> Mala señal: «Es un contrato estándar, no hace falta que lo lea».

## 7. ¿Está registrada y asegurada?

En Cataluña la inscripción en el registro de agentes inmobiliarios (AICAT) es obligatoria, con garantía, seguro de responsabilidad civil y requisitos de formación. Otras comunidades tienen registros propios, obligatorios o voluntarios. En todas puede pedir el número del seguro, los datos fiscales y las hojas de reclamaciones.

> Mala señal: un móvil y un nombre comercial, sin empresa detrás.

## Y una comprobación que puede hacer hoy

Escriba a la agencia como si fuera comprador y pregunte por uno de sus pisos. Mida cuánto tardan en contestar y si saben decirle la orientación, la comunidad y la letra del certificado energético. Así tratarán a quien pregunte por el suyo.

Haga la misma prueba con nosotros: en el [directorio de agentes](/agentes) cada uno tiene su página, con las viviendas que lleva y las reseñas de sus clientes. Si aún duda de si le hace falta alguno, lea [cuándo tiene sentido vender por su cuenta](/magazine/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).`,
  },
  ca: {
    title: 'Com es tria una agència',
    excerpt:
      'Set preguntes per a la primera visita, les respostes que us haurien de fer dubtar i què convé llegir abans de signar un encàrrec.',
    body: `Una agència tindrà les claus de casa vostra i parlarà en nom vostre amb desconeguts. Es mereix almenys dues entrevistes: la primera amb una agència i la segona amb una altra. Porteu-hi aquestes set preguntes i apunteu les respostes.

## 1. Qui s’ocuparà de casa meva?

Demaneu nom i telèfon. Si qui la valora no és qui l’ensenya, i qui l’ensenya no és qui negocia, la casa anirà de mà en mà i cadascú en sabrà una part.

> Mal senyal: «Aquí ho portem entre tots».

## 2. Què heu venut o llogat a prop l’últim any?

Us han de poder citar carrers, terminis i la diferència entre el preu de sortida i el de tancament. Ningú no té deu vendes a cada carrer, i una resposta modesta i concreta és una bona resposta.

> Mal senyal: una llista d’anuncis encara publicats.

## 3. D’on surt el preu que em proposeu?

Us han d’ensenyar comparables: pisos semblants, ja venuts, amb les diferències que hi ha. Malfieu-vos de la valoració més alta de les tres que demaneu. Prometre un preu no costa res, i la rebaixa arribarà quan l’encàrrec ja estigui signat.

> Mal senyal: «Provem-ho així i ja abaixarem».

## 4. Què fareu el primer mes?

Fotografies, plànol, portals, visites, informe setmanal: amb dates. Pregunteu també si comparteixen l’encàrrec amb altres agències i com es reparteixen els honoraris. A vós no us hauria de costar més.

> Mal senyal: «Tenim molts compradors que esperen».

## 5. Quant costa i quan es paga?

La xifra es diu amb l’IVA i per escrit. En una venda, és normal cobrar quan hi ha operació, i no abans. En el lloguer d’habitatge habitual els honoraris de gestió i de contracte els paga sempre el propietari (art. 20.1 de la LAU); qui us proposi carregar-los al llogater us proposa incomplir la llei.

> Mal senyal: despeses d’«obertura d’expedient» que ningú no sap explicar.

## 6. Què diu l’encàrrec?

Demaneu-lo per llegir-lo a casa. Busqueu-hi quatre coses: la durada, i si es renova tot sol; si és en exclusiva; què passa si el comprador el trobeu vós; i què es paga si us feu enrere. Una exclusiva de tres a sis mesos és raonable quan hi ha un pla al darrere. Una d’indefinida, no.

Si sou un particular i signeu a casa o a distància, per regla general teniu catorze dies per desistir, i us n’han d’informar. A Catalunya l’agència no pot anunciar l’habitatge sense una nota d’encàrrec signada.

> Mal senyal: «És un contracte estàndard, no cal que el llegiu».

## 7. Esteu registrats i assegurats?

A Catalunya la inscripció al registre d’agents immobiliaris (AICAT) és obligatòria, amb garantia, assegurança de responsabilitat civil i requisits de formació. Altres comunitats tenen registres propis, obligatoris o voluntaris. A totes podeu demanar el número de l’assegurança, les dades fiscals i els fulls de reclamació.

> Mal senyal: un mòbil i un nom comercial, sense cap empresa al darrere.

## I una comprovació que podeu fer avui

Escriviu a l’agència com si fóssiu un comprador i pregunteu per un dels seus pisos. Mireu quant triguen a contestar i si us saben dir l’orientació, la comunitat i la lletra del certificat energètic. Així tractaran qui pregunti pel vostre.

Feu la mateixa prova amb nosaltres: al [directori d’agents](/ca/agents) cadascú té la seva pàgina, amb els habitatges que porta i les ressenyes dels clients. Si encara no sabeu si us en cal cap, llegiu [quan té sentit vendre pel vostre compte](/magazine/ca/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).`,
  },
  en: {
    title: 'How to choose an agency',
    excerpt:
      'Seven questions for the first meeting, the answers that should make you hesitate, and what to read before you sign an agreement.',
    body: `An agency will hold the keys to your home and speak for you to strangers. That deserves at least two interviews: one with one agency and one with another. Take these seven questions along and write down the answers.

## 1. Who will look after my home?

Ask for a name and a phone number. If the person who values it is not the one who shows it, and the one who shows it is not the one who negotiates, your home will be handed from desk to desk and each will know a part of it.

> A bad sign: “We all look after it here.”

## 2. What have you sold or let nearby in the last year?

They should be able to name streets, how long it took, and the gap between asking price and closing price. Nobody has ten sales in every street, and a modest answer with facts in it is a good answer.

> A bad sign: a list of adverts that are still up.

## 3. Where does the price you propose come from?

They should show you comparables: similar flats, already sold, and how they differ. Be wary of the highest of the three valuations you ask for. Promising a price costs nothing, and the reduction will come once you have signed.

> A bad sign: “Let’s try this, we can always come down.”

## 4. What will you do in the first month?

Photographs, floor plan, portals, viewings, a weekly report: with dates. Ask, too, whether they share the listing with other agencies and how the fee is split. It should not cost you any more.

> A bad sign: “We have plenty of buyers waiting.”

## 5. What does it cost, and when do I pay?

The figure should include VAT (IVA) and be in writing. In a sale it is usual to be paid when there is a deal, not before. When a main home is let, the landlord always pays the agency’s fee and the cost of the contract (article 20.1 of the Urban Leases Act); anyone who suggests passing them on to the tenant is suggesting that you break the law.

> A bad sign: “file-opening” charges that nobody can explain.

## 6. What does the agreement say?

Ask for a copy to read at home. Look for four things: how long it lasts and whether it renews itself; whether it is a sole agency agreement; what happens if you find the buyer yourself; and what you owe if you withdraw. Sole agency for three to six months is reasonable when there is a plan behind it. An open-ended one is not.

If you are a private individual and sign at home or at a distance, you generally have fourteen days to change your mind, and you must be told so. In Catalonia an agency may not advertise your home without a signed agreement, the nota d’encàrrec.

> A bad sign: “It’s our standard contract, no need to read it.”

## 7. Are you registered and insured?

In Catalonia estate agents must be on the AICAT register, which requires a guarantee, liability insurance and training. Other regions have registers of their own, compulsory or voluntary. Anywhere in Spain you can ask for the insurance policy number, the company’s tax details and the official complaint forms.

> A bad sign: a mobile number and a trading name with no company behind them.

## And a test you can do today

Write to the agency as if you were a buyer and ask about one of its flats. See how long the answer takes, and whether they can tell you which way it faces, what the community fees are and what letter its energy certificate carries. That is how they will treat whoever asks about yours.

Try the same test on us: in the [directory of agents](/en/agents) each has a page, with the homes in their care and their clients’ reviews. If you are not sure you need one at all, read [when it makes sense to sell on your own](/magazine/en/sector-inmobiliario/vender-con-agencia-o-por-mi-cuenta).`,
  },
};
