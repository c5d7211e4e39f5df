import type { ArticleInput } from '#origin/import/magazineInput.ts';

export const unaCasaDePuebloQueRespira: ArticleInput = {
  slug: 'una-casa-de-pueblo-que-respira',
  category: 'escaparate',
  date: '2026-10-22',
  author: 'Àngels Vilaseca Coll',
  es: {
    title: 'Una casa de pueblo que respira',
    excerpt:
      'Tres plantas, un patio y muros de medio metro: visitamos una reforma en Palafrugell hecha con cal, madera y dos años de paciencia.',
    body: `La puerta se abre a la calle y lo primero que se nota es el fresco. Son las cuatro de una tarde de septiembre, fuera hay veintinueve grados, y en la entrada, donde antes se guardaba el carro, nadie ha encendido nada. «Es la casa», dice Carme, que la compró con su pareja hace cuatro años. «Nosotros solo le hemos quitado lo que le sobraba».

## Lo que había

Una casa entre medianeras en el centro de Palafrugell, de las que llevan dos siglos creciendo hacia arriba: bodega y entrada, una planta noble con dos balcones, una buhardilla y, al fondo, un patio con pozo. Los muros son de piedra y mortero de cal, de más de medio metro. En los años setenta alguien los había forrado de cemento hasta la cintura para tapar la humedad.

Fue justo al revés. El cemento no deja salir el agua que sube del suelo, y el agua, que siempre encuentra por dónde, había trepado hasta el primer piso.

## Primero, quitar

El arquitecto les pidió seis meses de no hacer casi nada. Picaron el cemento, abrieron las ventanas y dejaron que los muros se secaran un invierno entero. Mientras tanto, tramitaron la licencia: en el casco antiguo la fachada está protegida, y cambiar el hueco de una ventana habría llevado más tiempo que toda la obra. No cambiaron ninguno.

> «Lo más difícil fue pagar un presupuesto que decía: esperar», dice Carme.

## Después, poner poco

- **Cal en las paredes.** Revoco de cal hidráulica natural por dentro y por fuera, y pintura a la cal. Deja pasar el vapor, y cuando se ensucia se da otra mano.
- **Un suelo que no toca la tierra.** En la planta baja levantaron la solera e hicieron una cámara ventilada, con baldosa de barro encima.
- **Madera donde había madera.** De catorce vigas cambiaron tres. Las demás se sanearon y se reforzaron por la cabeza, que es donde se pudren.
- **Corcho en la cubierta.** Es la única parte que aislaron de verdad: por ahí se iba el calor. A los muros, con su medio metro, les basta con su inercia.
- **Ventanas nuevas de madera,** con doble vidrio y los postigos viejos, que siguen siendo el mejor aire acondicionado.

La calefacción es una bomba de calor con suelo radiante en dos plantas. En la tercera hay una estufa, que encienden por gusto.

## El patio

Está en el centro de la vida de la casa, aunque esté al fondo. Abre por abajo y por arriba, de modo que el aire entra fresco desde el pozo y sale caliente por la buhardilla. En verano basta con dejar dos puertas entornadas. Han plantado un limonero, una parra que dará sombra dentro de tres años y nada más.

## Lo que harían de otra manera

Lo preguntamos siempre. Pondrían antes los desagües, que obligaron a levantar un suelo ya terminado. Pedirían un estudio de los muros antes de hacer la oferta, y no después. Y guardarían más baldosas viejas: les faltó un metro cuadrado para el baño.

También dejan una cifra que no es de dinero. Pensaban tardar un año y tardaron dos.

## Si piensa en una parecida

Una casa así se compra despacio. Visítela después de llover, toque la pared a un palmo del suelo y mire detrás de los muebles. Pregunte en el ayuntamiento qué está protegido. Compruebe que la superficie del Registro coincide con la real y que tiene cédula de habitabilidad, o qué haría falta para obtenerla. La lista completa está en [qué mirar antes de firmar las arras](/magazine/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras), y las casas, en [la provincia de Girona](/viviendas-girona-compra).`,
  },
  ca: {
    title: 'Una casa de poble que respira',
    excerpt:
      'Tres plantes, un pati i murs de mig metre: visitem una reforma a Palafrugell feta amb calç, fusta i dos anys de paciència.',
    body: `La porta s’obre al carrer i la primera cosa que es nota és la fresca. Són les quatre d’una tarda de setembre, a fora hi ha vint-i-nou graus, i a l’entrada, on abans es guardava el carro, ningú no ha engegat res. «És la casa», diu la Carme, que la va comprar amb la parella fa quatre anys. «Nosaltres només li hem tret el que li sobrava.»

## Què hi havia

Una casa entre mitgeres al centre de Palafrugell, de les que fa dos segles que creixen cap amunt: celler i entrada, una planta noble amb dos balcons, unes golfes i, al fons, un pati amb pou. Els murs són de pedra i morter de calç, de més de mig metre. Als anys setanta algú els havia folrat de ciment fins a la cintura per tapar la humitat.

Va ser just al revés. El ciment no deixa sortir l’aigua que puja de terra, i l’aigua, que sempre troba per on passar, s’havia enfilat fins al primer pis.

## Primer, treure

L’arquitecte els va demanar sis mesos de no fer gairebé res. Van repicar el ciment, van obrir les finestres i van deixar que els murs s’eixuguessin un hivern sencer. Mentrestant, van tramitar la llicència: al nucli antic la façana és protegida, i canviar l’obertura d’una finestra hauria trigat més que tota l’obra. No en van canviar cap.

> «La part més difícil va ser pagar un pressupost que deia que calia esperar», diu la Carme.

## Després, posar-hi poca cosa

- **Calç a les parets.** Arrebossat de calç hidràulica natural per dins i per fora, i pintura a la calç. Deixa passar el vapor, i quan s’embruta s’hi dona una altra mà.
- **Un terra que no toca la terra.** A la planta baixa van aixecar la solera i van fer-hi una cambra ventilada, amb rajola de fang al damunt.
- **Fusta on hi havia fusta.** De catorze bigues en van canviar tres. Les altres es van sanejar i reforçar pel cap, que és on es podreixen.
- **Suro a la coberta.** És l’única part que van aïllar de debò: per allà se n’anava l’escalfor. Als murs, amb mig metre, els fa prou servei la inèrcia.
- **Finestres noves de fusta,** amb doble vidre i els porticons vells, que encara són el millor aire condicionat.

La calefacció és una bomba de calor amb terra radiant en dues plantes. A la tercera hi ha una estufa, que encenen per gust.

## El pati

És al centre de la vida de la casa encara que sigui al fons. S’obre per baix i per dalt, de manera que l’aire entra fresc des del pou i surt calent per les golfes. A l’estiu n’hi ha prou de deixar dues portes ajustades. Hi han plantat un llimoner, una parra que farà ombra d’aquí a tres anys i res més.

## Què farien d’una altra manera

Ho preguntem sempre. Posarien abans els desguassos, que els van obligar a aixecar un terra ja acabat. Demanarien un estudi dels murs abans de fer l’oferta, i no després. I guardarien més rajoles velles: els en va faltar un metre quadrat per al bany.

També deixen una xifra que no és de diners. Es pensaven que trigarien un any i en van trigar dos.

## Si penseu en una de semblant

Una casa així es compra a poc a poc. Visiteu-la després de ploure, toqueu la paret a un pam de terra i mireu darrere dels mobles. Pregunteu a l’ajuntament què hi ha de protegit. Comproveu que la superfície del Registre coincideix amb la real i que té cèdula d’habitabilitat, o què caldria per obtenir-la. La llista completa és a [què cal mirar abans de signar les arres](/magazine/ca/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras), i les cases, a [la província de Girona](/ca/habitatges-girona-compra).`,
  },
  en: {
    title: 'A village house that breathes',
    excerpt:
      'Three floors, a courtyard and walls half a metre thick: a renovation in Palafrugell made of lime, wood and two years of patience.',
    body: `The door opens onto the street, and the first thing you notice is the cool. It is four o’clock on a September afternoon, twenty-nine degrees outside, and in the hall, where the cart used to be kept, nobody has switched anything on. “It’s the house,” says Carme, who bought it with her partner four years ago. “All we did was take away what it didn’t need.”

## What was there

A terraced house in the middle of Palafrugell, one of those that have been growing upwards for two centuries: a cellar and entrance, a main floor with two balconies, an attic and, at the back, a courtyard with a well. The walls are of stone and lime mortar, more than half a metre thick. In the seventies somebody had lined them with cement up to the waist to hide the damp.

It did just the opposite. Cement keeps in the water that rises from the ground, and water, which always finds a way, had climbed to the first floor.

## First, take away

The architect asked them for six months of doing almost nothing. They hacked off the cement, opened the windows and let the walls dry for a whole winter. Meanwhile they applied for the licence: in the old centre façades are protected, and changing the opening of one window would have taken longer than all the building work. They changed none.

> “The hardest part was paying for a quote that said wait,” says Carme.

## Then, add a little

- **Lime on the walls.** A render of natural hydraulic lime inside and out, and limewash. It lets vapour through, and when it gets dirty you give it another coat.
- **A floor that does not touch the earth.** On the ground floor they took up the slab and built a ventilated cavity, with clay tiles on top.
- **Wood where there was wood.** Of fourteen beams they replaced three. The others were cleaned up and strengthened at the ends, which is where beams rot.
- **Cork in the roof.** The one part they really insulated, because that was where the heat escaped. The walls, at half a metre, do well enough with their own mass.
- **New wooden windows,** double-glazed, behind the old shutters, which are still the best air conditioning.

The heating is a heat pump, with underfloor pipes on two storeys. On the third there is a stove, which they light because they like to.

## The courtyard

It is at the centre of life in the house even though it is at the back. It opens at the bottom and at the top, so that air comes in cool from the well and leaves warm through the attic. In summer two doors left ajar are enough. They have planted a lemon tree, a vine that will give shade in three years, and nothing else.

## What they would do differently

We always ask. They would lay the drains earlier, because a finished floor had to come up again. They would have the walls examined before making an offer, not after. And they would keep more of the old tiles: they were one square metre short for the bathroom.

They also leave us a figure that is not about money. They expected it to take one year, and it took two.

## If you have one like it in mind

A house like this is bought slowly. Visit it after rain, feel the wall a hand’s breadth above the floor, look behind the furniture. Ask at the town hall what is protected. Check that the floor area at the Land Registry matches the real one, and whether there is a certificate of occupancy (cédula de habitabilidad), or what it would take to get one. The full list is in [what to check before you pay a deposit](/magazine/en/sector-inmobiliario/que-mirar-antes-de-firmar-las-arras), and the houses are in [the province of Girona](/en/properties-girona-buy).`,
  },
};
