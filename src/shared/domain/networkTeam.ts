import type { Language } from '../i18n/languages.ts';

/** The networks on which somebody may have a profile, with the names that their owners write. */
export const profileNetworks = { linkedin: 'LinkedIn', instagram: 'Instagram', threads: 'Threads', x: 'X' } as const;

export const profiles = ['linkedin', 'instagram', 'threads', 'x', 'newsletter'] as const;

export type Profile = (typeof profiles)[number];

/** Somebody who looks after the network, in one language. */
export interface Member {
  name: string;
  role: string;
  bio: string;
  /** Of role and bio, where that is not the page's. */
  lang?: Language;
  /** A square picture, 480 px wide. */
  image?: string;
  /** `https://…`, or a path of this host. */
  profiles: readonly { profile: Profile; href: string }[];
  mail?: string;
}

/** How the network began, in paragraphs, and its years. */
export interface NetworkHistory {
  text: readonly string[];
  years: readonly { year: number; text: string }[];
  /** Of the texts, where that is not the page's. */
  lang?: Language;
}

/** What the page About shows of the network's own, in one language: team.json of its folder. */
export interface NetworkTeam {
  people: readonly Member[];
  history: NetworkHistory | null;
}

export const nobody: NetworkTeam = { people: [], history: null };
