import supertest from 'supertest';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto, PinsDto } from '#shared/contract/estateList.ts';
import type { LeadConfirmationDto, OpportunityAnswerDto } from '#shared/contract/lead.ts';
import type { SuggestionDto } from '#shared/contract/suggestion.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { keysFor } from '#origin/db/estates/estateIdentity.ts';
import { findListings } from '#origin/db/estates/findListing.ts';
import { readChanges } from '#origin/db/changes/changes.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { hour } from '#shared/times.ts';
import { anyReferences } from './anyReferences.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin, testNow } from './startOrigin.ts';

const { price_history: _, ...home } = smallEstates.find(({ status, type }) => status === 'new' && type === 'buy')!;

const listing = (reference: string, changes: Partial<EstateInput> = {}): EstateInput => ({
  ...home,
  id: `crm-${reference}`,
  source: 'crm',
  reference,
  url_slug: { 'es-ES': 'piso-en-venta', 'ca-ES': 'pis-en-venda', 'en-US': 'flat-for-sale' },
  created_at: '2026-05-30T09:00:00Z',
  updated_at: '2026-05-30T09:00:00Z',
  ...changes,
});

onEveryOrigin('keys', (origin) => {
  const bodyOf = async <T>(path: string, query: Record<string, string> = {}): Promise<T> =>
    (await origin.ask(path, query)).body as T;
  /** Hour by hour: the forms of one address in a minute are limited. */
  let now = testNow;
  const send = (path: string, body: object) =>
    supertest(createOrigin({ store: origin.store, now: () => (now += hour) }))
      .post(`/web${path}`)
      .send(body);
  /** Another for each: mails to one address are limited. */
  const emailFor = (key: string): string => `v${anyReferences.findIndex((one) => one[1] === key)}@example.com`;
  const suggest = (q: string) => bodyOf<SuggestionDto[]>('/suggestions', { q });

  beforeAll(async () => {
    for (const [reference] of anyReferences) await saveEstate(origin.store, listing(reference));
  });

  test.each(anyReferences)(
    '%s is listed, on the map, in the sitemap and in the export by its key',
    async (reference, key) => {
      const list = await bodyOf<EstateListDto>('/estates/buy', { references: key.toUpperCase() });
      expect(list.results).toMatchObject([{ reference, key, id: `crm-${reference}` }]);
      const { pins } = await bodyOf<PinsDto>('/estates/buy/pins', { references: key });
      expect(pins?.map(([name]) => name)).toEqual([key]);
      const { results } = await bodyOf<{ results: { key: string; reference: string }[] }>('/sitemap/estates');
      expect(results.find((entry) => entry.key === key)?.reference).toBe(reference);
      const exported: EstateDto[] = [];
      for (let query: Record<string, string> | null = {}; query;) {
        const page: { results: EstateDto[]; next?: string } = await bodyOf('/export/estates', query);
        exported.push(...page.results);
        query = page.next === undefined ? null : { _after: page.next };
      }
      expect(exported.filter((estate) => estate.key === key).map((estate) => estate.reference)).toEqual([reference]);
    },
  );

  test.each(anyReferences)(
    '%s is found by its key, by its slugs, and by a slug that it had before',
    async (reference, key) => {
      const estate = await bodyOf<EstateDto>(`/estate/${key.toUpperCase()}/public`);
      expect(estate).toMatchObject({ reference, key });
      expect(estate.url_slug).toEqual({
        'es-ES': `piso-en-venta-${key}`,
        'ca-ES': `pis-en-venda-${key}`,
        'en-US': `flat-for-sale-${key}`,
      });
      for (const slug of [...Object.values(estate.url_slug), `otra-cosa-${key}`, key]) {
        const answer = await origin.ask(`/estate/${slug}`);
        expect([slug, answer.status, (answer.body as EstateDto).key]).toEqual([slug, 200, key]);
        expect(answer.headers['surrogate-key']).toContain(`estate:${key}`);
      }
    },
  );

  test.each(anyReferences)(
    '%s is found by its text, in any case and without its punctuation',
    async (reference, key) => {
      const plain = reference.replace(/[^\p{L}\p{N}]/gu, '');
      for (const text of [reference, reference.toLowerCase(), plain, `Ref. ${reference}`]) {
        const found = (await suggest(text)).filter(({ kind }) => kind === 'estate');
        expect([text, found.map((one) => one.key)]).toEqual([text, expect.arrayContaining([key])]);
        expect(found.find((one) => one.key === key)).toMatchObject({ name: reference, reference });
      }
    },
  );

  test('an exact reference comes before a postcode, a part of one after it', async () => {
    expect((await suggest('12345'))[0]).toMatchObject({ kind: 'estate', key: '12345' });
    // Part of R4512345 and none of its beginning; of fewer than four letters none is looked for.
    expect((await suggest('4512')).map((one) => one.key)).toEqual(['r4512345']);
    expect((await suggest('510187')).map((one) => one.key)).toEqual(['cbw-510187']);
    expect((await suggest('510')).filter(({ kind }) => kind === 'estate')).toEqual([]);
    const [first, ...others] = await suggest('08012');
    expect([first?.kind, others]).toEqual(['town', []]);
  });

  test.each(anyReferences)('%s is enquired about, and mailed as its agency calls it', async (reference, key) => {
    const { status, body } = await send('/opportunity', {
      ...{ reference: key, name: 'Marta', surname: 'Vidal', email: emailFor(key), message: 'Hola' },
      ...{ acceptPrivacy: true, language: 'es' },
    });
    expect(status).toBe(201);
    const { lead_id: leadId } = body as OpportunityAnswerDto;
    const mails = (await origin.store.db.selectFrom('outbox').select('content').execute()).map(
      ({ content }) => JSON.parse(content!) as Mail,
    );
    const listings = mails.flatMap((mail) => ('listing' in mail && mail.listing ? [mail.listing] : []));
    const mailed = listings.filter((one) => one.reference === reference);
    expect(mailed).toHaveLength(2);
    for (const { path } of mailed) expect(path.endsWith(`-${key}/${key}`)).toBe(true);
    const lead = await bodyOf<LeadConfirmationDto>(`/lead/${leadId}`);
    expect(lead).toMatchObject({ reference, info: { reference, key } });
  });

  test.each(anyReferences)('%s has a price alert, which names it by its reference', async (reference, key) => {
    const email = emailFor(key);
    const { status } = await send('/rgpd/alert', {
      ...{ email, type: 'buy', frequency: 'daily', reference: key, acceptPrivacy: true, language: 'es' },
    });
    expect(status).toBe(202);
    const rows = await origin.store.db.selectFrom('outbox').select('content').execute();
    const mail = rows
      .map(({ content }) => JSON.parse(content!) as Mail)
      .find(({ kind, recipient }) => kind === 'acceptAlert' && recipient === email);
    expect(mail).toMatchObject({ search: { reference } });
  });

  test('the same reference of two sources is two listings, and a key stays when a listing changes', async () => {
    await saveEstate(origin.store, listing('12/B', { source: 'portal', id: '7' }));
    expect(await findListings(origin.store.db, '12/B')).toMatchObject([
      { key: '12-b', reference: '12/B', source: 'crm' },
      { key: '12-b-2', reference: '12/B', source: 'portal' },
    ]);
    await saveEstate(origin.store, listing('12/C', { source: 'portal', id: '7' }));
    expect(await bodyOf<EstateDto>('/estate/12-b-2/public')).toMatchObject({ reference: '12/C', key: '12-b-2' });
  });

  test('more than a hundred of the same reference have a key each', async () => {
    const same = Array.from({ length: 205 }, (_, at) => listing('R', { source: 'portal', id: `same-${at}` }));
    const keys = await origin.store.db.transaction().execute((trx) => keysFor(origin.store, trx, same));
    expect(same.map(({ id }) => keys.get(id)?.urlKey)).toEqual(same.map((_, at) => (at === 0 ? 'r' : `r-${at + 1}`)));
  });

  test.each(anyReferences)('%s is withdrawn, and back under its key', async (reference, key) => {
    expect(await removeEstate(origin.store, key)).toBe(true);
    expect((await origin.ask(`/estate/${key}/public`)).status).toBe(410);
    expect((await origin.ask(`/estate/piso-en-venta-${key}`)).status).toBe(410);
    expect((await bodyOf<EstateListDto>('/estates/buy', { references: key })).results).toEqual([]);
    const purged = (await readChanges(origin.store.db, 10_000)).flatMap(({ hardTags }) => hardTags);
    expect(purged).toContain(`estate:${key}`);
    // Its place is not taken meanwhile.
    await saveEstate(origin.store, listing(reference, { source: 'other', id: reference }));
    expect((await origin.ask(`/estate/${key}/public`)).status).toBe(410);
    await saveEstate(origin.store, listing(reference));
    expect(await bodyOf<EstateDto>(`/estate/${key}/public`)).toMatchObject({ reference, key });
  });
});
