import type { RequestHandler } from 'express';
import type { Language } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { Store } from '../db/store.ts';
import type { ResultSetCache } from '../search/resultSetCache.ts';
import type { Places } from '../search/placeDirectory.ts';

/** What every router of the origin is made with. */
export interface OriginContext {
  store: Store;
  places: Places;
  resultSets: ResultSetCache;
  /** The network itself: its name and its address for visitors. */
  brand: Brand;
  /** The site that shows it to visitors. */
  site: SiteAddresses;
  /** Refuses writes while too many are in progress. */
  limit: RequestHandler;
  now: () => number;
}

export interface Brand {
  name: string;
  email: string;
}

export interface SiteAddresses {
  /** As https://www.example.com. */
  publicOrigin: string;
  /** The pages outside the site that header and footer lead to. */
  links: Readonly<Record<Language, Links>>;
  /** Of a brand's folder (docs/your-network.md), whose files the site serves. */
  look?: BrandLook;
}

export interface BrandLook {
  /** Of its files on the site, as `/brand/x1`. */
  path: string;
  /** The size of the drawing in the header; null: the mark and the name stand there. */
  logo: { width: number; height: number } | null;
  /** The colour of the page, for the browser's own frame. */
  paper: string;
}
