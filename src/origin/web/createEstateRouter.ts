import { Router, type Response } from 'express';
import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { isGone, keysAtEnd, firstKnownKey, readEstate } from '../records/readEstates.ts';
import { confirmedAt, readConfirmed } from '../records/readConfirmed.ts';
import { readLinked } from '../records/readLinked.ts';
import { calendarOf } from '../leads/addressee.ts';
import { visitSlots } from '../leads/visitSlots.ts';
import { agencyTag, agentTag, estateTag, slotsTag } from '../db/changes/tags.ts';
import { findShownTwin } from '../db/twins/twins.ts';
import { translatedTexts } from '../translations/translatedTexts.ts';
import { answerWrongMethod } from './answerError.ts';
import { goneThing, unknownThing } from './apiError.ts';
import { estateDtos } from './estateDto.ts';
import type { OriginContext } from './originContext.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { optionalField } from '../optionalField.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/estate/{slug}`, `/estate/{key}/public` and `/estate/{key}/private`. */
export function createEstateRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/estate/:slug')
    .get(async (req, res) => {
      // The key at a slug's end is what identifies it: a slug from before the title changed still finds its home, and
      // the site redirects to the slug in the answer (PD-14).
      const keys = keysAtEnd(req.params.slug);
      await answerEstate(context, res, (await firstKnownKey(context.store, keys)) ?? keys.at(-1));
    })
    .all(answerWrongMethod);
  router
    .route('/estate/:key/public')
    .get(async (req, res) => {
      await answerEstate(context, res, keyIn(req.params.key));
    })
    .all(answerWrongMethod);
  router
    .route('/estate/:key/slots')
    .get(async (req, res) => {
      const { store, now } = context;
      const key = keyIn(req.params.key);
      const estate = key === undefined ? null : await readEstate(store, key);
      const calendar = estate && (await calendarOf(store, estate));
      if (!calendar) throw unknownThing();
      sendAnswer(res, await visitSlots(store.db, calendar, now()), 'estate', [slotsTag(calendar.addressee)]);
    })
    .all(answerWrongMethod);
  router
    .route('/estate/:key/private')
    .get(async (req, res) => {
      // Shows what the public answer shows: keys can be guessed, so holding one proves nothing (PD-31).
      res.set('Cache-Control', 'private, no-store');
      res.json(await findEstate(context, keyIn(req.params.key)));
    })
    .all(answerWrongMethod);
  return router;
}

/** A key as it is stored; undefined for what can be none. */
const keyIn = (given: string): string | undefined => (isKey(given) ? foldKey(given) : undefined);

/** @throws ApiError 404 when it never existed, 410 when it existed and is gone */
async function findEstate({ store, compared, now }: OriginContext, key: string | undefined): Promise<EstateDto> {
  if (key === undefined) throw unknownThing();
  const record = await readEstate(store, key);
  if (record) {
    const [estate] = await estateDtos(store, [record]);
    const [linked, alike, confirmed, translated] = await Promise.all([
      readLinked(store, record),
      compared.of([record]),
      readConfirmed(store, [record]),
      translatedTexts(store, record.key, estate!),
    ]);
    return {
      ...estate!,
      confirmed_at: confirmedAt(estate!, confirmed.get(record.url_key), now()),
      ...optionalField('comparable_prices', alike.get(record.key) ?? null),
      ...optionalField('translated', translated),
      ...(linked.length > 0 ? { linked } : {}),
    };
  }
  throw (await isGone(store, key)) ? goneThing() : unknownThing();
}

async function answerEstate(context: OriginContext, res: Response, key: string | undefined): Promise<void> {
  // That there is none holds only until there is one.
  if (key !== undefined) res.set('Surrogate-Key', estateTag(key));
  // In place of one that stands behind its twin, the twin: the site redirects to it.
  const shown = key && (await findShownTwin(context.store.db, key));
  const estate = await findEstate(context, shown ?? key);
  sendAnswer(res, estate, 'estate', [
    'estates',
    estateTag(estate.key),
    ...(estate.linked ?? []).map(({ key: linkedKey }) => estateTag(linkedKey)),
    ...(shown ? [estateTag(key)] : []),
    `province:${estate.address.province_slug}`,
    ...(estate.agent?.slug ? [agentTag(estate.agent.slug)] : []),
    ...(estate.agent?.agency?.slug ? [agencyTag(estate.agent.agency.slug)] : []),
  ]);
}
