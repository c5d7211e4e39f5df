import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const down = answering({}, { status: 503 });
const picture = answering({ 'Content-Type': 'image/webp' }, { body: Buffer.from('a picture') });

/** Each time in vain, and as often as opens a circuit. */
async function visitInVain(pathOf: (count: number) => string, visits = 5): Promise<void> {
  for (let count = 0; count < visits; count += 1) expect((await site.visit(pathOf(count))).status).toBeGreaterThan(499);
}

/** Of a web server nine addresses may fail by themselves. */
const ofMagazine = 9 + 5;

/** Past the longest open time. @returns what the probes asked for */
async function probe(): Promise<string[]> {
  const asked = site.upstream.requests.length;
  site.forward(5);
  await site.probe();
  return site.upstream.requests.slice(asked);
}

// That of the CMS, which no visitor asks by itself, is in coldStart.test.ts.
const circuits = [
  ['api', (count: number) => `/web/estates/rent?_page=${count}`, 'GET /web/provinces'],
  ['magazine', (count: number) => `/magazine/article-${count}`, 'GET /magazine/'],
  ['media', (count: number) => `/media/${count}.webp`, 'GET /media/0.webp'],
  ['sitemap', () => '/sitemap.xml', 'GET /web/sitemap'],
] as const;

it.each(circuits)('the circuit of %s is closed without a visitor', async (kind, pathOf, call) => {
  await site.probe();
  // The sitemap's index lists the magazine's too.
  site.upstream.behave(down, kind === 'sitemap' ? /^\/web\/sitemap/ : undefined);
  await visitInVain(pathOf, kind === 'magazine' ? ofMagazine : undefined);
  expect(site.states()[kind].breaker).toBe('open');
  expect(await probe()).toEqual([call]);
  expect(site.states()[kind].breaker).toBe('open');
  site.upstream.behave(kind === 'media' ? picture : null);
  expect(await probe()).toEqual(Array<string>(6).fill(call));
  expect(site.states()[kind].breaker).toBe('closed');
  expect(await probe()).toEqual([]);
});

it('a site stays ready while pictures and the magazine fail', async () => {
  await site.probe();
  site.upstream.behave(down, /^\/(?:media|magazine)\//);
  await visitInVain((count) => `/media/${count}.webp`);
  await visitInVain((count) => `/magazine/article-${count}`, ofMagazine);
  const { api, cms, media, magazine } = site.states();
  expect([api, cms, media, magazine].map(({ breaker }) => breaker)).toEqual(['closed', 'closed', 'open', 'open']);
  expect((await site.visit('/readyz')).text).toBe('{"status":"ready"}');
});

describe('the probe of pictures', () => {
  beforeEach(() => site.probe());

  it('asks for the last one that was there, in the format that it came in', async () => {
    site.upstream.behave(picture);
    const headers = { accept: 'image/avif,image/webp' };
    expect((await site.visit('/media/well.webp', { headers })).status).toBe(200);
    site.upstream.behave(answering({}, { status: 404 }));
    expect((await site.visit('/media/gone.webp')).status).toBe(404);
    site.upstream.behave(down);
    await visitInVain((count) => `/media/${count}.webp`);
    expect(await probe()).toEqual(['GET /media/well.webp']);
    expect(site.upstream.lastHeaders().accept).toBe('image/avif,image/webp,*/*');
  });

  it('downloads no more of it than may be held', async () => {
    site.upstream.behave(down);
    await visitInVain((count) => `/media/${count}.webp`);
    let closed = 0;
    const endless: Answer = (_req, res) => {
      const send = () => {
        while (!res.destroyed && res.write(Buffer.alloc(64_000)));
      };
      res.once('close', () => (closed += 1)).on('drain', send);
      send();
    };
    site.upstream.behave(endless);
    expect(await probe()).toHaveLength(6);
    expect(site.states().media.breaker).toBe('closed');
    while (closed < 6)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
  });
});

it('one call of the API that fails by itself does not keep its circuit open', async () => {
  await site.probe();
  expect((await site.visit('/web/estates/buy')).status).toBe(200);
  site.upstream.behave(down);
  await visitInVain((count) => `/web/estates/rent?_page=${count}`);
  site.upstream.behave(down, /^\/web\/provinces/);
  expect(await probe()).toEqual(['GET /web/provinces']);
  expect(await probe()).toEqual(Array<string>(6).fill('GET /web/estates/buy'));
  expect(site.states().api.breaker).toBe('closed');
});
