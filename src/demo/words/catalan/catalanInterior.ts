import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import type { InteriorTopic } from '../topics.ts';
import { agree, living, number } from './catalanTools.ts';

const others = (rooms: number | null): string =>
  rooms === 2 ? 'la segona va' : rooms === 3 ? 'les altres dues van' : 'les altres van';

/** "de la sala", "de l'estança". */
const ofLiving = (h: HomeFacts): string => `de ${living(h)}`;

/** Inside: how it is laid out, its light, kitchen, floors and state. */
export const catalanInterior: Pick<Grammar['sentences'], InteriorTopic> = {
  living: [
    (h) => `La sala, de ${h.livingArea} m², dona per a un sofà gran i una taula amb lloc per a tothom.`,
    (h) => `Als ${h.livingArea} m² de la sala hi caben de sobres la taula, el sofà i una llibreria.`,
    (h) => `La sala fa ${h.livingArea} m² i té una forma regular, sense racons perduts.`,
    (h) => `La vida gira al voltant de la sala, de ${h.livingArea} m².`,
    (h) => `La sala menjador ocupa ${h.livingArea} m² i permet més d'una manera de posar-hi els mobles.`,
  ],
  'layout.studio': [
    "Un sol ambient reuneix sofà, taula i llit, i amb un parell de prestatges n'hi ha prou per separar-los.",
    "El llit queda recollit al fons i la zona d'estar es manté endreçada.",
    'El bany, a part i amb dutxa, deixa lliure la resta per organitzar-la com es vulgui.',
    'Hi ha lloc per a un llit de veritat, una taula i un sofà petit, cada cosa al seu racó.',
  ],
  'layout.one': [
    "L'habitació és tranquil·la i queda apartada de la sala.",
    "A l'habitació hi caben un llit gran i un escriptori.",
    "Un petit distribuïdor separa la sala de l'habitació, i així la nit i el dia no es fan nosa.",
    "La sala és el centre de la casa i l'habitació, el racó més silenciós.",
    "L'habitació és àmplia i té finestra pròpia, lluny del soroll de la cuina.",
  ],
  'layout.several': [
    'Un distribuïdor curt separa la zona de nit de la de dia.',
    (h) => `L'habitació principal és àmplia i ${others(h.rooms)} igual de bé per als nens que per treballar a casa.`,
    'La sala queda al mig i les habitacions, a recer del soroll.',
    "Les habitacions comparteixen un costat de la casa i la sala s'obre a l'altre.",
    "La distribució és senzilla: en un costat s'hi viu i en l'altre s'hi dorm.",
    (h) =>
      `Les ${number(h.rooms ?? 2, 'f')} habitacions tenen finestra i mida de sobres per a un llit i un escriptori.`,
    "De l'entrada es passa directament a la sala, i un passadís curt porta a les habitacions.",
  ],
  'layout.suite': [
    "L'habitació principal té bany propi, i el segon bany és per a la resta de la casa.",
    "Amb un bany dins de l'habitació principal i un altre al passadís, els matins deixen de ser una cursa.",
    'A la zona de nit hi ha una habitació principal amb bany, ben separada de la sala.',
    "Dels dos banys, un és dins de l'habitació principal i l'altre queda per a la família i les visites.",
  ],
  'layout.large': [
    'Hi ha lloc de sobres: habitacions de bona mida i una sala on cap una taula llarga.',
    'Les habitacions es reparteixen al llarg del passadís, i una pot ser despatx sense que ningú la trobi a faltar.',
    'És una casa per a una família nombrosa o per a qui treballa a porta tancada.',
    'Hi ha una cambra per a cadascú i una altra per a qui vingui de visita.',
  ],
  'layout.floors': [
    'A baix, la sala, el menjador i la cuina; a dalt, les habitacions, lluny del tràfec.',
    "La planta d'entrada és per estar junts i la de dalt, per descansar.",
    "L'escala ordena la casa: la vida en comú a baix, les habitacions a dalt.",
    "Una de les habitacions és a la planta d'entrada, còmoda per als convidats o per treballar; les altres són a dalt.",
    "A baix s'hi viu i a dalt s'hi dorm, amb un replà que fa de biblioteca.",
  ],

  'light.allDay': [
    'Dona al sud i el sol hi és gairebé tot el dia.',
    (h) => `L'orientació sud es nota a l'hivern, quan el sol arriba fins al fons ${ofLiving(h)}.`,
    'Amb finestres al sud, hi ha llum natural des del matí fins al vespre.',
    (h) => `Mira al sud: al gener ${living(h)} s'escalfa amb el sol i a l'estiu n'hi ha prou d'abaixar el tendal.`,
    "El sol hi entra des de mig matí, i els mesos freds s'agraeix.",
  ],
  'light.morning': [
    "El sol hi entra d'hora i omple de llum els esmorzars.",
    "Dona a llevant: els matins són lluminosos i les tardes d'estiu, fresques.",
    'La llum de primera hora és la millor de la casa.',
    "Orientació est: sol per començar el dia i ombra a l'hora de la migdiada.",
  ],
  'light.afternoon': [
    "Mira a ponent i les tardes s'allarguen, daurades.",
    (h) => `El sol de la tarda entra de biaix a ${living(h)} i s'hi queda fins que es pon.`,
    "Qui passi les tardes a casa n'agrairà l'orientació a ponent.",
    "Dona a l'oest, i la tarda és la millor hora de la casa.",
  ],
  'light.through': [
    "Té finestres a llevant i a ponent, i a l'estiu l'aire travessa la casa de punta a punta.",
    "Hi ha sol al matí en una banda i a la tarda en l'altra.",
    "La llum entra pels dos extrems de la casa i l'aire hi corre.",
    "Amb façana a llevant i a ponent, n'hi ha prou d'obrir dues finestres per ventilar-ho tot.",
  ],
  'light.soft': [
    'La llum del nord és suau i constant, bona per llegir o per treballar.',
    (h) =>
      `${agree(h, 'Orientat', 'Orientada')} al nord, es manté ${agree(h, 'fresc', 'fresca')} els mesos de més calor.`,
    'La claror és igual al llarg del dia, sense enlluernar.',
    "No hi toca el sol de ple, i a l'agost s'agraeix: la llum és tranquil·la a totes hores.",
  ],
  ceilings: [
    (h) =>
      h.kind === 'studio'
        ? "El sostre alt dona aire a l'estança."
        : 'Els sostres alts donen aire a totes les estances.',
    (h) =>
      `Amb sostres de més de tres metres, fins i tot ${h.kind === 'studio' ? 'un estudi respira' : 'les habitacions petites respiren'}.`,
    "Els sostres conserven les motllures i l'alçada d'una altra època.",
    "L'alçada dels sostres, de més de tres metres, canvia del tot la sensació d'espai.",
  ],

  'kitchen.studio': [
    'La cuina ocupa una paret, amb placa, forn i més armaris del que sembla.',
    "La cuina queda a un costat, completa i recollida, i no envaeix la zona d'estar.",
    'Una barra separa la cuina de la resta i fa de taula.',
  ],
  'kitchen.open': [
    "La cuina s'obre a la sala i qui cuina no es queda fora de la conversa.",
    'Cuina i sala comparteixen espai, amb una barra que fa de taula per esmorzar.',
    'La cuina, oberta i equipada, forma part de la vida de la casa.',
    'Entre la cuina i la sala no hi ha paret, només un taulell llarg.',
    'La cuina és oberta a la sala i té una illa amb lloc per a tres tamborets.',
  ],
  'kitchen.separate': [
    'La cuina és independent i té sortida a un petit safareig.',
    'A la cuina, separada de la sala, els sofregits llargs no molesten ningú.',
    'La cuina té finestra, un bon marbre i armaris fins al sostre.',
    'La cuina és independent i està equipada amb el que cal.',
  ],
  'kitchen.dining': [
    "A la cuina hi cap una taula per a sis, i és fàcil endevinar que s'hi farà vida.",
    "La cuina menjador és gran: s'hi pot cuinar, dinar i fer els deures alhora.",
    'Es menja a la cuina, gran i amb finestra.',
    'La cuina és gran com les de tota la vida: amb taula, cadires i lloc perquè hi ajudi qui vulgui.',
  ],

  'floor.wood': [
    "El terra és de fusta a tota la zona d'estar.",
    'El terra és de roure natural, de lames amples.',
    'La fusta del terra dona caliu a totes les estances.',
    'Es trepitja fusta a tota la casa, llevat del bany i la cuina.',
  ],
  'floor.hydraulic': [
    'Es conserven els terres hidràulics, amb un dibuix diferent a cada estança.',
    'El mosaic hidràulic original és al seu lloc i ha envellit molt bé.',
    'Cada habitació té la seva catifa de rajola hidràulica.',
    'Les rajoles hidràuliques, restaurades una per una, són el primer que es mira en entrar.',
  ],
  'floor.terrazzo': [
    "El terratzo, acabat d'abrillantar, és fresc a l'estiu i fàcil de cuidar.",
    'El terra és de terratzo, en bon estat i del color de la sorra.',
    'Als peus hi ha terratzo del bo, que agraeix cada abrillantat.',
  ],
  'floor.ceramic': [
    'El terra ceràmic és continu a tota la casa i es neteja sense esforç.',
    'Un mateix paviment ceràmic recorre totes les estances i les fa semblar més grans.',
    'El paviment és ceràmic, en un to clar que reparteix bé la llum.',
  ],
  'floor.stone': [
    "A la planta baixa el terra és de pedra, fresca a l'agost.",
    "La llosa de pedra de l'entrada fa més d'un segle que hi és.",
    "El terra de pedra, gastat per l'ús, és dels que milloren amb els anys.",
  ],

  'state.good': [
    (h) => `Està ben ${agree(h, 'conservat', 'conservada')} i no necessita obres per començar.`,
    "L'electricitat i la lampisteria s'han anat renovant, i el conjunt està cuidat.",
    (h) =>
      h.operation === 'rent'
        ? `${agree(h, 'Acabat', 'Acabada')} de pintar, està ben ${agree(h, 'net', 'neta')}.`
        : "Amb una mà de pintura n'hi ha prou per fer-se seu l'espai.",
    'Es nota el manteniment: finestres que tanquen bé, parets sanes i tot en ordre.',
    (h) =>
      h.operation === 'rent'
        ? "S'hi pot entrar a viure tal com està."
        : "S'hi pot entrar a viure tal com està i deixar els canvis per a més endavant.",
  ],
  'state.toRestore': [
    'Necessita una reforma completa, i el preu ja ho té en compte.',
    "S'ha d'actualitzar: l'estructura és bona i la resta queda oberta a qui arribi amb idees.",
    (h) =>
      `Demana obres, sobretot a la cuina, ${h.bathrooms === 1 ? 'el bany' : 'els banys'} i la instal·lació elèctrica.`,
    "S'ha de reformar, però la distribució permet fer-ho per fases.",
    'No enganya ningú: els metres hi són, la reforma també.',
  ],
  'state.new': [
    'La reforma és recent i inclou finestres, electricitat i lampisteria.',
    'Es va renovar del tot fa pocs anys, amb materials sobris que no cansen.',
    (h) =>
      `Tot és gairebé nou: la fusteria, ${h.bathrooms === 1 ? 'el bany' : 'els banys'} i la instal·lació elèctrica.`,
    "L'última reforma va canviar finestres i terres, i va respectar el que valia la pena.",
  ],
  'state.brandNew': [
    "És d'obra nova i està per estrenar.",
    'Es lliura per estrenar, amb bon aïllament i ventilació mecànica.',
    "Encara no hi ha viscut ningú: els acabats són d'obra nova i el consum d'energia, baix.",
    'Està per estrenar, amb aerotèrmia i finestres de triple vidre.',
  ],
};
