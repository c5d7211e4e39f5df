import { usualLanguages } from '#shared/i18n/languages.ts';
import type { Request } from 'express';
import request from 'supertest';
import { plainText } from '#origin/import/sync/plainText.ts';
import { emailOf, numberOf, phoneOf, timeOf } from '#origin/import/sync/values.ts';
import { createLeadCipher } from '#server/leads/leadCipher.ts';
import { groupFields, keptValues } from '#server/forms/keptValues.ts';
import { writtenFormOf } from '#server/forms/writtenForms.ts';
import { parseCacheControl } from '#server/edge/http/directives.ts';
import { negotiateEncoding } from '#server/edge/http/negotiateEncoding.ts';
import { createHostCheck } from '#server/http/hosts.ts';
import { bareAddress } from '#server/http/clients.ts';
import { loggedPath } from '#server/logging/loggedPath.ts';
import { resolutionOfUrl } from '#server/request/resolution.ts';
import { fitText } from '#server/sharing/fitText.ts';
import { normaliseTarget } from '#server/upstream/normaliseTarget.ts';
import { publicHeaders } from '#server/upstream/publicHeaders.ts';
import { readTags } from '#server/upstream/toLoaded.ts';
import { formatForeignPhone } from '#server/upstream/formatForeignPhone.ts';
import { decodeArea, readArea } from '#shared/domain/drawnArea.ts';
import { readKeys } from '#shared/domain/favourites.ts';
import { indexNames } from '#shared/domain/matchNames.ts';
import { looksLikeReference, typedReferences } from '#shared/domain/estateKey.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { plainNumber } from '#shared/filters/typedNumber.ts';
import { alertSchema } from '#shared/forms/alert.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { opportunitySchema } from '#shared/forms/opportunity.ts';
import { ownerRequestSchema } from '#shared/forms/ownerRequest.ts';
import { cutAtWord } from '#shared/seo/titles.ts';
import { shortDescription } from '#shared/seo/head.ts';
import { cpuOf } from '#tests/fakes/cpuOf.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { formPaths, sentForms, takeForms } from './sentForms.ts';

const size = 64 * 1024;
const filled = (part: string): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);
/** 64 KB of what repeats, before something that does not match. */
const then = (part: string, end: string): string => filled(part) + end;

/**
 * The limits, in ms of processor time: multiples of what it takes here and now to read a form of 64 KB into lists,
 * 13 ms on a quiet machine. What grows with the square of 64 KB takes hundreds of times as long as that.
 */
let maxMs: number;
/** The same for a whole request, whose parts vary by themselves. */
let maxRequestMs: number;

function readIntoLists(): string {
  const lists: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(filled('a&'))) (lists[name] ??= []).push(value);
  return JSON.stringify(lists);
}

beforeAll(async () => {
  const reading = await cpuOf(readIntoLists);
  maxMs = 5 * reading;
  maxRequestMs = 20 * reading;
});

/** What visitors, upstreams and sources of listings send, by who reads it. */
const loops: Record<string, () => unknown> = {
  'one field again and again': () => groupFields(Array.from({ length: size / 2 }, () => ['a', ''] as const)),
  'many fields': () => keptValues(new URLSearchParams(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 'x']))),
  'a path of slashes': () => writtenFormOf(then('/', 'x')),
  'a page’s path of slashes': () => resolutionOfUrl(then('/', 'x'), usualLanguages),
  'a page’s query of one name': () => resolutionOfUrl(`/viviendas-compra?${filled('zone=a&')}`, usualLanguages),
  'a page’s query of one value': () => resolutionOfUrl(`/viviendas-compra?zone=${filled('a,b-')}`, usualLanguages),
  'a page’s query of unknown names': () =>
    resolutionOfUrl(`/viviendas-compra?${`u[0]=${'x'.repeat(320)}&`.repeat(199)}`, usualLanguages),
  'a price of thousands': () => plainNumber(then('1.000', 'x')),
  'a price of spaces': () => plainNumber(`1${filled(' ')}x`),
  references: () => [
    readKeys(filled('MS0116-1000,')),
    resolutionOfUrl(`/favoritos?references=${filled('A1,')}`, usualLanguages),
  ],
  'an alert’s places': () =>
    resolutionOfUrl(`/formularios/formulario-alertas?where=${filled('madrid/getafe,')}`, usualLanguages),
  'an alert’s filters': () => [parseAlertFilters(filled('rooms=2&')), parseAlertFilters(`zone=${filled('a,')}`)],
  'a drawn area': () => [
    decodeArea(filled('_p~iF~ps|U')),
    readArea(filled('?')),
    resolutionOfUrl(`/?area=${filled('_')}`, usualLanguages),
  ],
  'a call’s query': () => normaliseTarget(`/web/estates/buy?${filled('zone=a&')}`),
  'a text to find a home by': () => [
    typedReferences(then('. ', 'x')),
    looksLikeReference(then('ref. ', '1')),
    slugify(then('-', 'x')),
    slugify(filled('é')),
  ],
  'names by a text': () => indexNames([filled('ab ')], (name) => ({ names: [name] }))('abd abcdefhg', 5),
  'Accept-Encoding': () => negotiateEncoding(filled('br;q=0,')),
  'X-Forwarded-For': () => [bareAddress(then('[', ']')), bareAddress(then('1.', ':x')), bareAddress(filled('%'))],
  Host: () =>
    createHostCheck(
      { PUBLIC_ORIGIN: 'https://www.example.com', ALLOWED_HOSTS: undefined, AGENCY_HOSTS: undefined },
      {},
    )(
      { headers: { host: then(':1', 'x') }, rawHeaders: ['Host', 'x'] } as unknown as Request,
      { status: () => ({ set: () => ({ type: () => ({ send: () => {} }) }) }) } as never,
      () => {},
    ),
  'a path for the log': () => loggedPath(then('/rgpd/', '?')),
  'Cache-Control': () => [
    parseCacheControl(filled('a="')),
    parseCacheControl(`a${filled(' ')}=`),
    parseCacheControl(filled('a, ')),
  ],
  'Surrogate-Key': () => readTags([filled('a ')]),
  'headers of upstreams': () =>
    publicHeaders({ vary: [then(', ', 'x')], 'cache-status': [filled('a;b,')] }, {
      kind: 'api',
      lifetime: null,
    } as never),
  'a phone of an upstream': () => formatForeignPhone(then('+', '1')),
  'a text of a listing': () =>
    ['<script>', '<!--', '&amp', '<b'].map((part) => plainText(filled(part))).concat(plainText(`<b>${then(' ', 'x')}`)),
  'a number, a phone and an address of a listing': () => [
    numberOf(`1${then(' ', 'x')}`),
    phoneOf(then(' ', 'x')),
    emailOf(filled('a@')),
    timeOf(`2026-01-01${then(' ', 'x')}`),
  ],
  'a name in a title': () => [
    cutAtWord(filled('de la '), 40),
    cutAtWord(filled(' '), 40),
    shortDescription(filled(' ')),
  ],
  'a name in the picture of a link preview': () =>
    fitText(filled('W'), { width: (text: string) => text.length * 20 } as never, {
      width: 900,
      lines: 2,
      sizes: [64, 48],
    }),
};

it.each(Object.keys(loops))('64 KB take at most five times as long as reading a form: %s', async (name) => {
  expect(await cpuOf(loops[name]!)).toBeLessThan(maxMs);
});

/** Every text of a form's fields, 64 KB long, of what its patterns begin with. */
const texts = ['a', ' ', '-', '+1', '\n', '"', 'a@a.', '.', '\ud800', 'ñ'].map(filled);

it.each([
  ['opportunity', opportunitySchema],
  ['ownerRequest', ownerRequestSchema],
  ['alert', alertSchema],
] as const)('64 KB in any field of a form are refused at once: %s', async (form, schema) => {
  for (const name of Object.keys(sentForms[form].body))
    for (const text of [...texts, filled('a,').split(',').slice(0, 200)])
      expect(await cpuOf(() => checkForm(schema as never, { ...sentForms[form].body, [name]: text }), 3)).toBeLessThan(
        maxMs,
      );
});

describe('a form of 64 KB', () => {
  let site: TestSite;
  let calls: number;
  beforeAll(async () => {
    site = await createTestSite();
    takeForms(site.upstream);
    calls = 0;
    site.upstream.behave((_req, res) => {
      calls += 1;
      res.writeHead(500).end();
    }, formPaths);
  });
  afterAll(() => site.close());

  const plain = (body: string, path = '/') =>
    request(site.app).post(path).set('Sec-Fetch-Site', 'same-origin').type('form').send(body);
  const json = (body: object) =>
    request(site.app).post('/web/rgpd/alert').set('Sec-Fetch-Site', 'same-origin').send(body);

  it.each([['/'], ['/formularios/formulario-alertas'], ['/servicios/vender'], ['/rgpd/aceptar']])(
    'with more fields than any form has is refused unread: %s',
    async (path) => {
      expect(await cpuOf(() => plain(filled('a%&'), path))).toBeLessThan(maxRequestMs);
      expect((await plain(filled('a&'), path)).status).toBe(400);
    },
  );

  it('with more fields or longer lists than any form has is refused as JSON too, before any call', async () => {
    const fields = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, 1]));
    for (const body of [fields, { where: Array(201).fill('madrid') }])
      expect(await json(body).then(({ status, body: { code } }) => [status, code as string])).toEqual([400, '9005']);
    expect(
      await cpuOf(() => json({ ...sentForms.alert.body, where: filled('a,').split(',').slice(0, 16_000) })),
    ).toBeLessThan(maxRequestMs);
    expect(calls).toBe(0);
  });

  it('is bounded in queries, of pages and of calls', async () => {
    for (const path of ['/viviendas-compra', '/web/estates/buy', '/magazine/', '/no-such-page']) {
      expect((await request(site.app).get(`${path}?${'a&'.repeat(200)}`)).status).toBe(400);
      expect((await request(site.app).get(`${path}?${'a&'.repeat(199)}`)).status).not.toBe(400);
    }
  });

  it('sends back no more than a form holds', async () => {
    const values = Array.from({ length: 30 }, (_, n) => `f${n}=${encodeURIComponent('"'.repeat(700))}`).join('&');
    const { status, text } = await plain(`${values}&name=${'%22'.repeat(500)}`);
    expect(status).toBe(422);
    expect(text.length).toBeLessThan((await request(site.app).get('/')).text.length + 100_000);
    const kept = keptValues(
      new URLSearchParams([['a'.repeat(5_000), 'x'], ...Array.from({ length: 40 }, () => ['a', filled('b')])]),
    );
    expect(JSON.stringify(kept).length).toBeLessThan(10_000);
  });
});

it('an identifier of a kept form of 64 KB', async () => {
  const cipher = createLeadCipher('a secret of sixteen');
  expect(await cpuOf(() => cipher.idOf({ path: '/web/lead', idempotencyKey: filled('k') }))).toBeLessThan(maxMs);
});
