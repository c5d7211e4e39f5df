import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const mudarseConNinosSinPerderLaCalma: ArticleInput = {
  slug: 'mudarse-con-ninos-sin-perder-la-calma',
  category: 'hogar',
  date: '2025-11-06',
  author: 'Alba Noguera',
  es: {
    title: 'Mudarse con niños sin perder la calma',
    excerpt:
      'Un calendario de seis semanas, los trámites del colegio y el padrón, y una caja que se abre la primera noche antes que ninguna otra.',
    body: `A un niño no le preocupa la hipoteca. Le preocupa dónde va a dormir el oso, si su amiga sabrá la dirección y quién ha decidido todo esto sin preguntarle. Una mudanza se lleva mejor cuando esas tres cosas tienen respuesta. Este es el calendario que damos a las familias; córtelo y péguelo en la nevera.

## Seis semanas antes: contarlo

Dígaselo antes de que lo oiga. Con fecha, con un plano y con una frase que admita que da pena. Si pueden, visiten juntos la casa nueva, aunque esté vacía, y den un paseo hasta el parque más cercano. Dejen que cada uno elija una cosa de su cuarto: el color, o dónde irá la cama.

En los papeles, empiece por el colegio. Si cambian de centro con el curso en marcha, la plaza se pide en el ayuntamiento o en la oficina de escolarización, y suele hacer falta el empadronamiento o el contrato de la vivienda. Pregunte ya qué documentos piden.

## Cuatro semanas: vaciar

Mudar lo que no se usa cuesta dinero. Una tarde por habitación, tres montones: se queda, se da, se tira. Los juguetes los clasifican ellos. Un niño que regala sus construcciones al primo pequeño se despide; uno al que se las tiran no lo olvida.

Pida dos presupuestos a empresas de mudanzas, con visita y por escrito, y pregunte qué seguro incluyen.

## Tres semanas: los permisos

- Reserva de espacio para el camión: se pide al ayuntamiento, con días de antelación.
- Aviso a las dos comunidades, por el ascensor y los horarios.
- Luz, gas, agua e internet: cambio de titular en la casa nueva con fecha de alta. La fibra es lo que más tarda.

## Dos semanas: embalar lo de los mayores

Primero trastero, libros y ropa de otra temporada. La habitación infantil, la última. Cada caja lleva en un costado la habitación de destino y un número; la lista, en el teléfono. Las de los niños las decoran ellos, así las reconocen desde el otro lado del salón.

Haga una copia de la cartilla de vacunas y del informe del colegio, y guárdela en el bolso, no en una caja.

## Una semana: despedirse

Una merienda con los amigos, una foto en el portal, la dirección nueva escrita en tarjetas. Para los pequeños, un cuaderno con dibujos de la casa vieja. Cocine hasta vaciar el congelador.

## El día

Si hay con quién dejarlos, déjelos; un pasillo con mozos y sofás no es sitio para un niño de tres años. Si no, que tengan un encargo de verdad: marcar en la lista las cajas que bajan del camión.

> La regla de oro: lo primero que se monta son las camas. Lo segundo, la cortina del baño. El resto puede esperar a mañana.

## La caja de la primera noche

Viaja con ustedes, no en el camión. Dentro:

- Sábanas y pijamas de todos, y el oso.
- Cepillos de dientes, papel higiénico, toallas y medicinas.
- Una lámpara pequeña y un cargador.
- Desayuno: leche, galletas, tazas y el abrelatas que nadie encuentra nunca.
- Un cuento que ya conozcan. La primera noche no es para novedades.

## Después

El padrón abre casi todo lo demás: el pediatra, el colegio, la biblioteca. Pida cita la primera semana. Y mantengan durante un mes las mismas horas de cena y de sueño, aunque cenen sobre una caja.

¿Todavía buscan casa? En cada vivienda [de alquiler](/viviendas-alquiler) o [en venta](/viviendas-compra) puede escribir al agente y preguntarle por los colegios y los parques: vive en la zona.`,
  },
  ca: {
    title: 'Canviar de casa amb nens sense perdre la calma',
    excerpt:
      'Un calendari de sis setmanes, els tràmits de l’escola i del padró, i una capsa que s’obre la primera nit abans que cap altra.',
    body: `A un nen no l’amoïna la hipoteca. L’amoïna on dormirà l’os, si la seva amiga sabrà l’adreça i qui ha decidit tot això sense preguntar-l’hi. Una mudança es porta més bé quan aquestes tres coses tenen resposta. Aquest és el calendari que donem a les famílies; retalleu-lo i enganxeu-lo a la nevera.

## Sis setmanes abans: explicar-ho

Digueu-l’hi abans que ho senti dir. Amb data, amb un plànol i amb una frase que admeti que fa pena. Si podeu, visiteu plegats la casa nova, encara que sigui buida, i feu un tomb fins al parc més proper. Deixeu que cadascú triï una cosa de la seva habitació: el color, o on anirà el llit.

Pel que fa als papers, comenceu per l’escola. Si canvieu de centre amb el curs començat, la plaça es demana a l’ajuntament o a l’oficina d’escolarització, i sol caldre el certificat d’empadronament o el contracte de l’habitatge. Pregunteu ja quins documents demanen.

## Quatre setmanes: buidar

Traslladar el que no es fa servir costa diners. Una tarda per habitació, tres piles: es queda, es dona, es llença. Les joguines, que les triïn ells. Un nen que regala les construccions al cosí petit se n’acomiada; si les hi llenceu, no ho oblida.

Demaneu dos pressupostos a empreses de mudances, amb visita i per escrit, i pregunteu quina assegurança hi inclouen.

## Tres setmanes: els permisos

- Reserva d’espai per al camió: es demana a l’ajuntament, amb uns dies d’antelació.
- Avís a les dues comunitats, per l’ascensor i els horaris.
- Llum, gas, aigua i internet: canvi de titular a la casa nova amb data d’alta. La fibra és la que triga més.

## Dues setmanes: embalar les coses dels grans

Primer traster, llibres i roba d’una altra temporada. L’habitació dels nens, l’última. Cada capsa porta en un costat l’habitació de destinació i un número; la llista, al telèfon. Les dels nens, que les decorin ells: així les reconeixen des de l’altra punta de la sala.

Feu una còpia del carnet de vacunes i de l’informe de l’escola, i deseu-la a la bossa de mà, no en una capsa.

## Una setmana: acomiadar-se

Un berenar amb els amics, una foto al portal, l’adreça nova escrita en targetes. Per als petits, un quadern amb dibuixos de la casa vella. Cuineu fins a buidar el congelador.

## El dia

Si hi ha algú amb qui deixar-los, deixeu-los-hi; un passadís ple de mossos i sofàs no és lloc per a una criatura de tres anys. Si no, que tinguin un encàrrec de debò: marcar a la llista les capses que baixen del camió.

> La regla d’or: primer es munten els llits. Després, la cortina del bany. La resta pot esperar fins demà.

## La capsa de la primera nit

Viatja amb la família, no al camió. A dins:

- Llençols i pijames de tothom, i l’os.
- Raspalls de dents, paper higiènic, tovalloles i medicines.
- Un llum petit i un carregador.
- Esmorzar: llet, galetes, tasses i l’obrellaunes que ningú no troba mai.
- Un conte que ja coneguin. La primera nit no és per a novetats.

## Després

El padró obre gairebé tota la resta: el pediatre, l’escola, la biblioteca. Demaneu hora la primera setmana. I manteniu durant un mes les mateixes hores de sopar i d’anar a dormir, encara que sopeu damunt d’una capsa.

Encara busqueu casa? A cada habitatge [de lloguer](/ca/habitatges-lloguer) o [en venda](/ca/habitatges-compra) podeu escriure a l’agent i preguntar-li per les escoles i els parcs: viu a la zona.`,
  },
  en: {
    title: 'Moving house with children and keeping calm',
    excerpt:
      'A six-week calendar, the paperwork for school and the town register, and one box to open on the first night before any other.',
    body: `Children do not worry about the mortgage. They worry about where the bear will sleep, whether their friend will know the address, and who decided all this without asking. A move goes better once those three things have an answer. This is the calendar we give to families; cut it out and stick it on the fridge.

## Six weeks before: tell them

Tell them before they overhear it. Give a date, a plan of the house and one sentence that admits it is a bit sad. If you can, visit the new home together, even empty, and walk to the nearest park. Let each child choose one thing about their room: the colour, or where the bed will go.

As for paperwork, start with school. If they change schools in the middle of the year, you apply for a place at the town hall or the local schools office, and will usually need proof of registration (the padrón) or the contract for your home. Ask now which documents they want.

## Four weeks: clear out

Moving what you do not use costs money. One afternoon per room, three piles: keep, give, throw. Let the children sort their toys. A child who gives the building blocks to a small cousin has said goodbye; one whose blocks were thrown away never forgets it.

Ask two removal firms for quotes, in writing and after a visit, and find out what insurance they include.

## Three weeks: permits

- A parking space for the lorry: you ask the town hall for one, some days ahead.
- A word with both owners’ associations about the lift and the hours.
- Electricity, gas, water and internet: put them in your name at the new place from a given date. Fibre takes the longest.

## Two weeks: pack what belongs to the adults

Storage room, books and out-of-season clothes first. The children’s room last. On the side of each box goes the room it is meant for and a number; the list is on your phone. Let the children decorate theirs, so that they can spot them from across the room.

Copy the vaccination record and the school report, and keep the copies in your bag, not in a box.

## One week: say goodbye

A tea party with friends, a photograph at the front door, the new address on little cards. For the youngest, a notebook with drawings of the old house. Cook until the freezer is empty.

## The day

If there is somebody to leave them with, do; a corridor full of sofas and removal men is no place for a three-year-old. If not, give them a real job: ticking off the boxes as they come down from the lorry.

> The golden rule: the first things to put together are the beds. The second is the shower curtain. The rest can wait till tomorrow.

## The box for the first night

It travels with you, not in the lorry. Inside:

- Sheets and pyjamas for everyone, and the bear.
- Toothbrushes, toilet paper, towels and medicines.
- A small lamp and a charger.
- Breakfast: milk, biscuits, mugs and the tin opener that nobody can ever find.
- A story they already know. The first night is no time for something new.

## Afterwards

The padrón opens nearly every other door: the children’s doctor, the school, the library. Book an appointment in the first week. And keep dinner and bedtime at the same hours for a month, even if dinner is served on a box.

Still looking for a home? On the page of every home [to rent](/en/properties-rent) or [for sale](/en/properties-buy) you can write to the agent and ask about schools and parks: they live in the area.`,
  },
};
