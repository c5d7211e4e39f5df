import { footerColumns, legalEntries } from '#shared/navigation/footer.ts';
import { headerMenus, type HeaderMenu } from '#shared/navigation/header.ts';
import { mostLanguagesInLine } from '#shared/navigation/languageMenu.ts';
import { shownEntries, type Entry } from '#shared/navigation/entries.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { buildUrl, type RouteTarget } from '#shared/routes/build.ts';
import { schemeScript, schemeTags } from '#shared/theme/schemeTags.ts';
import { readTheme } from '#origin/cms/magazine/theme.ts';

/** The theme of WordPress that looks like the bundled magazine. */
export const themeFolder = 'integrations/wordpress/vencejo-magazine';

const provincePlaceholder = 'province';

/** Where the provinces of a menu are read, and the address of each: with a placeholder for its slug. */
function provincesOf(list: NonNullable<HeaderMenu['provinces']>, language: Language) {
  const page: RouteTarget =
    list === 'agents'
      ? { to: 'Agents', params: { province: provincePlaceholder } }
      : { to: 'Search', params: { province: provincePlaceholder, type: list } };
  const api =
    list === 'agents'
      ? endpointUrl('agentProvinces', {})
      : endpointUrl('provinces', {}, new URLSearchParams({ type: list }));
  return { api, url: buildUrl(page, language) };
}

async function frameIn(language: Language) {
  const [common, navigation, magazine] = await Promise.all(
    (['common', 'navigation', 'magazine'] as const).map((namespace) => loadDictionary(language, namespace)),
  );
  const texts: Partial<Record<string, string>> = { ...common, ...navigation, ...magazine };
  const text = (key: string): string => texts[key]!;
  const linksTo = (entries: readonly Entry[]) =>
    shownEntries(entries, language, {}).map(({ label, url }) => ({ label: text(label), url }));
  return {
    texts: Object.fromEntries(shownTexts.map((key) => [key, text(key)])),
    home: buildUrl({ to: 'Home', params: {} }, language),
    search: buildUrl({ to: 'Find', params: {} }, language),
    menus: headerMenus.map(({ name, label, provinces, entries }) => ({
      name,
      label: text(label),
      entries: linksTo(entries),
      ...(provinces ? { provinces: provincesOf(provinces, language) } : {}),
    })),
    columns: footerColumns
      .map(({ name, label, entries }) => ({ name, label: text(label), entries: linksTo(entries) }))
      .filter(({ entries }) => entries.length > 0),
    legal: linksTo(legalEntries),
  };
}

/** What the theme says in the site's words. */
const shownTexts = [
  'skipToContent',
  'header.home',
  'header.main',
  'header.languages',
  'header.search',
  'header.menu',
  'header.magazine',
  'header.all.magazine',
  'breadcrumbs.label',
  'breadcrumbs.home',
  'categories',
  'category.all',
  'paging.label',
  'related',
  'back',
  'empty',
  'notFound.title',
  'notFound.text',
  'footer.legal',
] as const;

/**
 * The files of the theme that are made of the site's own: its navigation in each language, the bundled magazine's
 * stylesheet, and the fonts that this names.
 * @returns their contents by path in the theme's folder
 */
export async function makeThemeFiles(): Promise<Map<string, Buffer>> {
  const frames = await Promise.all(languages.map(async (language) => [language, await frameIn(language)] as const));
  const frame = { head: schemeTags(), schemeScript, mostLanguagesInLine, languages: Object.fromEntries(frames) };
  const { files, stylesheet } = readTheme();
  const name = (file: string): string => (`/magazine${file}` === stylesheet ? 'site.css' : file.slice(1));
  const made = [...files].map(([file, { body }]) => [name(file), body] as const);
  const relative = (css: Buffer): Buffer => Buffer.from(css.toString().replaceAll("url('/magazine/", "url('"));
  return new Map([
    ['frame.json', Buffer.from(`${JSON.stringify(frame, null, 2)}\n`)],
    ...made.map(([file, body]) => [file, file === 'site.css' ? relative(body) : body] as const),
  ]);
}
