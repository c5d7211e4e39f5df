import type { PlaceDto } from '#shared/contract/place.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { BrandLook } from '../../web/originContext.ts';

/** A text of the dictionaries with its values. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What every page of the magazine is made with: the site around it, in one language. */
export interface MagazineSite {
  language: Language;
  say: Say;
  brand: { name: string; email: string };
  /** Of a brand's folder; without one, the site's own. */
  look?: BrandLook | undefined;
  /** As https://www.example.com. */
  publicOrigin: string;
  links: Links;
  /** Of the header's menus, by name. */
  provinces: Readonly<Record<'buy' | 'rent' | 'agents', readonly Pick<PlaceDto, 'slug' | 'name'>[]>>;
  /** Of the copyright line. */
  year: number;
}
