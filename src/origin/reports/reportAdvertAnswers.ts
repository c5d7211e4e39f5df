import type { AdvertAnswerListDto } from '#shared/contract/adverts.ts';
import { countAskings, listAnswers } from '../db/confirmations/advertAnswers.ts';
import type { Db } from '../db/tables.ts';
import { optionalField } from '../optionalField.ts';

const maxListed = 200;

/** What agents said of their adverts, the newest first, beside what these are now. */
export async function reportAdvertAnswers(db: Db, now: number): Promise<AdvertAnswerListDto> {
  const rows = await listAnswers(db, maxListed);
  return {
    ...(await countAskings(db, now)),
    answers: rows.map(({ url_key: key, reference, agent, answer, price, answered_at, taken_off, ...listing }) => ({
      ...{ key, reference, agent, answer: answer!, answeredAt: Number(answered_at), isTakenOff: taken_off === 1 },
      ...optionalField('toldPrice', price),
      now: listing.status === null ? null : { status: listing.status, price: Number(listing.price_now) },
    })),
  };
}
