import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import request from 'supertest';
import { compareEstates } from '#shared/views/favourites/compareEstates.ts';
import { cardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { toFavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { toEstateView } from '#shared/views/estate/toEstateView.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { createPageI18n } from '#server/http/language.ts';
import { kyeroProperty } from '#shared/exports/kyero/kyeroProperty.ts';
import { createLogger } from '#server/logging/logger.ts';
import { estateCard } from '#server/sharing/estateCard.ts';
import { toEstate, toPins } from '#shared/api/estate.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { structuredDocument } from '#tests/fakes/structuredDataOf.ts';
import { sampleMails } from '../origin/sampleMails.ts';

const onRequest = 'Consultar precio';
/** A price of 0 or 1 in any of our texts. */
const zero = /(?<![\d.,])[01](?:[.,]0+)?[\s\u00a0]?€|€[01](?![\d.,])/;
const page = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-3310/MS0116-3310';

describe.each([0, 1])('a listing with the price %d', (price) => {
  const raw = fakeEstate({ price, previous_price: 400_000, reference: 'MS0116-3310' });
  let site: TestSite;
  const log: string[] = [];
  beforeAll(async () => {
    const logger = createLogger('warn', { stream: { write: (line) => void log.push(line) } });
    site = await createTestSite({ ADMIN_TOKEN: 'a'.repeat(32) }, { logger });
    site.upstream.estates.splice(0, Infinity, raw);
  });
  afterAll(() => site.close());

  const get = async (url: string): Promise<string> => {
    const { status, text } = await request(site.app).get(url).buffer(true);
    expect([url, status]).toEqual([url, 200]);
    return text;
  };

  it.each(['/', '/viviendas-barcelona-compra', page])('is on request on the page %s', async (url) => {
    const html = await get(url);
    expect(html).toContain(onRequest);
    expect(html).not.toMatch(zero);
    expect(html).not.toContain('400.000');
    expect(html).not.toMatch(/"(?:price|previousPrice)":[01]\b/);
  });

  it('has no price in structured data, nor in what is shared of it', async () => {
    const html = await get(page);
    const graph = JSON.stringify(structuredDocument(html)['@graph']);
    expect(graph).toContain('"@type":"Offer"');
    expect(graph).not.toMatch(/"price(?:Currency)?":/);
    expect(/<meta name="description" content="([^"]*)"/.exec(html)![1]).not.toContain('€');
    const i18n = await createPageI18n(['es'], loadDictionary);
    const { title } = estateCard(toEstateView(toEstate(raw), { language: 'es', languages: ['es'] }), {
      t: i18n.es.t,
      language: 'es',
    });
    expect(title).toBe(onRequest);
  });

  it('is on request in feeds, and not in that of portals, which needs a price', async () => {
    const atom = await get('/viviendas-barcelona-compra.atom');
    expect(atom).toContain(onRequest);
    expect(atom).not.toMatch(zero);
    expect(await get('/agentes/ana-mas.json')).not.toContain('"price"');
    expect(
      kyeroProperty(toEstate(raw), {
        featureLabel: (id) => id,
        languages: ['es'],
        publicOrigin: 'https://www.example.com',
      }),
    ).toBeNull();
  });

  it('is on request on the map and where it is compared', async () => {
    const { pins } = toPins({ total: 1, pins: [[raw.reference, 2.157, 41.404, price]] });
    expect(pins![0]!.price).toBeNull();
    const i18n = (await createPageI18n(['es'], loadDictionary)).es;
    const favourite = toFavouriteEstate(toEstate(raw), 'es');
    const facts = compareEstates([favourite], {
      t: i18n.t as never,
      texts: cardTexts(i18n),
      language: 'es',
      details: new Map(),
      more: 'failed',
    });
    expect(facts.find(({ id }) => id === 'price')!.values).toEqual([onRequest]);
  });

  it('is reported with its reference, and counted', async () => {
    expect(log.join('')).toContain(`"reference":"MS0116-3310","problem":"price: ${price} cannot be true`);
    const { text } = await request(site.app)
      .get('/metrics')
      .set('Authorization', `Bearer ${'a'.repeat(32)}`);
    expect(text).toMatch(/vencejo_upstream_invalid_records_total\{upstream="api"\} [1-9]/);
  });
});

it('a mail says that a price is on request, and nothing of one that is hidden', async () => {
  const settings = {
    publicOrigin: 'https://www.example.com',
    brandName: 'Vencejo',
    brandEmail: 'hola@vencejo.example',
  };
  const mails = sampleMails('es');
  const { price: _, ...listing } = (mails.enquiry as { listing: { price: number } }).listing;
  for (const isOnRequest of [true, undefined]) {
    const enquiry = { ...mails.enquiry, listing: { ...listing, ...(isOnRequest && { isOnRequest }) } };
    const digest = {
      ...mails.alertDigest,
      listings: [{ ...listing, reason: 'new', ...(isOnRequest && { isOnRequest }) }],
    };
    for (const mail of [enquiry, digest]) {
      const { text, html } = await writeMail(mail as typeof mails.enquiry, settings);
      expect([text.includes(onRequest), html.includes(onRequest)]).toEqual([
        isOnRequest === true,
        isOnRequest === true,
      ]);
    }
  }
});
