import { estateExportSchema } from '#shared/contract/estateExport.ts';
import { estateSchema, type EstateDto } from '#shared/contract/estate.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin, startOrigin, type TestOrigin } from './startOrigin.ts';

/** The small network, again and again. */
const many: EstateInput[] = Array.from({ length: 230 }, (_, n) => {
  const estate = smallEstates[n % smallEstates.length]!;
  const reference = `EX${String(n).padStart(4, '0')}-0001`;
  const slug = (text: string) => text.replace(/[^-]+-[^-]+$/, reference.toLowerCase());
  const { 'es-ES': es, 'ca-ES': ca, 'en-US': en } = estate.url_slug;
  return {
    ...estate,
    id: reference,
    reference,
    url_slug: { 'es-ES': slug(es), ...(ca ? { 'ca-ES': slug(ca) } : {}), ...(en ? { 'en-US': slug(en) } : {}) },
  };
});

const isLive = ({ status }: { status: string }): boolean => status !== 'sold' && status !== 'rented';

async function walk(origin: Pick<TestOrigin, 'ask'>): Promise<{ pages: number; estates: EstateDto[] }> {
  const estates: EstateDto[] = [];
  let next: string | undefined;
  let pages = 0;
  do {
    const { body } = await origin.ask('/export/estates', next === undefined ? {} : { _after: next }).expect(200);
    const page = estateExportSchema.parse(body);
    estates.push(...page.results.map((estate) => estateSchema.parse(estate)));
    next = page.next;
    pages += 1;
  } while (next !== undefined);
  return { pages, estates };
}

/** As the National Statistics Institute has them. */
const townCodes: Readonly<Record<string, string>> = {
  ...{ barcelona: '08019', sitges: '08270', arevalo: '05016', soria: '42173', 'la-laguna': '38023' },
};

onEveryOrigin('export', (origin, backend) => {
  test('gives every home that is neither sold nor rented once, whole, and nothing hidden', async () => {
    const { estates } = await walk(origin);
    const expected = smallEstates.filter(isLive).map(({ reference }) => reference);
    expect(estates.map(({ reference }) => reference).sort()).toEqual(expected.sort());
    for (const estate of estates) {
      const { body } = await origin.ask(`/estate/${estate.reference}/public`);
      const { town_code, ...address } = estate.address;
      expect({ ...estate, address }).toEqual(estateSchema.parse(body));
      expect(town_code).toBe(townCodes[address.town_slug]);
    }
  });

  test('is not stored, and has no other method', async () => {
    expect((await origin.ask('/export/estates')).headers['cache-control']).toBe('private, no-store');
    await origin.request.post('/web/export/estates').expect(405);
  });

  test.each(['x', '-1', '1e3', '0'])('refuses a place like %s', async (_after) => {
    expect((await origin.ask('/export/estates', { _after })).status).toBe(422);
  });

  test('pages follow one another without a gap, also while homes are sold', async () => {
    const large = await startOrigin(backend, 'export_many', many);
    const all = await walk(large);
    expect(all.pages).toBe(Math.floor(many.filter(isLive).length / 25) + 1);
    expect(new Set(all.estates.map(({ reference }) => reference)).size).toBe(many.filter(isLive).length);
    const first = estateExportSchema.parse((await large.ask('/export/estates')).body);
    const sold = (first.results.at(-1) as EstateDto).reference;
    await setEstateStatus(large.store, sold, 'sold');
    const second = estateExportSchema.parse((await large.ask('/export/estates', { _after: first.next! })).body);
    expect((second.results[0] as EstateDto).reference).toBe(all.estates[first.results.length]!.reference);
    await large.store.close();
  });
});
