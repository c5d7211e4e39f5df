import {
  copyrightHolder,
  footerColumns,
  legalEntries,
  newsletterEntry,
  schemeChoices,
  socialNetworks,
} from '#shared/navigation/footer.ts';
import { shownEntries, type Entry } from '#shared/navigation/entries.ts';
import { opensNewTab } from '#shared/navigation/links.ts';
import { drawing } from './drawings.ts';
import { html, type Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { entryLink, logo, mark } from './pageHeader.ts';

const entryList = (entries: readonly Entry[], site: MagazineSite): Html[] =>
  shownEntries(entries, site.language, site.links).map((entry) => html`<li>${entryLink(entry, site)}</li>`);

function columns(site: MagazineSite): Html[] {
  return footerColumns.flatMap(({ name, label, entries }) => {
    const shown = entryList(entries, site);
    const id = `footer-${name}`;
    return shown.length === 0
      ? []
      : [
          html`<nav aria-labelledby="${id}">
            <h2 id="${id}">${site.say(label)}</h2>
            <ul>
              ${shown}
            </ul>
          </nav>`,
        ];
  });
}

function social({ links, say, brand }: MagazineSite): Html[] {
  return socialNetworks.flatMap(({ link, name: network }) => {
    const url = links[link];
    if (url === undefined) return [];
    const label = say('footer.social', { brand: brand.name, network });
    return opensNewTab(url)
      ? [
          html`<li>
            <a href="${url}" target="_blank" rel="noopener" aria-label="${label} ${say('newTab')}">${drawing(link)}</a>
          </li>`,
        ]
      : [html`<li><a href="${url}" aria-label="${label}">${drawing(link)}</a></li>`];
  });
}

function about(site: MagazineSite): Html {
  const { say, brand, language, links } = site;
  const newsletter = shownEntries([newsletterEntry], language, links).map((entry) => entryLink(entry, site, 'button'));
  const networks = social(site);
  return html`<div>
    ${logo(brand)}
    <p>${say('footer.about')}</p>
    <p>${say('footer.write')} <a href="mailto:${brand.email}">${brand.email}</a></p>
    ${newsletter}${
      networks.length > 0 &&
      html`<ul>
        ${networks}
      </ul>`
    }
  </div>`;
}

/** The choice of the colours, which works by the site's script alone: without it, it does not show. */
const schemeChoice = ({ say }: MagazineSite): Html =>
  html`<label class="scheme"
    >${say('footer.scheme')}<select name="scheme">
      ${schemeChoices.map((choice) => html`<option value="${choice}">${say(`footer.scheme.${choice}`)}</option>`)}
    </select></label
  >`;

/** The site's footer (src/client/layout/frame/Footer.tsx). */
export function pageFooter(site: MagazineSite): Html {
  const { say, brand, year } = site;
  return html`<footer class="footer">
    <div class="container">
      <div class="columns">${about(site)}${columns(site)}</div>
      <div class="under">
        <p>${say('footer.copyright', { year, company: copyrightHolder(brand.company) })}</p>
        ${schemeChoice(site)}
        <nav aria-label="${say('footer.legal')}">
          <ul>
            ${entryList(legalEntries, site)}
          </ul>
        </nav>
      </div>
    </div>
    ${mark(brand)}
  </footer>`;
}
