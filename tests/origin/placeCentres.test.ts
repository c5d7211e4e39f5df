import { sql, type KyselyPlugin } from 'kysely';
import { createPlaceCentres } from '#origin/directory/placeCentres.ts';
import { onEveryOrigin } from './startOrigin.ts';

/** Holds up readings of the centres until it is released. */
function createGate(): KyselyPlugin & { hold: () => void; release: () => void } {
  let opened = Promise.resolve();
  let release = (): void => undefined;
  return {
    hold: () => {
      opened = new Promise((resolve) => (release = resolve));
    },
    release: () => {
      release();
    },
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows[0] && 'town' in result.rows[0]) await opened;
      return result;
    },
  };
}

onEveryOrigin('place_centres', (origin) => {
  test('who asks for a known centre does not wait while all are read anew', async () => {
    const { store } = origin;
    const gate = createGate();
    const { centreOf, placeAt } = createPlaceCentres({ ...store, db: store.db.withPlugin(gate) });
    const { town } = await store.db.selectFrom('estates').select('town').limit(1).executeTakeFirstOrThrow();
    const centre = (await centreOf(town))!;
    await store.db
      .updateTable('estates')
      .set({ lat: sql`lat + 1000` })
      .where('town', '=', town)
      .execute();
    gate.hold();
    // Part of the revision of names: the centres are to be read anew.
    await store.db
      .insertInto('meta')
      .values({ name: 'filled', value: 'anew' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'anew' }))
      .execute();
    expect(await centreOf(town)).toEqual(centre);
    const place = await placeAt(centre);
    expect(await centreOf(place!)).toEqual(centre);
    // It may have been added a moment ago: that is known once all are read.
    const added = centreOf(999_999);
    gate.release();
    expect(await added).toBeUndefined();
    expect(await centreOf(town)).not.toEqual(centre);
  });
});
