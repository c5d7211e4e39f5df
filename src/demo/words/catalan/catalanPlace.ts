import type { Grammar } from '../grammar.ts';
import type { PlaceTopic } from '../topics.ts';
import { InPlace, Landmark, landmark, minutes, ofTown, rails, toLandmark } from './catalanTools.ts';

/** Where it stands, and how to see it. */
export const catalanPlace: Pick<Grammar['sentences'], PlaceTopic> = {
  landmark: [
    (h) => `${Landmark(h)} és a ${minutes(h)} a peu.`,
    (h) => `A ${minutes(h)} caminant hi ha ${landmark(h)}.`,
    (h) => `Per anar a peu ${toLandmark(h)} es triguen ${minutes(h)}.`,
    (h) => `${Landmark(h)} queda a ${minutes(h)}, sense agafar el cotxe.`,
    (h) => `Molt a prop hi ha ${landmark(h)}, a ${minutes(h)} caminant.`,
  ],
  'around.metro': [
    (h) => `Hi ha una parada de ${rails(h)} a ${minutes(h)} a peu.`,
    (h) => `El ${rails(h)} passa a prop, i el cotxe es pot quedar quiet.`,
    (h) => `Amb el ${rails(h)} tan a prop, es creua la ciutat sense pensar on aparcar.`,
    (h) => `El ${rails(h)} és a ${minutes(h)}, i la resta es fa a peu.`,
  ],
  'around.train': [
    "L'estació és a prop i el tren facilita la vida a qui treballa en una altra ciutat.",
    "Es pot anar caminant a l'estació i llegir de camí a la feina.",
    'El tren és a quatre passes, còmode per anar i tornar el mateix dia.',
  ],
  'around.beach': [
    'La platja és a quatre passes, amb tovallola i sense cotxe.',
    'Es baixa a la platja caminant, i fora de temporada és gairebé tota per als veïns.',
    'El mar és prou a prop per anar-hi a nedar abans de la feina.',
    (h) => `La sorra és a ${minutes(h)} de la porta.`,
  ],
  'around.park': [
    'Molt a prop hi ha un parc per córrer, llegir o deixar anar la canalla.',
    'El parc del barri és el millor veí.',
    "Hi ha un parc a tombar la cantonada, amb bancs a l'ombra i una zona de jocs.",
  ],
  'around.oldTown': [
    'Al voltant hi ha carrers antics, bars de tota la vida i gairebé tot a mà.',
    'És el nucli antic: carrers estrets, places petites i pocs cotxes.',
    'Tot el que cal és a peu, entre pedres amb història.',
    (h) => `${InPlace(h)} es va a peu a tot arreu.`,
  ],
  'around.market': [
    'El mercat municipal és a prop per a la compra de cada dia.',
    'Hi ha mercat, forn i farmàcia a tombar la cantonada.',
    'Es compra al mercat, on a la segona visita ja saben què us emporteu.',
  ],
  'around.residential': [
    'Els carrers són tranquils i hi ha bones escoles.',
    'De nit no hi passen cotxes, i de dia gairebé només els dels veïns.',
    'La zona és residencial, amb arbres a les voreres i escoles a prop.',
  ],
  'around.village': [
    'El barri té vida de poble: botigues petites, places i gent que es coneix.',
    'Aquí els botiguers criden els clients pel nom.',
    'Hi queden botigues de les de sempre i un bar a cada cantonada.',
  ],
  'around.university': [
    "La universitat és a prop, i amb ella les biblioteques, els cafès i l'ambient jove.",
    'Hi ha facultats i biblioteques a poca distància.',
    'És zona universitària, amb llibreries, copisteries i menús del dia.',
  ],
  'around.mountain': [
    'Els senders comencen gairebé a la porta.',
    'La muntanya és tan a prop que se surt a caminar sense agafar el cotxe.',
    'Els caps de setmana es puja a la muntanya des de casa.',
  ],
  'around.shops': [
    'Les botigues, els bancs i el centre de salut són a pocs minuts a peu.',
    'Pels carrers del voltant hi ha comerç de tota mena i terrasses on seure.',
    'Hi ha supermercat, farmàcia i escola sense sortir del barri.',
  ],
  'around.modern': [
    'És un barri recent, de voreres amples, carril bici i escoles noves.',
    "Els carrers són amples i s'hi aparca sense dificultat.",
    "El barri és jove: llars d'infants, parcs amb gronxadors i avingudes amb arbres.",
  ],
  'around.golf': [
    'Hi ha camps de golf a pocs minuts en cotxe.',
    "Qui jugui a golf té uns quants camps a menys d'un quart d'hora.",
  ],
  'around.river': [
    'El passeig vora el riu és a prop, bo per a la bicicleta i per al final de la tarda.',
    'El riu i la seva ribera arbrada són a quatre passes.',
    'Vora el riu es camina o es corre sense travessar cap carrer.',
  ],
  'around.port': [
    'El port, amb les barques i els restaurants, és a quatre passes.',
    'Al vespre ve de gust baixar al port a veure arribar les barques.',
  ],
  'around.countryside': [
    "Els camps comencen on s'acaba el carrer.",
    "En cinc minuts s'és entre vinyes, oliveres o camins de terra.",
    'Se surt de casa i a dos carrers ja és camp.',
  ],

  'nearby.business': [
    'La zona està ben comunicada, amb transport públic, bancs i llocs on dinar a quatre passes.',
    'Al voltant hi ha altres botigues i despatxos, i no costa trobar aparcament de rotació.',
    "És un carrer conegut, fàcil d'explicar per telèfon a qui ve per primera vegada.",
  ],
  'nearby.small': [
    'El carrer és cèntric i tranquil, amb botigues i transport públic a pocs minuts a peu.',
    "L'edifici és residencial i està ben portat, i els veïns tenen cura de les zones comunes.",
    'És a un pas dels carrers amb més moviment, però en una illa de cases silenciosa.',
  ],
  'nearby.land': [
    (h) => `El centre ${ofTown(h)}, amb escola, botigues i centre de salut, és a pocs minuts en cotxe.`,
    "Les cases veïnes són prou lluny per no veure's i prou a prop per no sentir-se sol.",
    "S'hi arriba per una carretera local ben asfaltada, a pocs minuts de les botigues i l'escola.",
  ],

  'close.buy': [
    'Es pot visitar també els dissabtes al matí.',
    'La documentació està a punt per a qui la vulgui revisar abans de decidir.',
    (h) =>
      h.estateType === 'flat'
        ? "Les despeses de comunitat i el rebut de l'IBI es donen a la primera visita."
        : "El rebut de l'IBI i els consums de l'últim any es donen a la primera visita.",
    'Val la pena una visita sense presses, millor de dia.',
    'Ensenyem de bon grat el que es veu i el que no: escriptura, certificat i rebuts.',
    'Hi ha visites entre setmana i els dissabtes, amb cita.',
  ],
  'close.rent': [
    "Les condicions del lloguer s'expliquen per escrit abans de la visita.",
    'Ja està disponible i el lliurament de claus es pot acordar.',
    'Es busca una estada llarga i un tracte senzill.',
    'Les visites es fan amb cita, també per videotrucada.',
    "El lloga el propietari mateix, que respon quan s'espatlla alguna cosa.",
  ],
  'close.season': [
    "Es lloga per temporada, amb contracte d'un a onze mesos.",
    "El lloguer és de temporada, per a estades de feina o d'estudis de fins a onze mesos.",
  ],
  'close.works': [
    'Tenim arquitectes de confiança que poden acompanyar la visita.',
    (h) =>
      h.hasPlan
        ? 'El plànol és a disposició de qui vulgui estudiar la reforma amb calma.'
        : "S'hi pot tornar amb l'arquitecte o el paleta tantes vegades com calgui.",
  ],

  'closeBusiness.buy': [
    'La documentació tècnica i els rebuts de comunitat es poden consultar abans de la visita.',
    'Es pot visitar de dilluns a divendres, també a última hora de la tarda.',
  ],
  'closeBusiness.rent': [
    'El contracte i les despeses es detallen per escrit abans de la visita, sense sorpreses posteriors.',
    'La durada del contracte es pot acordar segons el pla de cada negoci.',
  ],
  'closeSmall.buy': [
    "Les despeses de comunitat són baixes, i l'escriptura es pot signar en poques setmanes.",
    'La compra és senzilla i sense càrregues; acompanyem tots els tràmits fins al registre.',
  ],
  'closeSmall.rent': [
    'Es lloga per mesos o per anys, amb un contracte senzill i una sola mensualitat per avançat.',
    (h) =>
      `El lliurament és immediat: ${h.kind === 'garage' ? 'el comandament es recull' : 'les claus es recullen'} el mateix dia de la signatura.`,
  ],
  closeLand: [
    'El podem recórrer junts, millor amb calçat còmode i sense presses.',
    'Es visita amb cita, i abans enviem la situació exacta dels límits.',
  ],
  closeBuilding: [
    "La relació de llogaters, els contractes i l'informe tècnic es faciliten a qui hi tingui un interès concret.",
    "La visita s'organitza amb antelació, per poder veure també els habitatges ocupats.",
  ],
};
