import type { RequestHandler } from 'express';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import { resolutionOf } from '../request/resolution.ts';

/**
 * Redirects the page of an unknown agency to the operator's own page (PD-5).
 * @param base of that page's URL, without agency and `?lang=`; undefined: the site's own page
 */
export function createAgencyErrorPage(base: string | undefined): RequestHandler {
  return (req, res, next) => {
    const match = base === undefined ? null : resolutionOf(req);
    if (match?.kind !== 'match' || match.address.route !== 'AgencyError') return next();
    const { language, params } = match.address;
    const target = `${base!.replace(/\/$/, '')}/${params.agency}${language === defaultLanguage ? '' : `?lang=${language}`}`;
    res.set('Cache-Control', 'no-store').redirect(302, target);
  };
}
