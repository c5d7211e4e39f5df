import type { TFunction } from 'i18next';
import type { PageData } from '#client/routes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { PageMeta } from '#shared/seo/head.ts';

/** What a card's texts are made with. */
export interface CardWords {
  t: TFunction<readonly ['common', ...Namespace[]]>;
  language: Language;
  siteTitle: string;
}

/** Site paths of pictures, and how they stand on the card. */
export interface CardPicture {
  /** photo: fills its side, up to three of them; faces: round, up to three; logo: whole, on a raised ground. */
  kind: 'photo' | 'faces' | 'logo';
  paths: readonly string[];
}

/**
 * What the picture of a link says (docs/decisions/019): of what the page shows, in its language, and nothing more.
 * Every text of the picture is one of these.
 */
export interface ShareCard {
  /** What it is, above the title. */
  eyebrow?: string;
  title: string;
  /** Facts, one beside the other as far as there is room. */
  facts?: readonly string[];
  /** Where it is, or what there is to say of it. */
  text?: string;
  /** What an advert has to say, small: the register of its agent. */
  note?: string;
  picture?: CardPicture;
  /** Buying and renting have colours of their own (docs/product.md#accent). */
  accent: 'primary' | 'secondary' | 'info';
}

/** Makes a page's card of its data. */
export type DrawCard<Name extends RouteName> = (data: PageData<Name>, words: CardWords, meta: PageMeta) => ShareCard;

/** Its texts in the order of reading. */
export const textsOf = ({ eyebrow, title, facts = [], text, note }: ShareCard): string[] =>
  [eyebrow ?? '', title, ...facts, note ?? '', text ?? ''].filter((one) => one !== '');
