import { estateUrls } from '#shared/views/estate/estateTarget.ts';
import { profileUrls } from '#shared/views/profile/profileView.ts';
import type { SitemapEntryDto } from '#shared/contract/sitemap.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PlainRoute } from '#shared/routes/params.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import type { SitemapUrl } from '#shared/seo/sitemapXml.ts';
import { legalDocuments } from '#shared/views/legal/legalDocuments.ts';
import { writtenLanguages } from '#shared/views/legal/lawyersTexts.ts';
import { legalTextOf, type LegalRoute } from '#shared/views/legal/legalTexts.ts';
import { pageRule } from '../../answers/pageRules.ts';

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

const hasOneUrl = (name: RouteName): name is PlainRoute => pageRule(name).sitemap?.includes('pages') ?? false;

/**
 * The page of an entry.
 * @param languages of the site
 * @returns null for an entry without what its URL is made of
 */
export type EntryReader = (entry: SitemapEntryDto, languages: readonly Language[]) => SitemapUrl | null;

/** The pages of one URL a language, in those that they are written in. */
export const pageUrls = (languages: readonly Language[]): SitemapUrl[] =>
  routeNames.filter(hasOneUrl).map((to) => ({
    alternates: buildAlternates<PlainRoute>({ to, params: {} }, writtenLanguages(to, languages)),
    changed: dateOf(to),
  }));

export const estateUrl: EntryReader = (entry, languages) => {
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
  return {
    alternates: estateUrls(estate, languages),
    changed: timeOf(entry),
    images,
    translated: languages.filter(isTranslated),
  };
};

const profileUrl =
  (kind: 'agent' | 'agency'): EntryReader =>
  ({ slug, ...entry }, languages) =>
    slug ? { alternates: profileUrls({ kind, slug: slug.toLowerCase() }, languages), changed: timeOf(entry) } : null;

export const agentUrl = profileUrl('agent');

export const agencyUrl = profileUrl('agency');

/** A province's homes of a type; without one, those of the whole country. */
export const searchPage = (type: OperationType, languages: readonly Language[], province?: string): SitemapUrl => ({
  alternates: buildAlternates(
    routeTarget<'Search'>({ to: 'Search', params: { type, ...(province ? { province } : {}) } }),
    languages,
  ),
});

export const searchUrl: EntryReader = (entry, languages) => {
  const type = typeOf(entry.type);
  return type ? { ...searchPage(type, languages, entry.province_slug), changed: timeOf(entry) } : null;
};

/** A town's homes of a type, or those of one of its zones. */
export const townUrl: EntryReader = (entry, languages) => {
  const { slug: town, zone_slug: zone, province_slug: province } = entry;
  const type = typeOf(entry.type);
  if (!town || !type || !province) return null;
  const filters = { town, ...(zone ? { zone: [zone] } : {}) };
  const target = routeTarget<'Search'>({ to: 'Search', params: { type, province }, query: { filters } });
  return { alternates: buildAlternates(target, languages), changed: timeOf(entry) };
};

export const directoryPage = (province: string, languages: readonly Language[]): SitemapUrl => ({
  alternates: buildAlternates(routeTarget<'Agents'>({ to: 'Agents', params: { province } }), languages),
});

export const directoryUrl: EntryReader = (entry, languages) =>
  entry.province_slug ? { ...directoryPage(entry.province_slug, languages), changed: timeOf(entry) } : null;

/** The page that lists the provinces with agents, changed with the last of their pages. */
export const directoryIndex = (directories: readonly SitemapUrl[], languages: readonly Language[]): SitemapUrl => ({
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }, languages),
  changed: latest(directories.map(({ changed }) => changed)),
});

/** The latest of some times; undefined where there is none. */
export const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times.reduce((last, time) => (time !== undefined && (last === undefined || time > last) ? time : last), undefined);
