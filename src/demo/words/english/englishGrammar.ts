import type { Grammar } from '../grammar.ts';
import { englishHeadlines } from './englishHeadlines.ts';
import { englishHighlights, englishSpecial } from './englishPoints.ts';
import { englishSentences } from './englishSentences.ts';

export const englishGrammar: Grammar = {
  sentences: englishSentences,
  headlines: englishHeadlines,
  highlights: englishHighlights,
  special: englishSpecial,
  rentalConditions: {
    solvency: [
      'Household net income of about three times the monthly rent',
      'Proof of income: the last two payslips or the latest tax return',
      'A work contract, or self-employment with a regular income',
    ],
    deposit: {
      home: [
        "One month's legal deposit, lodged with the regional authority",
        "A deposit of one month's rent, as the law provides",
      ],
      other: ["Two months' legal deposit", "A deposit of two months' rent, as the law provides"],
    },
    term: {
      home: [
        'Lease for a main home, five years and renewable',
        'A term of up to five years, with extensions as the law provides',
      ],
      season: [
        'Seasonal contract of one to eleven months, its purpose in writing',
        'Proof of the reason for the stay: work, study or other',
      ],
      other: ['Length of contract to be agreed', 'A contract of at least one year'],
    },
    fees: ["The agency's fees are paid by the owner", 'No agency fees for the tenant: the owner pays them'],
    further: {
      home: [
        'Pets welcome, please ask first',
        'Non-smokers preferred indoors',
        "Utilities in the tenant's name",
        'Available from next month',
      ],
      other: ["One month's rent in advance", 'Running costs of the building included', 'Utilities apart, as used'],
    },
  },
  slugStart: {
    flat: 'flat-in',
    studio: 'studio-in',
    penthouse: 'penthouse-in',
    duplex: 'duplex-in',
    house: 'house-in',
    rural_house: 'country-house-in',
    office: 'office-in',
    premises: 'commercial-space-in',
    building: 'building-in',
    storage: 'storage-room-in',
    garage: 'parking-space-in',
    land: 'plot-in',
  },
};
