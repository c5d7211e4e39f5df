import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const comunidad: CorporatePageInput = {
  slug: 'comunidad',
  es: {
    title: 'Comunidad de agentes',
    description:
      'Encuentros, formación y ayuda mutua entre los agentes de {{brand}}: trabajar por cuenta propia sin estar solo.',
    body: `Trabajar por cuenta propia no tiene por qué ser trabajar en solitario. La red es, sobre todo, gente a la que se puede llamar.

## Compartir encargos

Toda vivienda de la red está a disposición de todos sus agentes. Cuando uno trae al comprador y otro al propietario, los honorarios se reparten según reglas escritas y conocidas de antemano.

## Aprender de otros

- **Los martes.** Una hora en línea sobre un caso real, contado por quien lo vivió. También de los que salieron mal.
- **Dos veces al año.** Un encuentro de dos días, una vez en el norte y otra en el sur, con visitas de obra y notarios que aceptan todas las preguntas.
- **El primer año.** Cada agente nuevo tiene un padrino o una madrina de otra ciudad.

## Cubrirse

Por vacaciones, por una baja o por un parto, alguien de la misma provincia atiende sus visitas y no se queda con sus clientes.

## Decidir

Los cambios de reglas se votan: un agente, un voto. Las actas las puede leer cualquiera de la red.

Conozca a [quienes ya están](/agentes) o lea [cómo se entra](/magazine/red/unirse).`,
  },
  ca: {
    title: 'Comunitat d’agents',
    description:
      'Trobades, formació i ajuda mútua entre els agents de {{brand}}: treballar per compte propi sense estar sol.',
    body: `Treballar per compte propi no vol dir treballar en solitari. La xarxa és, sobretot, gent a qui es pot trucar.

## Compartir encàrrecs

Tot habitatge de la xarxa és a disposició de tots els seus agents. Quan un porta el comprador i un altre el propietari, els honoraris es reparteixen segons regles escrites i conegudes per endavant.

## Aprendre dels altres

- **Els dimarts.** Una hora en línia sobre un cas real, explicat per qui el va viure. També els que van sortir malament.
- **Dues vegades l’any.** Trobada de dos dies, una al nord i una altra al sud, amb visites d’obra i notaris que accepten totes les preguntes.
- **El primer any.** Cada agent nou té un padrí o una padrina d’una altra ciutat.

## Cobrir-se

Per vacances, per una baixa o per un part, algú de la mateixa província atén les visites i no es queda els clients.

## Decidir

Els canvis de regles es voten: un agent, un vot. Qualsevol persona de la xarxa en pot llegir les actes.

Coneixeu [qui ja hi és](/ca/agents) o llegiu [com s’hi entra](/magazine/ca/red/unirse).`,
  },
  en: {
    title: 'Agent community',
    description:
      'Meetings, training and mutual help among {{brand}} agents: working for yourself without being on your own.',
    body: `Working for yourself need not mean working alone. More than anything, the network is people you can call.

## Sharing homes

Every home of the network is open to all its agents. When one brings the buyer and another the owner, the fee is shared by written rules that both knew beforehand.

## Learning from others

- **On Tuesdays.** An hour online about a real case, told by the person who lived through it. Including the ones that went wrong.
- **Twice a year.** A two-day meeting, once in the north and once in the south, with visits to building sites and notaries who take every question.
- **In the first year.** Each new agent has a mentor from another city.

## Standing in

During holidays, illness or parental leave, somebody from the same province looks after your viewings, and does not keep your clients.

## Deciding

Changes to the rules are put to the vote: one agent, one vote. Everybody in the network can read the minutes.

Meet [those who are already here](/en/agents), or read [how to join](/magazine/en/red/unirse).`,
  },
};
