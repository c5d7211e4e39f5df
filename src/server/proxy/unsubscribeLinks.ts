import { Router } from 'express';
import { endpoints } from '#shared/api/endpoints.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';

/**
 * The address in a mail's List-Unsubscribe is one that mail programs post to. A reader who opens it, as some programs
 * let them, is led to the page with the button, in the language of the mail.
 * @param languages of the site
 */
export const createUnsubscribeLinks = (languages: readonly Language[]): Router =>
  Router().get(endpoints.subscription.path, (req, res, next) => {
    if (req.accepts(['json', 'html']) !== 'html') return next();
    const language = /[?&]language=([a-z]+)/.exec(req.originalUrl)?.[1] ?? '';
    // What is no secret has no page, and its address must lead to no other.
    const unsubscribeToken = encodeURIComponent(req.params.secret);
    const page = buildUrl(
      routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params: { unsubscribeToken } }),
      languages.find((known) => known === language) ?? defaultLanguage,
    );
    res.status(303).set({ 'Cache-Control': 'private, no-store', Vary: 'Accept', Location: page }).end();
  });
