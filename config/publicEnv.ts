import { optionalFilterNames, type FilterName } from '#shared/filters/table.ts';
import type { Env } from './env.ts';

/** The part of the environment that every visitor may read. What is not named here never leaves the server. */
export interface PublicEnv {
  brandName: string;
  /** The brand in the CMS's field names. */
  brandKey: string;
  brandEmail: string;
  /** The company behind the brand (LSSI art. 10). In every document, for every form has to name it; hence so little. */
  legal: {
    name: string;
    taxId: string;
    address: string;
    register: string;
    phone?: string;
    /** Of the data protection officer, where there is one. */
    dpoEmail?: string;
  };
  publicOrigin: string;
  favourites: boolean;
  /** A server of map tiles, and whom it credits. */
  mapTiles?: { url: string; credit: string };
  /** Origins of tours and videos that frames may show, beside the known players' (src/shared/domain/embeds.ts). */
  embedOrigins?: readonly string[];
  /** Whether what is in Spanish only can be had translated (PD-54). */
  translates?: boolean;
  /** Search filters that the upstream does not know: not offered, and refused in a URL. */
  unsupportedFilters?: readonly FilterName[];
  /** Agencies' slugs by the hosts at which their logo stands in the header (PD-19). */
  agencyHosts?: Readonly<Record<string, string>>;
  links: {
    magazine?: string;
    register?: string;
    agentsJoin?: string;
    /** Videos about the services for owners. */
    videos?: { sell?: string; rent?: string };
  };
}

/** The bundled CMS has a magazine where it has the demo network. */
const bundledMagazine = '/magazine/';

function magazineOf({ LINK_MAGAZINE, CMS_HOST, DEMO }: Env): { magazine?: string } {
  const magazine = LINK_MAGAZINE ?? (CMS_HOST === undefined && DEMO === 'on' ? bundledMagazine : undefined);
  return magazine === undefined ? {} : { magazine };
}

function videosOf({ LINK_VIDEO_SELL: sell, LINK_VIDEO_RENT: rent }: Env): Pick<PublicEnv['links'], 'videos'> {
  return sell || rent ? { videos: { ...(sell ? { sell } : {}), ...(rent ? { rent } : {}) } } : {};
}

function unsupportedFiltersOf({ API_HOST, API_FILTERS = [] }: Env): { unsupportedFilters?: readonly FilterName[] } {
  const unsupported = API_HOST === undefined ? [] : optionalFilterNames.filter((name) => !API_FILTERS.includes(name));
  return unsupported.length === 0 ? {} : { unsupportedFilters: unsupported };
}

export const publicEnvOf = (env: Env): PublicEnv => ({
  brandName: env.BRAND_NAME,
  brandKey: env.BRAND_KEY,
  brandEmail: env.BRAND_EMAIL,
  legal: {
    name: env.LEGAL_NAME,
    taxId: env.LEGAL_TAX_ID,
    address: env.LEGAL_ADDRESS,
    register: env.LEGAL_REGISTER,
    ...(env.LEGAL_PHONE ? { phone: env.LEGAL_PHONE } : {}),
    ...(env.LEGAL_DPO_EMAIL ? { dpoEmail: env.LEGAL_DPO_EMAIL } : {}),
  },
  publicOrigin: env.PUBLIC_ORIGIN,
  favourites: env.FAVOURITES === 'on',
  ...(env.MAP_TILES_URL ? { mapTiles: { url: env.MAP_TILES_URL, credit: env.MAP_TILES_CREDIT } } : {}),
  ...(env.EMBED_ORIGINS ? { embedOrigins: env.EMBED_ORIGINS } : {}),
  ...(env.TRANSLATE_URL ? { translates: true } : {}),
  ...unsupportedFiltersOf(env),
  ...(env.AGENCY_HOSTS ? { agencyHosts: env.AGENCY_HOSTS } : {}),
  links: {
    ...magazineOf(env),
    ...(env.LINK_REGISTER ? { register: env.LINK_REGISTER } : {}),
    ...(env.LINK_AGENTS_JOIN ? { agentsJoin: env.LINK_AGENTS_JOIN } : {}),
    ...videosOf(env),
  },
});
