import type { Api } from '#shared/api/createApi.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { SitemapEntryDto, SitemapIndexDto } from '#shared/contract/sitemap.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import type { SitemapUrl } from '#shared/seo/sitemapXml.ts';
import type { SitemapCall, SitemapCalls } from './sitemapCalls.ts';
import { sitemapKinds, type SitemapKind } from '../../answers/pageRules.ts';
import {
  agencyUrl,
  agentUrl,
  directoryIndex,
  directoryPage,
  directoryUrl,
  estateUrl,
  latest,
  pageUrls,
  searchPage,
  searchUrl,
  townUrl,
  type EntryReader,
} from './sitemapUrls.ts';

/** A kind whose pages come in parts, as many as the upstream has. */
type NumberedKind = 'towns' | 'estates' | 'agents' | 'agencies';

const entryReaders: Record<NumberedKind, EntryReader> = {
  towns: townUrl,
  estates: estateUrl,
  agents: agentUrl,
  agencies: agencyUrl,
};

const isNumbered = (kind: SitemapKind): kind is NumberedKind => kind in entryReaders;

/** One file of the sitemap. */
export interface SitemapFile {
  kind: SitemapKind;
  language: Language;
  /** From 1; of a numbered kind. */
  part?: number | undefined;
}

/** `/sitemap-estates-es-12.xml`, beside the index: a file lists pages at its own level or below. */
export const sitemapPath = ({ kind, language, part }: SitemapFile): string =>
  `/sitemap-${kind}-${language}${part === undefined ? '' : `-${part}`}.xml`;

const pattern = /^\/sitemap-([a-z]+)-([a-z]{2})(?:-([1-9]\d{0,5}))?\.xml$/;

/**
 * @param languages of the site
 * @returns null for a path that is no file of the sitemap's
 */
export function readSitemapPath(path: string, languages: readonly Language[]): SitemapFile | null {
  const [, kindWord, languageWord, number] = pattern.exec(path) ?? [];
  const kind = sitemapKinds.find((known) => known === kindWord);
  const language = languages.find((known) => known === languageWord);
  if (!kind || !language || isNumbered(kind) !== (number !== undefined)) return null;
  return { kind, language, part: number === undefined ? undefined : Number(number) };
}

/** A file's pages, and the tags of what they were made from. */
export interface SitemapContent<Item> {
  items: Iterable<Item>;
  tags: readonly string[];
}

interface Sources {
  /** Of the site. */
  languages: readonly Language[];
  calls: SitemapCalls;
  api: Pick<Api, 'provinces' | 'agentProvinces'>;
  signal: AbortSignal;
}

/** Purged with every change; see sitemapTags of the bundled origin. */
const placesTags = ['estates', 'sitemap:places'];

function* readEntries(
  entries: readonly SitemapEntryDto[],
  read: EntryReader,
  languages: readonly Language[],
): Generator<SitemapUrl, void, undefined> {
  for (const entry of entries) {
    const url = read(entry, languages);
    if (url) yield url;
  }
}

/** Lists by province, where the upstream does not date them. */
async function undatedSearches({ api, languages, signal }: Sources): Promise<SitemapUrl[]> {
  const lists = operationTypes.map(async (type) => {
    const provinces = (await api.provinces(type, { signal })).filter(({ count, homes = count }) => homes > 0);
    return provinces.length === 0
      ? []
      : [searchPage(type, languages), ...provinces.map(({ slug }) => searchPage(type, languages, slug))];
  });
  return (await Promise.all(lists)).flat();
}

async function readSearches(sources: Sources): Promise<SitemapContent<SitemapUrl> & { items: SitemapUrl[] }> {
  const page = await sources.calls.page('provinces', 1, sources.signal);
  const items = page ? [...readEntries(page.entries, searchUrl, sources.languages)] : await undatedSearches(sources);
  return { items, tags: [...(page?.tags ?? []), ...placesTags] };
}

async function readDirectories({
  calls,
  api,
  languages,
  signal,
}: Sources): Promise<SitemapContent<SitemapUrl> & { items: SitemapUrl[] }> {
  const page = await calls.page('directories', 1, signal);
  const directories = page
    ? [...readEntries(page.entries, directoryUrl, languages)]
    : (await api.agentProvinces({ signal })).map(({ slug }) => directoryPage(slug, languages));
  const items = directories.length === 0 ? [] : [directoryIndex(directories, languages), ...directories];
  return { items, tags: [...(page?.tags ?? []), 'agents'] };
}

const tagsOf: Record<NumberedKind, (part: number) => readonly string[]> = {
  towns: () => placesTags,
  estates: (part) => ['estates', `sitemap:estates:${part}`],
  agents: () => ['agents'],
  agencies: () => ['agents'],
};

async function readPart(
  kind: NumberedKind,
  part: number,
  { calls, languages, signal }: Sources,
): Promise<SitemapContent<SitemapUrl>> {
  const page = await calls.page(kind, part, signal);
  if (!page || page.entries.length === 0) throw new ApiError(404);
  return {
    items: readEntries(page.entries, entryReaders[kind], languages),
    tags: [...page.tags, ...tagsOf[kind](part)],
  };
}

/**
 * The pages of a file.
 * @throws ApiError with status 404 for one that would be empty, 0 when the upstream fails
 */
export async function readSitemapFile(
  { kind, part }: SitemapFile,
  sources: Sources,
): Promise<SitemapContent<SitemapUrl>> {
  if (isNumbered(kind)) return readPart(kind, part!, sources);
  if (kind === 'pages') return { items: pageUrls(sources.languages), tags: [] };
  const content = await (kind === 'search' ? readSearches(sources) : readDirectories(sources));
  if (content.items.length === 0) throw new ApiError(404);
  return content;
}

interface DatedFile {
  kind: SitemapKind;
  part?: number | undefined;
  changed?: string | undefined;
}

const callOf: Record<string, SitemapKind> = {
  provinces: 'search',
  towns: 'towns',
  estates: 'estates',
  directories: 'directories',
  agents: 'agents',
  agencies: 'agencies',
} satisfies Record<SitemapCall, SitemapKind>;

/** The files of an upstream that says which there are. */
const datedFiles = (results: SitemapIndexDto['results']): DatedFile[] =>
  results.flatMap(({ kind: word, page, updated_at }) => {
    const kind = Object.hasOwn(callOf, word) ? callOf[word]! : null;
    if (kind === null || page < 1) return [];
    return [
      { kind, part: isNumbered(kind) ? page : undefined, changed: updated_at && new Date(updated_at).toISOString() },
    ];
  });

/** The files of an upstream that only has the pages themselves: their number stands in each. */
async function undatedFiles(sources: Sources): Promise<DatedFile[]> {
  const kinds = Object.keys(entryReaders) as NumberedKind[];
  const [searches, directories, ...numbered] = await Promise.all([
    readSearches(sources),
    readDirectories(sources),
    ...kinds.map(async (kind) => ({ kind, page: await sources.calls.page(kind, 1, sources.signal) })),
  ]);
  return [
    ...(searches.items.length > 0 ? [{ kind: 'search' as const }] : []),
    ...(directories.items.length > 0 ? [{ kind: 'directories' as const }] : []),
    ...numbered.flatMap(({ kind, page }) =>
      page && page.entries.length > 0
        ? Array.from({ length: Math.max(1, page.pages) }, (_, index) => ({ kind, part: index + 1 }))
        : [],
    ),
  ];
}

/** The magazine's own files, one a language; empty where the CMS has none. */
export type MagazineFiles = (
  signal: AbortSignal,
) => Promise<readonly { language: Language; changed?: string | undefined; tags: readonly string[] }[]>;

/** Every file of the sitemap with its last change, in the order of kinds. */
export async function readSitemapIndex(
  sources: Sources,
  magazine: MagazineFiles,
): Promise<SitemapContent<{ path: string; changed?: string | undefined }>> {
  const [index, magazineFiles] = await Promise.all([sources.calls.index(sources.signal), magazine(sources.signal)]);
  const files: DatedFile[] = [
    { kind: 'pages', changed: latest(pageUrls(sources.languages).map(({ changed }) => changed)) },
    ...(index ? datedFiles(index.results) : await undatedFiles(sources)),
  ];
  const ordered = sitemapKinds.flatMap((kind) => files.filter((file) => file.kind === kind));
  const items = sources.languages.flatMap((language) => [
    ...ordered.map(({ kind, part, changed }) => ({ path: sitemapPath({ kind, language, part }), changed })),
    ...magazineFiles
      .filter((file) => file.language === language)
      .map(({ changed }) => ({ path: magazineUrl({ to: 'sitemap' }, language), changed })),
  ]);
  const tags = [...(index?.tags ?? []), ...magazineFiles.flatMap((file) => file.tags)];
  return { items, tags: [...tags, 'sitemap', 'estates', 'agents'] };
}
