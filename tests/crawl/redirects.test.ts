import { usualLanguages } from '#shared/i18n/languages.ts';
import { readRedirects } from '#config/network/redirects/redirects.ts';
import type { Answer } from '../../scripts/crawl/fetcher.ts';
import { proveRedirects, type ProvenRedirect } from '../../scripts/crawl/redirects.ts';

const origin = 'https://www.example.com';
const flat = '/viviendas-barcelona-compra/piso/MS-1';
const gone = '/viviendas-espana-compra/vivienda/GONE-1';

/** A site by its paths: a status, or where a redirect leads. */
type FakeSite = Readonly<Record<string, number | string>>;

const answerOf = (said: number | string = 404): Answer =>
  typeof said === 'string'
    ? { status: 301, headers: { location: said }, body: '' }
    : { status: said, headers: {}, body: '', ...(said === 0 ? { failure: 'timeout' } : {}) };

/** What each line of a file is found to do at a site, and what was asked. */
async function prove(lines: readonly string[], site: FakeSite) {
  const problems: string[] = [];
  const context = { hasFile: () => false, siteOrigin: origin, languages: usualLanguages };
  const former = readRedirects(['from,to', ...lines].join('\n'), problems, context);
  expect(problems).toEqual([]);
  const asked: string[] = [];
  const told: ProvenRedirect[] = [];
  const answer = (url: string) => {
    asked.push(url);
    return Promise.resolve(answerOf(site[url]));
  };
  const proven = await proveRedirects({
    lines: former.lines,
    origin,
    concurrency: 3,
    fetch: answer,
    fetchOther: ({ href }) => answer(href),
    onProven: (one) => told.push(one),
  });
  expect(told).toHaveLength(lines.length);
  return { proven, asked };
}

it.each<[string, string, FakeSite, ProvenRedirect['verdict'], string | null]>([
  ['a listing', '/a,MS-1', { '/a': flat, [flat]: 200 }, 'right', null],
  ['an absolute location', '/a,About', { '/a': `${origin}/quienes-somos`, '/quienes-somos': 200 }, 'right', null],
  [
    'another site',
    '/a,https://b.example/c',
    { '/a': 'https://b.example/c', 'https://b.example/c': 200 },
    'right',
    null,
  ],
  ['a withdrawn listing', '/a,GONE-1', { '/a': gone, [gone]: 410 }, 'gone', null],
  ['nothing', '/a,About', {}, 'wrong', 'answers 404, not 301'],
  ['an unknown listing', '/a,NO-1', {}, 'wrong', 'answers 404: the site has no such listing'],
  ['a page', '/a,About', { '/a': 200 }, 'wrong', 'answers 200: the site has a page there'],
  ['no answer', '/a,About', { '/a': 0 }, 'wrong', 'gives no answer: timeout'],
  ['no location', '/a,About', { '/a': 301 }, 'wrong', 'answers 301 without a Location'],
  ['another page', '/a,About', { '/a': '/', '/': 200 }, 'wrong', `leads to ${origin}/, not to /quienes-somos`],
  ['a page that is gone', '/a,About', { '/a': '/quienes-somos', '/quienes-somos': 410 }, 'wrong', 'which answers 410'],
  ['a page that fails', '/a,MS-1', { '/a': flat, [flat]: 503 }, 'wrong', 'which answers 503'],
  ['two hops', '/a,MS-1', { '/a': flat, [flat]: '/b' }, 'wrong', `leads to ${origin}${flat}, which leads on to /b`],
  [
    'a listing in another language',
    '/en/a,MS-1',
    { '/en/a': flat, [flat]: 200 },
    'wrong',
    `leads to ${origin}${flat}, not to /en/properties-espana-buy/vivienda/MS-1`,
  ],
])('a line that leads to %s', async (_, line, site, verdict, problem) => {
  const { proven } = await prove([line], site);
  const told = problem === null ? {} : { problem: expect.stringContaining(problem) as string };
  expect(proven).toEqual([{ line: 2, from: line.split(',')[0], verdict, ...told }]);
});

it('tells all lines in their order, and asks for what several lead to once', async () => {
  const lines = Array.from({ length: 20 }, (_, id) => `/f${id}?id=${id},About`);
  const site = { ...Object.fromEntries(lines.map((line) => [line.split(',')[0]!, '/quienes-somos'])) };
  const { proven, asked } = await prove(lines, { ...site, '/quienes-somos': 200 });
  expect(proven.map(({ line, verdict }) => `${line} ${verdict}`)).toEqual(
    lines.map((_, index) => `${index + 2} right`),
  );
  expect(asked).toHaveLength(21);
});
