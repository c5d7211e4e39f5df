import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { imageUrl } from '#shared/domain/images.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { townOrProvinceWithIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Address } from '#shared/routes/address.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { holderOf } from '../contactCards/holderOf.ts';
import { atomFeed } from './atomFeed.ts';
import { feedId, toFeedListings } from './feedListing.ts';
import { feedEndings } from '../seo/feedUrl.ts';
import { jsonFeed } from './jsonFeed.ts';

/** What a feed is made with. */
export interface Making {
  api: Api;
  i18n: I18n;
  site: PublicEnv;
  signal: AbortSignal;
}

/** The homes of a call: its largest page. */
const pageSize = 48;

/** Pages of a person's or firm's homes: far more than one of them offers. */
const maxPages = 20;

const absoluteIn =
  ({ publicOrigin }: PublicEnv) =>
  (path: string): string =>
    new URL(path, publicOrigin).href;

const latest = (estates: readonly EstateSummary[]): string =>
  new Date(Math.max(0, ...estates.map(({ updatedAt }) => Date.parse(updatedAt ?? '') || 0))).toISOString();

/** The newest homes of a search without filters, as an Atom feed. @throws ApiError 422 for an unknown province */
export async function makeAtom(
  { language, params }: Extract<Address, { route: 'Search' }>,
  { api, i18n, site, signal }: Making,
): Promise<string> {
  const { type, province } = params;
  const absolute = absoluteIn(site);
  const page = buildUrl(routeTarget<'Search'>({ to: 'Search', params }), language);
  const [{ results }, provinces] = await Promise.all([
    api.estates({ type, filters: province ? { province } : {}, sort: 'recent', qty: pageSize }, { signal }),
    api.provinces(undefined, { signal }),
  ]);
  const place = provinces.find(({ slug }) => slug === province)?.name ?? results[0]?.address.province ?? province ?? '';
  return atomFeed({
    id: feedId(site, `${language}/${type}${province ? `/${province}` : ''}`),
    title: province
      ? i18n.t(`server:feed.title.${type}`, {
          where: townOrProvinceWithIn(undefined, { slug: province, name: place }, language),
        })
      : i18n.t(`server:feed.country.${type}`),
    subtitle: i18n.t('server:feed.subtitle', { brand: site.brandName }),
    language,
    self: absolute(page + feedEndings.atom),
    page: absolute(page),
    author: { name: site.brandName, url: absolute(buildUrl({ to: 'Home', params: {} }, language)) },
    updated: latest(results),
    listings: toFeedListings(results, i18n, site),
  });
}

/** All listings of a person or firm that may still be had, of every kind: lists have them first. */
async function loadHomes(filters: EstateFilters, { api, signal }: Making): Promise<EstateSummary[]> {
  const homes: EstateSummary[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const list = await api.estates({ type: 'all', filters, kinds: 'all', qty: pageSize, page }, { signal });
    homes.push(...list.results);
    if (page >= list.pages || list.results.some(({ status }) => isClosed(status))) break;
  }
  return homes;
}

/** The homes of an agent or of an agency, as a JSON feed. @throws ApiError 404 for neither */
export async function makeJson(slug: string, language: Language, making: Making): Promise<string> {
  const { api, i18n, site, signal } = making;
  const holder = await holderOf(slug, api, signal);
  if (!holder || holder.slug?.toLowerCase() !== slug) throw new ApiError(404);
  const isAgent = 'fullName' in holder;
  const name = isAgent ? holder.fullName : holder.commercialBrand;
  const picture = isAgent ? holder.image : holder.logo;
  const absolute = absoluteIn(site);
  // Agents and agencies share the pattern.
  const page = buildUrl(routeTarget<'Agent'>({ to: 'Agent', params: { agent: slug } }), language);
  const homes = await loadHomes(isAgent ? { agent: slug } : { agency: slug }, making);
  return JSON.stringify(
    jsonFeed({
      title: i18n.t('server:feed.title.holder', { name }),
      language,
      self: absolute(page + feedEndings.json),
      page: absolute(page),
      author: { name, url: absolute(page), ...(picture ? { avatar: absolute(imageUrl(picture, 'sm')) } : {}) },
      listings: toFeedListings(homes, i18n, site),
    }),
  );
}
