import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const oficinas: CorporatePageInput = {
  slug: 'oficinas',
  es: {
    title: 'Nuestras oficinas',
    description: 'Direcciones y horarios de las cuatro oficinas de {{brand}} en Madrid, Barcelona, Valencia y Sevilla.',
    body: `La mayor parte de nuestro trabajo ocurre en la calle y en casa de la gente, pero hay cuatro puertas a las que siempre se puede llamar. En ellas encontrará al equipo que da apoyo a los agentes y una mesa libre para firmar con calma.

## Madrid, sede central

Calle del Alero, 7, 28000 Madrid. De lunes a jueves, de 9:30 a 18:30; los viernes, de 9:00 a 15:00.

## Barcelona

Carrer de l’Oreneta, 12, bajos, 08000 Barcelona. De lunes a jueves, de 9:30 a 18:30; los viernes, de 9:00 a 15:00.

## Valencia

Carrer del Falciot, 5, 46000 Valencia. De lunes a viernes, de 9:30 a 14:00.

## Sevilla

Calle de la Golondrina, 3, 41000 Sevilla. De lunes a viernes, de 9:00 a 14:00. En julio y agosto, de 8:30 a 13:30.

## Antes de venir

Si quiere ver una vivienda o hablar de la suya, lo más rápido es escribir directamente a la persona que trabaja en su zona: están todas en [la lista de agentes](/agentes). Para lo demás, escríbanos a [{{email}}](mailto:{{email}}) y le diremos qué día hay alguien en la oficina que le queda cerca. Las cuatro tienen entrada sin escalones y se puede venir con perro.`,
  },
  ca: {
    title: 'Les nostres oficines',
    description: 'Adreces i horaris de les quatre oficines de {{brand}} a Madrid, Barcelona, València i Sevilla.',
    body: `Gairebé tota la nostra feina es fa al carrer i a casa de la gent, però hi ha quatre portes on sempre podeu trucar. Hi trobareu l’equip que dona suport als agents i una taula lliure per signar amb calma.

## Madrid, seu central

Calle del Alero, 7, 28000 Madrid. De dilluns a dijous, de 9.30 a 18.30; els divendres, de 9.00 a 15.00.

## Barcelona

Carrer de l’Oreneta, 12, baixos, 08000 Barcelona. De dilluns a dijous, de 9.30 a 18.30; els divendres, de 9.00 a 15.00.

## València

Carrer del Falciot, 5, 46000 València. De dilluns a divendres, de 9.30 a 14.00.

## Sevilla

Calle de la Golondrina, 3, 41000 Sevilla. De dilluns a divendres, de 9.00 a 14.00. Al juliol i a l’agost, de 8.30 a 13.30.

## Abans de venir

Si voleu veure un habitatge o parlar del vostre, el més ràpid és escriure directament a la persona que treballa a la zona: les trobareu totes a [la llista d’agents](/ca/agents). Per a la resta, escriviu-nos a [{{email}}](mailto:{{email}}) i us direm quin dia hi ha algú a l’oficina que us queda a prop. Totes quatre tenen l’entrada sense esglaons i s’hi pot venir amb gos.`,
  },
  en: {
    title: 'Our offices',
    description:
      'Addresses and opening hours of the four {{brand}} offices in Madrid, Barcelona, Valencia and Seville.',
    body: `Most of our work happens in the street and in people’s homes, but there are four doors you can always knock on. Behind them you will find the team that supports our agents, and a quiet table for signing papers.

## Madrid, head office

Calle del Alero, 7, 28000 Madrid. Monday to Thursday, 9.30 am to 6.30 pm; Friday, 9 am to 3 pm.

## Barcelona

Carrer de l’Oreneta, 12, ground floor, 08000 Barcelona. Monday to Thursday, 9.30 am to 6.30 pm; Friday, 9 am to 3 pm.

## Valencia

Carrer del Falciot, 5, 46000 Valencia. Monday to Friday, 9.30 am to 2 pm.

## Seville

Calle de la Golondrina, 3, 41000 Seville. Monday to Friday, 9 am to 2 pm. In July and August, 8.30 am to 1.30 pm.

## Before you come

If you would like to see a home or talk about yours, the quickest way is to write to the person who works in that area: you will find everybody in [the list of agents](/en/agents). For anything else, write to [{{email}}](mailto:{{email}}) and we will tell you when somebody is in at the office nearest to you. All four have step-free entrances, and dogs are welcome.`,
  },
};
