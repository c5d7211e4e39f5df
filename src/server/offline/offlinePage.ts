import { offlineFiles } from '#shared/domain/offline.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';

/**
 * The page that the service worker shows without a network: the same for everybody, filled in the browser by
 * client/offline/offline.ts.
 * @param texts of the network
 */
export async function offlinePage(language: Language, brandName: string, texts: LoadDictionary): Promise<string> {
  const said: Partial<Record<string, string>> = await texts(language, 'server');
  const text = (key: string): string => escapeHtml(said[`offline.${key}`]!);
  const [script, style, icon] = offlineFiles;
  const list = (id: string, title: string): string =>
    `<section id="${id}" aria-labelledby="${id}-title" hidden><h2 id="${id}-title">${text(title)}</h2><ul></ul></section>`;
  return (
    `<!doctype html><html lang="${languageFacts[language].tag}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${text('title')} | ${escapeHtml(brandName)}</title>` +
    `<link rel="stylesheet" href="${style}"><link rel="icon" href="${icon}" type="image/svg+xml"></head>` +
    `<body><main data-per-month="${text('perMonth')}"><p class="brand"><img src="${icon}" alt="" width="48" height="48">${escapeHtml(brandName)}</p><h1>${text('title')}</h1><p>${text('text')}</p>` +
    `<p><a class="button" href="">${text('again')}</a></p>` +
    list(storedKeyNames.favourites, 'favourites') +
    list(storedKeyNames.visited, 'seen') +
    `</main><script src="${script}"></script></body></html>`
  );
}
