import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const responsabilidad: CorporatePageInput = {
  slug: 'responsabilidad',
  es: {
    title: 'Responsabilidad social',
    description:
      '{{brand}} dona el 20 % de sus beneficios a entidades sin ánimo de lucro. Aquí contamos cómo se decide y en qué se emplea.',
    body: `Vivimos de que la gente encuentre casa. Por eso una parte de lo que ganamos va a quienes trabajan para que nadie se quede sin ella.

## El 20 % de los beneficios

Cada año donamos el 20 % de los beneficios de la red a entidades sin ánimo de lucro. Se calcula sobre las cuentas ya auditadas y se paga antes de que acabe junio. No es una campaña: está escrito en los estatutos, y cambiarlo requiere el voto de dos tercios de los socios.

## Quién decide

Proponen los agentes, que conocen a las entidades de su ciudad. Un comité de cinco personas, dos de ellas ajenas a la red, comprueba que cada entidad publica sus cuentas y reparte la cantidad entre tres destinos:

- **Techo.** Pisos puente, pobreza energética y acompañamiento a familias que pierden su casa.
- **Barrio.** Bibliotecas, huertos, refuerzo escolar y centros de mayores.
- **Oficio.** Becas para aprender rehabilitación, carpintería o instalación de energías renovables.

## En el día a día

Nuestros agentes se mueven a pie o en transporte público siempre que pueden, los contratos se firman sin papel cuando las partes quieren y ofrecemos visitas adaptadas a quien las necesita.

El último reparto se explica en [el artículo de la revista](/magazine/noticias/el-veinte-por-ciento-que-se-comparte). Si representa a una entidad, escriba a [{{email}}](mailto:{{email}}).`,
  },
  ca: {
    title: 'Responsabilitat social',
    description:
      '{{brand}} dona el 20 % dels beneficis a entitats sense ànim de lucre. Aquí expliquem com es decideix i a què es dedica.',
    body: `Vivim de trobar casa a la gent. Per això una part del que guanyem va a qui treballa perquè ningú no se’n quedi sense.

## El 20 % dels beneficis

Cada any donem el 20 % dels beneficis de la xarxa a entitats sense ànim de lucre. Es calcula sobre els comptes ja auditats i es paga abans que s’acabi el juny. No és cap campanya: és als estatuts, i per canviar-ho cal el vot de dos terços dels socis.

## Qui ho decideix

Ho proposen els agents, que coneixen les entitats de la seva ciutat. Un comitè de cinc persones, dues de fora de la xarxa, comprova que cada entitat publica els comptes i reparteix la quantitat entre tres destinacions:

- **Sostre.** Pisos pont, pobresa energètica i acompanyament a famílies que perden la casa.
- **Barri.** Biblioteques, horts, reforç escolar i casals de gent gran.
- **Ofici.** Beques per aprendre rehabilitació, fusteria o instal·lació d’energies renovables.

## En el dia a dia

Els nostres agents es mouen a peu o en transport públic sempre que poden, els contractes se signen sense paper quan les parts ho volen i oferim visites adaptades a qui les necessita.

L’últim repartiment s’explica a [l’article de la revista](/magazine/ca/noticias/el-veinte-por-ciento-que-se-comparte). Si representeu una entitat, escriviu a [{{email}}](mailto:{{email}}).`,
  },
  en: {
    title: 'Social responsibility',
    description:
      '{{brand}} gives 20% of its profits to non-profit organisations. This is how we decide, and what the money is for.',
    body: `We make a living from people finding a home. So part of what we earn goes to those who work so that nobody is left without one.

## 20% of our profits

Every year we give 20% of the network’s profits to non-profit organisations. The sum is worked out from the audited accounts and paid before the end of June. It is not a campaign: it is written in our articles of association, and changing it takes the votes of two thirds of the members.

## Who decides

Our agents make the proposals, because they know the organisations in their own cities. A committee of five, two of them from outside the network, checks that each organisation publishes its accounts, and shares the money between three aims:

- **A roof.** Stopgap housing, help with energy bills, and support for families who lose their home.
- **The neighbourhood.** Libraries, gardens, homework clubs and day centres for older people.
- **A trade.** Grants to learn restoration, joinery or the installation of renewable energy.

## Day to day

Our agents walk or take public transport whenever they can, contracts are signed without paper when both sides agree, and we arrange viewings for people with particular access needs.

You can read about the latest round in [the magazine](/magazine/en/noticias/el-veinte-por-ciento-que-se-comparte). If you speak for an organisation, write to [{{email}}](mailto:{{email}}).`,
  },
};
