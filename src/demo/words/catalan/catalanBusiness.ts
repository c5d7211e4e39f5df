import type { Grammar } from '../grammar.ts';
import type { BusinessTopic } from '../topics.ts';

/** What nobody lives in. */
export const catalanBusiness: Pick<Grammar['sentences'], BusinessTopic> = {
  'office.space': [
    (h) =>
      h.area > 110
        ? 'Una sala diàfana ocupa la major part de la superfície, i dos despatxos tancats permeten reunir-se sense molestar.'
        : 'Una sala diàfana ocupa la major part de la superfície, i un despatx tancat permet reunir-se sense molestar.',
    "La planta es pot deixar oberta o dividir amb mampares, segons el que demani l'equip.",
    (h) =>
      h.area > 110
        ? 'Recepció, sala de reunions i una zona de treball oberta: no hi falta res ni hi sobra passadís.'
        : 'Una entrada, una zona de treball oberta i un lavabo: no hi sobra ni un metre de passadís.',
  ],
  'office.use': [
    (h) =>
      `Va bé per a un despatx professional, un estudi o un equip ${h.area > 160 ? "d'unes quantes desenes de persones" : h.area > 90 ? 'de fins a dotze persones' : 'de cinc o sis persones'}.`,
    'Per mida i distribució convé tant a una consulta com a una empresa que creix a poc a poc.',
    "Serveix igual per a un despatx d'advocats que per a un estudi de disseny.",
  ],
  'office.comfort': [
    "L'aïllament i la climatització permeten treballar amb comoditat tot l'any.",
    "S'hi treballa a gust tant al gener com al juliol.",
  ],
  'office.safety': [
    "Les mesures de seguretat i de prevenció d'incendis estan al dia i amb les revisions passades.",
    "L'accés està controlat i l'immoble compleix la normativa de seguretat vigent.",
  ],
  'office.services': [
    "Una petita cuina equipada resol l'hora de dinar.",
    "L'equip pot escalfar-se el dinar o fer cafè sense sortir.",
  ],
  'premises.space': [
    "L'espai és diàfan, amb bona alçada i un sol pilar a tocar de la paret.",
    "Al fons hi ha una zona privada amb lavabo, separada de la sala d'atenció al públic.",
    "La planta és rectangular i l'aparador ocupa gairebé tot el front.",
  ],
  'premises.use': [
    'Ha estat botiga durant anys, i admet sense problemes una altra botiga, un taller o una consulta.',
    'Va bé per a comerç, serveis o un estudi amb porta al carrer.',
    'Per aquí hi passa clientela de barri, que és la que torna.',
  ],
  'premises.kitchen': [
    'Té cuina equipada, un bon punt de partida per a un obrador o una casa de menjars.',
    'La cuina, equipada, permet pensar en un petit restaurant.',
  ],
  'premises.smoke': [
    'Té sortida de fums fins a la coberta, que estalvia tràmits a la restauració.',
    'La sortida de fums ja està feta i legalitzada.',
  ],
  'premises.goods': [
    'La mercaderia entra sense destorbar els clients i hi ha lloc per guardar-la.',
    "El magatzem està ben ventilat i s'hi arriba sense travessar la botiga.",
  ],
  'premises.comfort': [
    'La climatització funciona i està revisada.',
    "El local és còmode tant a l'estiu com a l'hivern.",
  ],
  'premises.corner': [
    "Com que fa cantonada, té dos fronts i el doble d'aparador.",
    'La cantonada li dona llum per dos costats.',
  ],
  'business.toRestore': [
    "S'ha d'actualitzar abans d'obrir, i això permet adaptar-ho tot al nou ús.",
    "Cal comptar amb una reforma, i el preu s'ha fixat tenint-ho present.",
  ],
  'business.ready': [
    "Està en bon estat i l'activitat podria començar en poques setmanes.",
    'La instal·lació elèctrica està al dia i no calen obres per començar.',
  ],
  'building.space': [
    'Té uns quants habitatges amb entrada comuna, un pati interior i un terrat transitable.',
    "Les plantes repeteixen la mateixa distribució, i l'escala rep llum d'una claraboia.",
  ],
  'building.use': [
    'Convé tant a qui busca una inversió amb rendes com a qui vol reunir la família sota un mateix sostre.',
    "Permet mantenir els habitatges actuals, renovar-los un per un o estudiar altres usos amb l'ajuntament.",
  ],
  'building.works': [
    "Necessita una rehabilitació; l'estructura, segons l'últim informe tècnic, és sana.",
    "Cal renovar l'electricitat, la lampisteria i la coberta; la façana, en canvi, es va rehabilitar fa pocs anys.",
  ],
  'building.kept': [
    "La coberta i els baixants s'han renovat, i els habitatges estan en bon estat d'ús.",
    "Està ben mantingut: l'última inspecció tècnica es va passar sense observacions d'importància.",
  ],
  'storage.space': [
    "L'alçada permet posar prestatges alts i guardar-hi bicicletes, maletes o mobles desmuntats.",
    "Les parets s'acaben de pintar i el terra és sec en qualsevol època de l'any.",
  ],
  'storage.access': [
    "S'hi arriba amb cotxe fins molt a prop i el passadís és ample, còmode per passar-hi amb un carretó.",
    "L'accés és amb ascensor o per rampa, amb llum automàtica i entrada a qualsevol hora.",
  ],
  'storage.use': [
    'És una bona solució per buidar una habitació sense llençar el que encara importa.',
    "Va bé per a qui fa una mudança per etapes, per al material d'un ofici o per a l'equip d'esquí.",
  ],
  'garage.space': [
    'Hi cap un turisme gran, i al fons encara queda lloc per desar-hi una bicicleta.',
    "S'hi maniobra sense patir, sense columnes que robin espai als costats.",
  ],
  'garage.access': [
    "S'hi entra per una rampa ampla amb porta automàtica, i se'n surt a peu pel portal.",
    "La porta s'obre amb comandament, i el gual permanent manté lliure l'entrada a totes hores.",
  ],
  'garage.use': [
    "S'hi pot instal·lar un punt de càrrega per a cotxe elèctric, amb comunicació prèvia a la comunitat.",
    'Interessa tant a qui viu a la zona com a qui hi ve a treballar cada dia.',
  ],
  'land.shape': [
    'La forma és gairebé rectangular, amb un front ample i un lleuger desnivell que facilita el desguàs.',
    'És pràcticament pla i net de bardisses, amb uns quants arbres que val la pena conservar.',
  ],
  'land.services': [
    "L'aigua i la llum arriben fins al límit de la parcel·la, i el camí es manté en bon estat tot l'any.",
    "L'aigua i l'electricitat passen pel carrer i la connexió està prevista en el planejament municipal.",
  ],
  'land.use': [
    "La fitxa urbanística és a disposició de qui vulgui estudiar què s'hi pot construir i a quina distància dels límits.",
    "Convé revisar el projecte amb l'ajuntament; facilitem la fitxa urbanística i l'aixecament topogràfic.",
  ],
};
