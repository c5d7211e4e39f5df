import type { TFunction } from 'i18next';
import type { LoadedRoute } from '#client/app/loadRoute.ts';
import { coverSrc, type CardCover } from '#client/features/estateCard/cardCover.ts';
import type { AgentsPageData } from '#client/pages/Agents/agents.load.ts';
import type { EstatePageData } from '#client/pages/Estate/estate.load.ts';
import type { HomePageData } from '#client/pages/Home/home.load.ts';
import type { ProfileView } from '#client/pages/Profile/profileView.ts';
import type { SearchPageData } from '#client/pages/Search/search.load.ts';
import { formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { estateCard } from './estateCard.ts';
import type { CardPicture, ShareCard } from './shareCard.ts';

export interface CardWords {
  t: TFunction<readonly ['common', ...Namespace[]]>;
  language: Language;
  siteTitle: string;
}

const accents = { buy: 'secondary', rent: 'info' } as const;

/** Pictures of a list that a card has room for. */
const mostPictures = 3;

const pictured = (kind: CardPicture['kind'], paths: readonly (string | undefined)[]): { picture?: CardPicture } => {
  const known = paths.filter((path) => path !== undefined && path !== '').slice(0, mostPictures);
  return known.length > 0 ? { picture: { kind, paths: known as string[] } } : {};
};

/** The URL of the largest picture of a `srcset`. */
const largestOf = (srcSet: string | undefined): string | undefined => srcSet?.split(', ').at(-1)?.split(' ')[0];

const coverPath = (cover: CardCover | undefined): string | undefined =>
  cover && (largestOf(cover.srcSet) ?? coverSrc(cover));

const homeCard = ({ slides }: HomePageData, { t }: CardWords): ShareCard => ({
  title: t('home:hero.title'),
  accent: 'primary',
  ...pictured(
    'photo',
    [slides[0]?.image].map((path) => largestOf(slides[0]?.srcSet) ?? path),
  ),
});

const searchCard = (data: SearchPageData, { siteTitle }: CardWords, { meta }: LoadedRoute): ShareCard => ({
  title: meta.heading ?? siteTitle,
  accent: accents[data.type],
  ...pictured(
    'photo',
    data.estates.map(({ cover }) => coverPath(cover)),
  ),
});

const agentsCard = ({ province, totals, agents }: AgentsPageData, { t, language }: CardWords): ShareCard => ({
  title: t('agents:heading.agents', {
    count: totals.agents,
    total: formatNumber(totals.agents, language),
    province: province.name,
  }),
  accent: 'primary',
  ...pictured(
    'faces',
    agents.map(({ photo }) => largestOf(photo?.srcSet) ?? photo?.src),
  ),
});

function profileCard(profile: ProfileView, { t, language }: CardWords): ShareCard {
  const { kind, name, place, brand, languages, preview } = profile;
  const spoken = languages.map((one) =>
    t(`agentCard:speaks.${one}` as 'agentCard:speaks.Español', { defaultValue: one }),
  );
  return {
    eyebrow: t(place === undefined ? `profile:role.${kind}.anywhere` : `profile:role.${kind}.place`, { place }),
    title: name,
    ...(brand ? { facts: [brand.brand] } : {}),
    ...(spoken.length > 0 ? { text: t(`profile:speaks.${kind}`, { languages: formatList(spoken, language) }) } : {}),
    accent: 'primary',
    ...pictured(kind === 'agent' ? 'faces' : 'logo', [preview]),
  };
}

const textCard = (_: unknown, { siteTitle }: CardWords, { meta }: LoadedRoute): ShareCard => ({
  title: meta.title ?? siteTitle,
  text: meta.description,
  accent: 'primary',
});

/** The pages that show more than words. The data belong to the name, which types cannot see at run time. */
const cards: Partial<Record<RouteName, (data: never, words: CardWords, loaded: LoadedRoute) => ShareCard>> = {
  Home: homeCard,
  Search: searchCard,
  Estate: ({ estate }: EstatePageData, words) => estateCard(estate, words),
  Agents: agentsCard,
  Agent: profileCard,
  Agency: profileCard,
};

/** What the picture of a page says, of what the page shows. */
export const cardOf = (loaded: LoadedRoute, words: CardWords): ShareCard =>
  (cards[loaded.address.route] ?? textCard)(loaded.data as never, words, loaded);
