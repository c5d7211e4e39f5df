import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { budgets } from '#config/budgets.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { day } from '#shared/times.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { compressedSize } from '../e2e/compressedSize.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const page = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
const section = /<section data-evidence="">.*?<\/section>/s;

async function show(changes: EstateChanges): Promise<string> {
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', ...changes });
  const { status, text } = await request(site.app).get(page);
  expect(status).toBe(200);
  return text;
}

const linesOf = (html: string): string[] =>
  [...(section.exec(html)?.[0] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, line]) =>
    line!.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );

const catastro = (what: string, value: number | boolean | string) => ({
  ...{ what, value, source: 'Catastro' },
  date: '2026-05-12T00:00:00Z',
});

/** As much as a listing can have. */
const everything: EstateChanges = {
  ...{ area_useful: 90, area_plot: 310, year: 1970, confirmed_at: '2026-05-21T09:00:00Z', meets_rules: true },
  agent: {
    ...fakeEstate().agent!,
    register_number: '1234',
    register: { name: 'AICAT', url: 'https://aicat.example/' },
  },
  checked: [
    catastro('area_constructed', 60),
    catastro('area_useful', 50),
    catastro('area_plot', 300),
    catastro('year', 1971),
    catastro('flood_zone', false),
    catastro('inspection', 'favorable'),
    catastro('habitability', true),
  ],
};

/** Lately: an old word says nothing of today. */
const confirmed = new Date(Date.now() - 10 * day);

it('says on a listing what was compared, by whose word, and leads to the agent where something differs', async () => {
  const html = await show({
    area_useful: 76,
    confirmed_at: confirmed.toISOString(),
    agent: everything.agent,
    checked: [catastro('area_constructed', 60)],
  });
  expect(linesOf(html)).toEqual([
    '≠Catastro: 60 m² construidos. Anuncio: 84 m². (consultado el 12/05/2026) Preguntar por esto',
    '✓El anuncio indica la letra del certificado energético, como exige la ley: D. (RD 390/2021)',
    '✓La superficie útil (76 m²) no supera la construida (84 m²).',
    `✓El anuncio seguía vigente el ${formatDate(confirmed.toISOString(), 'es')}, según su agencia.`,
    '✓Número de registro que indica el agente: AICAT 1234.',
  ]);
  expect(html).toMatch(/<a href="#contact" aria-label="Preguntar por esto: Catastro/);
  expect(html).toContain('<a href="https://aicat.example/" target="_blank" rel="noopener external">Número de registro');
});

it('says what the advert does not state, and nothing at all where nothing could be compared', async () => {
  expect(linesOf(await show({}))).toEqual([
    '✓El anuncio indica la letra del certificado energético, como exige la ley: D. (RD 390/2021)',
    '?El anuncio no indica la superficie útil. Preguntar por esto',
  ]);
  site.cache.purge({ tags: [], mode: 'hard', urls: [], prefixes: [], all: true });
  expect(await show({ cee: { state: 'not_stated' } })).not.toMatch(section);
});

it('judges itself: what an API says that it found is not shown, nor passed on to browsers', async () => {
  const findings = [{ name: 'usefulArea', is: 'agrees', values: { useful: 4711, built: 4712 } }];
  site.upstream.estates[0] = { ...fakeEstate({ reference: 'MS0116-1000' }), findings } as never;
  for (const url of [page, '/web/estate/MS0116-1000/public'])
    expect((await request(site.app).get(url)).text).not.toMatch(/4711/);
  const { body } = await request(site.app).get('/web/estate/MS0116-1000/public');
  expect((body as { findings: object[] }).findings).toEqual([
    { name: 'energyLabel', is: 'agrees', values: { rating: 'D', law: 'RD 390/2021' } },
    { name: 'usefulArea', is: 'unknown', values: {} },
  ]);
});

it('marks the card of an advert that meets the rules, and says on its page why', async () => {
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', meets_rules: true });
  const { text } = await request(site.app).get('/viviendas-barcelona-compra');
  expect(text.match(/<p class="[^"]*checked[^"]*">Datos obligatorios revisados<\/p>/g)).toHaveLength(1);
  expect(linesOf(await show({ meets_rules: true })).at(-1)).toMatch(
    /^✓El anuncio incluye los datos obligatorios que revisamos/,
  );
});

it('offers nobody to ask on a private page, which has no form', async () => {
  site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', ...everything });
  const { text } = await request(site.app).get('/viviendas/MS0116-1000');
  expect(linesOf(text)[0]).toMatch(/^≠/);
  expect(text).not.toContain('Preguntar por esto');
});

describe('a network’s own rules', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-own-rules-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const rule = (name: string, comparison: object, visitor: object) => ({
    ...{ name, comparison, words: { operator: { es: 'mal.' }, visitor } },
    ...{ weight: 'should', audience: 'visitor' },
  });
  const rules = [
    rule('rooms', { number: 'rooms', from: 1 }, { agrees: { es: 'Tiene <b>{stated}</b>', en: 'Has {stated} rooms' } }),
    {
      ...rule('useful', { number: 'area_useful', from: 1_000 }, { differs: { es: '{stated} < {found}', ca: 'poc' } }),
      source: { kind: 'publication', title: 'Guía & más' },
    },
    rule('price', { number: 'price', from: 1 }, { agrees: { es: 'Cuesta {stated} €' } }),
    rule('floors', { stated: 'floors' }, { missing: { es: 'Faltan las plantas.' } }),
  ];
  const changes: EstateChanges = { area_useful: 76, rooms: 3, price: 471_100, floors: undefined };

  beforeEach(async () => {
    cpSync('tests/fakes/bareNetwork', dir, { recursive: true });
    writeFileSync(path.join(dir, 'rules.json'), JSON.stringify({ rules }));
    await site.close();
    site = await createTestSite({ NETWORK_DIR: dir, LANGUAGES: 'ca,es,en' });
  });

  it('stand among the lines of a listing in the words of rules.json, escaped', async () => {
    const html = await show(changes);
    expect(linesOf(html)).toEqual([
      '≠76 &lt; 1.000 (Guía &amp; más) Preguntar por esto',
      expect.stringMatching(/^✓El anuncio indica la letra/),
      expect.stringMatching(/^✓La superficie útil/),
      '✓Tiene &lt;b&gt;3&lt;/b&gt;',
      '✓Cuesta 471.100 €',
      '?Faltan las plantas. Preguntar por esto',
    ]);
    expect(html).not.toContain('<b>3</b>');
  });

  it('speak the page’s language, else the first of the site’s that they have, and say which', async () => {
    await show(changes);
    const { text } = await request(site.app).get('/en/properties-barcelona-buy/flat-in-gracia-ms0116-1000/MS0116-1000');
    expect(linesOf(text)).toEqual(expect.arrayContaining(['✓Has 3 rooms', expect.stringMatching(/^≠poc/)]));
    expect(text).toContain('<span lang="ca">poc</span>');
    expect(text).toContain('<span lang="es">Faltan las plantas.</span>');
    expect(text).toContain('<span>Has 3 rooms</span>');
  });

  it('tell nothing of what is hidden', async () => {
    const html = await show({ ...changes, status: 'reserved' });
    expect(html).toContain('Faltan las plantas.');
    const { text } = await request(site.app).get('/web/estate/MS0116-1000/public');
    for (const answer of [html, text]) expect(answer).not.toMatch(/Cuesta|471.?100/);
  });
});

it('stays within its part of a page', async () => {
  const html = await show(everything);
  expect(linesOf(html)).toHaveLength(8);
  const without = html
    .replace(section, '')
    .replace(/"evidence":\[.*?\],"/s, '"')
    .replace(/,"meetsRules":true/, '');
  expect(without.length).toBeLessThan(html.length - 2_000);
  const bytes = compressedSize(html) - compressedSize(without);
  console.log(`    evidence, HTML: ${(bytes / 1024).toFixed(2)} KB of ${budgets.evidenceHtml / 1024} KB`);
  expect(bytes).toBeLessThanOrEqual(budgets.evidenceHtml);
});
