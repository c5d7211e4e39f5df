import { asCmsAnswer, type IgnoredFields } from './cmsAnswer.ts';

const address = { host: 'http://wordpress:8080', publicOrigin: 'https://www.example.com' };

function read(headers: Record<string, string[]>, status = 200) {
  const ignored: IgnoredFields[] = [];
  const answer = asCmsAnswer({ status, headers, body: Buffer.from('Fatal error in /srv/wp') }, address, (fields) => {
    ignored.push(fields);
  });
  return { ...answer, ignored };
}

it.each([
  ['http://wordpress:8080/magazine/a?b#c', 'https://www.example.com/magazine/a?b#c'],
  ['//wordpress:8080/magazine/', 'https://www.example.com/magazine/'],
  ['https://other.example/magazine/', 'https://other.example/magazine/'],
  ['/magazine/a', '/magazine/a'],
  ['../a', '../a'],
])('Location %s becomes %s', (location, expected) => {
  const { headers } = read({ location: [location], 'content-location': [location] }, 301);
  expect([headers.location, headers['content-location']]).toEqual([[expected], [expected]]);
});

it.each<[string, Record<string, string[]>, string[], IgnoredFields[]]>([
  ['a cookie', { 'set-cookie': ['a=1'], 'cache-control': ['max-age=9'] }, ['cache-control'], [['set-cookie']]],
  [
    "PHP's sessions",
    { 'cache-control': ['no-store, no-cache, must-revalidate'], expires: ['x'], pragma: ['no-cache'], etag: ['"1"'] },
    ['etag'],
    [['no-cache']],
  ],
  ['WordPress', { 'cache-control': ['no-cache, must-revalidate, max-age=0'] }, [], [['no-cache']]],
  ['no-cache with a validator', { 'cache-control': ['no-cache'], etag: ['"1"'] }, ['cache-control', 'etag'], []],
  ['Pragma alone', { pragma: ['no-cache'] }, [], [['no-cache']]],
  ['no-store alone', { 'cache-control': ['no-store'] }, ['cache-control'], []],
  ['a lifetime beside no-cache', { 'cache-control': ['no-cache, max-age=60'] }, ['cache-control'], []],
])('what depends on cookies counts for nothing: %s', (_name, headers, kept, expected) => {
  const answer = read(headers);
  expect([Object.keys(answer.headers), answer.ignored]).toEqual([kept, expected]);
});

it('a failure comes without its page', () => {
  const { status, body, headers } = read({ 'content-type': ['text/html'], etag: ['"1"'] }, 500);
  expect([status, (body as Buffer).toString(), headers]).toEqual([
    500,
    'The CMS fails',
    { 'content-type': ['text/plain; charset=utf-8'] },
  ]);
});
