import { toAgentResults, type AgentResults } from '#shared/api/results.ts';
import { standingOf, type Standing } from '#shared/domain/openings.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import { targetOf } from '#shared/views/leadView.ts';
import type { RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

type Home = AgentResults['homes'][number];

/** A home of the agent with what it earned in the week. */
export interface ResultHome extends Pick<Home, 'key' | 'counts' | 'previous' | 'suggestions' | 'links' | 'notes'> {
  reference: string;
  isToLet: boolean;
  title?: MarkedText;
  place?: string;
  price?: number;
  target?: RouteTarget<'Estate'>;
  /** Others like it: how many, the middle of their openings, and where it clearly stands among them. */
  compared?: { count: number; median: number; standing?: Standing };
}

export type RgpdResultsData = ({ state: 'found'; homes: ResultHome[] } & Omit<AgentResults, 'homes'>) | EndedLink;

function toHome({ listing, compared, ...home }: Home, language: Language): ResultHome {
  const { description, place, price, reference, type } = listing;
  const standing = compared && home.counts && standingOf(home.counts.opened, compared);
  const facts = {
    ...{ title: markedText(description, language), place, price, target: targetOf(listing, language) },
    compared: compared && { count: compared.count, median: compared.median, ...(standing ? { standing } : {}) },
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { ...home, reference, isToLet: type === 'rent', ...Object.fromEntries(known) };
}

/** What an agent's homes earned; an unknown link reads as one that has expired (PD-46). */
export const rgpdResultsLoader: RouteLoader<'RgpdResults', RgpdResultsData> = {
  load: async ({ api, params, query, language, signal }) => {
    try {
      const { homes, ...results } = toAgentResults(await api.results(params.resultsToken, { signal }));
      const shown = homes.map((home) => toHome(home, language));
      // The one that the link is about comes first.
      shown.sort((a, b) => Number(b.key === query.home) - Number(a.key === query.home));
      return { state: 'found', ...results, homes: shown };
    } catch (error) {
      return endedLink(error);
    }
  },
  status: statusOfLink,
  meta: (data, { t, params, languages }) => ({
    title: data.state === 'found' ? t('results:title') : t(`rgpd:${data.state}.title`),
    description: t('results:description'),
    switchTo: buildAlternates(routeTarget<'RgpdResults'>({ to: 'RgpdResults', params }), languages),
    isPrivate: true,
  }),
};
