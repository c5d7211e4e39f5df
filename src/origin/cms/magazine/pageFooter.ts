import { footerColumns, legalEntries, newsletterEntry, socialNetworks } from '#shared/navigation/footer.ts';
import { shownEntries, type Entry } from '#shared/navigation/entries.ts';
import { opensNewTab } from '#shared/navigation/links.ts';
import { html, Html } from './html.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { entryLink, logo } from './pageHeader.ts';

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
    const tab = opensNewTab(url) ? new Html(' target="_blank" rel="noopener"') : undefined;
    return [
      html`<li>
        <a href="${url}" ${tab} aria-label="${say('footer.social', { brand: brand.name, network })}">${network}</a>
      </li>`,
    ];
  });
}

/** The site's footer (src/client/layout/Footer.tsx). */
export function pageFooter(site: MagazineSite): Html {
  const { say, brand, year } = site;
  const networks = social(site);
  return html`<footer class="footer">
    <div class="container">
      <div class="columns">
        <div class="about">
          ${logo(brand)}
          <p>${say('footer.about')}</p>
          <p>${say('footer.write')} <a href="mailto:${brand.email}">${brand.email}</a></p>
          <ul class="newsletter">
            ${entryList([newsletterEntry], site)}
          </ul>
          ${
            networks.length > 0 &&
            html`<ul class="social">
              ${networks}
            </ul>`
          }
        </div>
        ${columns(site)}
      </div>
      <div class="under">
        <p>${say('footer.copyright', { year, brand: brand.name })}</p>
        <ul>
          ${entryList(legalEntries, site)}
        </ul>
      </div>
    </div>
  </footer>`;
}
