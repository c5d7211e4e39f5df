import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const tecnologia: CorporatePageInput = {
  slug: 'tecnologia',
  es: {
    title: 'Tecnología para agentes',
    description:
      'Las herramientas con las que trabajan los agentes de {{brand}}: menos papeleo y más tiempo con las personas.',
    body: `Un agente debería pasar el día con personas y casas, no copiando datos de un programa a otro. Con esa idea hacemos nuestras herramientas.

## Una ficha, todos los canales

La vivienda se describe una vez, con sus fotos, su certificado energético y su plano. De ahí salen el anuncio en tres idiomas, la hoja impresa con código QR y los datos para los portales. Lo que falta se ve en rojo antes de publicar.

## Nada se pierde

Cada consulta llega con el nombre de la vivienda, el idioma de quien escribe y lo que quiere saber. Si un servidor se cae un viernes por la noche, los mensajes esperan guardados y se entregan en cuanto vuelve.

## Precios con explicación

El comparador muestra ventas de la red cercanas y parecidas, y dice por qué las considera parecidas. La cifra la pone siempre el agente.

## Pensada también para quien visita

Las páginas se leen con teclado y con lector de pantalla, cargan deprisa con mala cobertura y funcionan sin ejecutar programas en el navegador. La [declaración de accesibilidad](/accesibilidad) lo cuenta con detalle.

## Sus datos son suyos

Quien deja la red se lleva sus contactos y sus fichas en formatos abiertos. ¿Quiere verlo por dentro? [Únase a la red](/magazine/red/unirse) o escriba a [{{email}}](mailto:{{email}}).`,
  },
  ca: {
    title: 'Tecnologia per a agents',
    description: 'Les eines amb què treballen els agents de {{brand}}: menys paperassa i més temps amb les persones.',
    body: `Un agent hauria de passar el dia amb persones i cases, no copiant dades d’un programa a un altre. Amb aquesta idea fem les nostres eines.

## Una fitxa, tots els canals

L’habitatge es descriu una vegada, amb les fotos, el certificat energètic i el plànol. D’aquí surten l’anunci en tres llengües, el full imprès amb codi QR i les dades per als portals. El que falta es veu en vermell abans de publicar.

## No es perd res

Cada consulta arriba amb el nom de l’habitatge, la llengua de qui escriu i el que vol saber. Si un servidor cau un divendres al vespre, els missatges esperen desats i es lliuren quan torna.

## Preus amb explicació

El comparador mostra vendes de la xarxa properes i semblants, i diu per què les considera semblants. La xifra la posa sempre l’agent.

## Pensat també per a qui visita el web

Les pàgines es llegeixen amb teclat i amb lector de pantalla, es carreguen de pressa amb mala cobertura i funcionen sense executar programes al navegador. El [compromís d’accessibilitat](/ca/accessibilitat) ho explica amb detall.

## Les dades són vostres

Qui deixa la xarxa s’endú els contactes i les fitxes en formats oberts. Ho voleu veure per dins? [Uniu-vos a la xarxa](/magazine/ca/red/unirse) o escriviu a [{{email}}](mailto:{{email}}).`,
  },
  en: {
    title: 'Technology for agents',
    description: 'The tools that {{brand}} agents work with: less paperwork, and more time with people.',
    body: `An agent should spend the day with people and homes, not copying figures from one program into another. That is the idea behind our tools.

## One record, every channel

A home is described once, with its photographs, energy certificate and floor plan. From that come the listing in three languages, the printed sheet with its QR code and the data for the portals. Whatever is missing shows in red before it is published.

## Nothing gets lost

Every enquiry arrives with the name of the home, the language of the person writing and what they want to know. If a server fails on a Friday night, messages are kept safe and delivered as soon as it is back.

## Prices with reasons

The comparison shows nearby sales of the network that are alike, and says why it thinks so. The figure is always the agent’s own.

## Made for visitors too

Pages can be read with a keyboard and a screen reader, load quickly on a poor connection, and work without running programs in the browser. Our [accessibility statement](/en/accessibility) has the details.

## Your data stays yours

Whoever leaves the network takes their contacts and records with them, in open formats. Would you like to see it from the inside? [Join the network](/magazine/en/red/unirse) or write to [{{email}}](mailto:{{email}}).`,
  },
};
