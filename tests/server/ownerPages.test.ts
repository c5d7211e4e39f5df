import request from 'supertest';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'aB3_-efGhiJklMnoPqrStu';
const page = `/rgpd/mis-resultados/${token}`;
const ownerPage = `/rgpd/mi-vivienda/${token}`;

const listing = {
  ...{ type: 'buy', reference: 'AB1-2', key: 'ab1-2', url_slug: { 'es-ES': 'piso-luminoso' } },
  ...{ province_slug: 'barcelona', place: 'Gràcia', description: { 'es-ES': 'Piso <b>luminoso</b>' } },
  ...{ price: 250_000, status: 'new' },
};
/** Without what a link to it needs. */
const { url_slug: _, ...unlinked } = listing;
const home = {
  ...{ key: 'ab1-2', listing, counts: { opened: 3, shown: 1_240 }, previous: { opened: 5 } },
  compared: { count: 41, median: 25.5, fewer: 2, more: 39 },
  suggestions: [{ name: 'cover', shown: 1_240 }, { name: 'energy' }, { name: 'unheard-of' }],
  links: [{ id: 'link-of-the-press-1', made_at: '2026-11-23T09:00:00Z', expires_at: '2027-02-21T09:00:00Z' }],
  notes: [{ id: 'note-of-the-press-1', day: '2026-11-12', note: 'Fotos <i>nuevas</i>' }],
};
const results = {
  ...{ name: 'Ana', week: { from: '2026-11-16', to: '2026-11-22' }, next_id: 'an-id-of-the-press-1', total: 5 },
  homes: [home, { key: 'ab3-4', listing: { ...listing, reference: 'AB3-4', key: 'ab3-4' } }],
};
const week = (from: string, to: string, opened: number) => ({ from, to, counts: { opened, shown: 40 * opened } });
const owned = {
  ...{ listing, agent: { full_name: 'Ana Mas', slug: 'ana-mas', phone: '+34600000000', email: 'ana@vencejo.example' } },
  weeks: [week('2026-11-12', '2026-11-15', 12), week('2026-11-16', '2026-11-22', 31)],
  total: { opened: 43, shown: 1_720, enquiries: 2 },
  price_history: [
    { date: '2026-09-01T00:00:00Z', price: 260_000 },
    { date: '2026-10-01T00:00:00Z', price: 250_000 },
  ],
  notes: [{ day: '2026-11-12', note: 'Fotos nuevas' }],
  expires_at: '2027-02-21T09:00:00Z',
};

const privateHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

let site: TestSite;
let read: { status: number; body: object };
let answer: { status: number; body: object };
let written: unknown[];

beforeEach(async () => {
  site = await createTestSite();
  read = { status: 200, body: results };
  answer = { status: 200, body: {} };
  written = [];
  site.upstream.behave((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const isWrite = req.method === 'POST';
      if (isWrite) written.push(JSON.parse(Buffer.concat(chunks).toString()));
      const { status, body } = isWrite ? answer : read;
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  }, /^\/web\/rgpd\//);
});
afterEach(() => site.close());

const send = (fields: Record<string, string>) => request(site.app).post(page).type('form').send(fields);
const open = async (path = page): Promise<string> => (await request(site.app).get(path)).text;

describe('the page of what an agent’s homes earned', () => {
  it.each([
    [page, 'Resultados de sus inmuebles', 'Se abre menos que el 95.% de ellos'],
    [`/ca/rgpd/els-meus-resultats/${token}`, 'Resultats dels vostres immobles', 'menys que el 95.% d'],
    [`/en/rgpd/my-results/${token}`, 'What your listings achieved', 'less often than 95% of them'],
  ])('%s is for the holder of its link alone, and reading it changes nothing', async (url, title, standing) => {
    const { status, headers, text } = await request(site.app).get(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain(title);
    expect(text).toContain('Piso &lt;b&gt;luminoso&lt;/b&gt;');
    expect(text).toMatch(new RegExp(standing));
    expect(text).toMatch(/1[.,]240/);
    expect(written).toEqual([]);
  });

  it('shows the links and notes of the home that is chosen alone', async () => {
    expect(await open()).not.toMatch(/name="email"/);
    const text = await open(`${page}?home=ab1-2`);
    expect(text.match(/name="email"/g)).toHaveLength(1);
    expect(text).toContain('Enlace del 23/11/2026, válido hasta el 21/02/2027');
    expect(text).toContain('Fotos &lt;i&gt;nuevas&lt;/i&gt;');
    expect(text).toContain('value="an-id-of-the-press-1"');
  });

  it('has the rent of a home by the month, also where nothing leads to its page', async () => {
    read.body = { ...results, homes: [{ ...home, listing: { ...unlinked, type: 'rent' } }] };
    expect(await open()).toMatch(/250\.000.€.\/.mes · /);
    read.body = { ...results, homes: [{ ...home, listing: unlinked }] };
    expect(await open()).not.toMatch(/€.\/.mes/);
  });

  it('says so where no whole week was counted, where there are no homes, and how many are left out', async () => {
    expect(await open()).toContain('Tiene 3 inmuebles más');
    read.body = { ...results, homes: [results.homes[1]] };
    expect(await open()).toContain('Todavía no hay ninguna semana entera contada');
    read.body = { ...results, total: 0, homes: [] };
    expect(await open()).toContain('Ahora no tiene anuncios publicados');
  });

  it.each([
    [page, 404],
    [page, 410],
    [ownerPage, 404],
    [ownerPage, 410],
  ])('%s says that a link has expired which the API answers with %d', async (url, status) => {
    read = { status, body: { code: '9003' } };
    const shown = await request(site.app).get(url);
    expect(shown.status).toBe(status);
    expect(shown.text).toContain('El enlace ha caducado');
  });
});

const press = { id: 'an-id-of-the-press-1', home: 'ab1-2' };

describe('a button of it', () => {
  it.each([
    [{ ...press, action: 'send', email: 'o@example.com', language: 'en', message: '' }, `${page}?home=ab1-2&done=send`],
    [{ ...press, action: 'note', note: 'Fotos', day: '2026-11-12' }, `${page}?home=ab1-2&done=note`],
    [{ home: 'ab1-2', action: 'revoke', link: 'link-of-the-press-1' }, `${page}?home=ab1-2&done=revoke`],
    [{ home: 'ab1-2', action: 'removeNote', note: 'note-of-the-press-1' }, `${page}?home=ab1-2&done=removeNote`],
  ])('is a form without scripts: %j', async (fields, location) => {
    const { status, headers } = await send(fields);
    expect([status, headers.location]).toEqual([303, location]);
    expect(written).toHaveLength(1);
    expect(fields).toMatchObject(written[0] as object);
    expect(await open(location)).toContain('role="status"');
  });

  it('that makes a link leads to the owner’s page, whose address it is', async () => {
    answer.body = { token: 'oWn3_-efGhiJklMnoPqrStu' };
    const { status, headers } = await send({ ...press, action: 'link' });
    expect([status, headers.location]).toEqual([303, '/rgpd/mi-vivienda/oWn3_-efGhiJklMnoPqrStu']);
  });

  it.each([
    [{ ...press, action: 'send', language: 'es', email: '' }, 'Escriba el correo del propietario.', ''],
    [{ ...press, action: 'send', language: 'es', email: 'nobody' }, 'Escriba el correo completo', 'value="nobody"'],
    [{ ...press, action: 'note', note: '' }, 'Escriba qué ha hecho.', ''],
  ])('is asked for again with what was typed: %j', async (fields, words, kept) => {
    const { status, text } = await send(fields);
    expect(status).toBe(422);
    expect(text).toContain(words);
    expect(text).toContain(kept);
    expect(written).toEqual([]);
  });

  it('says what the API refuses of a field', async () => {
    answer = { status: 422, body: { code: '9002', fields: { email: 'tooMany' } } };
    const { status, text } = await send({ ...press, action: 'send', language: 'es', email: 'o@example.com' });
    expect(status).toBe(422);
    expect(text).toContain('Hay demasiados enlaces');
  });

  it('that no page of ours sends is refused', async () => {
    expect((await send({ home: 'ab1-2', action: 'all' })).status).toBe(422);
    expect(written).toEqual([]);
  });

  it('of a link that is over leads back to its page, which says so, and claims nothing', async () => {
    answer = { status: 410, body: { code: '9004' } };
    const { status, headers } = await send({ home: 'ab1-2', action: 'revoke', link: 'link-of-the-press-1' });
    expect([status, headers.location]).toEqual([303, `${page}?home=ab1-2`]);
  });
});

describe('the page of an owner', () => {
  beforeEach(() => {
    read = { status: 200, body: owned };
  });

  it.each([
    [ownerPage, 'Así va el anuncio de su inmueble'],
    [`/ca/rgpd/el-meu-habitatge/${token}`, 'Així va l&#x27;anunci del vostre immoble'],
    [`/en/rgpd/my-home/${token}`, 'How your listing is doing'],
  ])('%s is for the holder of its link alone', async (url, title) => {
    const { status, headers, text } = await request(site.app).get(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject(privateHeaders);
    expect(text).toContain(title);
  });

  it('has the curve with its words, a table of weeks, the sums, the price, the notes and the agent', async () => {
    const text = await open(ownerPage);
    expect(text).toMatch(/<svg[^>]*role="img"[^]*?<title[^>]*>Cuántas veces se abrió, por semanas<\/title>/);
    expect(text).toContain('Entre 12 y 31 por semana; la última semana, 31.');
    expect(text).toMatch(/<th scope="row">16\/11\/2026<\/th><td>1\.240<\/td><td>31<\/td>/);
    expect(text).toMatch(/Veces que salió en una búsqueda<\/dt><dd>1\.720<\/dd>/);
    for (const part of ['260.000', 'Fotos nuevas', 'Ana Mas', 'tel:+34600000000', 'mailto:ana@vencejo.example'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/<form[^>]*method="post"/);
  });

  it('has the rent of a home by the month, also where nothing leads to its page', async () => {
    read.body = { ...owned, listing: { ...unlinked, type: 'rent' } };
    expect(await open(ownerPage)).toMatch(/250\.000.€.\/.mes/);
  });

  it('says so where no whole week was counted, and shows no curve', async () => {
    read.body = { ...owned, weeks: [] };
    const text = await open(ownerPage);
    expect(text).toContain('Todavía no hay ninguna semana entera contada');
    expect(text).not.toContain('polyline');
  });
});

it('the way out of the mails says what ends', async () => {
  read.body = { purpose: 'results', state: 'active', name: '' };
  expect(await open(`/rgpd/baja/${token}`)).toContain('No recibir más resultados');
  read.body = { purpose: 'results', state: 'cancelled', name: '' };
  expect(await open(`/rgpd/baja/${token}`)).toContain('Ya no le enviaremos resultados');
});
