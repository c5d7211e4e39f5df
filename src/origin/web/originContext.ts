import type { RequestHandler } from 'express';
import type { BrandFiles } from '#config/publicEnv.ts';
import type { BackgroundColours } from '#shared/theme/schemeTags.ts';
import type { BySiteLanguage, Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { ShownTexts } from '../db/personal/consents.ts';
import type { Store } from '../db/store.ts';
import type { ComparedPrices } from '../records/comparablePrices.ts';
import type { ResultSetCache } from '../search/index.ts';
import type { Names } from '../directory/nameDirectory.ts';
import type { PlaceCentres } from '../directory/placeCentres.ts';
import type { Places } from '../directory/placeDirectory.ts';
import type { Publish } from '../webhooks/publishEvents.ts';

/** What every router of the origin is made with. */
export interface OriginContext {
  store: Store;
  places: Places;
  centres: PlaceCentres;
  names: Names;
  resultSets: ResultSetCache;
  compared: ComparedPrices;
  /** The network itself: its name and its address for visitors. */
  brand: Brand;
  /** The site that shows it to visitors. */
  site: SiteAddresses;
  /** Of the network. */
  texts: LoadDictionary;
  /** Proves what a visitor agreed to, in those texts. */
  shownTexts: ShownTexts;
  /** Tells other systems what happened to leads. */
  publish: Publish;
  /** Whether it is counted what listings earn. */
  isCounted: boolean;
  /** Refuses writes while too many are in progress. */
  limit: RequestHandler;
  now: () => number;
}

export interface Brand {
  name: string;
  /** Responsible for the site, as the copyright line names it. */
  company: string;
  email: string;
  /** Where the site serves the files of the network's folder, and its backgrounds; absent for the site's own look. */
  folder?: Pick<BrandFiles, 'path' | 'logo' | 'fonts' | 'hasMark' | 'hasTheme'> & { backgrounds?: BackgroundColours };
}

export interface SiteAddresses {
  /** Those that it speaks, as PublicEnv has them. */
  languages?: readonly Language[];
  /** As https://www.example.com. */
  publicOrigin: string;
  /** The pages outside the site that header and footer lead to. */
  links: BySiteLanguage<Links>;
  /** Whether it has a page of the visitor's favourites. */
  favourites: boolean;
}
