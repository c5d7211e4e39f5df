import type { Response } from 'express';
import type { Match } from '#shared/routes/resolveUrl.ts';
import { absentLifetime } from '../answers/lifetimes.ts';
import { cachingFields } from '../answers/pageLifetime.ts';
import { isPersonal } from '../answers/pageRules.ts';
import { privateHeaders } from './createPage.ts';

/**
 * A redirect that is not stored here: it follows from the URL, or from what is stored.
 * @param to the page that it leads to, where that is one of the site's
 */
export function sendRedirect(location: string, to: Match | null, res: Response, status: 301 | 303 = 301): void {
  const isPrivate = to !== null && isPersonal(to.address.route);
  res
    .status(status)
    .set(isPrivate ? { ...cachingFields(null), ...privateHeaders } : cachingFields({ ...absentLifetime, age: 0 }))
    .set('Location', location)
    .end();
}
