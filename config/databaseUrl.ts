const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
// A scheme has two letters at least: one is a drive of Windows.
const hasScheme = (url: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(url);

/** What DATABASE_URL and `--database` may be. */
export const databaseUrlRule = 'must be postgres://user:password@host/database, or the path of a SQLite file';

/**
 * The URLs of the servers that a URL of PostgreSQL names, as libpq has it (`postgres://user@a:5432,b:5432/database`):
 * one for each host, whatever else it says.
 */
export function serversOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

/** Whether a value names a database that the bundled origin has: PostgreSQL, or a SQLite file by its path. */
export const isDatabaseUrl = (value: string): boolean =>
  isPostgres(value)
    ? serversOf(value).every((url) => URL.canParse(url))
    : /^(?:sqlite|file):/.test(value) || !hasScheme(value);

/** A URL without its password, as others on the machine may see it. */
export const withoutPassword = (url: string): string => url.replace(/^([a-z]+:\/\/[^:@/]*):[^/?#]*@/, '$1@');

/**
 * A URL with a password, where it is of a server and holds none.
 * @param password as it is, not percent-encoded
 */
export function withPassword(url: string, password: string): string {
  const [first = '', ...others] = serversOf(url);
  if (!/^[a-z]+:\/\//.test(url) || !URL.canParse(first)) return url;
  const parsed = new URL(first);
  if (parsed.password === '') parsed.password = encodeURIComponent(password);
  const hosts = [first, ...others].map((server) => new URL(server).host);
  return parsed.href.replace(`@${parsed.host}`, `@${hosts.join(',')}`);
}
