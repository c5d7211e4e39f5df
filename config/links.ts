import type { Language } from '#shared/i18n/languages.ts';
import { linkNames, type LinkName, type Links } from '#shared/navigation/links.ts';
import type { Env } from './env.ts';

/** The variable of each link. Its value is an address in each language, or in some (env.ts). */
export const linkVariables = {
  magazine: 'LINK_MAGAZINE',
  news: 'LINK_MAGAZINE_NEWS',
  sector: 'LINK_MAGAZINE_SECTOR',
  showcase: 'LINK_MAGAZINE_SHOWCASE',
  home: 'LINK_MAGAZINE_HOME',
  register: 'LINK_REGISTER',
  agentsJoin: 'LINK_AGENTS_JOIN',
  offices: 'LINK_OFFICES',
  responsibility: 'LINK_RESPONSIBILITY',
  press: 'LINK_PRESS',
  contact: 'LINK_CONTACT',
  otherServices: 'LINK_OTHER_SERVICES',
  technology: 'LINK_TECHNOLOGY',
  marketing: 'LINK_MARKETING',
  community: 'LINK_COMMUNITY',
  instagram: 'LINK_INSTAGRAM',
  linkedin: 'LINK_LINKEDIN',
  x: 'LINK_X',
  youtube: 'LINK_YOUTUBE',
  ethicsChannel: 'LINK_ETHICS_CHANNEL',
  propertyManagement: 'LINK_PROPERTY_MANAGEMENT',
  videoSell: 'LINK_VIDEO_SELL',
  videoRent: 'LINK_VIDEO_RENT',
} as const satisfies Record<LinkName, keyof Env>;

/** The addresses of the pages outside the site in one language, without those that the network did not set. */
export const linksOf = (env: Env, language: Language): Links =>
  Object.fromEntries(
    linkNames.flatMap((name) => {
      const link = env[linkVariables[name]]?.[language];
      return link === undefined ? [] : [[name, link] as const];
    }),
  );
