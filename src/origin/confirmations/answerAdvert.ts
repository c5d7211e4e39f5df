import type { AdvertListDto } from '#shared/contract/adverts.ts';
import type { AdvertAnswerBody } from '#shared/forms/mailedLinks.ts';
import { readQuestions, storeAnswer } from '../db/confirmations/advertAnswers.ts';
import { readLastOffers } from '../db/imports/importRuns.ts';
import { withdrawEstate } from '../db/estates/writeEstate.ts';
import type { Store } from '../db/store.ts';
import type { AdvertAnswerRow } from '../db/tables.ts';
import { confirmedListing } from '../leads/listing.ts';
import { optionalField } from '../optionalField.ts';
import { readEstate, readEstatesByKey } from '../records/readEstates.ts';
import { readAgent } from '../records/readPeople.ts';

/** The newest question of each listing. */
const onePerListing = (rows: readonly AdvertAnswerRow[]): AdvertAnswerRow[] => [
  ...new Map(rows.toReversed().map((row) => [row.url_key, row])).values(),
];

/**
 * What the holder of a link is asked: the homes as they are now, one that is withdrawn by its reference alone.
 * @param agent a slug
 */
export async function listAdverts(store: Store, agent: string, now: number): Promise<AdvertListDto> {
  const rows = onePerListing(await readQuestions(store.db, agent, now));
  const estates = await readEstatesByKey(
    store,
    rows.map(({ url_key }) => url_key),
  );
  const person = await readAgent(store, agent);
  const adverts = rows.map(({ url_key: key, reference, answer, price, taken_off: isTakenOff }) => {
    const estate = estates.get(key);
    return {
      ...{ key, reference, is_listed: estate !== undefined && isTakenOff === 0 },
      ...optionalField('answer', answer),
      ...optionalField('told_price', price),
      // Without its picture, which the page does not show.
      ...(estate ? { listing: { ...confirmedListing(estate, person?.full_name ?? ''), image: undefined } } : {}),
    };
  });
  return { name: person?.full_name.split(' ')[0] ?? '', adverts };
}

/** Whether this network keeps a listing itself: of the feed of another server it is taken off there. */
const isOwn = async ({ db }: Store, source: string): Promise<boolean> =>
  !(await readLastOffers(db, [source])).has(source);

/**
 * Takes an agent's answer about one of their homes. `available` confirms it; `gone` takes it off where the network
 * keeps it itself, and is told the operators elsewhere; a price is told them alone, for nobody changes one by a mailed
 * link.
 * @returns false where the link does not ask about the listing, or it was taken off before
 */
export async function answerAdvert(
  store: Store,
  agent: string,
  { home, answer, price }: AdvertAnswerBody,
  now: number,
): Promise<boolean> {
  const question = onePerListing(await readQuestions(store.db, agent, now)).find(({ url_key }) => url_key === home);
  if (!question) return false;
  const estate = await readEstate(store, question.url_key);
  const isTakenOff = answer === 'gone' && estate !== null && (await isOwn(store, estate.source));
  return store.db.transaction().execute(async (trx) => {
    if (!(await storeAnswer(trx, question.id, { answer, price, isTakenOff }, now))) return false;
    if (isTakenOff) await withdrawEstate(store, trx, question.url_key, now);
    return true;
  });
}
