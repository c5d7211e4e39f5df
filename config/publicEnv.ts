import { unsupportedBy, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { NetworkFigures } from '#shared/domain/networkFigures.ts';
import type { NetworkLook } from '#shared/domain/networkLook.ts';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { TravelMode } from '#shared/domain/travelTime.ts';
import type { OptionalServices } from '#shared/domain/optionalServices.ts';
import type { ToldUses } from '#shared/domain/uses.ts';
import type { Network } from './network/network.ts';
import type { Env } from './env.ts';
import { linksOf } from './links.ts';
import { publicServicesOf } from './optionalServices.ts';
import { imageOriginsOf } from './imageOrigins.ts';
import { countsResults } from './resultsKey.ts';

/** The part of the environment that every visitor may read. What is not named here never leaves the server. */
export interface PublicEnv {
  brandName: string;
  /** The brand in the CMS's field names. */
  brandKey: string;
  brandEmail: string;
  /** What the network's folder has in place of the site's own look and texts; absent where it has neither. */
  brand?: BrandFiles;
  /** What the network's folder chose to show otherwise; absent: nothing. */
  look?: NetworkLook;
  /** The company behind the brand (LSSI art. 10). In every document, for every form has to name it; hence so little. */
  legal: {
    name: string;
    taxId: string;
    address: string;
    register: string;
    /** Of estate agents, where the network itself is in one: as `AICAT 1234`. */
    agentsRegister?: string;
    phone?: string;
    /** Of the data protection officer, where there is one. */
    dpoEmail?: string;
  };
  /** What texts say of the network in figures. */
  figures: NetworkFigures;
  /** Where its team and history are, in the language of the document; absent where it shows none. */
  team?: string;
  publicOrigin: string;
  /** The languages of the site, in the order in which they are offered; absent where they are the usual ones. */
  languages?: readonly Language[];
  favourites: boolean;
  /** Whether one can write to the network itself. */
  takesMessages?: boolean;
  /** Whether one can report an advert by a form; absent where not. */
  takesReports?: true;
  /** Whether forms insist on a surname; absent where not. */
  surnameRequired?: true;
  /** Whether browsers are given the service worker; absent where not. */
  offline?: true;
  /** What browsers tell of pages and listings; absent: nothing. */
  uses?: ToldUses;
  /** A server of map tiles, and whom it credits. */
  mapTiles?: MapTiles;
  /** Origins of tours and videos that frames may show, beside the known players' (src/shared/domain/embeds.ts). */
  embedOrigins?: readonly string[];
  /** Hosts whose pictures pages show, beside the site's own, as origins. */
  imageOrigins?: readonly string[];
  /** How visitors may travel in a search by travel time; absent where none can be made. */
  travelModes?: readonly TravelMode[];
  /** Search filters that the upstream does not know: not offered, and refused in a URL. */
  unsupportedFilters?: ReturnType<typeof unsupportedBy>;
  /** Agencies' slugs by the hosts at which their logo stands in the header (PD-19). */
  agencyHosts?: Readonly<Record<string, string>>;
  /** What loads after consent only; undefined: nothing, and nobody is asked (docs/decisions/017). */
  optionalServices?: OptionalServices;
  /** In the language of the document. */
  links: PageLinks;
}

/** Where the files of a network's folder are served, and which there are. */
export interface BrandFiles {
  path: string;
  /** The size of its drawing. */
  logo?: { width: number; height: number };
  /** The addresses of its fonts, which its theme names. */
  fonts?: { headings?: string; text?: string };
  hasTheme: boolean;
  hasMark: boolean;
  /** In the language of the document. */
  hasTexts: boolean;
}

const pageLinkNames = ['magazine', 'register', 'agentsJoin', 'contact', 'ethicsChannel'] as const;

/** The links outside that pages show. Those of header and footer stand in the HTML of these alone. */
export interface PageLinks extends Pick<Links, (typeof pageLinkNames)[number]> {
  /** About the services for owners. */
  videos?: { sell?: string; rent?: string };
}

function pageLinksOf(links: Links): PageLinks {
  const { videoSell: sell, videoRent: rent } = links;
  const shown = pageLinkNames.flatMap((name) => (links[name] === undefined ? [] : [[name, links[name]] as const]));
  const videos = { ...(sell ? { sell } : {}), ...(rent ? { rent } : {}) };
  return { ...Object.fromEntries(shown), ...(sell || rent ? { videos } : {}) };
}

/** What travel times are asked of and handed over as: both have to be there. */
function travelModesOf({ ISOCHRONES_URL, ISOCHRONES_MODES }: Env, { filters }: CapabilitiesDto) {
  const isKnown = (['travel', 'near', 'drawn'] as const).every((name) => filters.includes(name));
  return ISOCHRONES_URL && isKnown ? { travelModes: ISOCHRONES_MODES } : {};
}

/** What follows from what the API has. */
function capabilitiesOf(env: Env, capabilities: CapabilitiesDto) {
  const unsupportedFilters = unsupportedBy(capabilities);
  return {
    ...(capabilities.messages ? { takesMessages: true } : {}),
    ...(capabilities.reports ? { takesReports: true as const } : {}),
    ...travelModesOf(env, capabilities),
    ...(unsupportedFilters.length > 0 ? { unsupportedFilters } : {}),
  };
}

/** What a network has of its own, for documents in a language. */
export function brandOf({ path, files, logo, fonts }: Network, language: Language): Pick<PublicEnv, 'brand'> {
  const found = {
    hasTheme: files.has('theme.css'),
    hasMark: files.has('mark.svg'),
    hasTexts: files.has(`texts.${language}.json`),
  };
  const isOwn = logo !== null || Object.values(found).includes(true);
  return isOwn
    ? { brand: { path, ...(logo ? { logo } : {}), ...(Object.keys(fonts).length > 0 ? { fonts } : {}), ...found } }
    : {};
}

function imagesOf(env: Env): Pick<PublicEnv, 'imageOrigins'> {
  const imageOrigins = imageOriginsOf(env);
  return imageOrigins.length > 0 ? { imageOrigins } : {};
}

/**
 * @param language of the documents that carry it
 * @param network of NETWORK_DIR
 * @param capabilities what the API has
 * @param mapTiles what maps are drawn from
 */
export const publicEnvOf = (
  env: Env,
  language: Language,
  network: Network,
  capabilities: CapabilitiesDto,
  mapTiles?: MapTiles,
): PublicEnv => ({
  brandName: env.BRAND_NAME,
  brandKey: env.BRAND_KEY,
  brandEmail: env.BRAND_EMAIL,
  ...brandOf(network, language),
  ...(network.look ? { look: network.look } : {}),
  legal: {
    name: env.LEGAL_NAME,
    taxId: env.LEGAL_TAX_ID,
    address: env.LEGAL_ADDRESS,
    register: env.LEGAL_REGISTER,
    ...(env.LEGAL_AGENTS_REGISTER ? { agentsRegister: env.LEGAL_AGENTS_REGISTER } : {}),
    ...(env.LEGAL_PHONE ? { phone: env.LEGAL_PHONE } : {}),
    ...(env.LEGAL_DPO_EMAIL ? { dpoEmail: env.LEGAL_DPO_EMAIL } : {}),
  },
  figures: network.figures,
  ...(network.team ? { team: `${network.path}/team.${language}.json` } : {}),
  publicOrigin: env.PUBLIC_ORIGIN,
  ...(env.LANGUAGES.join() === usualLanguages.join() ? {} : { languages: env.LANGUAGES }),
  favourites: env.FAVOURITES === 'on',
  ...(env.SURNAME_REQUIRED === 'on' ? { surnameRequired: true } : {}),
  ...(env.SERVICE_WORKER === 'on' && env.NODE_ENV === 'production' ? { offline: true } : {}),
  ...(countsResults(env) ? { uses: env.CDN_PURGE === undefined ? 'moved' : 'all' } : {}),
  ...(mapTiles ? { mapTiles } : {}),
  ...imagesOf(env),
  ...(env.EMBED_ORIGINS ? { embedOrigins: env.EMBED_ORIGINS } : {}),
  ...capabilitiesOf(env, capabilities),
  ...publicServicesOf(env),
  ...(env.AGENCY_HOSTS ? { agencyHosts: env.AGENCY_HOSTS } : {}),
  links: pageLinksOf(linksOf(env, language)),
});
