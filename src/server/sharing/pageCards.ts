import type { PageData } from '#client/routes.ts';
import { coverSrc, type CardCover } from '#shared/views/estateCard/cardCover.ts';
import type { ProfileView } from '#shared/views/profile/profileView.ts';
import { formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { CardPicture, CardWords, ShareCard } from './shareCard.ts';

const accents = { buy: 'secondary', rent: 'info' } as const;

/** Pictures of a list that a card has room for. */
const maxPictures = 3;

const pictured = (kind: CardPicture['kind'], paths: readonly (string | undefined)[]): { picture?: CardPicture } => {
  const known = paths.filter((path) => path !== undefined && path !== '').slice(0, maxPictures);
  return known.length > 0 ? { picture: { kind, paths: known as string[] } } : {};
};

/** The URL of the largest picture of a `srcset`. */
const largestOf = (srcSet: string | undefined): string | undefined => srcSet?.split(', ').at(-1)?.split(' ')[0];

const coverPath = (cover: CardCover | undefined): string | undefined =>
  cover && (largestOf(cover.srcSet) ?? coverSrc(cover));

export const homeCard = ({ slides }: PageData<'Home'>, { t }: CardWords): ShareCard => ({
  title: t('home:hero.title'),
  accent: 'primary',
  ...pictured(
    'photo',
    [slides[0]?.image].map((path) => largestOf(slides[0]?.srcSet) ?? path),
  ),
});

export const searchCard = (data: PageData<'Search'>, { siteTitle }: CardWords, { heading }: PageMeta): ShareCard => ({
  title: heading ?? siteTitle,
  accent: accents[data.type],
  ...pictured(
    'photo',
    data.estates.map(({ cover }) => coverPath(cover)),
  ),
});

export const agentsCard = (
  { province, totals, agents }: PageData<'Agents'>,
  { t, language }: CardWords,
): ShareCard => ({
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

export function profileCard(profile: ProfileView, { t, language }: CardWords): ShareCard {
  const { kind, name, where, brand, languages, preview } = profile;
  const spoken = languages.map((one) =>
    t(`agentCard:speaks.${one}` as 'agentCard:speaks.Español', { defaultValue: one }),
  );
  return {
    eyebrow: t(where === undefined ? `profile:role.${kind}.anywhere` : `profile:role.${kind}.place`, { where }),
    title: name,
    ...(brand ? { facts: [brand.brand] } : {}),
    ...(spoken.length > 0 ? { text: t(`profile:speaks.${kind}`, { languages: formatList(spoken, language) }) } : {}),
    accent: 'primary',
    ...pictured(kind === 'agent' ? 'faces' : 'logo', [preview]),
  };
}

/** Of a page that shows words alone. */
export const textCard = (_: unknown, { siteTitle }: CardWords, { title, description }: PageMeta): ShareCard => ({
  title: title ?? siteTitle,
  text: description,
  accent: 'primary',
});
