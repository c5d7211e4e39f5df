import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const contacto: CorporatePageInput = {
  slug: 'contacto',
  es: {
    title: 'Contacto',
    description: 'Cómo hablar con {{brand}}: el camino más corto para compradores, propietarios, agentes y prensa.',
    body: `Detrás de cada dirección hay una persona. Para que su mensaje llegue a la que puede ayudarle, elija el camino que mejor le venga.

## Si ha visto una vivienda

Use el formulario de la propia ficha: llega directamente al agente que la lleva, que conoce los horarios de visita y los papeles.

## Si quiere vender o alquilar

Cuéntenos cómo es su vivienda en la página [para vender](/servicios/vender) o [para alquilar](/servicios/alquilar). Le contesta un agente de su zona. También puede [elegirlo usted](/agentes).

## Si es agente

Lea [cómo se entra en la red](/magazine/red/unirse) y escríbanos con su ciudad y sus años de oficio.

## Para todo lo demás

Escriba a [{{email}}](mailto:{{email}}). Respondemos en dos días laborables. Si prefiere venir, aquí están [las oficinas y sus horarios](/magazine/red/oficinas).

## Datos personales y denuncias

Para acceder a sus datos, corregirlos o borrarlos, la [política de privacidad](/legal/politica-de-privacidad) explica cómo pedirlo. Para comunicar una irregularidad existe un [canal propio](/canal-denuncias), que no pasa por este correo.`,
  },
  ca: {
    title: 'Contacte',
    description: 'Com podeu parlar amb {{brand}}: el camí més curt per a compradors, propietaris, agents i premsa.',
    body: `Darrere de cada adreça hi ha una persona. Perquè el missatge arribi a la que us pot ajudar, trieu el camí que us vagi més bé.

## Si heu vist un habitatge

Feu servir el formulari de la mateixa fitxa: arriba directament a l’agent que el porta, que coneix els horaris de visita i els papers.

## Si voleu vendre o llogar

Expliqueu-nos com és el vostre habitatge a la pàgina [per vendre](/ca/serveis/vendre) o [per llogar](/ca/serveis/llogar). Us contestarà un agent de la zona. També podeu [triar-lo vós mateix](/ca/agents).

## Si sou agent

Llegiu [com s’entra a la xarxa](/magazine/ca/red/unirse) i escriviu-nos amb la ciutat on treballeu i els anys d’ofici.

## Per a tota la resta

Escriviu a [{{email}}](mailto:{{email}}). Responem en dos dies feiners. Si us estimeu més venir, aquí teniu [les oficines i els horaris](/magazine/ca/red/oficinas).

## Dades personals i denúncies

Per accedir a les vostres dades, corregir-les o esborrar-les, la [política de privadesa](/ca/legal/politica-de-privadesa) explica com demanar-ho. Per comunicar una irregularitat hi ha un [canal propi](/ca/canal-denuncies), que no passa per aquest correu.`,
  },
  en: {
    title: 'Contact',
    description: 'How to reach {{brand}}: the shortest way for buyers, owners, agents and journalists.',
    body: `There is a person behind every address. To reach the one who can help you, choose the way that suits you best.

## If you have seen a home

Use the form on its page: it goes straight to the agent in charge, who knows the viewing times and the paperwork.

## If you want to sell or let

Tell us about your home on the page for [selling](/en/services/sell) or [letting](/en/services/rent). An agent from your area will answer. You can also [choose one yourself](/en/agents).

## If you are an agent

Read [how to join the network](/magazine/en/red/unirse), then write to us with your city and your years in the trade.

## For anything else

Write to [{{email}}](mailto:{{email}}). We answer within two working days. If you would rather come in, here are [our offices and their hours](/magazine/en/red/oficinas).

## Personal data and reports

To see, correct or erase your data, the [privacy policy](/en/legal/privacy-policy) says how to ask. To report wrongdoing there is a [separate channel](/en/whistleblower-channel), which does not go through this address.`,
  },
};
