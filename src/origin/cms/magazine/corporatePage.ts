import { inSiteLanguages } from '#shared/i18n/languages.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import type { AgencyInput } from '../../db/input/networkInput.ts';
import { textsIn, type CorporatePageInput } from '../../db/input/magazineInput.ts';
import { html, type Html } from './html.ts';
import { langOf } from './articleTiles.ts';
import { officeList } from './officeList.ts';
import type { MagazineSite } from './MagazineSite.ts';
import { siteHome, type Page } from './pageFrame.ts';
import { renderMarkdown, renderParts } from './renderMarkdown.ts';

/** The parts of a page side by side, below what introduces them. */
function cards(body: string): Html {
  const { intro, parts } = renderParts(body);
  return html`<div class="prose">${intro}</div>
    <div class="cards">${parts.map((part) => html`<section>${part}</section>`)}</div>`;
}

/** A page about the company. @param agencies those that it lists */
export function corporatePage(page: CorporatePageInput, agencies: readonly AgencyInput[], site: MagazineSite): Page {
  const { language, languages, say, brand } = site;
  const filled = (text: string): string =>
    text.replaceAll('{{brand}}', brand.name).replaceAll('{{email}}', brand.email);
  const { title, description, body, language: written } = textsIn(page, language);
  const lang = langOf(written);
  const { slug, layout } = page;
  return {
    meta: {
      title: filled(title),
      description: filled(description),
      alternates: inSiteLanguages(languages, (other) => magazineUrl({ to: 'corporate', slug }, other)),
    },
    ...(page.offices ? { tags: ['agents'] } : {}),
    crumbs: [
      [say('breadcrumbs.home'), siteHome(language)],
      [filled(title), magazineUrl({ to: 'corporate', slug }, language)],
    ],
    body: html`<article class="${layout === 'cards' ? 'article wide' : 'article'}" ${lang}>
      <header>
        <h1>${filled(title)}</h1>
        <p class="leadText">${filled(description)}</p>
      </header>
      ${layout === 'cards' ? cards(filled(body)) : html`<div class="prose">${renderMarkdown(filled(body))}</div>`}
      ${officeList(agencies, site)}
      <p class="note">${say('corporate.note')}</p>
    </article>`,
  };
}

/** What stands at an address of the magazine that names nothing. */
export function notFoundPage({ language, say }: MagazineSite): Page {
  return {
    meta: { title: say('notFound.title'), description: say('notFound.text'), noindex: true },
    crumbs: [[say('breadcrumbs.home'), siteHome(language)]],
    body: html`<div class="listHead">
      <h1>${say('notFound.title')}</h1>
      <p class="leadText">${say('notFound.text')}</p>
      <p><a class="button" href="${magazineUrl({ to: 'list' }, language)}">${say('back')}</a></p>
    </div>`,
  };
}
