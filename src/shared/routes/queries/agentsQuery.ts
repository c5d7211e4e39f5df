import {
  defaultDirectorySort,
  directorySortQuery,
  directoryTabs,
  parseDirectorySort,
  type DirectorySort,
  type DirectoryTab,
} from '#shared/domain/sorts.ts';
import { isSlug } from '#shared/domain/slugify.ts';
import { formatPage, lastValue, pair, parsePage, type QueryCodec } from './QueryCodec.ts';

export interface AgentsQuery {
  tab: DirectoryTab;
  /** Only whose name has these words, or words that begin with them. */
  name?: string;
  /** Only who speaks it, and only who works there: names as slugs (slugify.ts). */
  language?: string;
  zone?: string;
  sort: DirectorySort;
  /** From 1. */
  page: number;
}

/** @returns undefined when nothing was given, null when it is no slug */
function parseSlug(raw: string | undefined): string | null | undefined {
  if (raw === undefined) return undefined;
  return isSlug(raw) ? raw : null;
}

const maxNameLength = 60;

/** A name as it was typed, its spaces in order; undefined for none. */
function parseName(raw = ''): string | undefined {
  const name = raw.trim().replaceAll(/\s+/g, ' ').slice(0, maxNameLength).trimEnd();
  return name === '' ? undefined : name;
}

export const agentsQuery: QueryCodec<AgentsQuery> = {
  names: ['tab', 'name', 'language', 'zone', 'sort', 'page'],
  parse: (query) => {
    const wanted = lastValue(query, 'tab') ?? directoryTabs[0];
    const tab = directoryTabs.find((name) => name === wanted);
    const name = parseName(lastValue(query, 'name'));
    const language = parseSlug(lastValue(query, 'language'));
    const zone = parseSlug(lastValue(query, 'zone'));
    const page = parsePage(query);
    if (tab === undefined || language === null || zone === null || page === null) return null;
    const sort = parseDirectorySort(tab, lastValue(query, 'sort') ?? defaultDirectorySort(tab));
    return sort === null
      ? null
      : {
          ...{ tab, sort, page },
          ...(name === undefined ? {} : { name }),
          ...(language === undefined ? {} : { language }),
          ...(zone === undefined ? {} : { zone }),
        };
  },
  format: ({ tab = 'agents', name, language, zone, sort, page = 1 }) => [
    ...pair('tab', tab === 'agents' ? undefined : tab),
    ...pair('name', name),
    ...pair('language', language),
    ...pair('zone', zone),
    ...pair('sort', sort === undefined || sort === defaultDirectorySort(tab) ? undefined : directorySortQuery(sort)),
    ...formatPage(page),
  ],
};
