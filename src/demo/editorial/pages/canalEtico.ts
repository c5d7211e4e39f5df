import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const canalEtico: CorporatePageInput = {
  slug: 'canal-etico',
  es: {
    title: 'Canal ético: formulario del proveedor',
    description:
      'Lo que encontrará al entrar en el canal ético externo de una red como {{brand}}, y por qué aquí no hay formulario.',
    body: `En una red en funcionamiento, este enlace lleva al formulario de un proveedor externo, ajeno a la empresa. Esta es una red de demostración: **aquí no hay formulario y no se puede enviar ninguna comunicación**.

## Qué pide el formulario

- Si quiere identificarse o seguir en el anonimato. Las dos formas valen lo mismo.
- Qué ha ocurrido, cuándo y dónde, con los documentos que tenga.
- Su relación con la red: cliente, agente, empleado, proveedor u otra.

Al terminar recibe un código. Con él puede volver, leer las respuestas y añadir información sin dar su nombre.

## Qué plazos se aplican

La Ley 2/2023 obliga a acusar recibo en siete días naturales y a responder en tres meses, que pueden ampliarse otros tres en casos complejos. Prohíbe cualquier represalia contra quien comunica de buena fe.

## Otras vías

Siempre puede acudir a la Autoridad Independiente de Protección del Informante o a la autoridad de su comunidad autónoma. La página del [canal de denuncias](/canal-denuncias) explica todo el procedimiento y responde a las preguntas frecuentes.`,
  },
  ca: {
    title: 'Canal ètic: formulari del proveïdor',
    description:
      'El que trobareu quan entreu al canal ètic extern d’una xarxa com {{brand}}, i per què aquí no hi ha formulari.',
    body: `En una xarxa en funcionament, aquest enllaç porta al formulari d’un proveïdor extern, aliè a l’empresa. Aquesta és una xarxa de demostració: **aquí no hi ha formulari i no es pot enviar cap comunicació**.

## Què demana el formulari

- Si us voleu identificar o mantenir l’anonimat. Totes dues opcions valen el mateix.
- Què ha passat, quan i on, amb els documents que tingueu.
- La vostra relació amb la xarxa: client, agent, empleat, proveïdor o una altra.

Quan acabeu, rebeu un codi. Amb aquest codi podeu tornar-hi, llegir les respostes i afegir informació sense donar el nom.

## Quins terminis s’apliquen

La Llei 2/2023 obliga a acusar recepció en set dies naturals i a respondre en tres mesos, que es poden ampliar tres més en casos complexos. Prohibeix qualsevol represàlia contra qui comunica de bona fe.

## Altres vies

Sempre us podeu adreçar a l’Autoritat Independent de Protecció de l’Informant o, a Catalunya, a l’Oficina Antifrau. La pàgina del [canal de denúncies](/ca/canal-denuncies) explica tot el procediment i respon a les preguntes freqüents.`,
  },
  en: {
    title: 'Whistleblower channel: the provider’s form',
    description:
      'What you would find in the external whistleblower channel of a network like {{brand}}, and why there is no form here.',
    body: `In a working network, this link leads to the form of an outside provider, independent of the company. This is a demonstration network: **there is no form here, and no report can be sent**.

## What the form asks

- Whether you wish to give your name or remain anonymous. Both count the same.
- What happened, when and where, with any documents you have.
- How you are connected to the network: client, agent, employee, supplier or otherwise.

At the end you receive a code. With it you can come back, read the answers and add information without giving your name.

## The time limits

Spanish Law 2/2023 requires an acknowledgement within seven calendar days and an answer within three months, which may be extended by another three in complex cases. It forbids any retaliation against people who report in good faith.

## Other ways

You can always turn to Spain’s independent authority for the protection of whistleblowers (Autoridad Independiente de Protección del Informante), or to the authority of your region. The page of the [whistleblower channel](/en/whistleblower-channel) explains the whole procedure and answers common questions.`,
  },
};
