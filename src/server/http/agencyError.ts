import type { RequestHandler } from 'express';
import { resolutionOf } from '../page/resolutionOf.ts';

/**
 * Takes over the address that an unknown agency leads to, where the operator has a page for it elsewhere (PD-5).
 * @param base of that page's address, without the agency; without one the site's own page follows
 */
export function createAgencyErrorPage(base: string | undefined): RequestHandler {
  return (req, res, next) => {
    const match = base === undefined ? null : resolutionOf(req);
    if (match?.kind !== 'match' || match.address.route !== 'AgencyError') return next();
    res.set('Cache-Control', 'no-store').redirect(302, `${base!.replace(/\/$/, '')}/${match.address.params.agency}`);
  };
}
