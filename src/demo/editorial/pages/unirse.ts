import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const unirse: CorporatePageInput = {
  slug: 'unirse',
  es: {
    title: 'Únase a la red',
    description: 'Qué ofrece {{brand}} a los agentes inmobiliarios independientes, qué pide a cambio y cómo se entra.',
    body: `Buscamos agentes que vivan donde trabajan y que sigan cogiendo el teléfono después de la firma.

## Qué encontrará

- Una página propia y sus viviendas en tres idiomas.
- [Herramientas](/magazine/red/tecnologia) que quitan papeleo y [apoyo](/magazine/red/marketing) para contar bien una casa.
- Contratos revisados, un equipo jurídico que contesta y seguro de responsabilidad civil.
- [Colegas en quince ciudades](/magazine/red/comunidad) con quienes compartir encargos.

## Qué pedimos

- Dos años de oficio, o las ganas de hacerlos con quien ya los tiene.
- La inscripción en el registro de agentes, donde la comunidad autónoma la exija.
- Precios honrados, fichas completas y respuesta en menos de 24 h laborables.
- Una cuota mensual fija. No hay comisión de la red sobre sus ventas ni permanencia.

## Cómo se entra

1. Escriba a [{{email}}](mailto:{{email}}) con su ciudad y un par de líneas sobre usted.
2. Hablamos por teléfono y le presentamos a dos agentes de la red.
3. Pasa un día con uno de ellos.
4. Deciden ambas partes. Suele llevar tres semanas.

No envíe su currículum todavía: nos bastan esas dos líneas.`,
  },
  ca: {
    title: 'Uniu-vos a la xarxa',
    description: 'Què ofereix {{brand}} als agents immobiliaris independents, què demana a canvi i com s’hi entra.',
    body: `Busquem agents que visquin on treballen i que continuïn agafant el telèfon després de la signatura.

## Què hi trobareu

- Una pàgina pròpia i els vostres habitatges en tres llengües.
- [Eines](/magazine/ca/red/tecnologia) que estalvien paperassa i [suport](/magazine/ca/red/marketing) per explicar bé una casa.
- Contractes revisats, un equip jurídic que contesta i assegurança de responsabilitat civil.
- [Col·legues en quinze ciutats](/magazine/ca/red/comunidad) amb qui compartir encàrrecs.

## Què demanem

- Dos anys d’ofici, o les ganes de fer-los amb qui ja els té.
- Estar inscrit al registre d’agents on la comunitat autònoma ho exigeixi, com a Catalunya.
- Preus honestos, fitxes completes i resposta en menys de 24 h laborables.
- Una quota mensual fixa. No hi ha comissió de la xarxa sobre les vendes ni permanència.

## Com s’hi entra

1. Escriviu a [{{email}}](mailto:{{email}}) amb la ciutat on treballeu i un parell de ratlles sobre vós.
2. Parlem per telèfon i us presentem dos agents de la xarxa.
3. Passeu un dia amb un d’ells.
4. Decideixen totes dues parts. Acostuma a durar tres setmanes.

No envieu el currículum encara: amb aquestes ratlles en tenim prou.`,
  },
  en: {
    title: 'Join the network',
    description: 'What {{brand}} offers independent estate agents, what it asks in return, and how to join.',
    body: `We are looking for agents who live where they work, and who still pick up the phone after the signing.

## What you will find

- A page of your own, and your homes in three languages.
- [Tools](/magazine/en/red/tecnologia) that take away paperwork, and [support](/magazine/en/red/marketing) to present a home well.
- Contracts checked by lawyers who answer, and professional indemnity insurance.
- [Colleagues in fifteen cities](/magazine/en/red/comunidad) to share homes with.

## What we ask

- Two years in the trade, or the will to spend them with somebody who has.
- An entry in the register of agents where your region requires one.
- Honest prices, complete records, and an answer within 24 working hours.
- A fixed monthly fee. The network takes no commission on your sales, and there is no minimum term.

## How to join

1. Write to [{{email}}](mailto:{{email}}) with your city and a few lines about yourself.
2. We talk on the phone and introduce you to two agents of the network.
3. You spend a day with one of them.
4. Both sides decide. It usually takes three weeks.

There is no need for a CV yet: those few lines will do.`,
  },
};
