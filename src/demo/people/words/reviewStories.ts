import type { Phrase } from './phrase.ts';

/** What clients came for. */
export type Errand = 'sold' | 'bought' | 'rented' | 'let';

/** What happened, told by who sold, bought, rented or let a home. */
export const stories: Record<Errand, readonly Phrase[]> = {
  sold: [
    [
      'Vendimos el piso de mis padres {inZone} en {weeks} semanas y al precio que {agent} dijo el primer día.',
      'Vam vendre el pis dels meus pares {inZone} en {weeks} setmanes i al preu que {agent} va dir el primer dia.',
      "We sold my parents' flat {inZone} in {weeks} weeks, at the price {agent} named on the first day.",
    ],
    [
      'Dos agencias me habían prometido más dinero. {Agent} me dijo la verdad, y se vendió por lo que dijo.',
      "Dues agències m'havien promès més diners. {Agent} em va dir la veritat, i es va vendre pel que va dir.",
      'Two agencies had promised me more money. {Agent} told me the truth, and it sold for what [he|she] said.',
    ],
    [
      'Éramos cuatro hermanos para un piso y cada uno opinaba una cosa. {Agent} nos sentó, nos escuchó y salimos de allí con un acuerdo.',
      'Érem quatre germans per a un pis i cadascú opinava una cosa. {Agent} ens va fer seure, ens va escoltar i en vam sortir amb un acord.',
      'There were four of us siblings and one flat, each with a different opinion. {Agent} sat us down, listened, and we left with an agreement.',
    ],
    [
      'Tenía la casa llena de cosas de mi madre y no sabía por dónde empezar. Primero me ayudó con eso y después con la venta.',
      'Tenia la casa plena de coses de la meva mare i no sabia per on començar. Primer em va ajudar amb això i després amb la venda.',
      "The house was full of my mother's things and I did not know where to start. [He|She] helped me with that first, and with the sale afterwards.",
    ],
    [
      'Llevaba un año anunciándola por mi cuenta. Con las fotos nuevas vinieron nueve visitas en una semana.',
      "Feia un any que l'anunciava pel meu compte. Amb les fotos noves van venir nou visites en una setmana.",
      'I had been advertising it on my own for a year. With the new photos we had nine visits in a week.',
    ],
    [
      'Vivo fuera y lo hice todo a distancia, desde las llaves hasta el notario. Ni un susto.',
      'Visc fora i ho vaig fer tot a distància, des de les claus fins al notari. Ni un ensurt.',
      'I live abroad and did everything from a distance, from the keys to the notary. Not a single scare.',
    ],
    [
      'El comprador se echó atrás tres días antes de firmar. {Agent} me llamó a mí antes que nadie y en un mes teníamos otro.',
      'El comprador es va fer enrere tres dies abans de signar. {Agent} em va trucar a mi abans que a ningú i en un mes en teníem un altre.',
      'The buyer pulled out three days before the signing. {Agent} called me before anyone else, and within a month we had another one.',
    ],
    [
      'Me recomendó pintar dos habitaciones y quitar la mitad de los muebles. Me costó 600 euros y se notó en la oferta.',
      "Em va recomanar pintar dues habitacions i treure la meitat dels mobles. Em va costar 600 euros i es va notar en l'oferta.",
      'I was told to paint two rooms and take out half of the furniture. It cost me 600 euros and it showed in the offer.',
    ],
    [
      'En plena separación, lo último que quería era discutir por el piso. Habló con los dos y nunca nos hizo sentir incómodos.',
      "En plena separació, l'últim que volia era discutir pel pis. Va parlar amb tots dos i mai no ens va fer sentir incòmodes.",
      'In the middle of a separation the last thing I wanted was to argue about the flat. [He|She] spoke to both of us and never made us feel awkward.',
    ],
    [
      'Vendí y compré a la vez, que era lo que me quitaba el sueño. Cuadró las dos firmas en la misma mañana.',
      'Vaig vendre i comprar alhora, que era el que em treia la son. Va quadrar les dues signatures el mateix matí.',
      'I sold and bought at the same time, which had been keeping me awake. Both signings were arranged for the same morning.',
    ],
    [
      'Era un bajo interior y en otra agencia casi se ríen de mí. Encontró a una ilustradora que buscaba justo eso.',
      "Eren uns baixos interiors i en una altra agència gairebé se'm riuen. Va trobar una il·lustradora que buscava justament això.",
      'It was a ground-floor flat at the back, and another agency all but laughed. [He|She] found an illustrator who wanted exactly that.',
    ],
    [
      'Cada viernes un correo con las visitas y lo que había dicho la gente, bueno y malo. Nunca tuve que preguntar.',
      'Cada divendres un correu amb les visites i el que havia dit la gent, bo i dolent. Mai no vaig haver de preguntar.',
      'Every Friday an e-mail with the visits and what people had said, good and bad. I never had to ask.',
    ],
    [
      'Subimos el precio porque lo pedí yo, no vino nadie y lo bajamos. No me hizo ni un reproche.',
      'Vam apujar el preu perquè ho vaig demanar jo, no va venir ningú i el vam abaixar. No em va fer cap retret.',
      'We raised the price because I asked to, nobody came, and we lowered it again. Not a word of reproach.',
    ],
    [
      'El piso tenía una carga antigua en el registro que nadie había visto. Lo resolvió antes de publicarlo.',
      'El pis tenia una càrrega antiga al registre que ningú havia vist. Ho va resoldre abans de publicar-lo.',
      'There was an old charge in the land registry that nobody had spotted. It was solved before the home was even advertised.',
    ],
  ],
  bought: [
    [
      'Nos enseñó cuatro pisos en vez de veinte, y el tercero es nuestra casa.',
      'Ens va ensenyar quatre pisos en lloc de vint, i el tercer és casa nostra.',
      'We were shown four flats rather than twenty, and the third is our home.',
    ],
    [
      'En la segunda visita nos dijo que no lo compráramos, por el ruido del patio. A las {weeks} semanas nos llamó con el bueno.',
      'A la segona visita ens va dir que no el compréssim, pel soroll del pati. Al cap de {weeks} setmanes ens va trucar amb el bo.',
      'On the second visit {agent} told us not to buy it, because of the noise from the courtyard. {Weeks} weeks later came the call about the right one.',
    ],
    [
      'Era mi primera casa y pregunté mil cosas, algunas dos veces. Siempre la misma paciencia.',
      'Era la meva primera casa i vaig preguntar mil coses, algunes dues vegades. Sempre la mateixa paciència.',
      'It was my first home and I asked a thousand things, some of them twice. Always the same patience.',
    ],
    [
      'Compramos desde el extranjero por videollamada. Abrió cada armario, tiró de cada cadena y nos enseñó también la humedad del techo.',
      "Vam comprar des de l'estranger per videotrucada. Va obrir cada armari, va estirar cada cadena i ens va ensenyar també la humitat del sostre.",
      'We bought from abroad over video calls. {Agent} opened every cupboard, flushed every toilet and showed us the damp on the ceiling too.',
    ],
    [
      'Buscábamos {inZone} con un presupuesto justo. No nos llevó ni una vez a ver algo que no podíamos pagar.',
      'Buscàvem {inZone} amb un pressupost just. No ens va portar ni una vegada a veure res que no poguéssim pagar.',
      'We were looking {inZone} on a tight budget. Not once were we taken to see something we could not afford.',
    ],
    [
      'Nos dio una hoja con todos los gastos antes de la primera visita. Al final la diferencia fue de once euros.',
      "Ens va donar un full amb totes les despeses abans de la primera visita. Al final la diferència va ser d'onze euros.",
      'We were given a sheet with every cost before the first visit. In the end the difference was eleven euros.',
    ],
    [
      'Pedimos ver las actas de la comunidad y ya las tenía en la carpeta, con la derrama marcada en amarillo.',
      'Vam demanar veure les actes de la comunitat i ja les tenia a la carpeta, amb la derrama marcada en groc.',
      "We asked for the minutes of the residents' association and they were already in the folder, with the extra charge marked in yellow.",
    ],
    [
      'El banco nos tuvo en vilo hasta el último día. {Agent} llamó, insistió y se vino con nosotros a la firma.',
      "El banc ens va tenir amb l'ai al cor fins a l'últim dia. {Agent} va trucar, va insistir i va venir amb nosaltres a la signatura.",
      'The bank kept us hanging until the last day. {Agent} called, insisted, and came to the signing with us.',
    ],
    [
      'Yo quería un ático y acabé en un primero con patio. Tenía razón [él|ella], no yo.',
      'Jo volia un àtic i he acabat en un primer amb pati. Tenia raó [ell|ella], no jo.',
      'I wanted a top floor and ended up on the first, with a courtyard. [He|She] was right and I was not.',
    ],
    [
      'Me mudé sin conocer a nadie {inZone}. Además de la casa, me presentó al fontanero, a la panadera y a los vecinos del segundo.',
      'Em vaig mudar sense conèixer ningú {inZone}. A més de la casa, em va presentar el lampista, la fornera i els veïns del segon.',
      'I moved {inZone} without knowing a soul. Along with the home came an introduction to the plumber, the baker and the neighbours on the second floor.',
    ],
    [
      'Vimos la casa un domingo con lluvia, que es cuando hay que verlas. Lo propuso [él|ella].',
      "Vam veure la casa un diumenge amb pluja, que és quan s'han de veure. Ho va proposar [ell|ella].",
      'We saw the house on a rainy Sunday, which is when you should see them. It was [his|her] idea.',
    ],
    [
      'Negoció una rebaja por la caldera que nosotros ni habíamos visto.',
      'Va negociar una rebaixa per la caldera que nosaltres ni havíem vist.',
      'A price cut was negotiated over a boiler that we had not even noticed.',
    ],
    [
      'Con dos niños pequeños, cada visita era una excursión. Nos esperaba con lápices de colores.',
      'Amb dos nens petits, cada visita era una excursió. Ens esperava amb llapis de colors.',
      'With two small children every visit was an expedition. {Agent} would be waiting with coloured pencils.',
    ],
    [
      'Me compré un piso sol<o|a> a los 52 y tenía miedo de equivocarme. Me trató con respeto y sin prisas.',
      "Em vaig comprar un pis tot sol<|a> als 52 i tenia por d'equivocar-me. Em va tractar amb respecte i sense presses.",
      'I bought a flat on my own at 52 and was afraid of getting it wrong. I was treated with respect and never rushed.',
    ],
  ],
  rented: [
    [
      'Alquilé desde otra ciudad y el piso era exactamente como en las fotos, ni mejor ni peor.',
      "Vaig llogar des d'una altra ciutat i el pis era exactament com a les fotos, ni millor ni pitjor.",
      'I rented from another city and the flat was exactly as in the photos, no better and no worse.',
    ],
    [
      'Se rompió el calentador la primera semana y al día siguiente estaba arreglado.',
      "Es va espatllar l'escalfador la primera setmana i l'endemà estava arreglat.",
      'The water heater broke in the first week and was fixed the next day.',
    ],
    [
      'Después de ver pisos con diez personas en cola, agradecí una visita a solas y con tiempo.',
      'Després de veure pisos amb deu persones fent cua, vaig agrair una visita a soles i amb temps.',
      'After viewing flats with ten people in the queue, I was grateful for a visit on my own and with time.',
    ],
    [
      'Tenemos dos gatos y en todas partes nos decían que no. {Agent} habló con la propietaria y aquí estamos los cuatro.',
      'Tenim dos gats i a tot arreu ens deien que no. {Agent} va parlar amb la propietària i aquí som tots quatre.',
      'We have two cats and heard no everywhere. {Agent} talked to the owner, and here we are, all four of us.',
    ],
    [
      'Nos explicó el contrato punto por punto, también lo que nos convenía a nosotros y no al propietario.',
      'Ens va explicar el contracte punt per punt, també el que ens convenia a nosaltres i no al propietari.',
      'The contract was explained to us point by point, including what suited us and not the owner.',
    ],
    [
      'Soy autónom<o|a> y mis papeles no son los de una nómina. Supo presentarlos y la propiedad dijo que sí.',
      "Soc autònom<|a> i els meus papers no són els d'una nòmina. Va saber presentar-los i la propietat va dir que sí.",
      'I am self-employed and my papers do not look like a payslip. [He|She] knew how to present them, and the owner said yes.',
    ],
    [
      'Devolvieron la fianza entera y a tiempo, que ya es decir.',
      'Van tornar la fiança sencera i a temps, que ja és dir.',
      'The deposit came back in full and on time, which is saying something.',
    ],
    [
      'Buscaba {inZone} para un año de trabajo. Tres visitas, un sí y las llaves el viernes.',
      'Buscava {inZone} per a un any de feina. Tres visites, un sí i les claus divendres.',
      'I was looking {inZone} for a year of work. Three visits, one yes, and the keys on Friday.',
    ],
    [
      'Nos avisó de que había obras al lado hasta mayo. Otro se lo habría callado.',
      "Ens va avisar que hi havia obres al costat fins al maig. Un altre s'ho hauria callat.",
      'We were told about the building work next door until May. Anyone else would have kept quiet.',
    ],
  ],
  let: [
    [
      'Alquilé el piso de mi abuela y eligió a los inquilinos mejor de lo que lo habría hecho yo.',
      'Vaig llogar el pis de la meva àvia i va triar els llogaters millor del que ho hauria fet jo.',
      "I let my grandmother's flat, and the tenants were chosen better than I could have done it.",
    ],
    [
      'Van dos inquilinos con {agent}: cero problemas y ninguna mensualidad con retraso.',
      'Ja van dos llogaters amb {agent}: cap problema i cap mensualitat amb retard.',
      'Two tenants so far with {agent}, no trouble and not one late payment.',
    ],
    [
      'Me aconsejó un alquiler más bajo del que yo pensaba. El piso no ha estado vacío ni un mes.',
      'Em va aconsellar un lloguer més baix del que jo pensava. El pis no ha estat buit ni un mes.',
      'I was advised to ask for a lower rent than I had in mind. The flat has not been empty for a single month.',
    ],
    [
      'Hizo el inventario con fotos, hasta de los pomos. Al salir el primer inquilino no hubo nada que discutir.',
      "Va fer l'inventari amb fotos, fins i tot dels poms. Quan va marxar el primer llogater no hi va haver res a discutir.",
      'The inventory had photos of everything, even the door handles. When the first tenant left there was nothing to argue about.',
    ],
    [
      'Vivo en otra ciudad y no puedo ir a cada cosa. Sé que si suena el teléfono es porque ya está resuelto.',
      'Visc en una altra ciutat i no puc anar a cada cosa. Sé que si sona el telèfon és perquè ja està resolt.',
      'I live in another city and cannot come for every little thing. If the phone rings, I know it is already solved.',
    ],
    [
      'Me explicó la ley nueva sin dramatismos y con un papel delante.',
      'Em va explicar la llei nova sense dramatismes i amb un paper al davant.',
      'The new law was explained to me without drama and with a sheet of paper on the table.',
    ],
    [
      'Vinieron veinte solicitudes en dos días; me presentó tres, con sus porqués.',
      "Van arribar vint sol·licituds en dos dies; me'n va presentar tres, amb els seus perquès.",
      'Twenty applications came in two days; I was shown three, each with its reasons.',
    ],
    [
      'Tenía miedo de alquilar después de una mala experiencia. He vuelto a dormir.',
      "Tenia por de llogar després d'una mala experiència. He tornat a dormir.",
      'I was afraid of letting again after a bad experience. I sleep well now.',
    ],
    [
      'El piso {inZone} necesitaba una puesta a punto y se encargó de los presupuestos, del pintor y de las llaves.',
      'El pis {inZone} necessitava una posada a punt i es va encarregar dels pressupostos, del pintor i de les claus.',
      'The flat {inZone} needed freshening up, and the quotes, the painter and the keys were all taken care of.',
    ],
  ],
};
