import type { StreetRegion } from '../../places/placeSource.ts';
import type { Phrase } from './phrase.ts';

/** How an agent works. */
export const waysOfWorking: readonly Phrase[] = [
  [
    'Digo el precio que veo, aunque no sea el que se esperaba, y lo explico con ventas reales de la misma calle.',
    "Dic el preu que veig, encara que no sigui el que s'esperava, i l'explico amb vendes reals del mateix carrer.",
    'I name the price I see, even when it is not the one that was hoped for, and explain it with real sales from the same street.',
  ],
  [
    'Visito cada casa dos veces, por la mañana y por la tarde, antes de escribir una línea.',
    "Visito cada casa dues vegades, al matí i a la tarda, abans d'escriure una línia.",
    'I visit every home twice, in the morning and in the afternoon, before I write a line.',
  ],
  [
    'Contesto el mismo día; si no sé algo, digo cuándo lo sabré.',
    'Contesto el mateix dia; si no sé una cosa, dic quan la sabré.',
    'I answer the same day; if I do not know something, I say when I will.',
  ],
  [
    'No llevo más de quince casas a la vez, para acordarme de lo que me dijo cada familia.',
    'No porto més de quinze cases alhora, per recordar el que em va dir cada família.',
    'I never have more than fifteen homes at a time, so that I remember what each family told me.',
  ],
  [
    'Mido yo mism[o|a] cada habitación: los metros del anuncio son los de la cinta.',
    "Mesuro jo mateix[|a] cada habitació: els metres de l'anunci són els de la cinta.",
    'I measure every room myself: the square metres in the advert are those on the tape.',
  ],
  [
    'Pido los papeles el primer día, no el de la firma.',
    'Demano els papers el primer dia, no el de la signatura.',
    'I ask for the papers on the first day, not on the day of the signing.',
  ],
  [
    'Si una casa no le conviene a alguien, se lo digo en la puerta.',
    "Si una casa no convé a algú, l'hi dic a la porta.",
    'If a home is wrong for somebody, I tell them at the door.',
  ],
  [
    'Acompaño hasta la notaría y, después, hasta que la luz y el agua están a nombre de quien toca.',
    "Acompanyo fins a la notaria i, després, fins que la llum i l'aigua són a nom de qui toca.",
    'I come along to the notary and, afterwards, stay until the power and water are in the right name.',
  ],
  [
    'Prefiero tres visitas bien pensadas a treinta por probar.',
    'Prefereixo tres visites ben pensades a trenta per provar.',
    'I would rather have three visits that make sense than thirty on the off chance.',
  ],
  [
    'Enseño también lo peor de cada casa, para que nadie lo descubra después.',
    'Ensenyo també el pitjor de cada casa, perquè ningú ho descobreixi després.',
    'I also show the worst of each home, so that nobody discovers it later.',
  ],
  [
    'Trabajo con agenda y sin prisa: una visita conmigo dura lo que haga falta.',
    'Treballo amb agenda i sense pressa: una visita amb mi dura el que calgui.',
    'I keep a diary and take my time: a visit with me lasts as long as it needs.',
  ],
  [
    'Antes de publicar, ordeno, limpio y espero la buena luz.',
    'Abans de publicar, endreço, netejo i espero la bona llum.',
    'Before I publish a home I tidy, clean and wait for the good light.',
  ],
  [
    'Comparto mis casas con el resto de la red: vender antes vale más que vender a solas.',
    'Comparteixo les meves cases amb la resta de la xarxa: vendre abans val més que vendre tot sol.',
    'I share my homes with the rest of the network: selling sooner is worth more than selling alone.',
  ],
  [
    'Cuando alquilo, llamo al mes y al año para saber si todo va bien.',
    "Quan llogo, truco al cap d'un mes i al cap d'un any per saber si tot va bé.",
    'When I let a home, I call after a month and after a year to hear whether all is well.',
  ],
  [
    'Cada viernes escribo a quien me ha confiado su casa y le cuento qué ha pasado, también si no ha pasado nada.',
    "Cada divendres escric a qui m'ha confiat casa seva i li explico què ha passat, també si no ha passat res.",
    'Every Friday I write to those who have entrusted me with their home and tell them what happened, even if nothing did.',
  ],
  [
    'No pongo nunca la palabra «urge»: quien vende con prisa vende mal.',
    'No poso mai la paraula «urgent»: qui ven amb pressa ven malament.',
    'I never write the word "urgent": a sale in a hurry is a bad sale.',
  ],
  [
    'Explico los gastos el primer día, impuesto por impuesto, en una hoja que se queda quien pregunta.',
    'Explico les despeses el primer dia, impost per impost, en un full que es queda qui pregunta.',
    'I explain the costs on the first day, tax by tax, on a sheet that you take home.',
  ],
  [
    'Las ofertas las presento todas y por escrito, también las bajas.',
    'Les ofertes les presento totes i per escrit, també les baixes.',
    'I pass on every offer in writing, the low ones too.',
  ],
  [
    'Llego diez minutos antes, subo las persianas y abro las ventanas; lo demás lo tiene que decir la casa.',
    'Arribo deu minuts abans, apujo les persianes i obro les finestres; la resta ho ha de dir la casa.',
    'I arrive ten minutes early, raise the blinds and open the windows; the rest is for the home to say.',
  ],
  [
    'Escribo los anuncios sin adjetivos de más: si la cocina es pequeña, pone pequeña.',
    'Escric els anuncis sense adjectius de més: si la cuina és petita, hi posa petita.',
    'I write adverts without spare adjectives: if the kitchen is small, it says small.',
  ],
];

/** Something that only this agent would tell. */
export const quirks: readonly Phrase[] = [
  [
    'Colecciono baldosas hidráulicas rotas; mi balcón ya no admite más.',
    "Col·lecciono rajoles hidràuliques trencades; al meu balcó ja no n'hi caben més.",
    'I collect broken cement tiles; my balcony has no room for more.',
  ],
  [
    'Canto en un coro, así que los martes a las ocho no cojo el teléfono.',
    'Canto en una coral, així que els dimarts a les vuit no agafo el telèfon.',
    'I sing in a choir, so on Tuesdays at eight I do not pick up the phone.',
  ],
  [
    'Mi perro, Tomillo, conoce más portales que yo.',
    'El meu gos, Timó, coneix més portals que jo.',
    'My dog, Thyme, knows more front doors than I do.',
  ],
  [
    'Voy a las visitas en bicicleta; si llueve, con dos paraguas.',
    'Vaig a les visites amb bicicleta; si plou, amb dos paraigües.',
    'I cycle to visits; if it rains, I bring two umbrellas.',
  ],
  [
    'Guardo una libreta con dibujos de las mejores escaleras {ofCity}.',
    'Guardo una llibreta amb dibuixos de les millors escales {ofCity}.',
    'I keep a notebook with drawings of the best staircases {inCity}.',
  ],
  [
    'Los sábados hago pan, y más de una firma se ha celebrado con él.',
    "Els dissabtes faig pa, i més d'una signatura s'ha celebrat amb aquest pa.",
    'On Saturdays I bake bread, and more than one signing has been celebrated with it.',
  ],
  [
    'Juego al ajedrez por correspondencia con alguien a quien vendí un ático, y pierdo.',
    'Jugo a escacs per correspondència amb algú a qui vaig vendre un àtic, i perdo.',
    'I play chess by post with somebody who bought a top-floor flat from me, and I lose.',
  ],
  [
    'He corrido nueve maratones y siempre llego detrás de mi hermana.',
    'He corregut nou maratons i sempre arribo darrere de la meva germana.',
    'I have run nine marathons, and my sister always finishes before me.',
  ],
  [
    'Cultivo tomates en la azotea, y en agosto reparto más tomates que tarjetas.',
    "Cultivo tomàquets al terrat, i a l'agost reparteixo més tomàquets que targetes.",
    'I grow tomatoes on the roof, and in August I hand out more tomatoes than business cards.',
  ],
  [
    'Los jueves por la noche sirvo cenas en un comedor social.',
    'Els dijous al vespre serveixo sopars en un menjador social.',
    'On Thursday nights I serve dinner at a soup kitchen.',
  ],
  [
    'Tengo tres hijos y una mesa de cocina en la que se han cerrado dos ventas.',
    "Tinc tres fills i una taula de cuina on s'han tancat dues vendes.",
    'I have three children and a kitchen table at which two sales have been agreed.',
  ],
  [
    'Dibujo a lápiz la fachada de cada casa que vendo y regalo el dibujo con las llaves.',
    'Dibuixo amb llapis la façana de cada casa que venc i regalo el dibuix amb les claus.',
    'I draw the front of every home I sell in pencil and give the drawing away with the keys.',
  ],
  [
    'Llevo siempre una linterna y una canica: con la primera miro los armarios y con la segunda, los suelos.',
    'Porto sempre una llanterna i una bala: amb la primera miro els armaris i amb la segona, els terres.',
    'I always carry a torch and a marble: the first for the cupboards, the second for the floors.',
  ],
  [
    'En verano duermo con las ventanas abiertas, y por eso pregunto siempre por los ruidos.',
    "A l'estiu dormo amb les finestres obertes, i per això pregunto sempre pels sorolls.",
    'In summer I sleep with the windows open, which is why I always ask about noise.',
  ],
  [
    'Subo a pie todos los pisos que enseño, aunque haya ascensor.',
    'Pujo a peu a tots els pisos que ensenyo, encara que hi hagi ascensor.',
    'I walk up to every flat I show, even when there is a lift.',
  ],
  [
    'Los domingos arbitro partidos de niños; después de eso, negociar es un descanso.',
    "Els diumenges faig d'àrbitre de partits infantils; després d'això, negociar és un descans.",
    "On Sundays I referee children's football; after that, negotiating is a rest.",
  ],
  [
    'Ayudo a mi suegro con sus colmenas, y en las firmas de otoño suele haber miel.',
    'Ajudo el meu sogre amb els seus ruscos, i a les signatures de tardor acostuma a haver-hi mel.',
    'I help my father-in-law with his beehives, and at autumn signings there is usually honey.',
  ],
  [
    'Restauro sillas que encuentro en la calle y tengo demasiadas.',
    'Restauro cadires que trobo al carrer i en tinc massa.',
    'I restore chairs that I find in the street, and I have too many.',
  ],
  [
    'Fui la primera persona de mi familia que firmó una hipoteca, y me acuerdo de los nervios.',
    'Vaig ser la primera persona de la família que va signar una hipoteca, i recordo els nervis.',
    'I was the first person in my family to sign a mortgage, and I remember the nerves.',
  ],
  [
    'Cuando hace un año de una mudanza, escribo a mano una tarjeta a la familia.',
    "Quan fa un any d'una mudança, escric a mà una targeta a la família.",
    'When a move is one year old, I write the family a card by hand.',
  ],
  [
    'Estudio historia a distancia y voy por segundo, sin prisa.',
    'Estudio història a distància i vaig per segon, sense pressa.',
    'I am studying history by distance learning, in my second year and in no hurry.',
  ],
  [
    'Tengo una furgoneta vieja que presto a mis clientes el día de la mudanza.',
    'Tinc una furgoneta vella que deixo als meus clients el dia de la mudança.',
    'I own an old van that I lend to my clients on moving day.',
  ],
  [
    'Apunto en un cuaderno la primera frase que dice cada persona al entrar en una casa.',
    'Apunto en una llibreta la primera frase que diu cada persona quan entra en una casa.',
    'In a notebook I write down the first thing each person says on entering a home.',
  ],
  [
    'Hago teatro aficionado, siempre en papeles de pocas líneas.',
    "Faig teatre d'aficionats, sempre en papers de poques línies.",
    'I do amateur theatre, always in parts with few lines.',
  ],
  [
    'Desayuno todos los días en la misma barra, y allí me dejan recados y llaves.',
    'Esmorzo cada dia a la mateixa barra, i allà em deixen encàrrecs i claus.',
    'I have breakfast at the same counter every day, and people leave messages and keys for me there.',
  ],
  [
    'Vivo en un bajo interior que compré contra el consejo de todos y que no cambio por nada.',
    'Visc en uns baixos interiors que vaig comprar contra el consell de tothom i que no canvio per res.',
    'I live in a ground-floor flat at the back that I bought against all advice and would not swap for anything.',
  ],
  [
    'Tengo la casa llena de plantas que me han dejado clientes que se mudaban lejos.',
    "Tinc la casa plena de plantes que m'han deixat clients que se n'anaven lluny.",
    'My home is full of plants left to me by clients who were moving far away.',
  ],
  [
    'Soy de letras, pero las cuotas de una hipoteca las calculo de cabeza.',
    "Soc de lletres, però les quotes d'una hipoteca les calculo mentalment.",
    'I was never one for numbers, but I can work out a mortgage payment in my head.',
  ],
];

/** The same, where there is a sea. */
export const coastalQuirks: readonly Phrase[] = [
  [
    'Nado en el mar todo el año, también en febrero, y llego a las visitas con el pelo mojado.',
    "Nedo al mar tot l'any, també al febrer, i arribo a les visites amb els cabells molls.",
    'I swim in the sea all year round, February included, and turn up to visits with wet hair.',
  ],
  [
    'Tengo un tercio de una barca pequeña, y los otros dos son de clientes.',
    "Tinc un terç d'una barca petita, i els altres dos són de clients.",
    'I own a third of a small boat; the other two thirds belong to clients.',
  ],
  [
    'El primer domingo de mes recojo plásticos en la playa con los vecinos.',
    'El primer diumenge de mes recullo plàstics a la platja amb els veïns.',
    'On the first Sunday of the month I pick plastic off the beach with my neighbours.',
  ],
];

/** The same, as only people of a region have it. */
export const regionalQuirks: Record<StreetRegion, readonly Phrase[]> = {
  catalan: [
    [
      'Hago de segunda base en una colla castellera: de ahí me viene no moverme cuando la cosa tiembla.',
      "Faig de segon a la pinya d'una colla castellera: d'aquí em ve no moure'm quan la cosa tremola.",
      'I stand in the base of a human-tower team, which is where I learned not to move when things shake.',
    ],
    [
      'Bailo sardanas los domingos y cuento los compases igual que los metros.',
      'Ballo sardanes els diumenges i compto els compassos igual que els metres.',
      'I dance sardanas on Sundays and count the bars the way I count square metres.',
    ],
    [
      'En otoño desaparezco dos sábados: voy a buscar setas y no digo dónde.',
      'A la tardor desaparec dos dissabtes: vaig a buscar bolets i no dic on.',
      'In autumn I vanish for two Saturdays: I go mushrooming and do not say where.',
    ],
  ],
  castilian: [
    [
      'Juego al mus los viernes, y de ahí sé cuándo alguien no va a subir más la oferta.',
      "Jugo al mus els divendres, i per això sé quan algú no apujarà més l'oferta.",
      'I play mus on Fridays, which is how I know when somebody will not raise their offer again.',
    ],
    [
      'En invierno camino por la sierra los domingos; el lunes contesto todo lo pendiente.',
      "A l'hivern camino per la serra els diumenges; dilluns contesto tot el que queda pendent.",
      'In winter I walk in the hills on Sundays; on Monday I answer everything that is waiting.',
    ],
    [
      'Mi tía tiene una casa de pueblo sin cobertura y allí paso agosto entero, avisando antes.',
      "La meva tia té una casa de poble sense cobertura i allà passo tot l'agost, avisant abans.",
      'My aunt has a village house without any signal, and I spend the whole of August there, with due warning.',
    ],
  ],
  valencian: [
    [
      'En marzo ayudo en la falla de mi calle y, mientras dura la mascletà, no oigo el teléfono.',
      'Al març ajudo a la falla del meu carrer i, mentre dura la mascletà, no sento el telèfon.',
      'In March I help with the fallas in my street, and while the firecrackers last I cannot hear the phone.',
    ],
    [
      'Los domingos hago arroz para diez, y siempre viene alguien a quien vendí la casa.',
      'Els diumenges faig arròs per a deu, i sempre ve algú a qui vaig vendre la casa.',
      'On Sundays I cook rice for ten, and there is always somebody at the table who bought a home from me.',
    ],
    [
      'Toco el clarinete en la banda del pueblo; los ensayos son sagrados.',
      'Toco el clarinet a la banda del poble; els assajos són sagrats.',
      'I play the clarinet in the village band, and rehearsals are sacred.',
    ],
  ],
  andalusian: [
    [
      'Canto fandangos en las reuniones de familia y en ninguna otra parte.',
      'Canto fandangos a les reunions de família i enlloc més.',
      'I sing fandangos at family gatherings and nowhere else.',
    ],
    [
      'Tengo un limonero en el patio, y a nadie le falta una bolsa de limones el día de la firma.',
      'Tinc un llimoner al pati, i a ningú li falta una bossa de llimones el dia de la signatura.',
      'I have a lemon tree in my courtyard, and nobody leaves a signing without a bag of lemons.',
    ],
    [
      'En agosto enseño las casas a las nueve de la mañana, con las persianas bajadas y un botijo en el coche.',
      "A l'agost ensenyo les cases a les nou del matí, amb les persianes abaixades i un càntir al cotxe.",
      'In August I show homes at nine in the morning, with the blinds down and a clay water jug in the car.',
    ],
  ],
  canarian: [
    [
      'Hago lucha canaria con los veteranos del barrio: se aprende a perder el equilibrio con educación.',
      "Faig lluita canària amb els veterans del barri: s'hi aprèn a perdre l'equilibri amb educació.",
      'I do Canarian wrestling with the neighbourhood veterans: you learn to lose your balance politely.',
    ],
    [
      'Los sábados bajo a la cancha de bola canaria y allí me entero de todo.',
      "Els dissabtes baixo a la pista de bola canària i allà m'assabento de tot.",
      'On Saturdays I go down to the bowls court, where I hear about everything.',
    ],
    [
      'Tengo cuatro parras y una cosecha que cabe en una garrafa.',
      'Tinc quatre ceps i una collita que cap en una garrafa.',
      'I own four vines and a harvest that fits in a single jug.',
    ],
  ],
};
