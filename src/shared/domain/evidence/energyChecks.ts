import { energyRatings, homeTypes, type EnergyRating } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { differs, missing, percentFrom, unknown, type Check, type Outcome, type Source } from './Check.ts';
import { scaleSource, widestBand, type EnergyFigure } from './energyScale.ts';

const isRating = (text: string | undefined): text is EnergyRating => energyRatings.some((rating) => rating === text);

/** A figure within the band is `unknown`: the limits of its own zone may be narrower. */
function compareFigure(figure: EnergyFigure, rating: string | undefined, value: number | undefined): Outcome {
  if (!isRating(rating) || value === undefined || value <= 0) return unknown;
  const { from, to } = widestBand(figure, rating);
  if (value >= from && value <= to) return unknown;
  return differs({ rating, stated: value, by: percentFrom(value, value < from ? from : to) });
}

const againstLetter = (figure: EnergyFigure, ratingOf: (cee: NonNullable<AdvertFacts['cee']>) => string | undefined) =>
  ({
    needs: ['cee'],
    where: { kinds: homeTypes },
    source: scaleSource,
    weight: 'should',
    audience: 'operator',
    compare: ({ cee }) => compareFigure(figure, ratingOf(cee!), cee![figure]),
  }) as const satisfies Check;

/**
 * The label is in every offer to sell or let; what is exempt has none. The number of the article was not seen in the
 * official text.
 */
const label: Source = {
  kind: 'law',
  law: 'RD 390/2021',
  article: 'art. 15',
  date: '2021-06-01',
  wait: 'for a lawyer',
};

const labelledKinds = [...homeTypes, 'office', 'premises', 'building'] as const;

/** A letter that its own consumption contradicts is not said to hold. */
function compareLabel({ cee, estate_type: kind }: AdvertFacts): Outcome {
  if (cee?.state === 'exempt') return { is: 'not applicable' };
  if (cee === undefined || cee.state === 'not_stated') return missing;
  if (cee.state !== 'completed') return { is: 'unknown', why: 'inProcess' };
  const isHome = homeTypes.some((one) => one === kind);
  if (isHome && compareFigure('consumption', cee.rating, cee.consumption).is === 'differs') return unknown;
  return isRating(cee.rating) ? { is: 'agrees', values: { rating: cee.rating } } : unknown;
}

export const energyChecks = {
  /** Garages, storage rooms and land have no certificate. */
  energyLabel: {
    needs: [],
    where: { kinds: labelledKinds },
    source: label,
    weight: 'must',
    audience: 'visitor',
    missedOf: labelledKinds,
    compare: compareLabel,
  },
  /** It is said to be completed. */
  energyLetter: {
    needs: ['cee'],
    where: { kinds: labelledKinds },
    source: label,
    weight: 'must',
    audience: 'operator',
    compare: ({ cee }) =>
      cee!.state !== 'completed'
        ? { is: 'not applicable' }
        : isRating(cee!.rating)
          ? { is: 'agrees', values: { rating: cee!.rating } }
          : missing,
  },
  energyConsumption: againstLetter('consumption', ({ rating }) => rating),
  energyEmissions: againstLetter('emissions', ({ emissions_rating }) => emissions_rating),
} as const satisfies Record<string, Check>;
