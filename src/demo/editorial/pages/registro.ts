import type { CorporatePageInput } from '#origin/import/magazineInput.ts';

export const registro: CorporatePageInput = {
  slug: 'registro',
  es: {
    title: 'Registro y área de usuario',
    description: 'Qué ofrece el área de usuario de una red como {{brand}}, y qué puede hacer hoy sin registrarse.',
    body: `El área de usuario es un programa aparte, que cada red enlaza desde aquí. Esta red de demostración no lo tiene: no hay registro, ni contraseña que crear.

## Qué se hace en un área de usuario

- Guardar búsquedas y decidir cada cuánto llega un aviso.
- Ver juntas sus visitas, con el día, la dirección y la persona que le espera.
- Consultar los papeles de una vivienda antes de hacer una oferta, y seguir la oferta paso a paso.
- Si vende o alquila, ver cuántas personas han visitado su anuncio y qué han preguntado.
- Cambiar sus datos y retirar sus consentimientos.

## Qué puede hacer aquí sin registrarse

- Marcar viviendas con el corazón: quedan en [sus favoritos](/favoritos), guardadas en este navegador.
- [Buscar por ciudad](/viviendas-compra) con todos los filtros y compartir la dirección de la búsqueda.
- Escribir a cualquier [agente](/agentes) o pedir una visita desde la ficha.
- Suscribirse al [boletín](/#newsletter).

Para nada de eso hace falta una cuenta.`,
  },
  ca: {
    title: 'Registre i àrea d’usuari',
    description: 'Què ofereix l’àrea d’usuari d’una xarxa com {{brand}}, i què podeu fer avui sense registrar-vos.',
    body: `L’àrea d’usuari és un programa a part, que cada xarxa enllaça des d’aquí. Aquesta xarxa de demostració no en té: no hi ha registre, ni cap contrasenya per crear.

## Què es fa en una àrea d’usuari

- Desar cerques i decidir cada quan arriba un avís.
- Veure juntes les visites, amb el dia, l’adreça i la persona que us espera.
- Consultar els papers d’un habitatge abans de fer una oferta, i seguir l’oferta pas a pas.
- Si veneu o llogueu, veure quantes persones han visitat l’anunci i què han preguntat.
- Canviar les vostres dades i retirar els consentiments.

## Què podeu fer aquí sense registrar-vos

- Marcar habitatges amb el cor: queden als [vostres preferits](/ca/preferits), desats en aquest navegador.
- [Cercar per ciutat](/ca/habitatges-compra) amb tots els filtres i compartir l’adreça de la cerca.
- Escriure a qualsevol [agent](/ca/agents) o demanar una visita des de la fitxa.
- Subscriure-us al [butlletí](/ca#newsletter).

Per a res d’això no cal cap compte.`,
  },
  en: {
    title: 'Registration and user area',
    description:
      'What the user area of a network like {{brand}} offers, and what you can do today without registering.',
    body: `The user area is a separate program, which each network links to from here. This demonstration network has none: there is no registration, and no password to create.

## What a user area is for

- Saving searches, and choosing how often to hear about new homes.
- Seeing all your viewings together, with the day, the address and the person expecting you.
- Reading a home’s papers before making an offer, and following the offer step by step.
- If you are selling or letting, seeing how many people have looked at your listing and what they asked.
- Changing your details and withdrawing your consent.

## What you can do here without registering

- Mark homes with the heart: they are kept in [your favourites](/en/favourites), in this browser.
- [Search by city](/en/properties-buy) with every filter, and share the address of the search.
- Write to any [agent](/en/agents), or ask for a viewing on a home’s page.
- Subscribe to the [newsletter](/en#newsletter).

None of this needs an account.`,
  },
};
