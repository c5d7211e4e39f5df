import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const alquilarMiPisoDeFormaSegura: ArticleInput = {
  slug: 'alquilar-mi-piso-de-forma-segura',
  category: 'sector-inmobiliario',
  date: '2025-06-12',
  author: 'Núria Puigdomènech',
  es: {
    title: 'Alquilar mi piso de forma segura',
    excerpt:
      'Solvencia, contrato, fianza e inventario: cuatro pasos que evitan casi todos los disgustos, y lo que hay que hacer si un mes no pagan.',
    body: `Casi todos los problemas de un alquiler empiezan antes de entregar las llaves: una renta que el inquilino no puede sostener, un contrato copiado de internet, un piso del que nadie hizo fotos. Se evitan con cuatro pasos, y ninguno es difícil.

## Antes del anuncio: la renta

Si el piso está en una zona de mercado residencial tensionado, como muchos municipios de Cataluña, la renta tiene un límite. En términos generales es la del contrato anterior, actualizada. Si el propietario es gran tenedor, tampoco puede pasar del índice estatal de precios de referencia; y si el piso no se ha alquilado en los últimos cinco años, el límite es ese índice. Se consulta con la dirección en [serpavi.mivau.gob.es](https://serpavi.mivau.gob.es). En Cataluña el anuncio y el contrato deben decir cuál es ese índice.

Hacen falta también el certificado energético, cuya letra va en el anuncio, y, en Cataluña, la cédula de habitabilidad.

## 1. La solvencia

Pida lo necesario para saber si la renta se podrá pagar: las últimas nóminas y el contrato de trabajo, o la declaración de la renta de quien trabaja por su cuenta. Como referencia se suele usar que la renta no pase de un tercio de los ingresos netos del hogar. No es una norma; es una cuenta sensata.

Trate a todos los candidatos con el mismo criterio. El origen, los hijos o el acento no dicen nada de la solvencia, y rechazar a alguien por ellos es ilegal. Los documentos de quien no resulte elegido se destruyen.

## 2. El contrato

Si el inquilino va a vivir en el piso, es un arrendamiento de vivienda, lo llamen como lo llamen. La [Ley de Arrendamientos Urbanos](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) fija lo principal:

- **Duración.** La que se pacte, con derecho del inquilino a quedarse hasta cinco años, o siete si el propietario es una empresa.
- **Recuperar el piso** para usted o su familia cercana es posible pasado el primer año, si el contrato lo prevé y con dos meses de aviso.
- **Actualización.** Una vez al año, si se pactó. En los contratos posteriores al 25 de mayo de 2023 el tope es el índice que publica el [INE](https://www.ine.es).
- **Final.** El propietario avisa con cuatro meses de antelación; el inquilino, con dos.
- **Gastos.** La agencia y el contrato los paga el propietario (art. 20.1). La comunidad y el IBI, quien diga el contrato por escrito.

## 3. La fianza

Una mensualidad, ni más ni menos, que se deposita en el organismo de la comunidad autónoma: en Cataluña, el Incasòl. Además se puede pedir una garantía adicional de hasta dos mensualidades, un aval o un seguro de impago, que paga quien lo contrata. Los pagos mensuales, por transferencia: es lo que prevé la ley y deja prueba.

## 4. El inventario

Una hora de trabajo que ahorra meses de discusión. Fotografías fechadas de cada habitación, lista de muebles y aparatos con su estado, lectura de contadores y número de llaves. Lo firman los dos y se une al contrato. Al final, la fianza se liquida comparando con esa lista; pasado un mes desde la entrega de llaves, el saldo pendiente devenga el interés legal.

## Si un mes no llega el pago

Llame el primer día. La mayoría de los retrasos tienen explicación y arreglo, y un calendario de pagos por escrito vale más que un enfado. Si no lo hay, reclame por burofax. Desde abril de 2025, antes de demandar hay que acreditar un intento de acuerdo, por ejemplo una oferta vinculante o una mediación: guarde prueba de todo.

Si prefiere que alguien lo haga con usted, nuestros agentes se ocupan de los cuatro pasos: vea [qué incluye el servicio de alquiler](/servicios/alquilar).`,
  },
  ca: {
    title: 'Llogar el meu pis de manera segura',
    excerpt:
      'Solvència, contracte, fiança i inventari: quatre passos que eviten gairebé tots els maldecaps, i què s’ha de fer si un mes no paguen.',
    body: `Gairebé tots els problemes d’un lloguer comencen abans de donar les claus: una renda que el llogater no pot mantenir, un contracte copiat d’internet, un pis del qual ningú no va fer fotos. S’eviten amb quatre passos, i cap no és difícil.

## Abans de l’anunci: la renda

Si el pis és en una zona de mercat residencial tensionat, com molts municipis de Catalunya, la renda té un límit. En termes generals és la del contracte anterior, actualitzada. Si el propietari és gran tenidor, tampoc no pot passar de l’índex estatal de preus de referència; i si el pis no s’ha llogat els últims cinc anys, el límit és aquest índex. Es consulta amb l’adreça a [serpavi.mivau.gob.es](https://serpavi.mivau.gob.es). A Catalunya l’anunci i el contracte han de dir quin és aquest índex.

També calen el certificat energètic, la lletra del qual va a l’anunci, i la cèdula d’habitabilitat.

## 1. La solvència

Demaneu el que calgui per saber si la renda es podrà pagar: les últimes nòmines i el contracte de treball, o la declaració de la renda de qui treballa pel seu compte. Com a referència se sol fer servir que el lloguer no passi d’un terç dels ingressos nets de la llar. No és cap norma; és un càlcul assenyat.

Tracteu tots els candidats amb el mateix criteri. L’origen, els fills o l’accent no diuen res de la solvència, i rebutjar algú per això és il·legal. Els documents de qui no hàgiu triat s’han de destruir.

## 2. El contracte

Si el llogater ha de viure al pis, és un arrendament d’habitatge, se’n digui com se’n digui. La [Llei d’arrendaments urbans](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) en fixa les regles bàsiques:

- **Durada.** La que pacteu, amb dret del llogater a quedar-s’hi fins a cinc anys, o set si el propietari és una empresa.
- **Recuperar el pis** per a vós o per a la família propera és possible passat el primer any, si el contracte ho preveu i amb dos mesos d’avís.
- **Actualització.** Un cop l’any, si s’ha pactat. En els contractes posteriors al 25 de maig del 2023 el topall és l’índex que publica l’[INE](https://www.ine.es).
- **Final.** El propietari avisa amb quatre mesos d’antelació; el llogater, amb dos.
- **Despeses.** L’agència i el contracte els paga el propietari (art. 20.1). La comunitat i l’IBI, qui digui el contracte per escrit.

## 3. La fiança

Una mensualitat, ni més ni menys, que es diposita a l’organisme de la comunitat autònoma: a Catalunya, l’Incasòl. A més, podeu demanar una garantia addicional de fins a dues mensualitats, un aval o una assegurança d’impagament, que paga qui la contracta. Els pagaments mensuals, per transferència: és el que preveu la llei i en queda prova.

## 4. L’inventari

Una hora de feina que estalvia mesos de discussions. Fotografies amb data de cada habitació, llista de mobles i aparells amb el seu estat, lectura de comptadors i nombre de claus. El signeu tots dos i s’afegeix al contracte. Al final, la fiança es liquida comparant amb aquesta llista; passat un mes des del lliurament de les claus, el saldo pendent merita interessos legals.

## Si un mes no arriba el pagament

Truqueu el primer dia. La majoria dels retards tenen explicació i remei, i un calendari de pagaments per escrit val més que una enrabiada. Si no n’hi ha, reclameu per burofax. Des de l’abril del 2025, abans de presentar la demanda cal acreditar un intent d’acord, per exemple una oferta vinculant o una mediació: guardeu proves de tot.

Si us estimeu més que algú ho faci amb vós, els nostres agents s’ocupen dels quatre passos: vegeu [què inclou el servei de lloguer](/ca/serveis/llogar).`,
  },
  en: {
    title: 'Letting my flat safely',
    excerpt:
      'Solvency, contract, deposit and inventory: four steps that avoid almost all trouble, and what to do if one month the rent does not arrive.',
    body: `Most of the trouble in a tenancy starts before the keys change hands: a rent the tenant cannot keep up, a contract copied from the internet, a flat nobody photographed. Four steps prevent it, and none of them is hard.

## Before the advert: the rent

If your flat is in a declared stressed housing area (zona de mercado residencial tensionado), as many towns in Catalonia are, the rent is capped. Broadly, the cap is the rent of the previous contract, updated. If you count as a large landlord (gran tenedor), it may not exceed the state’s reference price index either; and if the flat has not been let in the last five years, that index is the cap. Look it up by address at [serpavi.mivau.gob.es](https://serpavi.mivau.gob.es). In Catalonia the advert and the contract must both state it.

You also need an energy certificate, whose letter goes in the advert, and in Catalonia a certificate of occupancy (cédula de habitabilidad).

## 1. Solvency

Ask for what you need to know whether the rent can be paid: recent payslips and the employment contract, or the tax return of somebody self-employed. A common yardstick is that rent should not exceed a third of the household’s net income. It is not a rule of law, only a sensible sum.

Use the same test for every applicant. Origin, children or an accent say nothing about solvency, and turning people away because of them is illegal. Destroy the documents of those you do not choose.

## 2. The contract

If the tenant is going to live in the flat, it is a residential tenancy, whatever you call it. The [Urban Leases Act](https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003) (LAU) settles the essentials:

- **Length.** Whatever you agree, but the tenant may stay up to five years, or seven if the landlord is a company.
- **Taking the flat back** for yourself or close family is possible after the first year, if the contract provides for it and with two months’ notice.
- **Rent reviews.** Once a year, if agreed. For contracts signed after 25 May 2023 the ceiling is the index published by the statistics office, [INE](https://www.ine.es).
- **The end.** The landlord gives four months’ notice; the tenant, two.
- **Costs.** The landlord pays the agency and the contract (article 20.1). Community fees and property tax (IBI) fall on whoever the contract names in writing.

## 3. The deposit

One month’s rent, no more and no less, which you lodge with the regional body: in Catalonia, Incasòl. On top of that you may ask for additional security of up to two months’ rent, a guarantor, or insurance against unpaid rent, paid for by whoever takes it out. Have the rent paid by bank transfer: it is what the law provides for, and it leaves proof.

## 4. The inventory

One hour’s work that saves months of argument. Dated photographs of every room, a list of furniture and appliances and their condition, meter readings and the number of keys. Both of you sign it and it is attached to the contract. At the end, the deposit is settled against that list; a month after the keys are returned, any balance you still owe earns legal interest.

## If one month the rent does not arrive

Ring on the first day. Most delays have an explanation and a remedy, and a written payment plan does more good than a quarrel. If there is none, claim the debt by burofax, Spain’s certified letter. Since April 2025 a landlord who wants to sue must first show an attempt to settle, such as a binding offer or mediation, so keep proof of everything.

If you would like someone to do it with you, our agents look after all four steps: see [what the letting service includes](/en/services/rent).`,
  },
};
