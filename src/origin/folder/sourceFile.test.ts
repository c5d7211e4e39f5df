import { sourceSchema } from './sourceFile.ts';

const url = 'https://crm.example/feed.xml';

/** What is wrong with a source. */
const problemsOf = (source: object): string[] =>
  sourceSchema.safeParse({ format: 'kyero', ...source }).error?.issues.map(({ message }) => message) ?? [];

it.each([
  { file: 'listings/feed.xml' },
  { url },
  { url: 'http://crm.example/feed.php?agency=12', every: '15m', report: 'web@agency.example' },
  { url, auth: { user: 'crm', password_file: '/run/secrets/crm' } },
  { url, auth: { user: 'crm', password_env: 'SOURCE_CRM_PASSWORD' } },
  { url, auth: { header: 'X-Api-Key', value_file: '/run/secrets/crm' } },
  { url, auth: { header: 'Authorization', value_env: 'SOURCE_CRM' } },
  { format: 'resales-online-v6', url: `${url}?p1=1`, auth: { parameter: 'p2', value_env: 'SOURCE_RESALES' } },
])('%j is right', (source) => {
  expect(problemsOf(source)).toEqual([]);
});

const oneSecret = /needs user with password_file or password_env, or header or parameter with value_file or value_env/;

it.each<[object, RegExp]>([
  [{}, /a file or a url/],
  [{ file: 'feed.xml', url }, /a file or a url/],
  [{ url: 'ftp://crm.example/feed.xml' }, /Invalid URL/],
  [{ url: 'https://crm:secret@crm.example/feed.xml' }, /must not hold a password/],
  [{ url, every: '90s' }, /30m, 6h or 1d/],
  [{ file: 'feed.xml', auth: { user: 'crm', password_env: 'SOURCE_CRM' } }, /for a url alone/],
  [{ url, auth: {} }, oneSecret],
  [{ url, auth: { user: 'crm' } }, oneSecret],
  [{ url, auth: { user: 'crm', password_file: '/a', password_env: 'SOURCE_B' } }, oneSecret],
  [{ url, auth: { user: 'crm', header: 'X-Key', value_file: '/a' } }, oneSecret],
  [{ url, auth: { user: 'crm', password: 'secret' } }, /Unrecognized key/],
  [{ url, auth: { user: 'crm', password_env: 'DATABASE_PASSWORD' } }, /as SOURCE_CRM_PASSWORD/],
  [{ url, auth: { header: 'X Key:', value_file: '/a' } }, /the name of a header/],
  [{ url, auth: { parameter: 'p 2', value_file: '/a' } }, /the name of a parameter/],
  [{ url, auth: { header: 'X-Key', parameter: 'p2', value_file: '/a' } }, oneSecret],
  [{ format: 'resales-online-v6', url: `${url}?p1=1&P2=secret@` }, /must not hold the key \(p2\)/],
])('%j is not', (source, problem) => {
  const problems = problemsOf(source).join();
  expect(problems).toMatch(problem);
  expect(problems).not.toMatch('secret@');
});
