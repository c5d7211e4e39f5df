const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
// A scheme has two letters at least: one is a drive of Windows.
const hasScheme = (url: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(url);

/** What DATABASE_URL and `--database` may be. */
export const databaseUrlRule = 'must be postgres://user:password@host/database, or the path of a SQLite file';

/** Whether a value names a database that the bundled origin has: PostgreSQL, or a SQLite file by its path. */
export const isDatabaseUrl = (value: string): boolean =>
  isPostgres(value) ? URL.canParse(value) : /^(?:sqlite|file):/.test(value) || !hasScheme(value);

/**
 * A URL with a password, where it is of a server and holds none.
 * @param password as it is, not percent-encoded
 */
export function withPassword(url: string, password: string): string {
  if (!/^[a-z]+:\/\//.test(url) || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.password === '') parsed.password = encodeURIComponent(password);
  return parsed.href;
}
