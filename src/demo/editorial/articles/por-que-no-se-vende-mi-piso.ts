import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const porQueNoSeVendeMiPiso: ArticleInput = {
  slug: 'por-que-no-se-vende-mi-piso',
  category: 'sector-inmobiliario',
  date: '2025-02-06',
  author: 'Xoán Castiñeiras',
  es: {
    title: '¿Por qué no se vende mi piso?',
    excerpt:
      'Si a los sesenta días nadie ha vuelto a verlo, el anuncio está diciendo algo. Cómo leerlo y qué cambiar, en qué orden y cuándo.',
    body: `Dos meses después de publicar un anuncio ya se sabe bastante. No hace falta adivinar: basta con mirar en qué punto se paran los interesados. Cada punto tiene su causa, y casi ninguna se arregla esperando.

## Poca gente abre el anuncio

El problema está en la lista de resultados: precio, primera foto y título. Mire su piso como lo ve quien compra, entre otros veinte, ordenados por precio y en un teléfono.

- **El precio lo deja fuera de los filtros.** Un piso a 305.000 euros no lo ve quien busca «hasta 300.000».
- **La primera foto no es la mejor.** El baño, la fachada en sombra o un pasillo no hacen que nadie pulse.
- **Faltan datos.** Sin superficie, planta o ascensor, el anuncio desaparece en cuanto alguien filtra. Sin la letra del certificado energético, además, incumple la norma.

## Lo abren, pero no llaman

El anuncio promete algo que las fotos o el texto no sostienen. Suele faltar el plano: quien busca tres habitaciones quiere saber si en la tercera cabe una cama. O sobran adjetivos y falta lo que de verdad se pregunta: cuánto se paga de comunidad, si hay derramas, qué se oye con la ventana abierta.

Diga también lo malo. Un cuarto sin ascensor que se anuncia como tal recibe menos visitas, pero de personas que suben.

## Vienen, pero no vuelven

Alguien que se ha tomado la molestia de venir y no repite ha encontrado una diferencia entre lo que esperaba y lo que vio. Pregúntele al día siguiente, sin defender la casa; su respuesta vale más que cualquier tasación. Las más frecuentes son el olor, el ruido, la luz y una escalera descuidada. El olor, la luz y la escalera se mejoran con poco dinero. El ruido se descuenta del precio.

Compruebe además a qué hora enseña el piso. Si el sol entra por la mañana, enséñelo por la mañana.

## Vuelven, pero no hacen una oferta

Aquí la casa gusta y frena otra cosa. Casi siempre es una de estas tres:

- **Un papel.** Una terraza cerrada sin licencia, una superficie que no coincide con el Registro, una herencia sin inscribir. El banco del comprador lo verá en la tasación.
- **El edificio.** Una inspección técnica desfavorable o una fachada por pagar. Si la derrama está aprobada, diga su importe y ofrezca asumirla: un número asusta menos que una sospecha.
- **La comparación.** Hay otro piso parecido por menos. Vaya a verlo.

## Qué hacer a los sesenta días

Un orden razonable es este:

- Rehaga las fotos y el texto, y añada el plano.
- Resuelva los papeles que dependan de usted.
- Revise el precio con ventas cerradas en los últimos seis meses, no con anuncios que llevan el mismo tiempo parados que el suyo.
- Si hay que bajar, baje una vez y lo suficiente para entrar en otro tramo de búsqueda. Cinco rebajas de mil euros solo anuncian que habrá una sexta.
- Si el encargo es con agencia, pida por escrito las visitas de cada semana y lo que dijo cada visitante. Si no pueden dárselo, ya tiene una respuesta.

## Cuándo es mejor parar

A veces la respuesta es esperar de verdad: el piso está alquilado y los compradores lo quieren vacío, la obra de la calle termina en otoño, la herencia tarda tres meses en inscribirse. Retire el anuncio y vuelva con él cuando la causa haya desaparecido. Uno que lleva un año publicado cansa también a los compradores que llegarán después.

Si quiere una segunda opinión, pida una valoración a un [agente de su zona](/agentes) o lea [lo que ayuda a vender deprisa](/magazine/sector-inmobiliario/vender-mi-piso-rapido).`,
  },
  ca: {
    title: 'Per què no es ven el meu pis?',
    excerpt:
      'Si al cap de seixanta dies ningú no ha tornat a veure’l, l’anunci diu alguna cosa. Com s’ha de llegir, què cal canviar i en quin ordre.',
    body: `Dos mesos després de publicar un anunci ja se’n saben força coses. No cal endevinar res: n’hi ha prou de mirar en quin punt s’aturen els interessats. Cada punt té la seva causa, i gairebé cap no s’arregla esperant.

## Poca gent obre l’anunci

El problema és a la llista de resultats: preu, primera foto i títol. Mireu-vos el pis com el veu qui compra, enmig de vint més, ordenats per preu i en un telèfon.

- **El preu el deixa fora dels filtres.** Un pis de 305.000 euros no el veu qui busca «fins a 300.000».
- **La primera foto no és la millor.** El bany, la façana a l’ombra o un passadís no conviden ningú a entrar-hi.
- **Falten dades.** Sense superfície, planta o ascensor, l’anunci desapareix tan bon punt algú filtra. Sense la lletra del certificat energètic, a més, incompleix la norma.

## L’obren, però no truquen

L’anunci promet una cosa que les fotos o el text no sostenen. Sovint hi falta el plànol: qui busca tres habitacions vol saber si a la tercera hi cap un llit. O hi sobren adjectius i hi falta el que la gent pregunta de debò: quant es paga de comunitat, si hi ha derrames, què se sent amb la finestra oberta.

Digueu també què no és tan bo. Un quart pis sense ascensor que s’anuncia com a tal rep menys visites, però de gent que puja.

## Venen, però no tornen

Qui s’ha pres la molèstia de venir i no repeteix ha trobat una diferència entre el que esperava i el que ha vist. Pregunteu-l’hi l’endemà, sense defensar la casa; la resposta val més que qualsevol taxació. Les més freqüents són l’olor, el soroll, la llum i una escala deixada. L’olor, la llum i l’escala es milloren amb pocs diners. El soroll es descompta del preu.

Comproveu també a quina hora ensenyeu el pis. Si el sol hi entra al matí, ensenyeu-lo al matí.

## Tornen, però no fan cap oferta

Aquí la casa agrada i el fre és un altre. Gairebé sempre és una d’aquestes tres coses:

- **Un paper.** Una terrassa tancada sense llicència, una superfície que no coincideix amb el Registre, una herència per inscriure. El banc del comprador ho veurà a la taxació.
- **L’edifici.** Una inspecció tècnica desfavorable o una façana per pagar. Si la derrama està aprovada, digueu-ne l’import i oferiu-vos a assumir-la: una xifra espanta menys que una sospita.
- **La comparació.** Hi ha un altre pis semblant per menys diners. Aneu a veure’l.

## Què cal fer al cap de seixanta dies

Un ordre raonable és aquest:

- Refeu les fotos i el text, i afegiu-hi el plànol.
- Resoleu els papers que depenguin de vós.
- Reviseu el preu amb vendes tancades els últims sis mesos, no amb anuncis que fa tant de temps que estan aturats com el vostre.
- Si cal abaixar-lo, feu-ho un sol cop i prou per entrar en un altre tram de cerca. Cinc rebaixes de mil euros només anuncien que n’hi haurà una sisena.
- Si teniu l’encàrrec amb una agència, demaneu per escrit les visites de cada setmana i què va dir cada visitant. Si no us ho poden donar, ja teniu una resposta.

## Quan val més aturar-se

De vegades la resposta és esperar de debò: el pis està llogat i els compradors el volen buit, les obres del carrer s’acaben a la tardor, l’herència triga tres mesos a inscriure’s. Retireu l’anunci i torneu-hi quan la causa hagi desaparegut. Un anunci que fa un any que es veu cansa també els compradors que encara han d’arribar.

Si voleu una segona opinió, demaneu una valoració a un [agent de la vostra zona](/ca/agents) o llegiu [què ajuda a vendre de pressa](/magazine/ca/sector-inmobiliario/vender-mi-piso-rapido).`,
  },
  en: {
    title: 'Why will my flat not sell?',
    excerpt:
      'If nobody has come back for a second look after sixty days, the advert is telling you something. How to read it, and what to change first.',
    body: `Two months after an advert goes up you know a good deal. There is no need to guess: look at the point where people drop out. Each point has its own cause, and hardly any of them is cured by waiting.

## Few people open the advert

The trouble is in the list of results: price, first picture, title. Look at your flat the way buyers do, among twenty others, sorted by price, on a phone.

- **The price falls outside their filters.** Nobody who searches “up to 300,000” will see a flat at 305,000 euros.
- **The first picture is not the best one.** A bathroom, a façade in shadow or a corridor makes nobody click.
- **Facts are missing.** Without the floor area, the floor it is on or a word about the lift, the advert vanishes as soon as somebody filters. Without the letter of the energy certificate it also breaks the rules.

## They open it, but do not call

The advert promises something that the pictures or the text do not bear out. Often the floor plan is missing: people who need three bedrooms want to know whether a bed fits in the third. Or there are too many adjectives and too few of the answers people want: what the community fees are, whether a building levy (derrama) is pending, what you hear with the window open.

Say what is not so good, too. A fourth-floor flat without a lift that is advertised as just that gets fewer viewings, but from people who will climb the stairs.

## They come, but not twice

Somebody who took the trouble to visit and does not return found a gap between what they expected and what they saw. Ask them the next day, without defending the flat; the answer is worth more than any valuation. The usual ones are smell, noise, light and a neglected staircase. Smell, light and the stairs can be improved with little money. Noise comes off the price.

Check, too, at what time you show the flat. If it gets the sun in the morning, show it in the morning.

## They come back, but make no offer

Here people like the flat and something else holds them up. It is nearly always one of three things:

- **A document.** A terrace enclosed without a licence, a floor area that differs from the Land Registry’s, an inheritance not yet registered. The buyer’s bank will notice when it values the flat.
- **The building.** A failed technical inspection, or a façade still to be paid for. If the levy has been approved, state the amount and offer to bear it: a number is less frightening than a suspicion.
- **The comparison.** There is a similar flat for less. Go and see it.

## What to do after sixty days

A sensible order is this:

- Redo the pictures and the text, and add the plan.
- Settle whatever paperwork is in your hands.
- Check the price against sales closed in the last six months, not against adverts that have stood still as long as yours.
- If it must come down, bring it down once, by enough to enter another search bracket. Five cuts of a thousand euros only announce a sixth.
- If an agency has the flat, ask for each week’s viewings in writing and what every visitor said. If they cannot tell you, you have your answer.

## When it is better to stop

Sometimes the answer really is to wait: the flat is let and buyers want it empty, the roadworks end in the autumn, the inheritance takes three months to register. Take the advert down and bring it back once the cause has gone. One that has been up for a year wearies even the buyers who have yet to arrive.

For a second opinion, ask [an agent in your area](/en/agents) for a valuation, or read [what helps to sell fast](/magazine/en/sector-inmobiliario/vender-mi-piso-rapido).`,
  },
};
