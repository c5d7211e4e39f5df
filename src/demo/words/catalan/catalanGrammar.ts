import type { Grammar } from '../grammar.ts';
import { catalanHeadlines } from './catalanHeadlines.ts';
import { catalanHighlights, catalanSpecial } from './catalanPoints.ts';
import { catalanSentences } from './catalanSentences.ts';

export const catalanGrammar: Grammar = {
  sentences: catalanSentences,
  headlines: catalanHeadlines,
  highlights: catalanHighlights,
  special: catalanSpecial,
  rentalConditions: {
    solvency: [
      "Ingressos nets de la llar d'unes tres vegades la renda mensual",
      "Justificant d'ingressos: les dues últimes nòmines o l'última declaració de la renda",
      'Contracte de treball o activitat per compte propi amb ingressos regulars',
    ],
    deposit: {
      home: [
        "Una mensualitat de fiança legal, que es diposita a l'organisme autonòmic",
        "Fiança d'un mes, segons la llei",
      ],
      other: ['Dues mensualitats de fiança legal', 'Fiança de dos mesos, segons la llei'],
    },
    term: {
      home: [
        "Contracte d'habitatge habitual, de cinc anys prorrogables",
        'Durada de fins a cinc anys, amb pròrrogues segons la llei',
      ],
      season: [
        "Contracte de temporada, d'un a onze mesos, amb la finalitat per escrit",
        "Justificació del motiu de l'estada: feina, estudis o un altre",
      ],
      other: ['Durada del contracte per acordar', "Contracte amb una durada mínima d'un any"],
    },
    fees: [
      "Els honoraris de l'agència els paga la propietat",
      "Sense honoraris d'agència per a qui lloga: els assumeix la propietat",
    ],
    further: {
      home: [
        'Mascotes benvingudes, amb consulta prèvia',
        "Es prefereix no fumar a l'interior",
        'Subministraments a nom de qui lloga',
        'Entrada disponible a partir del mes que ve',
      ],
      other: [
        'Un mes de renda per avançat',
        'Les despeses de comunitat hi estan incloses',
        'Els subministraments van a part, segons consum',
      ],
    },
  },
  slugStart: {
    flat: 'pis-a',
    studio: 'estudi-a',
    penthouse: 'atic-a',
    duplex: 'duplex-a',
    house: 'casa-a',
    rural_house: 'casa-rural-a',
    office: 'oficina-a',
    premises: 'local-a',
    building: 'edifici-a',
    storage: 'traster-a',
    garage: 'garatge-a',
    land: 'terreny-a',
  },
};
