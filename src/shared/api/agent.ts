import {
  agentGenders,
  type Agent,
  type AgentGender,
  type AgentProfile,
  type Review,
  type SocialLink,
} from '#shared/domain/agent.ts';
import type { Image } from '#shared/domain/images.ts';
import { languageFacts, type LocaleTag } from '#shared/i18n/languages.ts';
import { camelise } from './camelise.ts';
import type { WireAgent, WireAgentProfile, WireReview } from './wire.ts';

/** Spellings that occur beside the contract's own (docs/product.md#agent). */
interface OtherSpellings {
  name?: string;
  /** As `image`; a picture may have its address alone. */
  avatar?: unknown;
  highlighted_photo?: unknown;
  pronoun?: string;
  social_networks?: unknown;
}

const genders: Readonly<Record<string, AgentGender>> = {
  f: 'female',
  she: 'female',
  her: 'female',
  m: 'male',
  he: 'male',
  his: 'male',
};

const toGender = (value: string | undefined): AgentGender => {
  const word = value?.toLowerCase() ?? '';
  return agentGenders.find((gender) => gender === word) ?? genders[word] ?? 'other';
};

/** An address of the web; anything else that an upstream puts there (`javascript:`) leads nowhere. */
export const webAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/i.test(value) ? value : undefined;

/** A picture with its sizes and words, or with its address alone. */
export function toImage(value: unknown): Image | undefined {
  if (typeof value === 'string') return value === '' ? undefined : { url: value, dimensions: {} };
  const { url, dimensions, alt } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Image>;
  const sizes = dimensions ?? {};
  const own = url ?? Object.values(sizes).at(-1);
  return own ? { url: own, dimensions: sizes, ...kept('alt', alt) } : undefined;
}

/** Links from a map of network to link, or from a list of {id, link} (docs/product.md#agent). */
export function toSocial(value: unknown): SocialLink[] {
  const pairs = Array.isArray(value)
    ? (value as { id?: unknown; link?: unknown }[]).map((item) => [item?.id, item?.link] as const)
    : Object.entries(typeof value === 'object' && value !== null ? value : {});
  return pairs.flatMap(([network, link]) => {
    const address = webAddress(link);
    return typeof network === 'string' && address !== undefined
      ? [{ network: network.toLowerCase(), link: address }]
      : [];
  });
}

/** The field where it has a value: absent fields stay absent. */
export const kept = <Name extends string, T>(name: Name, value: T | null | undefined): { [Key in Name]?: T } =>
  (value === undefined || value === null ? {} : { [name]: value }) as { [Key in Name]?: T };

/** An agent as lists and cards show them (docs/product.md#agent): spellings made one, links that are none taken out. */
export function toAgent(wire: WireAgent & OtherSpellings): Agent {
  const {
    id,
    slug,
    fullName,
    name,
    gender,
    pronoun,
    image,
    highlightedPhoto,
    avatar,
    commercialBrand,
    email,
    phone,
    web,
    city,
    province,
    provinceSlug,
    zones,
    languages,
    social,
    socialNetworks,
    agency,
  } = camelise(wire);
  return {
    id,
    fullName: fullName || (name ?? ''),
    gender: toGender(gender ?? pronoun),
    zones: zones ?? [],
    languages: languages ?? [],
    social: toSocial(social ?? socialNetworks),
    ...kept('slug', slug || undefined),
    ...kept('photo', toImage(image) ?? toImage(highlightedPhoto) ?? toImage(avatar)),
    ...kept('commercialBrand', commercialBrand || undefined),
    ...kept('email', email),
    ...kept('phone', phone),
    ...kept('web', webAddress(web)),
    ...kept('city', city),
    ...kept('province', province),
    ...kept('provinceSlug', provinceSlug),
    ...kept('agency', agency),
  };
}

const tags: readonly string[] = Object.values(languageFacts).map(({ tag }) => tag);

/** What a client wrote; stars beyond five are five. */
export function toReview(wire: WireReview): Review {
  const { author, rating, text, language, source, url, date, agent } = camelise(wire);
  return {
    author,
    rating: Math.min(5, Math.max(1, rating)),
    text,
    ...kept('language', language !== undefined && tags.includes(language) ? (language as LocaleTag) : undefined),
    ...kept('source', source),
    ...kept('url', webAddress(url)),
    ...kept('date', date),
    ...kept('agent', agent),
  };
}

/** An agent as their own page shows them. */
export function toAgentProfile(wire: WireAgentProfile & OtherSpellings): AgentProfile {
  const { about, training, experience, consultancyAreas, sales, rents, certifications, memberships, video } =
    camelise(wire);
  return {
    ...toAgent(wire),
    ...kept('about', about),
    ...kept('training', training),
    ...kept('experience', experience),
    ...kept('consultancyAreas', consultancyAreas),
    ...kept('sales', sales),
    ...kept('rents', rents),
    reviews: (wire.reviews ?? []).map(toReview),
    ...kept('certifications', certifications),
    ...kept('memberships', memberships),
    ...kept('video', webAddress(video)),
  };
}
