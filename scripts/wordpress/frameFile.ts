import { shownEntries, type Entry } from '#shared/navigation/entries.ts';
import { headerMenus, type HeaderMenu } from '#shared/navigation/header.ts';
import { legalEntries } from '#shared/navigation/footer.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { buildUrl } from '#shared/routes/build.ts';

/** Where the theme of WordPress reads what its header and footer hold. */
export const frameFile = 'integrations/wordpress/vencejo-magazine/frame.json';

/** One link of a menu, where the menu itself leads with scripts. */
const mainEntry = ({ entries }: HeaderMenu): Entry[] => entries.filter(({ target }) => 'page' in target).slice(0, 1);

async function frameIn(language: Language) {
  const [common, navigation] = await Promise.all([
    loadDictionary(language, 'common'),
    loadDictionary(language, 'navigation'),
  ]);
  const texts: Partial<Record<string, string>> = { ...common, ...navigation };
  const text = (key: string): string => texts[key]!;
  const linksTo = (entries: readonly Entry[]) =>
    shownEntries(entries, language, {}).map(({ label, url }) => ({ label: text(label), url }));
  const page = (to: 'Home' | 'Find') => buildUrl({ to, params: {} }, language);
  return {
    home: page('Home'),
    skip: text('skipToContent'),
    search: { url: page('Find'), field: 'q', label: text('header.search') },
    menu: headerMenus.flatMap((menu) =>
      menu.name === 'services'
        ? linksTo(menu.entries)
        : linksTo(mainEntry(menu)).map(({ url }) => ({ label: text(menu.label), url })),
    ),
    magazine: text('header.magazine'),
    legalLabel: text('footer.legal'),
    legal: linksTo(legalEntries),
  };
}

/** The site's navigation in each language, as the theme of WordPress shows it: a JSON file. */
export async function makeFrame(): Promise<string> {
  const frames = await Promise.all(languages.map(async (language) => [language, await frameIn(language)] as const));
  return `${JSON.stringify(Object.fromEntries(frames), null, 2)}\n`;
}
