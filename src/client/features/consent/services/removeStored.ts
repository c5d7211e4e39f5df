import { findStoredKey, type StorageArea, type StoredKey } from '#shared/domain/storedKeys.ts';
import { attempt } from '../../../app/session/attempt.ts';

/** The host and the domains above it, at which a page may set cookies: `www.a.es`, `a.es`. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** The page's directories, at which a page may set cookies. */
function paths(): string[] {
  const parts = location.pathname.split('/').filter((part) => part !== '');
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

function removeCookie(name: string): void {
  // A cookie is removed with the path and the domain that it was set with, and neither can be read.
  for (const path of paths())
    for (const ending of ['', ...domains().map((domain) => `;domain=${domain}`)])
      document.cookie = `${name}=;expires=Thu, 01 Jan 1970 00:00:00 GMT;path=${path}${ending}`;
}

/** Removes what these rows of the cookies policy list. */
export function removeStored(listed: readonly StoredKey[]): void {
  const isListed = (area: StorageArea) => (name: string) => findStoredKey(listed, area, name) !== undefined;
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!);
  for (const name of cookies.filter(isListed('cookie'))) removeCookie(name);
  for (const area of ['localStorage', 'sessionStorage'] as const)
    attempt(() => {
      for (const name of Object.keys(window[area]).filter(isListed(area))) window[area].removeItem(name);
    });
}
