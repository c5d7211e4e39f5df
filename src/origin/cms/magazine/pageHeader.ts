import { withColon } from '#shared/i18n/formats.ts';
import { languageFacts, valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { headerLinks, headerMenus, type HeaderMenu } from '#shared/navigation/header.ts';
import { mostLanguagesInLine } from '#shared/navigation/languageMenu.ts';
import { shownEntries, type ShownEntry } from '#shared/navigation/entries.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { birdPath } from '#shared/theme/bird.ts';
import { isLongName } from '#shared/theme/isLongName.ts';
import type { Brand } from '../../web/originContext.ts';
import { drawing } from './drawings.ts';
import { html, Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';

/** A drawing of the network's folder: both are in the document, of which the stylesheet shows one. */
const logoDrawing = (
  file: string,
  ground: string,
  name: string,
  { width, height }: { width: number; height: number },
): Html => html`<img class="${ground}" src="${file}" alt="${name}" width="${width}" height="${height}" />`;

/** The network's mark: the swift, or the brand's own. */
export const mark = ({ folder }: Brand): Html =>
  html`<svg viewBox="-36.5 -24 56 50" aria-hidden="true" width="56" height="50">
    ${
      folder?.hasMark
        ? html`<use href="${folder.path}/mark.svg#mark" x="-36.5" y="-24" width="56" height="50" />`
        : html`<path fill="currentColor" d="${birdPath}" />`
    }
  </svg>`;

/** Mark and name of the network, or what the network's folder has in their place. */
export function logo(brand: Brand): Html {
  const { name, folder } = brand;
  if (!folder?.logo)
    return html`<span class="${isLongName(name) ? 'logo long' : 'logo'}">${mark(brand)}<span>${name}</span></span>`;
  return html`<span class="logo"
    >${logoDrawing(`${folder.path}/logo.svg`, 'onLight', name, folder.logo)}${logoDrawing(`${folder.path}/logo-dark.svg`, 'onDark', name, folder.logo)}</span
  >`;
}

/** A link of the navigation; to another host in a tab of its own, which it says. */
export const entryLink = ({ url, label, newTab }: ShownEntry, { say }: MagazineSite, className?: string): Html => {
  const style = className === undefined ? undefined : html` class="${className}"`;
  return newTab
    ? html`<a${style} href="${url}" target="_blank" rel="noopener">${say(label)} <span class="visuallyHidden">${say('newTab')}</span></a>`
    : html`<a${style} href="${url}">${say(label)}</a>`;
};

/** The address of the page of a province that a list of provinces leads to. */
export const provinceUrl = (list: 'buy' | 'rent' | 'agents', province: string, { language }: MagazineSite): string =>
  list === 'agents'
    ? buildUrl({ to: 'Agents', params: { province } }, language)
    : buildUrl({ to: 'Search', params: { province, type: list } }, language);

function panel({ provinces: list, entries }: HeaderMenu, site: MagazineSite): Html | undefined {
  const links = shownEntries(entries, site.language, site.links).map((entry) => entryLink(entry, site));
  if (links.length === 0) return undefined;
  if (list === undefined)
    return html`<ul class="pages">
      ${links.map((link) => html`<li>${link}</li>`)}
    </ul>`;
  const provinces = site.provinces[list].map(
    ({ slug, name }) => html`<li><a href="${provinceUrl(list, slug, site)}">${name}</a></li>`,
  );
  return html`<ul class="provinces">
    ${provinces}
    <li class="all">${links}</li>
  </ul>`;
}

/** A menu that opens and closes without scripts; one without any entry is left out. */
function menu(shown: HeaderMenu, active: HeaderMenu['name'] | undefined, site: MagazineSite): Html[] {
  const content = panel(shown, site);
  const isActive = shown.name === active;
  return content
    ? [
        html`<details class="menu" name="header" ${isActive && new Html('data-active')}>
          <summary class="summary" ${isActive && new Html('aria-current="true"')}>${site.say(shown.label)}</summary>
          <div class="panel">${content}</div>
        </details>`,
      ]
    : [];
}

/** As on the site (src/client/layout/LanguageLinks.tsx): some in a line, many in a menu; a single one has none. */
function languageSwitcher(
  alternates: BySiteLanguage<string>,
  { language, languages, say }: MagazineSite,
): Html | false {
  if (languages.length < 2) return false;
  const isMenu = languages.length > mostLanguagesInLine;
  const shortName = (other: Language) =>
    html`<abbr aria-hidden="true">${other}</abbr><span lang="${other}">${languageFacts[other].name}</span>`;
  const links = html`<ul>
    ${languages.map((other) => {
      const name = isMenu ? languageFacts[other].name : shortName(other);
      return other === language
        ? html`<li><span aria-current="true" lang="${other}">${name}</span></li>`
        : html`<li><a href="${valueIn(alternates, other)}" hreflang="${other}" lang="${other}">${name}</a></li>`;
    })}
  </ul>`;
  const label = say('header.languages');
  return html`<nav class="languages" aria-label="${label}">
    ${
      isMenu
        ? html`<details name="header">
            <summary><span class="visuallyHidden">${withColon(label, language)}</span>${shortName(language)}</summary>
            ${links}
          </details>`
        : links
    }
  </nav>`;
}

/** Without the number of favourites, which only a script can count. */
const iconLink = (to: 'Find' | 'Favourites', icon: Html, label: string, { language }: MagazineSite): Html =>
  html`<a class="link" href="${buildUrl({ to, params: {} }, language)}" aria-label="${label}">${icon}</a>`;

/**
 * The site's header (src/client/layout/Header.tsx) without what needs scripts.
 * @param alternates of the page
 * @param active the menu that the page belongs to
 */
export function pageHeader(
  site: MagazineSite,
  alternates: BySiteLanguage<string>,
  active: HeaderMenu['name'] | undefined,
): Html {
  const { language, say, brand, links } = site;
  const menus = headerMenus.flatMap((shown) => menu(shown, active, site));
  const entries = shownEntries(headerLinks, language, links).map((entry) => entryLink(entry, site, 'entry'));
  return html`<header class="header">
    <div class="container bar">
      <a
        class="brand"
        href="${buildUrl({ to: 'Home', params: {} }, language)}"
        aria-label="${say('header.home', { brand: brand.name })}"
        >${logo(brand)}</a
      >
      <nav id="site-navigation" popover="auto" class="nav" aria-label="${say('header.main')}">${menus}${entries}</nav>
      ${languageSwitcher(alternates, site)}${iconLink('Find', drawing('search'), say('header.search'), site)}${
        site.favourites && iconLink('Favourites', drawing('heart'), say('favourites.title'), site)
      }<button class="burger" type="button" popovertarget="site-navigation" aria-label="${say('header.menu')}">
        <span class="lines"></span>
      </button>
    </div>
  </header>`;
}
