import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { createListPage } from '#server/admin/adverts/advertPages.ts';
import type { AdvertAnswerListDto } from '#shared/contract/adverts.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';
const page = `/rgpd/mis-anuncios/${token}`;

const listing = {
  type: 'buy',
  reference: 'AB1-2',
  key: 'ab1-2',
  url_slug: { 'es-ES': 'piso-luminoso' },
  province_slug: 'barcelona',
  place: 'Gràcia',
  description: { 'es-ES': 'Piso <b>luminoso</b>' },
  price: 250_000,
  status: 'new',
};
const asked = {
  name: 'Ana',
  adverts: [
    { key: 'ab1-2', reference: 'AB1-2', is_listed: true, listing },
    { key: 'ab3-4', reference: 'AB3-4', is_listed: true, listing: { ...listing, reference: 'AB3-4', key: 'ab3-4' } },
    { key: 'ab5-6', reference: 'AB5-6', is_listed: false, answer: 'gone' },
  ],
};

const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

let dataDir: string;
let site: TestSite;
let isDown: boolean;
let read: { status: number; body: object };
let answers: { status: number; body: object }[];
let written: { path: string; body: unknown }[];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-adverts-'));
  site = await createTestSite({ DATA_DIR: dataDir }, {}, { queue: {} });
  isDown = false;
  read = { status: 200, body: asked };
  answers = [];
  written = [];
  site.upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const isWrite = req.method === 'POST';
      if (isWrite && !isDown)
        written.push({ path: req.url!, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown });
      const { status, body } = isDown
        ? { status: 503, body: {} }
        : isWrite
          ? (answers.shift() ?? { status: 200, body: {} })
          : read;
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }, /^\/web\/rgpd\//);
});
afterEach(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (fields: Record<string, string>) => request(site.app).post(page).type('form').send(fields);

describe('the page that asks an agent', () => {
  it.each([
    [page, '¿Siguen en pie sus anuncios?', 'Sigue disponible'],
    [`/ca/rgpd/els-meus-anuncis/${token}`, 'Encara són vigents els vostres anuncis?', 'Encara està disponible'],
    [`/en/rgpd/my-listings/${token}`, 'Are your listings still up to date?', 'Still available'],
  ])('%s is for the holder of its link alone, and reading it changes nothing', async (url, title, button) => {
    const { status, headers, text } = await request(site.app).get(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain(title);
    expect(text).toContain('Piso &lt;b&gt;luminoso&lt;/b&gt;');
    expect(text.match(new RegExp(`>${button}</button>`, 'g'))).toHaveLength(2);
    expect(written).toEqual([]);
  });

  it('puts the home of the mail’s link first, with its answer open', async () => {
    const { text } = await request(site.app).get(`${page}?home=ab3-4&answer=gone`);
    expect(text.indexOf('AB3-4')).toBeLessThan(text.indexOf('AB1-2'));
    expect(text.match(/<details[^>]*open=""/g)).toHaveLength(1);
    expect((await request(site.app).get(page)).text).not.toMatch(/<details[^>]*open=""/);
    expect(written).toEqual([]);
  });

  it('has the rent of a home to let by the month', async () => {
    const [, other, gone] = asked.adverts;
    read.body = { ...asked, adverts: [{ ...other, listing: { ...listing, key: 'ab3-4', type: 'rent' } }, gone] };
    expect((await request(site.app).get(page)).text).toMatch(/250\.000.€.\/.mes · /);
    const { url_slug: _, ...unlinked } = listing;
    read.body = { ...asked, adverts: [{ ...other, listing: { ...unlinked, type: 'rent' } }] };
    expect((await request(site.app).get(page)).text).toMatch(/250\.000.€.\/.mes · /);
    read.body = asked;
    expect((await request(site.app).get(page)).text).not.toMatch(/€.\/.mes/);
  });

  it('says what came of an answer, and asks nothing about what is gone', async () => {
    read.body = {
      name: '',
      adverts: [
        { ...asked.adverts[0], answer: 'available' },
        { ...asked.adverts[1], answer: 'price', told_price: 240_000 },
        asked.adverts[2],
      ],
    };
    const { text } = await request(site.app).get(page);
    expect(text).toContain('Gracias: está confirmado.');
    expect(text).toMatch(/Gracias: nos ha dicho 240\.000.€\./);
    expect(text).toContain('Este anuncio ya no está en la web.');
    expect(text.match(/name="home" value="ab5-6"/)).toBeNull();
  });

  it.each([
    [404, 404],
    [410, 410],
  ])('says that a link has expired which the API answers with %d', async (status, shown) => {
    read = { status, body: { code: '9003' } };
    const answer = await request(site.app).get(page);
    expect(answer.status).toBe(shown);
    expect(answer.text).toContain('El enlace ha caducado');
  });
});

describe('an answer', () => {
  it.each([
    [
      { home: 'ab1-2', answer: 'available' },
      { home: 'ab1-2', answer: 'available' },
    ],
    [
      { home: 'ab1-2', answer: 'gone' },
      { home: 'ab1-2', answer: 'gone' },
    ],
    [
      { home: 'ab1-2', answer: 'price', price: '245.000 €' },
      { home: 'ab1-2', answer: 'price', price: 245_000 },
    ],
  ])('is a form without scripts: %j', async (fields, body) => {
    const { status, headers } = await send(fields);
    expect([status, headers.location]).toEqual([303, page]);
    expect(written).toEqual([{ path: `/web/rgpd/adverts/${token}`, body }]);
  });

  it.each([
    ['', 'Escriba el precio nuevo.'],
    ['mucho', 'Escriba el precio nuevo en euros'],
    ['0', 'Escriba el precio nuevo en euros'],
  ])('with the price “%s” is asked for it again, as it was typed', async (price, words) => {
    const { status, text } = await send({ home: 'ab3-4', answer: 'price', price });
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toMatch(/<details[^>]*open=""/);
    if (price !== '') expect(text).toContain(`value="${price}"`);
    expect(written).toEqual([]);
  });

  it('that no page of ours sends is refused', async () => {
    expect((await send({ home: 'ab1-2', answer: 'perhaps' })).status).toBe(422);
    expect(written).toEqual([]);
  });

  it('of a link that is over leads back to its page, which says so', async () => {
    answers = [{ status: 410, body: { code: '9004' } }];
    const { status, headers } = await send({ home: 'ab1-2', answer: 'gone' });
    expect([status, headers.location]).toEqual([303, page]);
  });

  it('is kept while the API is down, and handed over when it is back', async () => {
    isDown = true;
    const { status, headers } = await send({ home: 'ab1-2', answer: 'available' });
    expect([status, headers.location]).toEqual([303, '/gracias?from=advertKept']);
    expect((await request(site.app).get('/gracias?from=advertKept')).text).toContain('Hemos recibido su respuesta');
    expect(site.leads.list()).toMatchObject([{ form: 'adverts', status: null }]);
    isDown = false;
    site.leads.wake();
    for (let turn = 0; written.length === 0 && turn < 500; turn += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    expect(written).toEqual([{ path: `/web/rgpd/adverts/${token}`, body: { home: 'ab1-2', answer: 'available' } }]);
  });
});

it('the way out of these mails says what ends, and posts with its button', async () => {
  read.body = { purpose: 'adverts', state: 'active', name: '' };
  const { text } = await request(site.app).get(`/rgpd/baja/${token}`);
  expect(text).toContain('Dejar de recibirlas</button>');
  expect(text).not.toContain('boletín y las demás');
  read.body = { purpose: 'adverts', state: 'cancelled', name: '' };
  expect((await request(site.app).get(`/rgpd/baja/${token}`)).text).toContain('Ya no le preguntaremos');
});

describe('operators', () => {
  const answer = {
    ...{ reference: 'AB1-2', key: 'ab1-2', agent: 'ana-mas', answer: 'available' as const },
    ...{ answeredAt: Date.UTC(2026, 10, 21, 10), isTakenOff: false, now: { status: 'new', price: 250_000 } },
  };
  const became = (changes: Partial<AdvertAnswerListDto['answers'][number]>): string => {
    const html = createListPage((key) => `/private/${key}`)({
      open: 3,
      stopped: 1,
      answers: [{ ...answer, ...changes }],
    });
    return /<td>(?!.*<td>)([^]*?)<\/td>\n<\/tr>/.exec(html.slice(html.lastIndexOf('<td>')))![1]!;
  };

  it.each<[Partial<AdvertAnswerListDto['answers'][number]>, string]>([
    [{}, 'confirmed'],
    [{ answer: 'gone', isTakenOff: true, now: null }, 'taken off'],
    [{ answer: 'gone', isTakenOff: true }, 'taken off; it came back since'],
    [{ answer: 'gone' }, '<span class="failed">still on the site: its feed lists it</span>'],
    [{ answer: 'gone', now: { status: 'sold', price: 0 } }, 'sold'],
    [{ answer: 'gone', now: null }, 'withdrawn since'],
    [{ answer: 'price', toldPrice: 250_000 }, 'the listing says so'],
    [{ answer: 'price', toldPrice: 240_000 }, '<span class="failed">the listing says €250,000</span>'],
  ])('see what became of %j: %s', (changes, text) => {
    expect(became(changes)).toBe(text);
  });
});
