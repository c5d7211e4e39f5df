import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const queMirarAntesDeFirmarLasArras: ArticleInput = {
  slug: 'que-mirar-antes-de-firmar-las-arras',
  category: 'sector-inmobiliario',
  date: '2026-11-05',
  author: 'Ainhoa Etxeberria',
  es: {
    title: 'Qué mirar antes de firmar las arras',
    excerpt:
      'Nota simple, derramas, certificado energético y una cláusula sobre la hipoteca: una lista breve para llegar a la firma con los deberes hechos.',
    body: `Las arras se firman en media hora y suelen ser el diez por ciento del precio. Es mucho dinero para media hora. Casi todo lo que puede salir mal después se ve antes, en cuatro o cinco documentos que cuestan poco o nada.

## La nota simple

Se pide en la [sede electrónica de los registradores](https://sede.registradores.org) por unos diez euros y llega en horas. Pídala usted, aunque se la ofrezcan, y que no tenga más de unos días. Mire tres cosas:

- **Quién vende.** Todos los titulares deben firmar. Si es la vivienda familiar de un matrimonio, también el cónyuge que no es dueño.
- **Qué cargas hay.** Una hipoteca no impide comprar: se cancela en la notaría con parte del precio. Un embargo, un usufructo o una condición resolutoria exigen hablar con un abogado antes de pagar nada.
- **Qué se describe.** Metros, terraza, trastero, plaza de garaje. Si lo que le enseñaron no figura, pregunte por qué y compárelo con el [Catastro](https://www.sedecatastro.gob.es).

## La comunidad

Pida el certificado de deudas y las actas de las tres últimas juntas. El certificado importa porque el piso responde de los recibos pendientes: los del año en curso y los tres anteriores, cuatro en Cataluña. Las actas dicen el resto: la fachada que se aprobó, el ascensor que se discute, el vecino que pleitea.

La derrama la paga, en principio, quien es dueño el día en que vence cada plazo. Si se aprobó antes de la venta y usted no la va a pagar, que lo diga el contrato.

## Los papeles de la vivienda

- Certificado energético en vigor. La letra adelanta [la factura de enero](/magazine/sector-inmobiliario/como-leer-un-certificado-energetico).
- Cédula de habitabilidad en Cataluña; licencia o declaración de ocupación donde se exija.
- Último recibo del IBI.
- Inspección técnica, si el edificio tiene edad para ello.
- Si el piso está alquilado, el contrato. El inquilino puede tener preferencia para comprar, y con carácter general usted tendría que respetar su plazo.

## Qué tipo de arras son

La palabra «arras» no basta. Si son **penitenciales**, cualquiera puede desistir: usted perdiéndolas, el vendedor devolviéndolas dobladas (art. 1454 del [Código Civil](https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763)). Si no consta así, se entienden **confirmatorias**: son parte del precio, y quien incumple puede ser obligado a cumplir o a indemnizar. Elija sabiendo cuál firma.

## La cláusula que más se olvida

Si compra con hipoteca, escriba qué pasa cuando el banco dice que no. «Las arras se devuelven si dos entidades deniegan la financiación antes de tal fecha, con justificante» es una frase corta que ahorra muchos disgustos. En Cataluña, cuando el contrato prevé que se financiará con un banco, el comprador puede desistir si acredita la negativa, salvo pacto en contra; escríbalo de todos modos.

Dé un plazo realista. Entre tasación, estudio y los diez días naturales que la ley reserva para revisar la oferta vinculante, sesenta días pasan deprisa.

## Antes de transferir

Compruebe que el contrato dice el precio, la cantidad entregada, la fecha límite para la escritura, quién paga qué, que se entrega libre de ocupantes y qué muebles se quedan. Pague por transferencia a la cuenta del vendedor o de quien el contrato designe como depositario, nunca antes de firmar.

Y haga la cuenta entera: en una vivienda usada, el impuesto de transmisiones lo fija cada comunidad autónoma y se calcula como mínimo sobre el valor de referencia del Catastro; en una nueva se pagan el IVA y los actos jurídicos documentados, salvo en Canarias, donde en lugar del IVA se paga el IGIC. Notaría y registro van aparte.

¿Aún está buscando? Empiece por [las viviendas en venta](/viviendas-compra).`,
  },
  ca: {
    title: 'Què cal mirar abans de signar les arres',
    excerpt:
      'Nota simple, derrames, certificat energètic i una clàusula sobre la hipoteca: una llista curta per arribar a la signatura amb els deures fets.',
    body: `Les arres se signen en mitja hora i solen ser el deu per cent del preu. Són molts diners per a mitja hora. Gairebé tot el que pot sortir malament després es veu abans, en quatre o cinc documents que costen poc o gens.

## La nota simple

Es demana a la [seu electrònica dels registradors](https://sede.registradores.org) per uns deu euros i arriba al cap d’unes hores. Demaneu-la vós, encara que us l’ofereixin, i que sigui de fa pocs dies. Mireu-hi tres coses:

- **Qui ven.** Han de signar tots els titulars. Si és l’habitatge familiar d’un matrimoni, també el cònjuge que no n’és propietari.
- **Quines càrregues hi ha.** Una hipoteca no impedeix comprar: es cancel·la a la notaria amb una part del preu. Un embargament, un usdefruit o una condició resolutòria obliguen a parlar amb un advocat abans de pagar res.
- **Què s’hi descriu.** Metres, terrassa, traster, plaça d’aparcament. Si alguna cosa que us van ensenyar no hi consta, pregunteu per què i compareu-ho amb el [Cadastre](https://www.sedecatastro.gob.es).

## La comunitat

Demaneu el certificat de deutes i les actes de les tres últimes juntes. El certificat importa perquè el pis respon dels rebuts pendents: a Catalunya, els de l’any en curs i els dels quatre anteriors; a la resta de l’Estat, els de l’any en curs i els dels tres anteriors. Les actes diuen la resta: la façana que es va aprovar, l’ascensor que es discuteix, el veí que pledeja.

La derrama la paga, en principi, qui és propietari el dia que venç cada termini. Si es va aprovar abans de la venda i no l’heu de pagar vós, que ho digui el contracte.

## Els papers de l’habitatge

- Certificat energètic vigent. La lletra avança [la factura del gener](/magazine/ca/sector-inmobiliario/como-leer-un-certificado-energetico).
- Cèdula d’habitabilitat a Catalunya; llicència o declaració d’ocupació on s’exigeixi.
- Últim rebut de l’IBI.
- Inspecció tècnica, si l’edifici ja en té l’edat.
- Si el pis està llogat, el contracte. El llogater pot tenir preferència per comprar, i amb caràcter general n’hauríeu de respectar el termini.

## Quina mena d’arres són

Amb la paraula «arres» no n’hi ha prou. Si són **penitencials**, qualsevol de les dues parts pot desistir: vós perdent-les, el venedor tornant-les doblades. Si no s’ha pactat així, s’entenen **confirmatòries**: són part del preu, i a qui incompleix se li pot exigir que compleixi o que indemnitzi. A Catalunya ho diu l’article 621-8 del Codi civil català. Trieu sabent quines signeu.

## La clàusula que més s’oblida

Si compreu amb hipoteca, escriviu què passa quan el banc diu que no. «Les arres es tornen si dues entitats deneguen el finançament abans de tal data, amb justificant» és una frase curta que estalvia molts maldecaps. A Catalunya, quan el contracte preveu que es finançarà amb un banc, el comprador pot desistir si acredita la negativa, tret que s’hagi pactat el contrari (art. 621-49); escriviu-ho igualment.

Poseu-hi un termini realista. Entre taxació, estudi i els dies que la llei reserva per revisar l’oferta vinculant, deu de naturals com a mínim, seixanta dies passen de pressa.

## Abans de fer la transferència

Comproveu que el contracte diu el preu, la quantitat lliurada, la data límit per a l’escriptura, qui paga què, que l’habitatge es lliura sense ocupants i quins mobles s’hi queden. Pagueu per transferència al compte del venedor o de qui el contracte designi com a dipositari, mai abans de signar.

I feu el compte sencer: en un habitatge usat, l’impost de transmissions el fixa cada comunitat autònoma i es calcula com a mínim sobre el valor de referència del Cadastre; en un de nou, IVA i actes jurídics documentats, tret de les Canàries, que tenen l’IGIC. Notaria i registre van a part.

Encara busqueu? Comenceu pels [habitatges en venda](/ca/habitatges-compra).`,
  },
  en: {
    title: 'What to check before you pay a deposit',
    excerpt:
      'Land Registry extract, building levies, energy certificate and a mortgage clause: a short list to come to the signing prepared.',
    body: `In Spain a purchase is tied down by a private deposit contract, the contrato de arras: half an hour at a table and, as a rule, a tenth of the price. That is a lot of money for half an hour. Nearly everything that can go wrong afterwards can be seen beforehand, in four or five documents that cost little or nothing.

## The Land Registry extract

The nota simple is ordered from the [registrars’ website](https://sede.registradores.org) for about ten euros and arrives within hours. Order it yourself even if you are offered one, and see that it is no more than a few days old. Look for three things:

- **Who is selling.** Every owner must sign. If it is a married couple’s family home, so must the spouse who does not own it.
- **What charges there are.** A mortgage is no obstacle: it is paid off at the notary’s out of the price. A seizure order (embargo), somebody’s life interest (usufructo) or a condition that could undo the sale means talking to a lawyer before you pay anything.
- **What is described.** Floor area, terrace, storage room, parking space. If something you were shown is missing, ask why, and compare with the cadastre, the [Catastro](https://www.sedecatastro.gob.es).

## The owners’ association

Ask the comunidad de propietarios for its certificate of debts and the minutes of the last three meetings. The certificate matters because the flat itself answers for unpaid community fees: those of the current year and the three before, or four in Catalonia. The minutes tell you the rest: the façade that was approved, the lift that is being argued over, the neighbour who is suing.

A building levy (derrama) is in principle owed by whoever is the owner on the day each instalment falls due. If it was approved before the sale and you are not the one to pay it, the contract should say so.

## The papers of the home

- A valid energy certificate. Its letter is a preview of [January’s bill](/magazine/en/sector-inmobiliario/como-leer-un-certificado-energetico).
- In Catalonia, the certificate of occupancy (cédula de habitabilidad); elsewhere, a licence or declaration of occupation where one is required.
- The latest property tax (IBI) receipt.
- The technical inspection, if the building is old enough to need one.
- If the flat is let, the tenancy agreement. The tenant may have first refusal, and in general you would have to respect the term.

## What kind of deposit it is

The word “arras” is not enough. If they are **penitenciales**, either side may walk away: you by losing the money, the seller by returning it twice over (article 1454 of the [Civil Code](https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763)). If the contract does not say so, they are taken to be **confirmatorias**: part of the price, and whoever defaults can be made to complete or to pay damages. Know which you are signing.

## The clause most often forgotten

If you need a mortgage, write down what happens when the bank says no. “The deposit is returned if two lenders refuse finance before a given date, with written proof” is a short sentence that spares a lot of grief. In Catalonia, when the contract foresees bank finance, a buyer who proves the refusal may withdraw unless otherwise agreed; put it in writing all the same.

Allow enough time. With the valuation, the bank’s assessment and the minimum of ten calendar days that the law sets aside for reading the binding offer, sixty days go by quickly.

## Before you transfer the money

Check that the contract states the price, the sum paid, the deadline for the deed, who pays what, that the home is handed over vacant and which furniture stays. Pay by transfer to the seller’s account, or to the person the contract names as depositary, and never before you sign.

Then do the whole sum. On a resale home, transfer tax is set by each region and is worked out on no less than the Catastro’s reference value; on a new one you pay VAT and stamp duty, except in the Canary Islands, which have their own tax, IGIC. Notary and registry come on top.

Still looking? Begin with [homes for sale](/en/properties-buy).`,
  },
};
