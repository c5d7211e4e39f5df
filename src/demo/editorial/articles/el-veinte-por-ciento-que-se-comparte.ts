import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const elVeintePorCientoQueSeComparte: ArticleInput = {
  slug: 'el-veinte-por-ciento-que-se-comparte',
  category: 'noticias',
  date: '2025-10-16',
  author: 'Marieke de Vries',
  es: {
    title: 'El veinte por ciento que se comparte',
    excerpt:
      'A qué entidades sin ánimo de lucro ha ido este año la parte de los beneficios que la red dona, cómo se eligen y cómo se puede proponer una.',
    body: `Cada año la red dona el veinte por ciento de sus beneficios a entidades sin ánimo de lucro. Es una regla, no una campaña: se calcula sobre las cuentas cerradas y aprobadas, y se reparte antes del verano. Si un año no hay beneficios, no hay donación, y también lo contamos. Este es el reparto de las cuentas de 2024.

## Dos quintas partes, para que alguien abra la puerta

La Llave de Enfrente acompaña a familias que pueden pagar un alquiler, pero a las que nadie quiere alquilar: una nómina corta, un apellido de fuera, tres niños. Su equipo habla con el propietario, asiste a la firma y sigue allí cuando se estropea la caldera. El dinero paga a dos mediadoras durante un año.

Es la entidad que más se parece a lo que hacemos, y la que más nos enseña. Varios agentes le pasan viviendas de propietarios que se animan.

## Una quinta parte, para arreglar lo que no se ve

Andamio de Barrio repara casas de personas mayores que viven solas: una barra en la ducha, un escalón que sobra, una instalación eléctrica de los años sesenta. Las obras las hacen aprendices con un oficial al lado. Entra un oficio por la misma puerta por la que sale un peligro.

## Una quinta parte, para noches difíciles

El Replà de Dalt mantiene cuatro pisos cerca de hospitales donde se alojan, gratis, familias con un niño ingresado lejos de casa. Nuestra parte cubre los suministros y el cambio de los colchones, que no es un gasto que luzca en una memoria, y por eso lo elegimos.

## Una quinta parte, para la sombra

Solana Verde planta árboles en patios de colegios con los propios alumnos, que después los riegan. El primer patio está en Albacete y el segundo estará en Granada, donde en junio ya no se podía salir al recreo de las doce.

## Cómo se eligen

- Las propone cualquier agente de la red, y tienen que trabajar en una de nuestras ciudades.
- Deben estar inscritas en el registro que les corresponda y publicar sus cuentas.
- No puede haber parentesco con quien las propone, ni relación comercial con la red.
- Vota todo el mundo, un voto por persona. Nadie puede votar por la que ha propuesto.
- Una misma entidad puede recibir la donación tres años seguidos. Después descansa uno, para que haya sitio.

> Donar a quien ya conocemos es lo cómodo. La norma de los tres años está para llevarnos la contraria.

## Lo que no hacemos

No ponemos nuestro logotipo en las obras ni pedimos fotografías de las personas atendidas. No vinculamos la donación a que usted venda o alquile con nosotros: los honorarios son los mismos y la parte que se dona sale de lo que queda. Y no llamamos donación a un descuento.

## Cómo proponer una

Si conoce una entidad de su ciudad que cumpla lo anterior, háblele de ella a [un agente de su zona](/agentes): es quien puede presentarla. Conviene acompañarla de un enlace a sus cuentas y de una frase que diga en qué se gastaría el dinero.

Una última línea, por honradez: esta revista forma parte de una red de demostración, y las cuatro entidades de este artículo son inventadas, como la propia red. La regla del veinte por ciento, si usted monta una red de verdad, le sentará bien.`,
  },
  ca: {
    title: 'El vint per cent que es comparteix',
    excerpt:
      'A quines entitats sense ànim de lucre ha anat enguany la part dels beneficis que la xarxa dona, com es trien i com se’n pot proposar una.',
    body: `Cada any la xarxa dona el vint per cent dels beneficis a entitats sense ànim de lucre. És una regla, no una campanya: es calcula sobre els comptes tancats i aprovats, i es reparteix abans de l’estiu. Si un any no hi ha beneficis, no hi ha donació, i també ho expliquem. Aquest és el repartiment dels comptes del 2024.

## Dues cinquenes parts, perquè algú obri la porta

La Llave de Enfrente acompanya famílies que poden pagar un lloguer, però a qui ningú no vol llogar: una nòmina curta, un cognom de fora, tres criatures. El seu equip parla amb el propietari, és present a la signatura i continua allà quan s’espatlla la caldera. Els diners paguen dues mediadores durant un any.

És l’entitat que s’assembla més al que fem, i la que més ens ensenya. Uns quants agents li passen habitatges de propietaris que s’hi animen.

## Una cinquena part, per arreglar el que no es veu

Andamio de Barrio repara cases de persones grans que viuen soles: una barra a la dutxa, un graó que hi és de més, una instal·lació elèctrica dels anys seixanta. Les obres les fan aprenents amb un oficial al costat. Entra un ofici per la mateixa porta per on surt un perill.

## Una cinquena part, per a nits difícils

El Replà de Dalt manté quatre pisos a prop d’hospitals on s’allotgen, de franc, famílies amb un fill ingressat lluny de casa. La nostra part cobreix els subministraments i el canvi dels matalassos, que no és una despesa que llueixi en una memòria, i per això la vam triar.

## Una cinquena part, per a l’ombra

Solana Verde planta arbres en patis d’escola amb els mateixos alumnes, que després els reguen. El primer pati és a Albacete i el segon serà a Granada, on al juny ja no es podia sortir a l’esbarjo de les dotze.

## Com es trien

- Les proposa qualsevol agent de la xarxa, i han de treballar en una de les nostres ciutats.
- Han d’estar inscrites al registre que els correspongui i publicar els comptes.
- No hi pot haver parentiu amb qui les proposa, ni relació comercial amb la xarxa.
- Hi vota tothom, un vot per persona. Ningú no vota la seva.
- Una mateixa entitat pot rebre la donació tres anys seguits. Després en descansa un, perquè hi hagi lloc.

> Donar a qui ja coneixem és la solució còmoda. La norma dels tres anys hi és per portar-nos la contrària.

## Què no fem

No posem el nostre logotip a les obres ni demanem fotografies de les persones ateses. No lliguem la donació al fet que veneu o llogueu amb nosaltres: els honoraris són els mateixos i la part que es dona surt del que queda. I no en diem donació, d’un descompte.

## Com se’n proposa una

Si coneixeu una entitat de la vostra ciutat que compleixi tot això, parleu-ne amb [un agent de la vostra zona](/ca/agents): és qui la pot presentar. Ajuda que hi afegiu un enllaç als seus comptes i una frase que digui en què es gastarien els diners.

Una última línia, per honradesa: aquesta revista forma part d’una xarxa de demostració, i les quatre entitats d’aquest article són inventades, com la xarxa mateixa. La regla del vint per cent, si munteu una xarxa de debò, us anirà bé.`,
  },
  en: {
    title: 'The twenty per cent we share',
    excerpt:
      'Which non-profit organisations received the part of our profits that the network gave away this year, and how you can put one forward.',
    body: `Every year the network gives twenty per cent of its profits to non-profit organisations. It is a rule, not a campaign: the sum is worked out on accounts that have been closed and approved, and shared out before the summer. In a year without profits there is no donation, and we say so. This is how the share from the 2024 accounts was divided.

## Two fifths, so that somebody opens the door

La Llave de Enfrente, “the key across the landing”, stands by families who can pay a rent but to whom nobody will let: a small wage, a foreign surname, three children. Its people talk to the landlord, attend the signing and are still there when the boiler breaks down. The money pays two mediators for a year.

It is the organisation most like us, and the one that teaches us most. Several of our agents pass on homes whose owners are willing.

## One fifth, to mend what nobody sees

Andamio de Barrio repairs the homes of elderly people who live alone: a rail in the shower, one step too many, wiring from the 1960s. Apprentices do the work with a skilled hand beside them. A trade comes in by the same door through which a danger leaves.

## One fifth, for difficult nights

El Replà de Dalt keeps four flats near hospitals where families with a child being treated far from home can stay free of charge. Our part covers gas, water and electricity, and new mattresses. It is not spending that looks impressive in an annual report, which is why we chose it.

## One fifth, for shade

Solana Verde plants trees in school playgrounds with the pupils, who then water them. The first playground is in Albacete; the second will be in Granada, where by June the children could no longer go out at noon.

## How they are chosen

- Any agent in the network may propose one, and it must work in one of our cities.
- It must be on the proper register and publish its accounts.
- There may be no family ties with whoever proposes it, and no business with the network.
- Everybody votes, one vote each. Nobody votes for their own.
- An organisation may receive the donation three years running. Then it rests for one, to leave room for others.

> Giving to those we already know is the comfortable thing. The three-year rule is there to contradict us.

## What we do not do

We do not put our logo on the work or ask for photographs of the people who are helped. We do not tie the donation to your selling or letting through us: the fees are the same, and what is given comes out of what is left. And we do not call a discount a donation.

## How to put one forward

If you know an organisation in your city that meets those conditions, mention it to [an agent in your area](/en/agents), who can propose it. It helps to add a link to its accounts and one sentence on what the money would be spent on.

One last line, for honesty’s sake: this magazine belongs to a demonstration network, and the four organisations in this article are invented, like the network itself. The rule of twenty per cent, should you build a real one, will do you good.`,
  },
};
