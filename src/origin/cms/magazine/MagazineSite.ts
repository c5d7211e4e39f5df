import type { PlaceDto } from '#shared/contract/place.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Brand } from '../../web/originContext.ts';
import type { Links } from '#shared/navigation/links.ts';

/** A text of the dictionaries with its values. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What every page of the magazine is made with: the site around it, in one language. */
export interface MagazineSite {
  language: Language;
  /** Of the site. */
  languages: readonly Language[];
  say: Say;
  brand: Brand;
  /** As https://www.example.com. */
  publicOrigin: string;
  links: Links;
  /** Whether the header leads to the visitor's favourites. */
  favourites: boolean;
  /** Of the header's menus, by name. */
  provinces: Readonly<Record<'buy' | 'rent' | 'agents', readonly Pick<PlaceDto, 'slug' | 'name'>[]>>;
  /** Of the copyright line. */
  year: number;
}
