import type { AgentGender, BrandLink, SocialLink } from '#shared/domain/agent.ts';
import type { OpeningHours } from '#shared/domain/openingHours.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { BySiteLanguage, Language } from '#shared/i18n/languages.ts';
import type { MarkedList, MarkedText } from '#shared/i18n/marked.ts';
import { buildAlternates, type RouteTarget } from '#shared/routes/build.ts';
import type { PortraitData } from '../agentCard/toAgentCard.ts';
import type { RegisterLine } from '../registerLine.ts';
import type { EstateCardData } from '../estateCard/toEstateCard.ts';

/**
 * What the page of an agent or an agency shows (docs/product.md#profile), in the page's language and nothing more: it
 * travels in the HTML's state. What the upstream does not have is absent, and its section with it.
 */
export interface ProfileView {
  kind: 'agent' | 'agency';
  slug: string;
  name: string;
  gender: AgentGender;
  /** A face, or an agency's logo. */
  picture?: PortraitData;
  /** The picture for link previews: site path. */
  preview?: string;
  brand?: BrandLink;
  /** The province whose directory lists them. */
  province?: { slug: string; name: string };
  place?: string;
  /** That with its preposition. */
  where?: string;
  /**
   * Of an agency whose one agent works alone: the slug of their page, which is the one of both in search engines
   * (docs/product.md#profile).
   */
  canonicalAgent?: string;
  /** Of an agency: street, then postal code and town. */
  address?: string[];
  /** Of an agency, where there is something to show of its office. */
  office?: OfficeView;
  zones: string[];
  languages: string[];
  phone?: string;
  email?: string;
  web?: string;
  register?: RegisterLine;
  social: SocialLink[];
  /** The year. */
  founded?: number;
  sales?: number;
  rents?: number;
  about?: MarkedText;
  training?: MarkedList;
  experience?: MarkedList;
  consultancyAreas?: MarkedList;
  certifications?: MarkedList;
  memberships?: MarkedList;
  video?: string;
  reviews: ReviewView[];
  /** null when the upstream failed. */
  offered: OfferedEstates | null;
}

/** The office of an agency. */
export interface OfficeView {
  photo?: PortraitData & { alt?: string };
  location?: { lat: number; lng: number };
  hours?: OpeningHours;
  /** Slug, for the clock that the hours are by. */
  province?: string;
}

export interface ReviewView extends MarkedText {
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** The language that the client wrote in, when what is shown is a translation. */
  translatedFrom?: Language;
  source?: string;
  url?: string;
  /** ISO 8601. */
  date?: string;
  /** Whom it is about, among an agency's. */
  agent?: { slug: string; name: string };
}

export interface OfferedEstates {
  /** Some of those that can still be had, of both operations. */
  estates: EstateCardData[];
  /** The operations that there are more to see of. */
  types: OperationType[];
  /** Set where none of them is a home: the searches are then for every kind. */
  ofEveryKind?: true;
}

/** The page. */
export const profileTarget = ({
  kind,
  slug,
}: Pick<ProfileView, 'kind' | 'slug'>): RouteTarget<'Agent'> | RouteTarget<'Agency'> =>
  kind === 'agent' ? { to: 'Agent', params: { agent: slug } } : { to: 'Agency', params: { agency: slug } };

/** The page's URL in each language of the site. */
export const profileUrls = (
  profile: Pick<ProfileView, 'kind' | 'slug'>,
  languages: readonly Language[],
): BySiteLanguage<string> => buildAlternates<'Agent' | 'Agency'>(profileTarget(profile), languages);

/**
 * Chooses a text's form for a person (PD-59): `key_female`, `key_male`, else `key`. Not typed by the gender, because
 * only English has the forms, and keys are checked against the Spanish texts.
 */
export const byGender = (gender: AgentGender): { context: unknown } => ({ context: gender });
