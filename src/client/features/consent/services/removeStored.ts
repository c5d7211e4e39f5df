import { attempt } from '../../../app/session/attempt.ts';

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

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

/** Removes cookies and storage entries. @param patterns their names; `*` stands for any ending */
export function removeStored(patterns: readonly string[]): void {
  const isMeant = (name: string) => patterns.some((pattern) => matches(pattern, name));
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]!);
  for (const name of cookies.filter(isMeant)) removeCookie(name);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    attempt(() => {
      for (const name of Object.keys(window[storage]).filter(isMeant)) window[storage].removeItem(name);
    });
}
