import type { Language } from '#shared/i18n/languages.ts';
import { languageOf } from './address.ts';
import type { AlternateCode, Alternates, Site, SitePage } from './site.ts';

/** Of each page that is the canonical one in other languages too, whose pages have its text: those languages. */
export function copiesOf(site: Site): ReadonlyMap<SitePage, ReadonlySet<Language>> {
  const copies = new Map<SitePage, Set<Language>>();
  for (const { original, path } of site.pages.values())
    if (original) copies.set(original, (copies.get(original) ?? new Set()).add(languageOf(path, site)));
  return copies;
}

/** Of codes that a set leaves out, those that it should have: the page in that language is no copy of one in it. */
export const codesToName = (
  missing: readonly AlternateCode[],
  set: Alternates | null,
  copies: ReturnType<typeof copiesOf>,
): AlternateCode[] =>
  missing.filter(
    (code) => code === 'x-default' || !Object.values(set ?? {}).some((page) => copies.get(page)?.has(code)),
  );
