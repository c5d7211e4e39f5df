import type { EstateDto, TranslatedDto } from '#shared/contract/estate.ts';
import type { SitemapPageDto } from '#shared/contract/sitemap.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { countTranslations } from '#origin/db/translations/countTranslations.ts';
import { removeUnusedTexts } from '#origin/db/translations/translations.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createTranslationWork, type TranslationWork } from '#origin/translations/createTranslationWork.ts';
import { ProviderError } from '#origin/translations/Provider.ts';
import { day, hour, minute, second } from '#shared/times.ts';
import { createFakeProvider, inEnglish, type FakeProvider } from '../fakes/translators.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallEstate, smallNetwork } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const spanish = (words: string) => ({ 'es-ES': words });

/** A listing whose texts are in Spanish alone. */
const listing = (n: number, texts: Partial<EstateInput> = {}): EstateInput => ({
  ...smallEstate(n),
  description: spanish(`Piso ${n} en venta con terraza`),
  text: spanish(`Piso ${n} con dos baños.\n\n• Cerca de la calle Mayor, a 300 m.`),
  highlights: { 'es-ES': [] },
  special: { 'es-ES': [] },
  rental_conditions: { 'es-ES': [] },
  ...texts,
});

onEveryOrigin('translations', (origin) => {
  let now = 0;
  let provider: FakeProvider;
  const { log, logger } = recordingLogger();

  const createWork = (changes: { monthlyCharacters?: number; languages?: readonly ('ca' | 'en')[] } = {}) =>
    createTranslationWork({
      store: origin.store,
      settings: { provider, languages: ['en'], monthlyCharacters: 1e6, ...changes },
      logger,
      now: () => now,
    });
  /** Everything that can be done now. @returns how often a text was taken */
  async function workOff(work: TranslationWork): Promise<number> {
    while (await work.look());
    let texts = 0;
    while (await work.translateNext()) texts += 1;
    return texts;
  }
  const keyOf = ({ reference }: EstateInput): string => reference.toLowerCase();
  const shown = async (estate: EstateInput): Promise<TranslatedDto | undefined> =>
    ((await origin.ask(`/estate/${keyOf(estate)}/public`)).body as EstateDto).translated;
  const counts = () => countTranslations(origin.store.db, now);

  /** Stores these listings in place of all. */
  async function load(...estates: EstateInput[]): Promise<void> {
    await clearDatabase(origin.store);
    await storeNetwork(origin.store, smallNetwork(estates), { now });
  }

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 21);
    log.length = 0;
    provider = createFakeProvider();
    await origin.store.db.deleteFrom('translations').execute();
    await origin.store.db.deleteFrom('translation_months').execute();
  });

  it('has texts translated once, whoever has them, and answers them apart from those of people', async () => {
    const [one, twin] = [listing(1), { ...listing(2), description: listing(1).description, text: listing(1).text }];
    const own = listing(3, { description: { 'es-ES': 'Casa', 'en-US': 'House' }, text: undefined });
    await load(one, twin, own);
    expect(await workOff(createWork())).toBe(2);
    expect(provider.asked.flat().sort()).toEqual([
      'Cerca de la [calle Mayor], a 300 m.',
      'Piso 1 con dos baños.',
      'Piso 1 en venta con terraza',
    ]);
    const translated = {
      'en-US': {
        provider: 'deepl',
        translated_at: new Date(now).toISOString(),
        description: inEnglish(['Piso 1 en venta con terraza']),
        text: `${inEnglish(['Piso 1 con dos baños.'])}\n\n• ${inEnglish(['Cerca de la ', { keep: 'calle Mayor' }, ', a 300 m.'])}`,
      },
    };
    expect(await shown(one)).toEqual(translated);
    expect(await shown(twin)).toEqual(translated);
    expect(await shown(own)).toBeUndefined();
    const { results } = (await origin.ask('/sitemap/estates')).body as SitemapPageDto;
    expect(results.map(({ translated: tags }) => tags)).toEqual([['en-US'], ['en-US'], undefined]);
    expect((await counts()).month).toEqual({ characters: 27 + 58, texts: 2 });
  });

  it('keeps a list a list, and translates from what stands in place of Spanish', async () => {
    const estate = listing(4, {
      description: { 'es-ES': 'Wohnung mit Blick', language: 'de' },
      highlights: { 'es-ES': ['Luz de tarde', 'Dos terrazas'] },
      text: undefined,
    });
    await load(estate);
    await workOff(createWork());
    const { 'en-US': texts } = (await shown(estate))!;
    expect(texts?.highlights).toEqual([inEnglish(['Luz de tarde']), inEnglish(['Dos terrazas'])]);
    const rows = await origin.store.db
      .selectFrom('translations')
      .select(['source', 'state'])
      .orderBy('source')
      .execute();
    expect(rows).toEqual([
      { source: 'de', state: 'done' },
      { source: 'es', state: 'done' },
    ]);
  });

  it('a text of a person replaces it, a changed one is not shown translated, and what nobody has is forgotten', async () => {
    const estate = listing(5);
    await load(estate);
    const work = createWork();
    await workOff(work);
    await saveEstate(origin.store, { ...estate, text: { ...estate.text!, 'en-US': 'By a person' } }, now);
    expect(Object.keys((await shown(estate))!['en-US']!)).not.toContain('text');
    const changed = { ...estate, text: spanish('Otro texto, con tres baños.') };
    await saveEstate(origin.store, changed, now);
    expect((await shown(estate))!['en-US']!.text).toBeUndefined();
    expect(await workOff(work)).toBe(1);
    expect((await shown(estate))!['en-US']!.text).toBe(inEnglish(['Otro texto, con tres baños.']));
    // What it was before comes back for nothing.
    await saveEstate(origin.store, estate, now);
    expect(await workOff(work)).toBe(0);
    expect((await shown(estate))!['en-US']!.text).toBeDefined();
    await removeEstate(origin.store, keyOf(estate), now);
    expect(await removeUnusedTexts(origin.store.db, now + day)).toBe(0);
    expect(await removeUnusedTexts(origin.store.db, now + 31 * day)).toBe(3);
  });

  it('lets caches drop a page whose text was translated', async () => {
    const estate = listing(6, { text: undefined });
    await load(estate);
    const work = createWork();
    await work.look();
    await origin.store.db.deleteFrom('changes').execute();
    await work.translateNext();
    const [change] = await origin.store.db.selectFrom('changes').select(['wrong', 'outdated']).execute();
    expect(change).toEqual({ wrong: '', outdated: `estate:${keyOf(estate)} sitemap:estates:1` });
  });

  it('a further language is looked for in listings that were looked through', async () => {
    await load(listing(7, { text: undefined }));
    await workOff(createWork());
    await createWork({ languages: ['en', 'ca'] }).look();
    expect(await counts()).toMatchObject({ done: 1, waiting: 1 });
  });

  it.each([
    ['does not answer', new ProviderError('unavailable', 'no answer (ETIMEDOUT)'), 5 * second],
    ['asks to wait', new ProviderError('unavailable', '429', 10 * minute), 10 * minute],
    ['has a quota', new ProviderError('quota', '456'), 6 * hour],
    ['does not accept the key', new ProviderError('key', '403'), 6 * hour],
    ['does not accept the text', new ProviderError('refused', '413'), day],
  ])('a provider that %s is asked again later, and nothing is lost or counted', async (_, error, wait) => {
    await load(listing(8, { text: undefined }));
    const work = createWork();
    provider.answer = () => {
      throw error;
    };
    expect(await workOff(work)).toBe(1);
    expect(await counts()).toMatchObject({
      waiting: 1,
      dropped: 0,
      month: { characters: 0, texts: 0 },
      problems: [{ state: 'waiting', problem: error.message, texts: 1 }],
    });
    now += wait - 1;
    expect(await workOff(work)).toBe(0);
    now += 1;
    provider.answer = (lines) => lines.map(inEnglish);
    expect(await workOff(work)).toBe(1);
    expect(await counts()).toMatchObject({ waiting: 0, done: 1, problems: [] });
  });

  it('drops a text whose answer is twice no translation, with the reason; another provider gets it', async () => {
    const estate = listing(9, { text: undefined });
    await load(estate);
    const work = createWork();
    provider.answer = () => ['<b>House</b> 9 of the street'];
    expect(await workOff(work)).toBe(1);
    expect(await counts()).toMatchObject({ waiting: 1, dropped: 0 });
    now += day;
    expect(await workOff(work)).toBe(1);
    now += 2 * day;
    expect(await workOff(work)).toBe(0);
    expect(await counts()).toMatchObject({
      ...{ waiting: 0, dropped: 1 },
      problems: [{ state: 'dropped', problem: 'it has HTML', texts: 1 }],
      month: { texts: 2 },
    });
    expect(await shown(estate)).toBeUndefined();
    provider = createFakeProvider('google');
    expect(await workOff(createWork())).toBe(1);
    expect((await shown(estate))!['en-US']!.provider).toBe('google');
  });

  it('a provider whose answers are none in a row is left alone', async () => {
    await load(...Array.from({ length: 30 }, (_, n) => listing(n, { text: undefined })));
    provider.answer = () => ['nada'];
    expect(await workOff(createWork())).toBe(10);
  });

  it('sends no more in a month than it may, also after a restart, and goes on in the next', async () => {
    await load(listing(10, { text: undefined }), listing(11, { text: undefined }));
    const limit = { monthlyCharacters: 30 };
    expect(await workOff(createWork(limit))).toBe(1);
    expect(await workOff(createWork(limit))).toBe(0);
    expect((await counts()).month).toEqual({ characters: 28, texts: 1 });
    now = Date.UTC(2026, 11, 1);
    expect(await workOff(createWork(limit))).toBe(1);
  });

  it('one that a process took and did not finish is translated by another when its lease ends', async () => {
    await load(listing(12, { text: undefined }));
    const killed = createWork();
    while (await killed.look());
    provider.answer = () => new Promise(() => undefined);
    void killed.translateNext();
    while ((await counts()).month.texts === 0);
    provider.answer = (lines) => lines.map(inEnglish);
    const other = createWork();
    expect(await workOff(other)).toBe(0);
    now += 5 * minute;
    expect(await workOff(other)).toBe(1);
    expect(await counts()).toMatchObject({ waiting: 0, done: 1 });
  });
});
