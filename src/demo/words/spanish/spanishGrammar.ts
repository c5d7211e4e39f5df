import type { Grammar } from '../grammar.ts';
import { spanishHeadlines } from './spanishHeadlines.ts';
import { spanishHighlights, spanishSpecial } from './spanishPoints.ts';
import { spanishSentences } from './spanishSentences.ts';

export const spanishGrammar: Grammar = {
  sentences: spanishSentences,
  headlines: spanishHeadlines,
  highlights: spanishHighlights,
  special: spanishSpecial,
  rentalConditions: {
    solvency: [
      'Ingresos netos del hogar de unas tres veces la renta mensual',
      'Justificante de ingresos: las dos últimas nóminas o la última declaración de la renta',
      'Contrato de trabajo o actividad por cuenta propia con ingresos regulares',
    ],
    deposit: {
      home: [
        'Una mensualidad de fianza legal, que se deposita en el organismo autonómico',
        'Fianza de un mes, según la ley',
      ],
      other: ['Dos mensualidades de fianza legal', 'Fianza de dos meses, según la ley'],
    },
    term: {
      home: [
        'Contrato de vivienda habitual, de cinco años prorrogables',
        'Duración de hasta cinco años, con prórrogas según la ley',
      ],
      season: [
        'Contrato de temporada, de uno a once meses, con la finalidad por escrito',
        'Justificación del motivo de la estancia: trabajo, estudios u otro',
      ],
      other: ['Duración del contrato por acordar', 'Contrato con una duración mínima de un año'],
    },
    fees: [
      'Los honorarios de la agencia los paga la propiedad',
      'Sin honorarios de agencia para quien alquila: los asume la propiedad',
    ],
    further: {
      home: [
        'Mascotas bienvenidas, previa consulta',
        'Se prefiere no fumar en el interior',
        'Suministros a nombre de quien alquila',
        'Entrada disponible desde el mes que viene',
      ],
      other: [
        'Un mes de renta por adelantado',
        'Los gastos de comunidad están incluidos',
        'Los suministros van aparte, según consumo',
      ],
    },
  },
  slugStart: {
    flat: 'piso-en',
    studio: 'estudio-en',
    penthouse: 'atico-en',
    duplex: 'duplex-en',
    house: 'casa-en',
    rural_house: 'casa-rural-en',
    office: 'oficina-en',
    premises: 'local-en',
    building: 'edificio-en',
    storage: 'trastero-en',
    garage: 'garaje-en',
    land: 'terreno-en',
  },
};
