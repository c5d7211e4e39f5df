import type { PublicEnv } from '#config/publicEnv.ts';
import type cookies from '#shared/i18n/languages/es/cookies.json';
import { matomoCookies, nameOf, type MarketingTag, type OptionalServices } from './optionalServices.ts';
import { retentionPeriods } from './retention.ts';
import { sessionKeys, storedKeyNames } from './storedKeyNames.ts';

/** The first is always on; the others wait for the visitor's consent (docs/product.md#compliance). */
export const storageCategories = ['necessary', 'analytics', 'marketing'] as const;
export type StorageCategory = (typeof storageCategories)[number];

export type StorageArea = 'localStorage' | 'sessionStorage' | 'cookie' | 'cacheStorage';

type Duration =
  | { until: 'tab' | 'deleted' }
  /** Until the tab is closed, and at most so long. */
  | { until: 'hoursInTab'; count: number }
  | { until: 'minutes' | 'days' | 'months'; count: number };

/** The keys of the texts that begin so. */
type TextsOf<Beginning extends string> = keyof typeof cookies & `${Beginning}${string}`;

/** Something that is stored in a visitor's browser: a row of the cookies policy. */
export interface StoredKey {
  /** As the browser shows it; `*` stands for any ending. */
  name: string;
  area: StorageArea;
  category: StorageCategory;
  /** The provider that stores and reads it; absent where the site does. */
  provider?: string;
  purpose: TextsOf<'purpose.'>;
  duration: Duration;
  /** Who else gets to know what is stored, and where. */
  transfer: TextsOf<'transfer.'>;
  /** Absent where no setting changes it. */
  isUsed?: (site: PublicEnv) => boolean;
}

const {
  language,
  scheme,
  favourites,
  searches,
  visited,
  hidden,
  places,
  consent,
  offlinePrefix,
  sessionPrefix,
  draftPrefix,
  scroll,
} = storedKeyNames;

const keys: readonly StoredKey[] = [
  {
    name: language,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.language',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: scheme,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.scheme',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: favourites,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.favourites',
    duration: { until: 'deleted' },
    transfer: 'transfer.references',
    isUsed: (site) => site.favourites,
  },
  {
    name: `${favourites}:details`,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.favouriteDetails',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
    isUsed: (site) => site.favourites,
  },
  {
    name: searches,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.searches',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: `${searches}:last`,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.lastSearch',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: visited,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.visited',
    duration: { until: 'deleted' },
    transfer: 'transfer.references',
  },
  {
    name: `${visited}:details`,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.visitedDetails',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: `${visited}:visits`,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.visits',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
  },
  {
    name: hidden,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.hidden',
    duration: { until: 'deleted' },
    transfer: 'transfer.references',
  },
  {
    name: places,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.places',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
    isUsed: (site) => site.travelModes === undefined,
  },
  {
    name: places,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.places',
    duration: { until: 'deleted' },
    transfer: 'transfer.places',
    isUsed: (site) => site.travelModes !== undefined,
  },
  {
    name: `${offlinePrefix}*`,
    area: 'cacheStorage',
    category: 'necessary',
    purpose: 'purpose.offline',
    duration: { until: 'deleted' },
    transfer: 'transfer.none',
    isUsed: (site) => site.offline === true,
  },
  {
    name: consent,
    area: 'localStorage',
    category: 'necessary',
    purpose: 'purpose.consent',
    duration: { until: 'months', count: retentionPeriods.consentMonths },
    transfer: 'transfer.none',
    isUsed: (site) => site.optionalServices !== undefined,
  },
  {
    name: `${sessionPrefix}*:/*`,
    area: 'sessionStorage',
    category: 'necessary',
    purpose: 'purpose.answers',
    duration: { until: 'hoursInTab', count: 24 },
    transfer: 'transfer.none',
  },
  {
    name: `${sessionPrefix}*:${sessionKeys.estatesType}`,
    area: 'sessionStorage',
    category: 'necessary',
    purpose: 'purpose.estatesType',
    duration: { until: 'hoursInTab', count: 24 },
    transfer: 'transfer.none',
  },
  {
    name: `${sessionPrefix}*:${sessionKeys.agency}`,
    area: 'sessionStorage',
    category: 'necessary',
    purpose: 'purpose.agency',
    duration: { until: 'hoursInTab', count: 24 },
    transfer: 'transfer.none',
  },
  {
    name: `${draftPrefix}*`,
    area: 'sessionStorage',
    category: 'necessary',
    purpose: 'purpose.draft',
    duration: { until: 'tab' },
    transfer: 'transfer.sent',
  },
  {
    name: scroll,
    area: 'sessionStorage',
    category: 'necessary',
    purpose: 'purpose.scroll',
    duration: { until: 'tab' },
    transfer: 'transfer.none',
  },
];

const analyticsKeys = (service: OptionalServices['analytics']): StoredKey[] => {
  if (service?.kind !== 'matomo') return [];
  const row = {
    area: 'cookie',
    category: 'analytics',
    provider: nameOf(service),
    transfer: 'transfer.provider',
  } as const;
  return [
    { ...row, name: matomoCookies.visitor, purpose: 'purpose.matomoVisitor', duration: { until: 'months', count: 13 } },
    { ...row, name: matomoCookies.visit, purpose: 'purpose.matomoVisit', duration: { until: 'minutes', count: 30 } },
    {
      ...row,
      name: matomoCookies.referrer,
      purpose: 'purpose.matomoReferrer',
      duration: { until: 'months', count: 6 },
    },
  ];
};

const marketingKeys = (tag: MarketingTag): StoredKey[] =>
  tag.cookies.map(({ name, days }) => ({
    name,
    area: 'cookie',
    category: 'marketing',
    provider: nameOf(tag),
    purpose: 'purpose.marketing',
    duration: { until: 'days', count: days },
    transfer: 'transfer.provider',
  }));

/** Whatever this installation may store in a browser, with the visitor's consent or without. */
export const storedKeysOf = (site: PublicEnv): readonly StoredKey[] => [
  ...keys.filter(({ isUsed }) => isUsed?.(site) ?? true),
  ...analyticsKeys(site.optionalServices?.analytics),
  ...(site.optionalServices?.marketing ? marketingKeys(site.optionalServices.marketing) : []),
];

const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${name
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

/** The row that lists what was found in a browser; undefined for what no policy lists. */
export const findStoredKey = (listed: readonly StoredKey[], area: StorageArea, found: string): StoredKey | undefined =>
  listed.find((key) => key.area === area && patternOf(key.name).test(found));
