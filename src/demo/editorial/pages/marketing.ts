import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const marketing: CorporatePageInput = {
  slug: 'marketing',
  es: {
    title: 'Marketing para agentes',
    description: 'Cómo ayuda {{brand}} a sus agentes a contar bien una casa y a que se les conozca en su barrio.',
    body: `El mejor anuncio de un agente es un vecino contento. A lo demás le echamos una mano.

## Una casa bien contada

Un fotógrafo de la red visita cada encargo a la hora de mejor luz, y una redactora revisa el texto: qué tiene la casa, qué no tiene y para quién es. Los planos se dibujan a escala. No usamos gran angular ni muebles añadidos por ordenador.

## Su nombre, no el nuestro

Cada agente tiene página propia con su biografía, sus idiomas, sus zonas y sus viviendas, y una tarjeta que se guarda en el teléfono de un toque. Los carteles y las hojas llevan su nombre en grande.

## El barrio

Ayudamos a preparar jornadas de puertas abiertas, charlas sobre herencias o certificados en bibliotecas y centros cívicos, y una hoja trimestral con las ventas de la zona.

## La revista

Quien sabe de algo puede escribirlo: los artículos de la [revista](/magazine/) los firman los propios agentes, y nuestra redacción los edita en tres idiomas.

## Lo que no hacemos

No compramos direcciones, no llamamos a quien no lo ha pedido y no publicamos reseñas que no sean de clientes. Si le convence, [únase a la red](/magazine/red/unirse).`,
  },
  ca: {
    title: 'Màrqueting per a agents',
    description: 'Com ajuda {{brand}} els seus agents a explicar bé una casa i a fer-se conèixer al barri.',
    body: `El millor anunci d’un agent és un veí content. A la resta hi donem un cop de mà.

## Una casa ben explicada

Un fotògraf de la xarxa visita cada encàrrec a l’hora de més bona llum, i una redactora revisa el text: què té la casa, què no té i per a qui és. Els plànols es dibuixen a escala. No fem servir gran angular ni mobles afegits per ordinador.

## El seu nom, no el nostre

Cada agent té pàgina pròpia amb la biografia, les llengües, les zones i els habitatges, i una targeta que es desa al telèfon amb un toc. Els cartells i els fulls porten el seu nom en gran.

## El barri

Ajudem a preparar jornades de portes obertes, xerrades sobre herències o certificats en biblioteques i centres cívics, i un full trimestral amb les vendes de la zona.

## La revista

Qui sap d’alguna cosa la pot escriure: els articles de la [revista](/magazine/ca/) els signen els mateixos agents, i la nostra redacció els edita en tres llengües.

## El que no fem

No comprem adreces, no truquem a qui no ho ha demanat i no publiquem ressenyes que no siguin de clients. Si us convenç, [uniu-vos a la xarxa](/magazine/ca/red/unirse).`,
  },
  en: {
    title: 'Marketing for agents',
    description: 'How {{brand}} helps its agents to present a home well and to become known in their neighbourhood.',
    body: `An agent’s best advertisement is a happy neighbour. With everything else, we lend a hand.

## A home well told

A photographer from the network visits every home at the hour of its best light, and an editor reads the text: what the home has, what it lacks and whom it would suit. Floor plans are drawn to scale. We use neither wide-angle tricks nor furniture added by computer.

## Your name, not ours

Every agent has a page with their story, languages, areas and homes, and a card that visitors save to their phone with one tap. Signs and printed sheets carry the agent’s name in large letters.

## The neighbourhood

We help prepare open days, talks on inheritance or certificates in libraries and community centres, and a quarterly sheet with the sales of the area.

## The magazine

Those who know about something can write about it: the articles in the [magazine](/magazine/en/) are signed by the agents themselves, and our editors prepare them in three languages.

## What we do not do

We do not buy addresses, call people who have not asked us to, or publish reviews that are not from clients. If that sounds right to you, [join the network](/magazine/en/red/unirse).`,
  },
};
