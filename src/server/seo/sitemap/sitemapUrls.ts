import { estateUrls } from '#shared/views/estate/estateTarget.ts';
import { profileUrls } from '#shared/views/profile/profileView.ts';
import type { SitemapEntryDto } from '#shared/contract/sitemap.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PlainRoute } from '#shared/routes/params.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import type { SitemapUrl } from '#shared/seo/sitemapXml.ts';
import { legalDocuments } from '#shared/views/legal/legalDocuments.ts';
import { legalTextOf, type LegalRoute } from '#shared/views/legal/legalTexts.ts';
import { serverPage } from '../../pages.ts';

const typeOf = (word: string | undefined): OperationType | undefined =>
  operationTypes.find((type) => type === word?.toLowerCase());

const timeOf = ({ updated_at: changed }: SitemapEntryDto): string | undefined =>
  changed && new Date(changed).toISOString();

const isLegal = (name: RouteName): name is LegalRoute => Object.hasOwn(legalTextOf, name);

/**
 * Since when a page's text is in force, as the page itself says. Other pages have no date: that of a build would change
 * without them.
 */
const dateOf = (name: RouteName): string | undefined =>
  isLegal(name) ? legalDocuments[legalTextOf[name]].versions[0].date : undefined;

const hasOneUrl = (name: RouteName): name is PlainRoute => serverPage(name).sitemap?.includes('pages') ?? false;

/** The pages of one URL a language. */
export const pageUrls = (): SitemapUrl[] =>
  routeNames
    .filter(hasOneUrl)
    .map((to) => ({ alternates: buildAlternates<PlainRoute>({ to, params: {} }), changed: dateOf(to) }));

/** null for an entry without what its URL is made of, as in the others. */
export function estateUrl(entry: SitemapEntryDto): SitemapUrl | null {
  const {
    reference,
    key = reference && keyOfReference(reference),
    url_slug: urlSlug,
    province_slug: provinceSlug,
    images,
    translated = [],
  } = entry;
  const slug = urlSlug?.['es-ES'] ?? entry.slug;
  const type = typeOf(entry.type);
  if (!key || !slug || !type || !provinceSlug) return null;
  const estate = { key, type, slug, urlSlug: urlSlug ?? { 'es-ES': slug }, address: { provinceSlug } };
  const isTranslated = (language: Language): boolean => translated.includes(languageFacts[language].tag);
  return { alternates: estateUrls(estate), changed: timeOf(entry), images, translated: languages.filter(isTranslated) };
}

export function agentUrl(entry: SitemapEntryDto): SitemapUrl | null {
  const { slug } = entry;
  return slug ? { alternates: profileUrls({ kind: 'agent', slug: slug.toLowerCase() }), changed: timeOf(entry) } : null;
}

export function agencyUrl(entry: SitemapEntryDto): SitemapUrl | null {
  const { slug } = entry;
  return slug
    ? { alternates: profileUrls({ kind: 'agency', slug: slug.toLowerCase() }), changed: timeOf(entry) }
    : null;
}

/** A province's homes of a type; without one, those of the whole country. */
export const searchPage = (type: OperationType, province?: string): SitemapUrl => ({
  alternates: buildAlternates(
    routeTarget<'Search'>({ to: 'Search', params: { type, ...(province ? { province } : {}) } }),
  ),
});

export function searchUrl(entry: SitemapEntryDto): SitemapUrl | null {
  const type = typeOf(entry.type);
  return type ? { ...searchPage(type, entry.province_slug), changed: timeOf(entry) } : null;
}

/** A town's homes of a type, or those of one of its zones. */
export function townUrl(entry: SitemapEntryDto): SitemapUrl | null {
  const { slug: town, zone_slug: zone, province_slug: province } = entry;
  const type = typeOf(entry.type);
  if (!town || !type || !province) return null;
  const filters = { town, ...(zone ? { zone: [zone] } : {}) };
  const target = routeTarget<'Search'>({ to: 'Search', params: { type, province }, query: { filters } });
  return { alternates: buildAlternates(target), changed: timeOf(entry) };
}

export const directoryPage = (province: string): SitemapUrl => ({
  alternates: buildAlternates(routeTarget<'Agents'>({ to: 'Agents', params: { province } })),
});

export function directoryUrl(entry: SitemapEntryDto): SitemapUrl | null {
  return entry.province_slug ? { ...directoryPage(entry.province_slug), changed: timeOf(entry) } : null;
}

/** The page that lists the provinces with agents, changed with the last of their pages. */
export const directoryIndex = (directories: readonly SitemapUrl[]): SitemapUrl => ({
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }),
  changed: latest(directories.map(({ changed }) => changed)),
});

/** The latest of some times; undefined where there is none. */
export const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times.reduce((last, time) => (time !== undefined && (last === undefined || time > last) ? time : last), undefined);
