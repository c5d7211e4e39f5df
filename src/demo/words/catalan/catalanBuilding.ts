import type { Grammar } from '../grammar.ts';
import type { BuildingTopic } from '../topics.ts';
import { agree, metres, of, theHouse } from './catalanTools.ts';

/** The house itself: its age, what it has outdoors, what lies before its windows, what comes with it. */
export const catalanBuilding: Pick<Grammar['sentences'], BuildingTopic> = {
  'built.new': [
    (h) => `${theHouse(h)} s'ha acabat el ${h.built}, amb la normativa d'aïllament més recent.`,
    (h) => `La construcció és del ${h.built} i compleix els requisits actuals d'eficiència.`,
  ],
  'built.old': [
    (h) =>
      h.estateType === 'flat'
        ? `La finca, de ${h.built}, conserva el vestíbul i l'escala originals.`
        : `La casa, de ${h.built}, conserva la façana i l'escala originals.`,
    (h) => `${theHouse(h)} es va aixecar el ${h.built} i es nota en el gruix dels murs.`,
    (h) => `${theHouse(h)} és de ${h.built}, de quan es construïa perquè durés.`,
  ],
  'built.modern': [
    (h) =>
      `${theHouse(h)} és de ${h.built} i ${h.conservation === 'toRestore' ? "l'estructura és sana" : `està ben ${h.estateType === 'flat' ? 'mantingut' : 'mantinguda'}`}.`,
    (h) =>
      `La construcció, de ${h.built}, és sòlida${h.conservation === 'toRestore' ? ', tot i que els acabats són de llavors' : " i la façana s'ha revisat fa poc"}.`,
    (h) => `${theHouse(h)}, de ${h.built}, té la inspecció tècnica al dia.`,
  ],

  'outdoor.terrace': [
    (h) => `La terrassa, ${of(metres(h.terraceArea))}, té lloc per a una taula i uns quants testos.`,
    (h) =>
      `${h.kind === 'studio' ? 'Una porta dona' : 'Des de la sala se surt'} a una terrassa ${of(metres(h.terraceArea))}.`,
    (h) => `Els ${metres(h.terraceArea)} de terrassa es fan servir de març a novembre.`,
    (h) => `A fora hi ha una terrassa ${of(metres(h.terraceArea))}, a recer del vent.`,
  ],
  'outdoor.roof': [
    (h) => `La terrassa, ${of(metres(h.terraceArea))}, permet menjar a fora bona part de l'any.`,
    (h) =>
      `Una porta corredissa dona pas a ${metres(h.terraceArea)} de terrassa, amb presa d'aigua per a qui vulgui plantes.`,
    (h) => `A fora esperen ${metres(h.terraceArea)} de terrassa, una part a l'ombra i l'altra a ple sol.`,
    (h) => `Als ${metres(h.terraceArea)} de terrassa hi caben una taula llarga, dues gandules i un petit hort.`,
  ],
  'outdoor.balcony': [
    'El balcó és estret, però hi caben una cadira i un cafè.',
    'Una porta de la sala dona a un balcó amb barana de ferro.',
    'Des del balcó se segueix la vida del carrer.',
    'Hi ha un balcó amb lloc per a dues cadires i uns testos.',
  ],
  'outdoor.patioGarden': [
    (h) => `Al fons hi ha un jardí privat ${of(metres(h.gardenArea))}, poc habitual en un pis.`,
    (h) => `Té sortida directa a un jardí ${of(metres(h.gardenArea))} d'ús propi.`,
    (h) => `Se surt a un jardí ${of(metres(h.gardenArea))} on un llimoner ja fa ombra.`,
  ],
  'outdoor.garden': [
    (h) => `El jardí, ${of(metres(h.gardenArea))}, té reg automàtic i un racó amb ombra.`,
    (h) => `Al voltant, ${metres(h.gardenArea)} de jardí amb arbres ja crescuts.`,
    (h) => `La sala s'obre a un jardí ${of(metres(h.gardenArea))}, lluny de les mirades.`,
    (h) => `Els ${metres(h.gardenArea)} de jardí demanen poca feina: oliveres, espígol i un tros de gespa.`,
  ],
  'outdoor.land': [
    (h) => `La finca té ${metres(h.gardenArea)} amb fruiters, hort i un pou.`,
    (h) => `Els ${metres(h.gardenArea)} de terra donen per a un hort, un galliner i una bona migdiada sota els arbres.`,
    (h) => `Al voltant de la casa queden ${metres(h.gardenArea)} de terra pròpia, en part amb ametllers.`,
  ],
  'outdoor.pool': [
    'A la piscina hi toca el sol des del migdia.',
    'Hi ha piscina pròpia, amb dutxa exterior i un solàrium de fusta.',
    (h) =>
      h.estateType === 'flat'
        ? 'La piscina és privada, que en un àtic no és poca cosa.'
        : 'La piscina queda a quatre passes de la casa.',
  ],

  'outlook.street': [
    'Les finestres donen a un carrer amb arbres i poc trànsit.',
    'Dona al carrer i, amb les finestres tancades, amb prou feines se sent.',
    'Pel carrer gairebé només hi passa qui hi viu.',
  ],
  'outlook.courtyard': [
    'Les finestres donen a un pati ampli, i de nit no se sent res.',
    "Bona part de les finestres miren a un pati d'illa tranquil.",
    "Dona a un pati interior lluminós, i s'hi dorm amb la finestra oberta.",
  ],
  'outlook.square': [
    'Les finestres miren a una plaça amb bancs i arbres.',
    'Dona a una plaça on a la tarda juguen els nens.',
    'Al davant hi ha una placeta, amb ombra i un parell de terrasses.',
  ],
  'outlook.park': [
    'Per les finestres es veuen les capçades dels arbres del parc.',
    'Al davant no hi ha edificis, sinó un parc.',
    'El parc és just al davant, i canvia amb les estacions.',
  ],
  'outlook.roofs': [
    'La vista arriba a les teulades i, els dies clars, força més enllà.',
    'Des de dalt es veu la ciutat sense el seu soroll.',
    "Des d'aquí les teulades semblen un altre barri.",
  ],
  'outlook.hills': [
    'Al fons es veu la serra, que canvia de color amb les hores.',
    'Les finestres emmarquen les muntanyes.',
    'Es veuen les muntanyes des de gairebé totes les finestres.',
  ],
  'outlook.sea': [
    (h) => (h.kind === 'studio' ? 'Des de la finestra es veu el mar.' : 'Des de la sala es veu el mar.'),
    "El mar surt al fons, entre els edificis, i de nit s'hi veuen els llums de les barques.",
    'Es veu el mar des del llit, que no és poca cosa.',
    'Des de les finestres es veu el mar.',
  ],
  'outlook.fields': [
    'Al voltant no hi ha res més que camps.',
    'Les finestres donen a uns camps que canvien amb cada estació.',
    'Es veuen camps pels quatre costats.',
  ],

  'extra.wardrobe': [
    (h) => (h.kind === 'studio' ? "Un armari encastat resol l'endreça." : "Els armaris encastats resolen l'endreça."),
    (h) =>
      (h.rooms ?? 1) > 1 ? 'Hi ha armaris encastats a les habitacions.' : 'Hi ha un armari encastat de paret a paret.',
    'Els armaris, fets a mida, arriben fins al sostre.',
  ],
  'extra.heating': [
    'La calefacció, de gas, escalfa de pressa i per igual.',
    "A l'hivern, els radiadors mantenen una temperatura agradable a tot arreu.",
    'Té calefacció individual, i cadascú la posa quan vol.',
  ],
  'extra.air': [
    "L'aire condicionat arriba per conductes a les estances principals.",
    "Per a l'estiu hi ha aire condicionat; per a l'hivern, bomba de calor.",
    "L'aire condicionat és recent i fa poc soroll.",
  ],
  'extra.chimney': [
    "La llar de foc funciona i a l'hivern reuneix tothom.",
    'A la sala hi ha una llar de foc que tira bé.',
    "Hi ha una llar de foc de les que s'encenen de debò.",
  ],
  'extra.boxrom': [
    'Un traster propi evita que les maletes i les bicicletes visquin al passadís.',
    "S'hi inclou un traster.",
    "Amb el traster, el que es fa servir un cop l'any deixa de fer nosa.",
  ],
  'extra.alarm': ['Té alarma instal·lada.', "L'alarma està connectada i es pot mantenir amb la mateixa companyia."],
  'extra.adapted': [
    "L'interior està adaptat per a persones amb mobilitat reduïda, amb portes amples i dutxa arran de terra.",
    'Els passos són amples i el bany està adaptat.',
  ],
  'extra.furnished': [
    (h) => `Es lliura ${agree(h, 'moblat', 'moblada')}, amb el que cal i sense estridències.`,
    "Els mobles s'hi queden: són pocs, còmodes i estan en bon estat.",
    'Ve amb mobles, electrodomèstics i el parament bàsic.',
    (h) => `Està ${agree(h, 'moblat', 'moblada')} amb gust, i no hi falta ni el joc de cafè.`,
  ],

  'shared.elevator': [
    "L'edifici té ascensor i una comunitat ben portada.",
    (h) =>
      h.conservation === 'brandNew'
        ? "S'hi puja amb ascensor des de l'entrada."
        : "S'hi puja amb ascensor i l'escala s'acaba de pintar.",
    'La finca, amb ascensor, té els comptes al dia i cap derrama prevista.',
    'Hi ha ascensor fins a la mateixa planta.',
  ],
  'shared.walkUp': [
    "L'edifici no té ascensor, i les despeses de comunitat són baixes.",
    "S'hi puja a peu, per una escala ampla i amb llum.",
    'És una finca de pocs veïns, sense ascensor.',
  ],
  'shared.ground': [
    'És a peu de carrer: no hi ha cap escala per pujar.',
    'La planta baixa estalvia escales i les reixes, discretes, donen tranquil·litat.',
  ],
  'shared.doorman': [
    'El conserge recull els paquets i saluda pel nom.',
    "L'edifici té servei de consergeria.",
    "A l'entrada hi ha conserge, dels que coneixen tothom.",
  ],
  'shared.parking': [
    "El preu inclou una plaça d'aparcament al mateix edifici.",
    "La plaça d'aparcament, a la mateixa finca, hi està inclosa.",
    "Es baixa amb ascensor o per l'escala a la plaça de garatge, inclosa en el preu.",
  ],
  'shared.pool': [
    'La comunitat té piscina i zones verdes.',
    "A l'estiu, els veïns es troben a la piscina comunitària.",
    'La piscina de la comunitat obre de juny a setembre.',
  ],
  'shared.community': [
    "La comunitat disposa d'una sala i d'un pati per als veïns.",
    'Hi ha zones comunes cuidades i un espai per a les bicicletes.',
    'Els veïns comparteixen un pati enjardinat i un espai per a les bicicletes.',
  ],
  'shared.access': [
    "L'entrada té rampa i s'arriba a casa sense esglaons.",
    "L'accés a l'edifici està adaptat, amb rampa i porta automàtica.",
  ],
};
