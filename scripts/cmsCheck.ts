import process from 'node:process';
import { parseJson } from '#shared/parseJson.ts';
import { toHomeData } from '#shared/api/homeData.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import { plainText } from './plainText.mjs';

const usage = `npm run cms-check -- URL

What the site would make of a CMS at URL (its CMS_HOST): which blocks of the home page it has, which entries of them
would be left out and why, and what its magazine answers. Changes nothing. CMS_SECRET is sent where it is set.`;

/** Milliseconds. */
const timeout = 10_000;

const lines: string[] = [];
let problems = 0;

function note(isFine: boolean, text: string): void {
  if (!isFine) problems += 1;
  lines.push(`${isFine ? 'ok     ' : 'problem'} ${text}`);
}

const secret = process.env.CMS_SECRET;

const get = (url: string): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: { 'user-agent': 'vencejo', ...(secret ? { 'x-vencejo-secret': secret } : {}) },
  });

/** Notes whether the plugin has the secret; another CMS says nothing of it. */
function checkSecret({ headers }: Response): void {
  const said = headers.get('x-vencejo-secret');
  if (said === 'refused')
    note(false, 'CMS_SECRET is not the secret of its settings: its answers have its own addresses');
  else if (secret && said === null) note(false, 'it does not say whether it accepts CMS_SECRET: is the plugin active?');
  else if (said !== null) note(said === 'accepted', `CMS_SECRET is ${said}`);
}

function checkHomeData(text: string): void {
  const home = toHomeData(parseJson(text), ({ reference, problem }) => note(false, `${reference}: ${problem}`));
  for (const [name, entries] of Object.entries(home)) note(true, `${name}: ${(entries as unknown[]).length}`);
}

/** Notes what the site would ignore or not show. */
function checkHeaders({ headers }: Response, path: string): void {
  const ignored = ['set-cookie', 'pragma'].filter((name) => headers.has(name));
  if (/no-cache/.test(headers.get('cache-control') ?? '')) ignored.push('cache-control: no-cache');
  note(
    ignored.length === 0,
    `${path} ${ignored.length > 0 ? `sends ${ignored.join(', ')}: ignored` : 'is for all visitors'}`,
  );
}

async function check(host: string): Promise<void> {
  const { path } = endpoints.homeData;
  const home = await get(host + path);
  note(home.status === 200, `${path} answers ${home.status}`);
  checkSecret(home);
  if (home.status === 200) {
    checkHeaders(home, path);
    checkHomeData(await home.text());
  }
  const magazine = await get(`${host}/magazine/`);
  const location = magazine.headers.get('location');
  note(magazine.status === 200, `/magazine/ answers ${magazine.status}${location ? ` and sends to ${location}` : ''}`);
  checkHeaders(magazine, '/magazine/');
  const inline =
    (await magazine.text()).match(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/g) ?? [];
  note(inline.length === 0, `/magazine/ has ${inline.length} inline scripts, which do not run on the site`);
  const sitemap = await get(`${host}/magazine/sitemap.xml`);
  const isThere = sitemap.status === 200 && /xml/.test(sitemap.headers.get('content-type') ?? '');
  note(
    isThere,
    `/magazine/sitemap.xml ${isThere ? 'is there' : 'is not there: search engines find articles by links alone'}`,
  );
}

const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  console.log(usage);
  process.exitCode = url === '--help' ? 0 : 2;
} else {
  try {
    await check(new URL(url).origin);
  } catch (error) {
    note(false, (error as Error).message);
  }
  console.log(plainText(lines.join('\n')));
  process.exitCode = problems > 0 ? 1 : 0;
}
