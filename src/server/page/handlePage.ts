import type * as express from 'express';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { disconnected } from '../middleware/disconnected.ts';
import type { Logger } from '../middleware/logger.ts';
import type { Assets } from './assets.ts';
import { htmlDocument } from './htmlDocument.ts';
import { loadPage } from './loadPage.ts';
import { matchRequest } from './matchRequest.ts';
import { renderPage } from './renderPage.tsx';
import { sendPage, sendRedirect } from './sendPage.ts';

interface PageDeps {
  api: Api;
  assets: Assets;
  site: PublicEnv;
  logger: Logger;
}

/** A URL that only the catch-all route matches: what is no page is loaded as this, whatever it looked like. */
const nowhere = '/404/404';

/** A page from URL to bytes: match, load, render, document, send. */
export function createPageHandler({ api, assets, site, logger }: PageDeps): express.RequestHandler {
  return async (req, res) => {
    const match = matchRequest(req.originalUrl);
    if (match.kind === 'redirect') return sendRedirect(res, { status: 301, location: match.location, name: match.name });

    const name = match.kind === 'match' ? match.name : null;
    const signal = disconnected(res);
    const url = name === null ? withPrefix(nowhere, match.language) : req.originalUrl;
    const loaded = await loadPage({ url, language: match.language, api, signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (loaded === null) return;
    if (loaded instanceof Response) return sendRedirect(res, { status: loaded.status, location: loaded.headers.get('Location')!, name });
    for (const error of Object.values(loaded.context.errors ?? {})) if (error instanceof Error) logger.error({ err: error }, 'page failed');

    const rendered = renderPage(loaded, { site: { ...site, language: match.language }, i18n: req.i18n, assets });
    sendPage(res, { status: rendered.status, html: htmlDocument(rendered), name });
  };
}
