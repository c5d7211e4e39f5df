import type { Trait } from '../../places/placeSource.ts';
import type { Phrase } from './phrase.ts';

/** What an agent says of the place that is most theirs, by something it is known for. */
export const zoneSentences: Record<Trait, readonly Phrase[]> = {
  metro: [
    [
      'Sé a qué hora va lleno el metro {inZone} y qué balcones lo notan.',
      'Sé a quina hora va ple el metro {inZone} i quins balcons ho noten.',
      'I know when the metro is full {inZone}, and which balconies notice.',
    ],
    [
      '{InZone}, cinco minutos más o menos hasta el metro cambian un precio: yo los cuento andando.',
      '{InZone}, cinc minuts més o menys fins al metro canvien un preu: jo els compto a peu.',
      '{InZone}, five minutes more or less to the metro change a price: I count them on foot.',
    ],
  ],
  train: [
    [
      'Media zona {ofZone} mira el horario del tren antes que el plano del piso, y yo también.',
      "Mitja zona {ofZone} mira l'horari del tren abans que el plànol del pis, i jo també.",
      'Half of the people who come to live {inZone} read the train times before the floor plan, and so do I.',
    ],
    [
      'Sé en qué casas {ofZone} se oye el tren y en cuáles solo se ve pasar.',
      'Sé en quines cases {ofZone} se sent el tren i en quines només es veu passar.',
      'I know in which homes {inZone} you hear the train and in which you only see it go by.',
    ],
  ],
  beach: [
    [
      '{InZone} enseño las casas en enero: si gustan con la playa vacía, gustan siempre.',
      '{InZone} ensenyo les cases al gener: si agraden amb la platja buida, agraden sempre.',
      '{InZone} I show homes in January: if people like them with the beach empty, they always will.',
    ],
    [
      'De las casas {ofZone} miro primero las persianas: el salitre no perdona y un comprador lo agradece.',
      'De les cases {ofZone} en miro primer les persianes: el salnitre no perdona i qui compra ho agraeix.',
      'In homes {inZone} I look at the shutters first: salt forgives nothing, and a buyer is grateful to know.',
    ],
    [
      'Quien busca {inZone} quiere ver el mar; yo le enseño además por dónde entra el viento.',
      'Qui busca {inZone} vol veure el mar; jo li ensenyo també per on entra el vent.',
      'Anybody who looks for a home {inZone} wants to see the sea; I also show where the wind comes in.',
    ],
  ],
  park: [
    [
      'Me sé los bancos con sombra {ofZone}, que es lo que preguntan las familias a la segunda visita.',
      'Em sé els bancs amb ombra {ofZone}, que és el que pregunten les famílies a la segona visita.',
      'I know the benches in the shade {inZone}, which is what families ask about on the second visit.',
    ],
    [
      '{InZone} un árbol delante de la ventana vale más que un salón grande, y lo digo en la primera visita.',
      '{InZone} un arbre davant la finestra val més que una sala gran, i ho dic a la primera visita.',
      '{InZone} a tree outside the window is worth more than a large living room, and I say so on the first visit.',
    ],
  ],
  oldTown: [
    [
      '{InZone} cada finca tiene su historia y su papeleo; yo llevo los dos apuntados.',
      '{InZone} cada finca té la seva història i la seva paperassa; jo les porto apuntades totes dues.',
      '{InZone} every building has its history and its paperwork; I keep notes of both.',
    ],
    [
      'De las casas antiguas {ofZone} me gustan los techos altos y desconfío de los tabiques nuevos.',
      "De les cases antigues {ofZone} m'agraden els sostres alts i desconfio dels envans nous.",
      'In the old houses {inZone} I love the high ceilings and distrust the new partition walls.',
    ],
    [
      'Sé por qué calles {ofZone} entra un camión de mudanzas y por cuáles no.',
      'Sé per quins carrers {ofZone} entra un camió de mudances i per quins no.',
      'I know which streets {inZone} a removal van can enter, and which it cannot.',
    ],
  ],
  market: [
    [
      'Hago la compra en el mercado y allí me entero de quién vende {inZone}.',
      "Faig la compra al mercat i allà m'assabento de qui ven {inZone}.",
      'I do my shopping at the market, and that is where I hear who is selling {inZone}.',
    ],
    [
      '{InZone} una casa se entiende mejor un sábado por la mañana, con el mercado abierto, y a esa hora cito.',
      "{InZone} una casa s'entén millor un dissabte al matí, amb el mercat obert, i a aquella hora cito.",
      '{InZone} a home makes most sense on a Saturday morning with the market open, so that is when I show it.',
    ],
  ],
  residential: [
    [
      '{InZone} se vende de boca en boca, y a mí me toca escuchar bien.',
      '{InZone} es ven de boca en boca, i a mi em toca escoltar bé.',
      '{InZone} homes sell by word of mouth, so my part is to listen well.',
    ],
    [
      'Conozco las calles {ofZone} por lo que se oye de noche: casi nada.',
      "Conec els carrers {ofZone} pel que s'hi sent de nit: gairebé res.",
      'I know the streets {inZone} by what you hear at night: almost nothing.',
    ],
  ],
  village: [
    [
      '{InZone} la gente todavía se saluda, y [un|una] agente que no cumple dura poco.',
      '{InZone} la gent encara se saluda, i [un|una] agent que no compleix dura poc.',
      '{InZone} people still greet each other, and an agent who breaks a promise does not last.',
    ],
    [
      'En las casas bajas {ofZone} he aprendido a preguntar primero por el vecino de arriba.',
      'A les cases baixes {ofZone} he après a preguntar primer pel veí de dalt.',
      'In the low houses {inZone} I have learned to ask about the upstairs neighbour first.',
    ],
  ],
  university: [
    [
      '{InZone} conozco los alquileres curso a curso, y a más de un inquilino que acabó comprando.',
      "{InZone} conec els lloguers curs a curs, i més d'un llogater que ha acabat comprant.",
      '{InZone} I know the rents term by term, and more than one tenant who ended up buying.',
    ],
    [
      'Entre estudiantes y familias, {inZone} hay que saber qué finca es para quién; es lo primero que explico.',
      'Entre estudiants i famílies, {inZone} cal saber quina finca és per a qui; és el primer que explico.',
      'With students and families side by side {inZone}, you need to know which building suits whom; it is the first thing I explain.',
    ],
  ],
  mountain: [
    [
      '{InZone} mido las distancias en cuestas, y así las cuento en los anuncios.',
      '{InZone} mesuro les distàncies en pujades, i així ho explico als anuncis.',
      '{InZone} I measure distances in slopes, and that is how I put them in adverts.',
    ],
    [
      'Antes de vender una casa {inZone} pregunto cómo se calienta en febrero.',
      "Abans de vendre una casa {inZone} pregunto com s'escalfa al febrer.",
      'Before I sell a home {inZone} I ask how it is heated in February.',
    ],
  ],
  shops: [
    [
      '{InZone} abro y cierro porterías desde antes de que cambiaran la mitad de las tiendas.',
      "{InZone} obro i tanco porteries des d'abans que canviessin la meitat de les botigues.",
      '{InZone} I was already opening and closing front doors before half of the shops changed.',
    ],
    [
      'De un piso {inZone} cuento lo que hay a dos calles: la frutería, el dentista y dónde aparcar.',
      "D'un pis {inZone} n'explico el que hi ha a dos carrers: la fruiteria, el dentista i on aparcar.",
      'Of a flat {inZone} I tell you what is two streets away: the greengrocer, the dentist and where to park.',
    ],
  ],
  modern: [
    [
      'He visto crecer {zone} grúa a grúa, y guardo las memorias de calidades de casi todas las promociones.',
      'He vist créixer {zone} grua a grua, i guardo les memòries de qualitats de gairebé totes les promocions.',
      'I have watched {zone} grow crane by crane, and I keep the specifications of nearly every development.',
    ],
    [
      'En los edificios nuevos {ofZone} miro la cuota de la comunidad antes que la piscina.',
      'Als edificis nous {ofZone} miro la quota de la comunitat abans que la piscina.',
      'In the new buildings {inZone} I look at the service charge before the pool.',
    ],
  ],
  golf: [
    [
      '{InZone} trato con gente que llega en avión y decide en un fin de semana; yo les preparo el fin de semana.',
      '{InZone} tracto amb gent que arriba amb avió i decideix en un cap de setmana; jo els preparo el cap de setmana.',
      '{InZone} I deal with people who fly in and decide within a weekend; I plan that weekend for them.',
    ],
    [
      'De las urbanizaciones {ofZone} conozco los estatutos, que se leen menos que los folletos y valen más.',
      'De les urbanitzacions {ofZone} en conec els estatuts, que es llegeixen menys que els fullets i valen més.',
      'I know the bylaws of the estates {inZone}, which are read less than the brochures and matter more.',
    ],
  ],
  river: [
    [
      '{InZone} sé hasta dónde llegó el agua la última vez y qué garajes lo recuerdan.',
      "{InZone} sé fins on va arribar l'aigua l'última vegada i quins garatges se'n recorden.",
      '{InZone} I know how far the water came last time, and which garages remember it.',
    ],
    [
      'Los paseos junto al río {inZone} los hago a diario, casi siempre con alguien que está decidiendo.',
      "Les passejades vora el riu {inZone} les faig cada dia, gairebé sempre amb algú que s'està decidint.",
      'I walk along the river {inZone} every day, nearly always with somebody who is making up their mind.',
    ],
  ],
  port: [
    [
      '{InZone} me conocen en el puerto por mi nombre y en el bar por lo que desayuno.',
      '{InZone} em coneixen al port pel nom i al bar pel que esmorzo.',
      '{InZone} they know me at the harbour by name and at the bar by what I have for breakfast.',
    ],
    [
      'Sé en qué pisos {ofZone} despiertan los barcos y en cuáles las gaviotas.',
      'Sé en quins pisos {ofZone} desperten els vaixells i en quins les gavines.',
      'I know in which flats {inZone} the boats wake you, and in which the seagulls.',
    ],
  ],
  countryside: [
    [
      '{InZone} pregunto por el pozo, el camino y la escritura, en ese orden.',
      "{InZone} pregunto pel pou, pel camí i per l'escriptura, en aquest ordre.",
      '{InZone} I ask about the well, the track and the deed, in that order.',
    ],
    [
      'Las casas de campo {ofZone} las visito con botas y con el plano del catastro.',
      'Les cases de camp {ofZone} les visito amb botes i amb el plànol del cadastre.',
      'I visit country houses {inZone} in boots and with the land-registry map.',
    ],
  ],
};
