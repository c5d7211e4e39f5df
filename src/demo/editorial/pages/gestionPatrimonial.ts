import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const gestionPatrimonial: CorporatePageInput = {
  slug: 'gestion-patrimonial',
  es: {
    title: 'Gestión patrimonial',
    description:
      '{{brand}} cuida de sus viviendas cuando son varias o quedan lejos: inquilinos, cuentas, obras e impuestos.',
    body: `Tener una vivienda alquilada lejos, o varias en la misma ciudad, es un trabajo. Este servicio lo hace por usted, con una sola persona que responde.

## Qué incluye

- **Inquilinos.** Búsqueda, estudio de solvencia, contrato y entrega de llaves con inventario fotografiado.
- **Cuentas.** Cobro de la renta, pago de recibos y una liquidación clara el día 10 de cada mes.
- **Mantenimiento.** Averías atendidas en un día laborable y dos visitas al año, con informe.
- **Papeles.** Depósito de la fianza, actualización de la renta según el índice legal, seguros y juntas de vecinos.
- **Impuestos.** La información del año, ordenada, para usted o su asesoría.

## Qué cuesta

Un porcentaje de la renta cobrada, que se acuerda por escrito antes de empezar. Si un mes no se cobra, no se paga. Los gastos de gestión inmobiliaria del alquiler de vivienda habitual son del propietario, como manda la ley.

## Para quién tiene sentido

Para quien vive fuera, para herencias sin repartir y para quien ya no quiere hablar de calderas los domingos. Si solo quiere encontrar inquilino, le basta con [poner su vivienda en alquiler](/servicios/alquilar). Para una primera conversación, escriba a [{{email}}](mailto:{{email}}).`,
  },
  ca: {
    title: 'Gestió patrimonial',
    description:
      '{{brand}} té cura dels vostres habitatges quan són uns quants o queden lluny: llogaters, comptes, obres i impostos.',
    body: `Tenir un habitatge llogat lluny, o uns quants a la mateixa ciutat, és una feina. Aquest servei la fa per vós, amb una sola persona que en respon.

## Què inclou

- **Llogaters.** Recerca, estudi de solvència, contracte i lliurament de claus amb inventari fotografiat.
- **Comptes.** Cobrament de la renda, pagament de rebuts i una liquidació clara el dia 10 de cada mes.
- **Manteniment.** Avaries ateses en un dia feiner i dues visites l’any, amb informe.
- **Papers.** Dipòsit de la fiança, actualització de la renda segons l’índex legal, assegurances i juntes de propietaris.
- **Impostos.** La informació de l’any, endreçada, per a vós o la vostra gestoria.

## Què costa

Un percentatge de la renda cobrada, que s’acorda per escrit abans de començar. Si un mes no es cobra, no es paga. Les despeses de gestió immobiliària del lloguer d’habitatge habitual són del propietari, com mana la llei.

## Per a qui té sentit

Per a qui viu fora, per a herències sense repartir i per a qui ja no vol parlar de calderes els diumenges. Si només voleu trobar llogater, en teniu prou de [posar l’habitatge en lloguer](/ca/serveis/llogar). Per a una primera conversa, escriviu a [{{email}}](mailto:{{email}}).`,
  },
  en: {
    title: 'Property management',
    description:
      '{{brand}} looks after your homes when there are several or they are far away: tenants, accounts, repairs and taxes.',
    body: `A home let far away, or several in one city, is a job. This service does it for you, with one person who answers for it.

## What it includes

- **Tenants.** Finding them, checking that they can pay, the contract, and handing over the keys with a photographed inventory.
- **Accounts.** Collecting the rent, paying the bills, and a clear statement on the 10th of each month.
- **Upkeep.** Faults dealt with within one working day, and two visits a year with a report.
- **Paperwork.** Lodging the deposit, updating the rent by the legal index, insurance and owners’ meetings.
- **Taxes.** The year’s figures in order, for you or your adviser.

## What it costs

A percentage of the rent collected, agreed in writing before we begin. If a month’s rent does not come in, you pay nothing. For homes let as the tenant’s main home, agency costs are the owner’s, as the law requires.

## Whom it suits

People who live abroad, inheritances not yet divided, and anyone who no longer wishes to talk about boilers on Sundays. If you only need a tenant, [letting your home](/en/services/rent) is enough. For a first conversation, write to [{{email}}](mailto:{{email}}).`,
  },
};
