import path from 'node:path';
import { z } from 'zod';
import { travelModes } from '#shared/domain/travelTime.ts';
import { defaultLanguage, languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { readNetworkVariables } from './network/variables.ts';
import { bucketUrlRule, readBucketUrl, type BucketAddress } from './bucketUrl.ts';
import { databaseUrlRule, isDatabaseUrl, withPassword } from './databaseUrl.ts';
import { isMadeUp, isPublicName } from './publicName.ts';
import { removedVariables } from './removedVariables.ts';
import { readSecretFiles, secretNames } from './secretFiles.ts';
import { loadEnvFile } from './envFile.mjs';
import { EnvError } from './settingsError.ts';
import { describeUnknown, tellOnce } from './unknownVariables.ts';
import { webhookSecrets, webhookUrl } from './webhook.ts';

/**
 * The environment: read only here, once, validated as a whole and frozen. Every variable is optional; with none set the
 * demo site runs.
 */
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)) && URL.canParse(value), {
      error: `must be a URL beginning with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

/** In the one form that browsers write it in: no default port, names of other alphabets in ASCII. */
const origin = (...protocols: string[]) =>
  url(...protocols)
    .refine((value) => /^[a-z]+:\/\/[^/?#@\\\s]+\/*$/.test(value), {
      error: 'must be a bare origin, as https://www.example.com, without a path or a user name',
    })
    .transform((value) => new URL(value).origin);

const bucketUrl = z.string().transform((value, context): BucketAddress => {
  const address = readBucketUrl(value);
  if (address) return address;
  context.issues.push({ code: 'custom', message: bucketUrlRule, input: value });
  return z.NEVER;
});

/** Values separated by commas. */
const several = <T extends z.ZodType<string, string>>(one: T) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(one).min(1));

/** The languages of the site, in the order in which they are offered. */
const siteLanguages = several(z.enum(languages, { error: `must be among ${languages.join(', ')}` }))
  .refine((all) => new Set(all).size === all.length, { error: 'names a language twice' })
  .refine((all) => all.includes(defaultLanguage), {
    error: `must have ${defaultLanguage}: a site speaks Spanish, whatever else it speaks`,
  })
  .transform((all): readonly Language[] => Object.freeze(all));

/** Host names, each with the slug of an agency. */
const hostSlugs = several(
  z
    .string()
    .regex(/^[a-z0-9.-]+=[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a host and an agency, as casa-clara.example=casa-clara'),
).transform((parts): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.map((part) => part.split('=') as [string, string])),
);

const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);
const isHttps = (address: string): boolean => address.startsWith('https://') && URL.canParse(address);

const codes = languages.join('|');
const firstCode = new RegExp(`^(?:${codes})=`);
const betweenCodes = new RegExp(`,\\s*(?=(?:${codes})=)`);

/** An address in each language: one for all, or `es=…,ca=…,en=…`, of which some may be missing. */
const addresses = (isAddress: (address: string) => boolean, error: string) =>
  z
    .string()
    .transform((value): [Language, string][] =>
      firstCode.test(value)
        ? value.split(betweenCodes).map((part) => [part.slice(0, 2) as Language, part.slice(3).trim()])
        : languages.map((language) => [language, value]),
    )
    .refine((all) => all.every(([, address]) => isAddress(address)), { error: `${error}, or es=…,ca=…,en=… of such` })
    .transform((all): Readonly<Partial<Record<Language, string>>> => Object.fromEntries(all))
    .optional();

const link = addresses(
  (address) => isHttps(address) || isPath(address),
  'must be a URL beginning with https:// or a path beginning with /',
);
const videoLink = addresses(isHttps, 'must be a URL beginning with https://');

/** Cookies with the days that they last; `*` stands for any ending. */
const cookieDays = several(
  z.string().regex(/^[\w.-]+\*?=[1-9]\d{0,4}$/, 'must be a cookie and its days, as _id=90'),
).transform((parts) =>
  parts.map((part) => {
    const [name, days] = part.split('=') as [string, string];
    return { name, days: Number(days) };
  }),
);

/** Digits alone: `0x10`, `1e3` and `12.0` are more likely mistakes than numbers. */
const whole = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);
const secret = z.string().min(16, 'must have at least 16 characters');
/** A token, or two while one takes the other's place. */
const tokens = several(secret).refine((all) => all.length <= 2, { error: 'must be one or two, separated by a comma' });
const onOff = z.enum(['on', 'off']);

/** Addresses and networks, as 203.0.113.0/24. */
const networks = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be addresses or networks, as 203.0.113.0/24',
});

/** Larger than any proxies' own: of IPv4 less than /8, of IPv6 less than /16. */
function isVast(network: string): boolean {
  const [address, prefix] = network.split('/') as [string, string?];
  return prefix !== undefined && Number(prefix) < (address.includes(':') ? 16 : 8);
}

/** A fact that each network's folder states, so that none is shown under another's. */
const ofNetwork = z.string({ error: 'is missing: a line of network.env in NETWORK_DIR' }).min(1);

interface Variable {
  schema: z.ZodType;
  /** Shown by `npm start -- --help`, and in `.env.example` above the variable. */
  help: string;
}

const variable = <T extends z.ZodType>(schema: T, help: string): { schema: T; help: string } => ({ schema, help });

export const variables = {
  NODE_ENV: variable(
    z.enum(['production', 'development', 'test']).default('production'),
    'production, development or test',
  ),
  PORT: variable(whole(0, 65_535).default(3000), 'port to listen on (0: any free one)'),
  HOST: variable(
    z
      .string()
      .min(1)
      .default('0.0.0.0')
      // As in a URL.
      .transform((value) => value.replace(/^\[(.*)\]$/, '$1')),
    'address to listen on',
  ),
  PUBLIC_ORIGIN: variable(
    origin('https', 'http').optional(),
    'public address of the site, as https://www.example.com: canonical URLs, hreflang, sitemap, links in mails (default http://localhost:PORT)',
  ),
  ALLOWED_HOSTS: variable(
    several(z.string().regex(/^[a-z\d.-]+$/i, 'must be a host name, as www.example.com')).optional(),
    'with PUBLIC_ORIGIN: further host names that the site answers to, beside its own, those of AGENCY_HOSTS, IP addresses and names without a dot, separated by commas',
  ),
  TRUSTED_PROXIES: variable(
    several(
      networks.refine((network) => !isVast(network), {
        error: 'is a network in which every visitor may be: each could claim any address',
      }),
    ).optional(),
    'addresses and networks of reverse proxies outside private networks, as of a CDN, separated by commas: limits count by the client that their X-Forwarded-For names',
  ),
  READS_PER_MINUTE: variable(
    whole(0, 1_000_000).default(1200),
    'pages and lists outside the cache that one client (an address, of IPv6 its /64) may ask for in a minute, and five times as many pictures; beyond, 429 (0: no limit)',
  ),
  API_HOST: variable(
    origin('https', 'http').optional(),
    "the network's API, which serves /web (default: the bundled origin)",
  ),
  CMS_HOST: variable(
    origin('https', 'http').optional(),
    'the WordPress that serves /wp-json and /magazine (default: the bundled origin)',
  ),
  CMS_SECRET: variable(
    secret.optional(),
    'secret that the calls to the CMS carry, as set in its plugin (integrations/wordpress)',
  ),
  IMAGE_ORIGINS: variable(
    several(origin('https', 'http')).optional(),
    "with API_HOST or CMS_HOST: origins whose pictures pages show, as https://cdn.example.com, separated by commas; those below the API's own /media pass through the site (default: the hosts of API_HOST and CMS_HOST)",
  ),
  DATABASE_URL: variable(
    z.string().refine(isDatabaseUrl, databaseUrlRule).optional(),
    "the bundled origin's database: postgres://…, of several servers as libpq has it (docs/operations.md#a-primary-that-dies), or a SQLite file's path (default: DATA_DIR/vencejo.sqlite)",
  ),
  DATABASE_PASSWORD: variable(
    z.string().min(1).optional(),
    'password for DATABASE_URL and DATABASE_READ_URL, where they hold none',
  ),
  DATABASE_READ_URL: variable(
    z
      .string()
      .refine((value) => /^postgres(?:ql)?:\/\//.test(value) && isDatabaseUrl(value), {
        error: 'must be postgres://user:password@host/database',
      })
      .optional(),
    'a streaming replica of DATABASE_URL that the bundled origin answers pages and lists from, the same at all origins (docs/operations.md#a-read-replica)',
  ),
  REDIS_URL: variable(
    url('redis', 'rediss').optional(),
    'Redis through which several sites share cache entries and purges',
  ),
  REDIS_PASSWORD: variable(z.string().min(1).optional(), 'password for REDIS_URL, where that holds none'),
  SMTP_URL: variable(
    url('smtp', 'smtps').optional(),
    'mail server of the bundled origin, as smtps://user:password@mail.example.com (without one, mails are written to files below DATA_DIR/mail)',
  ),
  MAIL_CATCHER_URL: variable(
    url('smtp', 'smtps').optional(),
    'mail catcher that takes the mails of the bundled origin while SMTP_URL is unset, for trying it out: nobody receives them',
  ),
  LEADS_WEBHOOK_URL: variable(
    webhookUrl.optional(),
    'where the bundled origin posts what happens to leads, as https://crm.example.com/vencejo (docs/api.md#events)',
  ),
  LEADS_WEBHOOK_SECRET: variable(
    webhookSecrets.optional(),
    'signs them: whsec_ and 32 random bytes in base64, or two secrets separated by a comma',
  ),
  DATA_DIR: variable(
    z
      .string()
      .min(1)
      .default('data')
      .transform((value) => path.resolve(value)),
    'folder for the SQLite file, pictures, mails without a mail server, and forms that were sent while the API was down',
  ),
  MEDIA_URL: variable(
    bucketUrl.optional(),
    "bucket for the masters of the bundled origin's pictures, as s3://pictures/vencejo?endpoint=https://minio.example.com&region=eu-central-1 (docs/operations.md#pictures-in-a-bucket; default: DATA_DIR/media)",
  ),
  AWS_ACCESS_KEY_ID: variable(z.string().min(1).optional(), 'key with which MEDIA_URL is read and written'),
  AWS_SECRET_ACCESS_KEY: variable(z.string().min(1).optional(), 'its secret'),
  ADMIN_TOKEN: variable(
    tokens.optional(),
    "operators' token, or two separated by a comma; without it /admin is off, and what has no token of its own",
  ),
  PURGE_TOKEN: variable(tokens.optional(), 'token that only purges, or two'),
  METRICS_TOKEN: variable(tokens.optional(), 'token that only reads /metrics, or two'),
  SITE_PURGE_URL: variable(
    several(url('https', 'http')).optional(),
    'purge endpoints of the sites, as http://site:3000/admin/cache/purge, separated by commas: the bundled origin sends its changes there, with PURGE_TOKEN or ADMIN_TOKEN',
  ),
  CDN_PURGE: variable(
    z.enum(['fastly', 'cloudflare']).optional(),
    'CDN in front of the site, fastly or cloudflare: answers carry their keys and lifetimes for it, and purges are sent on to it (docs/caching.md#a-cdn-in-front)',
  ),
  CDN_PURGE_ID: variable(
    z
      .string()
      .regex(/^[\w-]+$/, 'must be letters, digits, _ and -')
      .optional(),
    'its service (Fastly) or zone (Cloudflare)',
  ),
  CDN_PURGE_TOKEN: variable(
    z
      .string()
      .regex(/^[!-~]+$/, 'must be printable ASCII, without spaces')
      .optional(),
    'a token of its API that may purge, and no more',
  ),
  CDN_PURGE_URL: variable(
    url('https', 'http')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    "address of an API like its (default: the CDN's own)",
  ),
  CACHE_MAX_MB: variable(whole(8, 65_536).default(256), 'maximum size of the memory cache of each site process, in MB'),
  DEMO: variable(
    onOff.default('on'),
    "off: starts import nothing, listings come by npm run import; on: the listings of the network's folder, and what changes in its files",
  ),
  ALLOW_PRIVATE_SOURCES: variable(
    onOff.default('off'),
    'on: the bundled origin also fetches feeds and pictures from this machine and from private networks',
  ),
  ADVERT_RULES: variable(
    z.enum(['warn', 'hide']).default('warn'),
    'what the bundled origin does with an advert that breaks a rule which must hold: warn says so in reports; hide also keeps it off the site until it is mended',
  ),
  FEED_MAX_MB: variable(whole(1, 100_000).default(500), 'maximum size of a feed, downloaded and unpacked, in MB'),
  IMPORTS_AT_ONCE: variable(
    whole(1, 32).default(2),
    'sources whose feeds the bundled origin reads at once by itself, beside one of at most 10,000 listings; each may take 400 MB of memory',
  ),
  DRAIN_DELAY_SECONDS: variable(
    whole(0, 60).default(0),
    'seconds for which the site goes on as before after a stop signal, with /readyz at 503: as long as the balancer takes to notice',
  ),
  KEEP_ALIVE_SECONDS: variable(
    whole(1, 3_600).default(5),
    'seconds for which an idle connection is kept: more than the proxy or balancer in front keeps its own, as 65 for one that keeps them for 60',
  ),
  ROBOTS: variable(
    z.enum(['index', 'noindex']).optional(),
    'noindex keeps search engines out of this installation (default: index; noindex for a network whose BRAND_EMAIL is at a made-up name, as the demo, under a public PUBLIC_ORIGIN)',
  ),
  ROBOTS_AI: variable(
    z.enum(['answers', 'all', 'none']).default('answers'),
    'what robots.txt says to crawlers of language models: answers lets in those that look up answers and keeps out those that collect for training, all lets in both, none neither (docs/assistants.md#crawlers)',
  ),
  ASSISTANTS: variable(onOff.default('on'), 'off closes the door for assistants, POST /mcp (docs/assistants.md)'),
  EXPORT_SECRET: variable(
    secret.optional(),
    "from which the addresses of the network's exports to portals follow (default: a secret in the bundled origin's database; with an API of your own each site's own, so set it where there are several)",
  ),
  EXPORT_MINUTES: variable(
    whole(5, 1440).default(60),
    "minutes after which the network's exports to portals are brought up to date",
  ),
  INDEXNOW_KEY: variable(
    z
      .string()
      .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens')
      .optional(),
    'key of IndexNow, served as /{key}.txt: the bundled origin then submits the pages of listings that changed (unset: off)',
  ),
  INDEXNOW_URL: variable(url('https', 'http').default('https://api.indexnow.org/indexnow'), 'where they are submitted'),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'lowest level that is logged',
  ),
  TRANSLATE_PROVIDER: variable(
    z.enum(['google', 'deepl', 'libretranslate', 'apertium']).optional(),
    'who translates texts of listings that lack a language: google, deepl, libretranslate or apertium (unset: nobody)',
  ),
  TRANSLATE_URL: variable(
    url('https', 'http').optional(),
    "its address: needed for libretranslate and apertium (default: google's and deepl's own)",
  ),
  TRANSLATE_KEY: variable(
    z.string().min(1).optional(),
    'its key: needed for google and deepl; never sent to a browser',
  ),
  TRANSLATE_LANGUAGES: variable(
    several(z.enum(languages, { error: `must be among ${languages.join(', ')}` })).optional(),
    'languages into which is translated, separated by commas (default: those of LANGUAGES but Spanish)',
  ),
  TRANSLATE_MONTHLY_CHARACTERS: variable(
    whole(0, 1_000_000_000).default(500_000),
    'characters that are sent to be translated in a month (UTC) at most',
  ),
  TRANSLATE_INDEX: variable(onOff.default('off'), 'on: pages whose text a machine translated are in the sitemap too'),
  ISOCHRONES_URL: variable(
    url('https', 'http')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    'engine that knows from where a place is reached in time, as https://api.openrouteservice.org: lists can then be narrowed by travel time (unset: not offered)',
  ),
  ISOCHRONES_ENGINE: variable(
    z.enum(['openrouteservice', 'valhalla']).default('openrouteservice'),
    'its interface: openrouteservice (POST /v2/isochrones/…) or valhalla (POST /isochrone)',
  ),
  ISOCHRONES_KEY: variable(z.string().min(1).optional(), 'its key, sent as Authorization; never to a browser'),
  ISOCHRONES_MODES: variable(
    several(z.enum(travelModes, { error: `must be among ${travelModes.join(', ')}` })).default([
      'foot',
      'bicycle',
      'car',
    ]),
    'how visitors may travel, separated by commas: foot, bicycle, car, and with valhalla transit, where it has timetables',
  ),
  PRIVATE_LINK_SECRET: variable(
    secret.optional(),
    'when set, private pages open only with a signature made with it (?t=…)',
  ),
  FORM_SECRET: variable(
    secret.optional(),
    'signs the time in every form; the same for all machines of a site (default: made in DATA_DIR)',
  ),
  LEADS_KEY: variable(
    secret.optional(),
    'encrypts forms that are kept while the API is down (default: made in DATA_DIR)',
  ),
  SERVICE_WORKER: variable(
    onOff.default('on'),
    'off retires the service worker, which shows a page while there is no network: browsers that have it remove it and what it stored',
  ),
  SURNAME_REQUIRED: variable(
    onOff.default('off'),
    'on makes the surname of an enquiry and of the newsletter a field that must be filled in',
  ),
  ADVERT_CONFIRMATIONS: variable(
    onOff.default('off'),
    'on: agents are mailed once a month about homes that nobody changed, confirmed or fed for 60 days',
  ),
  FAVOURITES: variable(onOff.default('on'), 'off disables the favourite buttons and hides the link to the list'),
  STATISTICS: variable(
    onOff.default('on'),
    'off: nothing is counted of what visitors do with listings, and no page or mail shows any of it',
  ),
  STATS_IGNORE: variable(
    several(networks).optional(),
    "addresses and networks whose visits are not counted, separated by commas: those of the network's own offices",
  ),
  RESULTS_KEY: variable(
    secret.optional(),
    'with which the site tells its API what was counted; the same for sites and origin, needed with API_HOST (default: made in DATA_DIR)',
  ),
  RESULT_MAILS: variable(
    onOff.default('off'),
    'on: agents are mailed on Mondays the results of their homes in the week, with a page from which owners are sent a link',
  ),
  MAP_TILES_FILE: variable(
    z
      .string()
      .min(1)
      .transform((value) => path.resolve(value))
      .optional(),
    'vector tiles of streets, as /data/spain.pmtiles, for the maps of places where the shipped tiles have none (docs/operations.md#map-tiles)',
  ),
  PMTILES_SOURCE: variable(
    url('https', 'http').default('https://build.protomaps.com/{date}.pmtiles'),
    'PMTiles file of which npm run tiles takes an area for MAP_TILES_FILE; {date} is the day of the newest that there is, as 20261128',
  ),
  EMBED_ORIGINS: variable(
    several(origin('https')).optional(),
    'origins of virtual tours and videos that pages may embed, beside YouTube, Vimeo and Matterport, separated by commas; others stay links',
  ),
  NETWORK_DIR: variable(
    z
      .string()
      .min(1)
      .default('networks/vencejo')
      .transform((value) => path.resolve(value)),
    'folder of the network, as networks/casa-clara: everything that is its own (docs/your-network.md)',
  ),
  DATES_AS_OF: variable(
    z.iso.date('must be a date, as 2026-11-01').optional(),
    "day that the folder's dates are as of: at the first load they are moved so that it is today (for networks that are made up)",
  ),
  LANGUAGES: variable(
    siteLanguages.default(usualLanguages),
    `languages that the site speaks, in the order in which it offers them, separated by commas, es among them: ${languages.join(', ')}`,
  ),
  ANALYTICS_MATOMO_URL: variable(
    url('https', 'http')
      .transform((value) => value.replace(/\/*$/, '/'))
      .optional(),
    'Matomo, as https://stats.example.com/, loaded after consent to analytics (unset: no analytics)',
  ),
  ANALYTICS_MATOMO_SITE: variable(whole(1, 1_000_000_000).optional(), "the site's number in Matomo"),
  ANALYTICS_PLAUSIBLE_URL: variable(
    url('https', 'http')
      .refine((value) => /\/[^/?#]*manual[^/?#]*\.js$/.test(value), {
        error: 'must be the manual variant of the script, as https://plausible.io/js/script.manual.js',
      })
      .optional(),
    'script of Plausible, its manual variant, loaded after consent to analytics (instead of Matomo)',
  ),
  ANALYTICS_PLAUSIBLE_DOMAIN: variable(
    z
      .string()
      .regex(/^[\w.-]+$/, 'must be a domain')
      .optional(),
    "the site's name in Plausible",
  ),
  MARKETING_TAG_URL: variable(
    url('https', 'http').optional(),
    'script of a marketing service, loaded after consent to marketing (unset: no marketing)',
  ),
  MARKETING_TAG_ORIGINS: variable(
    several(origin('https', 'http')).optional(),
    "further origins that it loads from, separated by commas: added to the content security policy with the script's own",
  ),
  MARKETING_TAG_COOKIES: variable(
    cookieDays.optional(),
    'cookies that it sets, each with its days, as _id=90,_visit.*=1, separated by commas: listed in the cookies policy, removed when consent is withdrawn',
  ),
  BRAND_NAME: variable(ofNetwork, 'name of the network, in titles and texts'),
  BRAND_KEY: variable(
    ofNetwork.regex(/^[a-z0-9_]+$/, 'must be lower-case letters, digits and _'),
    "key of the brand in the CMS's field names (porque_{key}_)",
  ),
  BRAND_EMAIL: variable(
    ofNetwork.pipe(z.email('must be an e-mail address')),
    'contact address shown to visitors, and sender of mails',
  ),
  LEGAL_NAME: variable(ofNetwork, 'company responsible for the site: legal notice, privacy policy, forms'),
  LEGAL_TAX_ID: variable(ofNetwork, 'its tax number (NIF)'),
  LEGAL_ADDRESS: variable(ofNetwork, 'its registered address'),
  LEGAL_REGISTER: variable(ofNetwork, 'its entry in the companies register (Registro Mercantil)'),
  LEGAL_AGENTS_REGISTER: variable(
    z.string().optional(),
    "the network's own number in a register of estate agents, where it has one, as AICAT 1234: legal notice, contact page",
  ),
  LEGAL_PHONE: variable(
    z
      .string()
      .regex(/^\+\d{8,15}$/, 'must be in international form, as +34910000000')
      .optional(),
    'its phone, in the legal texts',
  ),
  LEGAL_DPO_EMAIL: variable(
    z.email('must be an e-mail address').optional(),
    'address of its data protection officer, where it has one: the legal texts then send questions about data there (default: BRAND_EMAIL)',
  ),
  SECURITY_CONTACT: variable(
    several(
      z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+\d+|https:\/\/\S+)$/, 'must be mailto:…, tel:+… or https://…'),
    ).optional(),
    'where weaknesses of the site are reported, as mailto:security@example.com, separated by commas: with SECURITY_EXPIRES in /.well-known/security.txt (unset: no such file)',
  ),
  SECURITY_EXPIRES: variable(
    z.iso.date('must be a date, as 2027-06-30').optional(),
    'day until which that holds, at most a year ahead: then the file is gone, and the start and /admin warn',
  ),
  AGENCY_HOSTS: variable(
    hostSlugs.optional(),
    "host names under which an agency's logo replaces the network's, as casa-clara.example=casa-clara, separated by commas",
  ),
  AGENCY_ERROR_URL: variable(
    url('https', 'http').optional(),
    'target of the error address of agencies, /{agency} appended, and ?lang= for the other languages (default: a page of this site, /error/agencias/{agency})',
  ),
  LINK_MAGAZINE: variable(
    link,
    'the magazine: entry of the header, articles on the home page; this and the other links: one URL or path, or es=…,ca=…,en=… (hidden when unset)',
  ),
  LINK_MAGAZINE_NEWS: variable(link, 'its category News'),
  LINK_MAGAZINE_SECTOR: variable(link, 'its category about the property sector'),
  LINK_MAGAZINE_SHOWCASE: variable(link, 'its category Showcase'),
  LINK_MAGAZINE_HOME: variable(link, 'its category about the home'),
  LINK_REGISTER: variable(link, 'registration'),
  LINK_AGENTS_JOIN: variable(link, 'recruitment of agents'),
  LINK_OFFICES: variable(link, 'the offices'),
  LINK_RESPONSIBILITY: variable(link, 'corporate social responsibility'),
  LINK_PRESS: variable(link, 'press room'),
  LINK_CONTACT: variable(link, "contact, linked from the site's own page"),
  LINK_OTHER_SERVICES: variable(link, 'other services'),
  LINK_TECHNOLOGY: variable(link, 'the technology for agents'),
  LINK_MARKETING: variable(link, 'marketing for agents'),
  LINK_COMMUNITY: variable(link, 'the community of agents'),
  LINK_INSTAGRAM: variable(link, 'Instagram'),
  LINK_LINKEDIN: variable(link, 'LinkedIn'),
  LINK_X: variable(link, 'X'),
  LINK_YOUTUBE: variable(link, 'YouTube'),
  LINK_ETHICS_CHANNEL: variable(link, "the provider's form of the reports channel"),
  LINK_PROPERTY_MANAGEMENT: variable(
    link,
    'property management: where /es/servicios/gestion-patrimonial leads (404 when unset)',
  ),
  LINK_VIDEO_SELL: variable(
    videoLink,
    'video on the page for sellers, played on a click or linked, as EMBED_ORIGINS says (hidden when unset)',
  ),
  LINK_VIDEO_RENT: variable(videoLink, 'the same on the page for landlords'),
} satisfies Record<string, Variable>;

type Values = { readonly [Name in keyof typeof variables]: z.infer<(typeof variables)[Name]['schema']> };

export type Env = Omit<Values, 'PUBLIC_ORIGIN' | 'ROBOTS'> & {
  readonly PUBLIC_ORIGIN: string;
  readonly ROBOTS: 'index' | 'noindex';
};

export { EnvError };

/** The variables that are set. An empty string counts as unset, because compose files set it for unset variables. */
const given = (source: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(source).filter(([name, value]) => name in variables && value !== ''));

/** What the folder of the network sets. */
const networkVariables = ({ NETWORK_DIR }: Record<string, string | undefined>): Record<string, string> =>
  readNetworkVariables(variables.NETWORK_DIR.schema.parse(NETWORK_DIR), new Set(Object.keys(variables)));

function optionalServiceProblems(set: Record<string, string | undefined>): string[] {
  const unpaired = [
    ['ANALYTICS_MATOMO_URL', 'ANALYTICS_MATOMO_SITE'],
    ['ANALYTICS_PLAUSIBLE_URL', 'ANALYTICS_PLAUSIBLE_DOMAIN'],
  ].filter(([a, b]) => Boolean(set[a!]) !== Boolean(set[b!]));
  return [
    ...unpaired.map((pair) => `  ${pair.join(', ')}: set both or neither`),
    ...(set.ANALYTICS_MATOMO_URL && set.ANALYTICS_PLAUSIBLE_URL
      ? ['  ANALYTICS_MATOMO_URL, ANALYTICS_PLAUSIBLE_URL: set one of them']
      : []),
    ...['MARKETING_TAG_ORIGINS', 'MARKETING_TAG_COOKIES']
      .filter((name) => set[name] && !set.MARKETING_TAG_URL)
      .map((name) => `  ${name}: needs MARKETING_TAG_URL`),
  ];
}

function translationProblems({
  TRANSLATE_PROVIDER: provider,
  TRANSLATE_URL,
  TRANSLATE_KEY,
}: Record<string, string | undefined>): string[] {
  const given = Object.entries({ TRANSLATE_URL, TRANSLATE_KEY }).flatMap(([name, value]) => (value ? [name] : []));
  if (!provider)
    return given.length === 0
      ? []
      : [
          `  ${given.join(', ')}: need TRANSLATE_PROVIDER. Texts are translated when they come in, and not on a click any more (CHANGELOG.md)`,
        ];
  if (['google', 'deepl'].includes(provider))
    return TRANSLATE_KEY ? [] : [`  TRANSLATE_PROVIDER: ${provider} needs TRANSLATE_KEY`];
  return TRANSLATE_URL ? [] : [`  TRANSLATE_PROVIDER: ${provider} needs TRANSLATE_URL`];
}

function cdnProblems(set: Record<string, string | undefined>): string[] {
  const needed = ['CDN_PURGE', 'CDN_PURGE_ID', 'CDN_PURGE_TOKEN'];
  const given = [...needed, 'CDN_PURGE_URL'].filter((name) => set[name]);
  return given.length === 0 || needed.every((name) => set[name])
    ? []
    : [`  ${given.join(', ')}: set all of ${needed.join(', ')} or none`];
}

function mediaProblems(set: Record<string, string | undefined>): string[] {
  const missing = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].filter((name) => !set[name]);
  return set.MEDIA_URL && missing.length > 0 ? [`  MEDIA_URL: needs ${missing.join(' and ')}`] : [];
}

/** The addresses of database and Redis whole, where their passwords are set apart. */
function withPasswords(values: Values): Values {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_PASSWORD, REDIS_URL, REDIS_PASSWORD } = values;
  const whole = (address: string | undefined, password: string | undefined) =>
    address && password ? withPassword(address, password) : address;
  return {
    ...values,
    DATABASE_URL: whole(DATABASE_URL, DATABASE_PASSWORD),
    DATABASE_READ_URL: whole(DATABASE_READ_URL, DATABASE_PASSWORD),
    REDIS_URL: whole(REDIS_URL, REDIS_PASSWORD),
  };
}

/**
 * Validates a set of variables, and those of the network's folder, which it overrides.
 * @throws EnvError listing every variable that is wrong
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const files = readSecretFiles(source);
  const own = { ...given(source), ...files.values };
  const all = { ...given(networkVariables(own)), ...own };
  const shape = Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema]));
  const result = z.object(shape).safeParse(all);
  const problems = [
    ...files.problems,
    ...(result.success ? [] : result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)),
  ];
  problems.push(...translationProblems(all));
  if (Boolean(all.LEADS_WEBHOOK_URL) !== Boolean(all.LEADS_WEBHOOK_SECRET)) {
    problems.push('  LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: set both or neither');
  }
  problems.push(...optionalServiceProblems(all));
  problems.push(...removedVariables(source));
  if (Boolean(all.SECURITY_CONTACT) !== Boolean(all.SECURITY_EXPIRES))
    problems.push('  SECURITY_CONTACT, SECURITY_EXPIRES: set both or neither');
  problems.push(...cdnProblems(all), ...mediaProblems(all));
  if (all.DATABASE_READ_URL && !all.DATABASE_URL?.startsWith('postgres'))
    problems.push('  DATABASE_READ_URL: needs a DATABASE_URL of PostgreSQL');
  if (all.ISOCHRONES_MODES?.includes('transit') && all.ISOCHRONES_ENGINE !== 'valhalla')
    problems.push('  ISOCHRONES_MODES: transit needs ISOCHRONES_ENGINE=valhalla');
  if (all.INDEXNOW_KEY && !all.PUBLIC_ORIGIN) problems.push('  INDEXNOW_KEY: needs PUBLIC_ORIGIN');
  if (all.SITE_PURGE_URL && !all.ADMIN_TOKEN && !all.PURGE_TOKEN)
    problems.push('  SITE_PURGE_URL: needs PURGE_TOKEN or ADMIN_TOKEN');
  if (!result.success || problems.length > 0)
    throw new EnvError(`The environment is not right:\n${problems.join('\n')}`);
  const values = result.data as Values;
  const PUBLIC_ORIGIN = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  return Object.freeze({
    ...withPasswords(values),
    PUBLIC_ORIGIN,
    ROBOTS: values.ROBOTS ?? (isMadeUp(values) && isPublicName(PUBLIC_ORIGIN) ? 'noindex' : 'index'),
  });
}

/** The text of `npm start -- --help`: one line a variable, with its default. */
export function describeEnv(): string {
  const lines = Object.entries(variables).map(([name, { schema, help }]) => {
    const preset = schema.safeParse(undefined);
    const value: unknown = preset.success && !name.endsWith('_DIR') ? preset.data : undefined;
    const listed = value === usualLanguages ? usualLanguages.join() : value;
    const shown = typeof listed === 'string' || typeof listed === 'number' ? ` [${listed}]` : '';
    return `  ${name.padEnd(24)} ${help}${shown}`;
  });
  return [...lines, '', `Secrets may be in files, named by the variable with _FILE: ${secretNames.join(', ')}`].join(
    '\n',
  );
}

let current: Env | undefined;

/** The environment of this process, read on the first call; a file `.env` adds variables that are not set. */
export function env(): Env {
  if (!current) {
    const names = loadEnvFile('.env');
    tellOnce(describeUnknown(names, [...Object.keys(variables), ...secretNames.map((name) => `${name}_FILE`)]));
    current = readEnv(process.env);
  }
  return current;
}

/**
 * The environment for a child process: that of this process, with some variables changed. PGPASSWORD is for the
 * programs of PostgreSQL.
 */
export const childEnv = (
  changes: Partial<Record<keyof typeof variables | 'PGPASSWORD', string>>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
});
