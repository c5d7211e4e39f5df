import { defaultLanguage, languages as known, type Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import type { Mail, MailedListing } from '../db/outbox/mail.ts';

/** A page's path and query in Spanish; the page of a listing moves on to its own slug. */
function spanishPath(path: string): string {
  const [pathname = '', query] = path.split('?');
  const resolution = resolveUrl(pathname, query === undefined ? '' : `?${query}`, known);
  const page = resolution.kind === 'redirect' ? resolution.to : resolution;
  if (page?.kind !== 'match') return path;
  const { route, params, query: asked } = page.address;
  return buildUrl({ to: route, params, query: asked }, defaultLanguage);
}

const inSpanish = <Listing extends MailedListing>(listing: Listing): Listing => ({
  ...listing,
  path: spanishPath(listing.path),
});

/**
 * A mail as the site can send it. What was asked for in a language that the site does not speak, as an alert of before
 * its network chose others, is Spanish, and leads to Spanish pages: the others are gone.
 * @param languages of the site
 */
export function mailInSiteLanguage(mail: Mail, languages: readonly Language[]): Mail {
  if (languages.includes(mail.language)) return mail;
  if (mail.kind === 'confirmAdverts')
    return { ...mail, language: defaultLanguage, listings: mail.listings.map(inSpanish) };
  if (mail.kind === 'weeklyResults')
    return { ...mail, language: defaultLanguage, listings: mail.listings.map(inSpanish) };
  return {
    ...mail,
    language: defaultLanguage,
    ...('listing' in mail && mail.listing ? { listing: inSpanish(mail.listing) } : {}),
    ...('listings' in mail ? { listings: mail.listings.map(inSpanish) } : {}),
    ...('seeAll' in mail && mail.seeAll !== undefined ? { seeAll: spanishPath(mail.seeAll) } : {}),
  };
}
