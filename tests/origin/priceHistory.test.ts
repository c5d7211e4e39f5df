import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { smallEstate } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const { price_history: _, ...home } = { ...smallEstate(401), price: 200_000, type: 'buy' as const };
const cheaper = { ...home, price: 190_000, updated_at: '2026-05-20T10:00:00Z' };

onEveryOrigin('price_history', (origin) => {
  const shown = async () => {
    const { body } = await origin.ask(`/estate/${home.reference}/public`);
    const { price, previous_price, price_history, deposit } = body as EstateDto;
    const drops = (await origin.ask('/estates/buy', { price_drop: '1', _qty: '48', _facets: '1' }))
      .body as EstateListDto;
    const found = drops.results.find(({ reference }) => reference === home.reference);
    return { price, previous_price, price_history, deposit, listed: found?.previous_price };
  };

  test('an estate that is saved with another price keeps the price before, and hides both with its status', async () => {
    await saveEstate(origin.store, { ...home, deposit: 190_000 });
    expect(await shown()).toMatchObject({ price: 200_000, previous_price: undefined, listed: undefined });
    await saveEstate(origin.store, { ...cheaper, deposit: 190_000 });
    const dropped = {
      price: 190_000,
      previous_price: 200_000,
      price_history: [
        { date: home.created_at, price: 200_000 },
        { date: cheaper.updated_at, price: 190_000 },
      ],
      deposit: 190_000,
      listed: 200_000,
    };
    expect(await shown()).toEqual(dropped);
    // Saved again as it is, nothing is added.
    await saveEstate(origin.store, { ...cheaper, deposit: 190_000 });
    expect(await shown()).toEqual(dropped);

    await setEstateStatus(origin.store, home.reference, 'reserved');
    expect(Object.values(await shown()).filter((value) => value !== undefined)).toEqual([]);
    await setEstateStatus(origin.store, home.reference, 'new');
    expect(await shown()).toEqual(dropped);
  });
});
