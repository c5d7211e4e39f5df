import type { Phrase } from './phrase.ts';
import type { Errand } from './reviewStories.ts';

/** Whole reviews of few words. */
export const shortReviews: readonly Phrase[] = [
  [
    'Muy content<o|a> con {agent}. Repetiría.',
    'Molt content<|a> amb {agent}. Hi tornaria.',
    'Very happy with {agent}. I would do it again.',
  ],
  ['Un diez. Sin más.', 'Un deu. I prou.', "Ten out of ten. That's it."],
  [
    'Cumple lo que dice y dice lo que hay.',
    'Compleix el que diu i diu el que hi ha.',
    'Does what [he|she] says and says how things are.',
  ],
  ['Rápid[o|a], clar[o|a] y buena persona.', 'Ràpid[|a], clar[|a] i bona persona.', 'Quick, clear and a good person.'],
  [
    '¡Por fin alguien que coge el teléfono!',
    'Per fi algú que agafa el telèfon!',
    'Finally, somebody who picks up the phone!',
  ],
  [
    'Seri[o|a] y cercan[o|a] a la vez, de la escuela de antes.',
    "Seri[ós|osa] i prope[r|ra] alhora, de l'escola d'abans.",
    'Serious and friendly at once, of the old school.',
  ],
  [
    'Todo perfecto de principio a fin. Gracias, {given}.',
    'Tot perfecte de principi a fi. Gràcies, {given}.',
    'Everything perfect from start to finish. Thank you, {given}.',
  ],
  [
    'Recomendable cien por cien. Mis padres también encantados.',
    'Recomanable cent per cent. Els meus pares també encantats.',
    'One hundred per cent recommended. My parents were delighted too.',
  ],
  [
    'Trato exquisito y ninguna sorpresa en los gastos.',
    'Tracte exquisit i cap sorpresa en les despeses.',
    'Lovely treatment and no surprises in the costs.',
  ],
  ['Nos ha ahorrado meses.', 'Ens ha estalviat mesos.', '[He|She] saved us months.'],
  ['Profesional y muy human[o|a].', 'Professional i molt hum[à|ana].', 'Professional and very human.'],
  ['Se nota que le gusta su trabajo.', 'Es nota que li agrada la feina.', 'You can tell [he|she] likes the work.'],
  [
    'Segunda vez con {agent} y segunda vez que sale bien.',
    'Segona vegada amb {agent} i segona vegada que surt bé.',
    'Second time with {agent}, and the second time it has gone well.',
  ],
  [
    'Vendido en {weeks} semanas, poco más que añadir.',
    'Venut en {weeks} setmanes, poca cosa a afegir.',
    'Sold in {weeks} weeks, not much to add.',
  ],
  [
    'Puntual, honest[o|a] y con sentido del humor.',
    "Puntual, honest[|a] i amb sentit de l'humor.",
    'Punctual, honest and with a sense of humour.',
  ],
  ['Conoce {zone} palmo a palmo.', 'Coneix {zone} pam a pam.', 'Knows {zone} inch by inch.'],
];

/** What is said of the agent after the story. */
export const remarks: readonly Phrase[] = [
  [
    '{Agent} es de las personas que miran a los ojos cuando dan una mala noticia.',
    '{Agent} és de les persones que miren als ulls quan donen una mala notícia.',
    '{Agent} looks you in the eye when the news is bad.',
  ],
  [
    'Contesta siempre, aunque sea para decir que todavía no hay nada.',
    'Contesta sempre, encara que sigui per dir que encara no hi ha res.',
    '[He|She] always answers, even if only to say that there is nothing yet.',
  ],
  [
    'Se sabe la zona de memoria y no exagera nunca.',
    'Se sap la zona de memòria i no exagera mai.',
    '[He|She] knows the area by heart and never exaggerates.',
  ],
  [
    'Ni una palabra de presión en todo el proceso.',
    'Ni una paraula de pressió en tot el procés.',
    'Not one word of pressure in the whole process.',
  ],
  [
    'Me trató igual de bien después de firmar que antes, y eso no es lo normal.',
    'Em va tractar igual de bé després de signar que abans, i això no és el normal.',
    'I was treated just as well after the signing as before it, which is not what usually happens.',
  ],
  [
    'Explica las cosas para que se entiendan, sin hacerte sentir tont<o|a>.',
    "Explica les coses perquè s'entenguin, sense fer-te sentir ximple.",
    '[He|She] explains things so that you understand them, without making you feel stupid.',
  ],
  [
    'Organizad[o|a] hasta el último papel.',
    "Organitza[t|da] fins a l'últim paper.",
    'Organised down to the last piece of paper.',
  ],
  ['Tiene mano izquierda y mucha calma.', 'Té mà esquerra i molta calma.', 'Tactful, and very calm.'],
  [
    'Se acordaba de todo lo que le habíamos contado.',
    'Es recordava de tot el que li havíem explicat.',
    '[He|She] remembered everything we had said.',
  ],
  [
    'Aprendí más en una tarde con {agent} que en seis meses de portales.',
    'Vaig aprendre més en una tarda amb {agent} que en sis mesos de portals.',
    'I learned more in one afternoon with {agent} than in six months of property websites.',
  ],
];

export const endings: readonly Phrase[] = [
  ['Gracias de corazón.', 'Gràcies de tot cor.', 'Thank you from the heart.'],
  [
    'Ya se lo he recomendado a mi hermana.',
    "Ja l'he recomana[t|da] a la meva germana.",
    'I have already recommended [him|her] to my sister.',
  ],
  ['La próxima vez, también con {agent}.', 'La pròxima vegada, també amb {agent}.', 'Next time, {agent} again.'],
  [
    'Se lo cuento a todo el que me pregunta.',
    "Ho explico a tothom qui m'ho pregunta.",
    'I tell everybody who asks me.',
  ],
  [
    'No suelo escribir reseñas, pero esta la merecía.',
    'No acostumo a escriure ressenyes, però aquesta la mereixia.',
    'I do not usually write reviews, but this one was deserved.',
  ],
  ['Mil gracias, {given}.', 'Mil gràcies, {given}.', 'Many thanks, {given}.'],
  ['Lo volvería a hacer igual.', 'Ho tornaria a fer igual.', 'I would do it all the same way again.'],
];

const slowPapers: Phrase = [
  'Le pongo cuatro porque el papeleo se alargó, aunque no fue culpa suya.',
  'Hi poso quatre perquè la paperassa es va allargar, encara que no va ser culpa seva.',
  'Four stars because the paperwork dragged on, although that was not [his|her] fault.',
];
const august: Phrase = [
  'Lo único, que en agosto costó un poco localizarl[o|a].',
  "L'única cosa, que a l'agost va costar una mica localitzar-[lo|la].",
  'The only thing: [he|she] was a bit hard to reach in August.',
];
const cancelled: Phrase = [
  'Una cita se canceló a última hora; por lo demás, todo bien.',
  'Una cita es va cancel·lar a última hora; la resta, tot bé.',
  'One appointment was cancelled at the last minute; otherwise all good.',
];
const fee: Phrase = [
  'La única pega, la comisión, que no es barata.',
  "L'única pega, la comissió, que no és barata.",
  'My only complaint is the commission, which is not cheap.',
];
const lateKeys: Phrase = [
  'No le doy las cinco porque las llaves llegaron dos días tarde.',
  'No li dono les cinc perquè les claus van arribar dos dies tard.',
  'Not five stars because the keys came two days late.',
];
const saturdays: Phrase = [
  'Habría agradecido poder visitar también en sábado.',
  'Hauria agraït poder visitar també en dissabte.',
  'I would have liked to be able to visit on Saturdays too.',
];
const hardPrice: Phrase = [
  'Al principio me pareció un precio bajo; ahora creo que era el correcto, pero costó digerirlo.',
  'Al principi em va semblar un preu baix; ara crec que era el correcte, però va costar de pair.',
  'At first I thought the price was low; now I think it was right, but it was hard to swallow.',
];
const longDeposit: Phrase = [
  'Eché de menos el inventario por escrito el primer día; llegó a la semana.',
  "Vaig trobar a faltar l'inventari per escrit el primer dia; va arribar al cap d'una setmana.",
  'I missed having the inventory in writing on the first day; it came a week later.',
];

/**
 * Why it was four stars and not five. Who rents a home to live in pays no commission, so no tenant complains of one.
 */
export const reservations: Record<Errand, readonly Phrase[]> = {
  sold: [slowPapers, august, fee, hardPrice, cancelled],
  bought: [slowPapers, august, fee, lateKeys, saturdays, cancelled],
  rented: [august, lateKeys, saturdays, longDeposit, cancelled],
  let: [slowPapers, august, fee, longDeposit],
};

/** Whole reviews with three stars: fair ones, of people who were neither happy nor angry. */
export const middlingReviews: readonly Phrase[] = [
  [
    'Buen trato, pero tardamos {months} meses y al final vendimos por menos de lo que nos dijo al principio.',
    'Bon tracte, però vam trigar {months} mesos i al final vam vendre per menys del que ens va dir al principi.',
    'Good treatment, but it took {months} months, and in the end we sold for less than we were told at the start.',
  ],
  [
    'Correct[o|a]. Esperaba que insistiera más con el banco.',
    'Correct[e|a]. Esperava que insistís més amb el banc.',
    'Fine. I expected [him|her] to push the bank harder.',
  ],
  [
    'La persona, muy bien; la coordinación con la oficina, mejorable. Tuve que contar lo mismo tres veces.',
    "La persona, molt bé; la coordinació amb l'oficina, millorable. Vaig haver d'explicar el mateix tres vegades.",
    'The person was very good; the coordination with the office less so. I had to tell the same story three times.',
  ],
  [
    'El piso estaba bien, pero en el anuncio no ponía que la calefacción era eléctrica. Cuando me quejé, lo corrigió.',
    "El pis estava bé, però a l'anunci no hi deia que la calefacció era elèctrica. Quan em vaig queixar, ho va corregir.",
    'The flat was fine, but the advert did not say that the heating was electric. When I complained, it was corrected.',
  ],
  [
    'Ni bien ni mal. Muchas visitas de curiosos al principio; luego mejoró.',
    'Ni bé ni malament. Moltes visites de tafaners al principi; després va millorar.',
    'Neither good nor bad. Lots of curious visitors at first; it got better later.',
  ],
];
