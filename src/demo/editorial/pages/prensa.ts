import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const prensa: CorporatePageInput = {
  slug: 'prensa',
  es: {
    title: 'Sala de prensa',
    description: 'Datos de {{brand}} para periodistas, a quién escribir y cómo citar nuestras cifras.',
    body: `Si escribe sobre vivienda, aquí tiene lo esencial. Contestamos a la prensa el mismo día laborable.

## Contacto

Escriba a [{{email}}](mailto:{{email}}) con la palabra «prensa» en el asunto e indique su medio y su hora de cierre. Buscamos a la persona de la red que mejor conoce el tema o la ciudad de la que quiere hablar.

## La red en pocas líneas

- Fundada en Madrid en 2010.
- Cerca de noventa agentes independientes en quince ciudades, de Girona a Tenerife.
- Compra, venta y alquiler de viviendas, solo entre particulares y con un agente responsable de principio a fin.
- El 20 % de los beneficios se dona cada año a entidades sin ánimo de lucro.
- Las reseñas de clientes se publican todas, también las críticas.

## Cómo citarnos

Nuestras cifras de precios son las de los anuncios de la red, no las de las escrituras, y así conviene decirlo. Si las publica, cite la red y el mes. Las ilustraciones de este sitio son propias y pueden reproducirse en artículos sobre la red, citando la fuente.

## Noticias

Las novedades se publican en [la sección Actualidad](/magazine/noticias/), que también puede seguirse por [Atom](/magazine/feed.xml). Quiénes somos y qué pensamos está en [la página del equipo](/quienes-somos) y en [el manifiesto](/manifiesto).`,
  },
  ca: {
    title: 'Sala de premsa',
    description: 'Dades de {{brand}} per a periodistes, a qui podeu escriure i com citar les nostres xifres.',
    body: `Si escriviu sobre habitatge, aquí teniu l’essencial. Responem a la premsa el mateix dia feiner.

## Contacte

Escriviu a [{{email}}](mailto:{{email}}) amb la paraula «premsa» a l’assumpte i indiqueu-hi el mitjà i l’hora de tancament. Buscarem la persona de la xarxa que coneix millor el tema o la ciutat de què voleu parlar.

## La xarxa en poques línies

- Fundada a Madrid el 2010.
- Prop de noranta agents independents en quinze ciutats, de Girona a Tenerife.
- Compra, venda i lloguer d’habitatges, només entre particulars i amb un agent responsable de cap a cap.
- El 20 % dels beneficis es dona cada any a entitats sense ànim de lucre.
- Les ressenyes de clients es publiquen totes, també les crítiques.

## Com citar-nos

Les nostres xifres de preus són les dels anuncis de la xarxa, no les de les escriptures, i convé dir-ho així. Si les publiqueu, citeu la xarxa i el mes. Les il·lustracions d’aquest web són pròpies i es poden reproduir en articles sobre la xarxa, citant-ne la font.

## Notícies

Les novetats es publiquen a [la secció Actualitat](/magazine/ca/noticias/), que també es pot seguir per [Atom](/magazine/ca/feed.xml). Qui som i què pensem ho trobareu a [la pàgina de l’equip](/ca/qui-som) i al [manifest](/ca/manifest).`,
  },
  en: {
    title: 'Press room',
    description: 'Facts about {{brand}} for journalists, whom to write to, and how to quote our figures.',
    body: `If you write about housing, here are the essentials. We answer the press on the same working day.

## Contact

Write to [{{email}}](mailto:{{email}}) with the word “press” in the subject, and tell us your publication and your deadline. We will find the person in the network who knows the subject, or the city, best.

## The network in a few lines

- Founded in Madrid in 2010.
- Close to ninety independent agents in fifteen cities, from Girona to Tenerife.
- Homes to buy, sell and rent, between private individuals only, with one agent responsible from start to finish.
- 20% of the profits are given to non-profit organisations every year.
- Every client review is published, the critical ones included.

## Quoting us

Our price figures come from the network’s listings, not from deeds of sale; please say so. If you publish them, name the network and the month. The illustrations on this site are our own and may be reproduced in articles about the network, naming the source.

## News

We publish our news in [the magazine](/magazine/en/noticias/), which you can also follow by [Atom](/magazine/en/feed.xml). Who we are and what we think are on [the team’s page](/en/about) and in [the manifesto](/en/manifest).`,
  },
};
