import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

const socialPage = (slug: string, network: string): CorporatePageInput => ({
  slug,
  es: {
    title: `{{brand}} en ${network}`,
    description: `Esta red de demostración no tiene cuenta en ${network}. Aquí explicamos adónde llevaría el enlace y dónde seguirnos.`,
    body: `El enlace que acaba de abrir llevaría, en una red en funcionamiento, a su página de ${network}. Esta es una red de demostración y no tiene ninguna cuenta: para no enviarle a una dirección que no existe, o que es de otra persona, le traemos aquí.

## Qué publicaría la red

- Viviendas recién llegadas, con la luz que tienen de verdad.
- Los artículos nuevos de la [revista](/magazine/).
- Obras a medio hacer, porque de ellas se aprende más.
- Las entidades a las que va cada año una parte de los beneficios, que se cuentan en [responsabilidad social](/magazine/red/responsabilidad).

## Dónde seguirnos mientras tanto

La revista tiene un [canal Atom](/magazine/feed.xml) que funciona con cualquier lector de noticias y no pide cuenta. También puede suscribirse al [boletín](/#newsletter).

## Si esta es su red

La dirección de cada perfil se fija en la configuración del sitio. Sin ella, y sin la red de demostración, el icono no aparece: no hay ningún enlace que no lleve a ninguna parte. Al abrir esta página no se ha cargado nada de ${network}.`,
  },
  ca: {
    title: `{{brand}} a ${network}`,
    description: `Aquesta xarxa de demostració no té compte a ${network}. Aquí expliquem on portaria l’enllaç i on ens podeu seguir.`,
    body: `L’enllaç que acabeu d’obrir portaria, en una xarxa en funcionament, a la seva pàgina de ${network}. Aquesta és una xarxa de demostració i no té cap compte: per no enviar-vos a una adreça que no existeix, o que sigui d’una altra persona, us portem aquí.

## Què publicaria la xarxa

- Habitatges acabats d’arribar, amb la llum que tenen de debò.
- Els articles nous de la [revista](/magazine/ca/).
- Obres a mig fer, perquè és d’on més s’aprèn.
- Les entitats a què va cada any una part dels beneficis, que s’expliquen a [responsabilitat social](/magazine/ca/red/responsabilidad).

## On ens podeu seguir mentrestant

La revista té un [canal Atom](/magazine/ca/feed.xml) que funciona amb qualsevol lector de notícies i no demana cap compte. També us podeu subscriure al [butlletí](/ca#newsletter).

## Si aquesta és la vostra xarxa

L’adreça de cada perfil es fixa a la configuració del web. Sense aquesta adreça, i sense la xarxa de demostració, la icona no apareix: no hi ha cap enllaç que no porti enlloc. Quan heu obert aquesta pàgina no s’ha carregat res de ${network}.`,
  },
  en: {
    title: `{{brand}} on ${network}`,
    description: `This demonstration network has no account on ${network}. Here is where the link would lead, and where to follow us.`,
    body: `In a working network, the link you have just opened would lead to its page on ${network}. This is a demonstration network and has no account: rather than send you to an address that does not exist, or that belongs to somebody else, we bring you here.

## What the network would post

- Homes that have just arrived, in the light they really have.
- New articles from the [magazine](/magazine/en/).
- Renovations halfway through, because they teach the most.
- The organisations that receive a share of the profits each year, described under [social responsibility](/magazine/en/red/responsabilidad).

## Where to follow us meanwhile

The magazine has an [Atom feed](/magazine/en/feed.xml), which works with any news reader and asks for no account. You can also subscribe to the [newsletter](/en#newsletter).

## If this is your network

The address of each profile is part of the site’s configuration. Without one, and without the demonstration network, its icon is not shown, so no link is a dead end. Opening this page has loaded nothing from ${network}.`,
  },
});

/** What the icons of the footer lead to: the demo network has no accounts. */
export const redesSociales: readonly CorporatePageInput[] = [
  socialPage('instagram', 'Instagram'),
  socialPage('linkedin', 'LinkedIn'),
  socialPage('x', 'X'),
  socialPage('youtube', 'YouTube'),
];
