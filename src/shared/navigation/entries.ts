import { buildUrl, type RouteTarget } from '../routes/build.ts';
import type { Language } from '../i18n/languages.ts';
import type navigation from '../i18n/languages/es/navigation.json';
import { opensNewTab, type LinkName, type Links } from './links.ts';

/** A page of the site, or a configured one outside. */
export type EntryTarget = { page: RouteTarget; anchor?: string } | { link: LinkName };

/** An entry of the header or of the footer. */
export interface Entry {
  /** Its text: a key of the namespace `navigation`. */
  label: keyof typeof navigation;
  target: EntryTarget;
  /** What scripts open instead of the target: the attribute `data-…` of the link. */
  opens?: 'newsletter' | 'consent-settings';
  /** Even where the target is a path of this host. */
  newTab?: true;
}

/** The address of an entry; undefined where the operator set none, which hides the entry. */
export function entryUrl({ target }: Pick<Entry, 'target'>, language: Language, links: Links): string | undefined {
  if ('link' in target) return links[target.link];
  const url = buildUrl(target.page, language);
  return target.anchor === undefined ? url : `${url}#${target.anchor}`;
}

export interface ShownEntry {
  label: Entry['label'];
  url: string;
  opens?: Entry['opens'];
  newTab: boolean;
}

/** The entries that lead somewhere, with their addresses. Other hosts open in a tab of their own. */
export const shownEntries = (entries: readonly Entry[], language: Language, links: Links): ShownEntry[] =>
  entries.flatMap(({ label, target, opens, newTab = false }) => {
    const url = entryUrl({ target }, language, links);
    return url === undefined ? [] : [{ label, url, opens, newTab: newTab || opensNewTab(url) }];
  });
