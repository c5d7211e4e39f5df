import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { PeopleNames } from '#shared/views/search/peopleNames.ts';

/** An alert that a page offers: what it searches for, and how that is said. */
export interface AlertOffer {
  /** A search as it is, the price of one home, its return to the market, or a search for homes like it. */
  kind: 'search' | 'price' | 'back' | 'similar';
  query: AlertSurveyQuery;
  /** The name of the province of its places. */
  province?: string | undefined;
  /** The names of its towns and zones by slug, of several places by path. */
  places?: Readonly<Record<string, string>> | undefined;
  people?: PeopleNames | undefined;
  /** The headline of the one home that it is about. */
  home?: string;
  /** What its agency calls it. */
  reference?: string;
}
