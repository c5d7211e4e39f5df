import type { Language } from '#shared/i18n/languages.ts';
import { addQuestions, advertTimes, beginAsking, readUnaskable } from '../db/confirmations/advertAnswers.ts';
import type { ConfirmAdvertsMail, MailedAdvert } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { addToken, cancelLinkLife } from '../db/personal/tokens.ts';
import type { Store } from '../db/store.ts';
import { addresseeOf, readShownEstate } from '../leads/addressee.ts';
import { mailedListing } from '../leads/listing.ts';
import { agentRecords, type AgentRecord } from '../records/readPeople.ts';
import { findUnconfirmed, type Unconfirmed } from './findUnconfirmed.ts';

/** Homes in a mail; the others are behind its link. */
const maxMailed = 20;

/** Homes that an agent is asked about at once, those that were published first; the rest follow with the next mail. */
const maxAsked = 200;

interface AskOptions {
  /** Of the site. */
  languages: readonly Language[];
  now: number;
}

async function mailedAdverts(store: Store, homes: readonly Unconfirmed[], language: Language): Promise<MailedAdvert[]> {
  const adverts: MailedAdvert[] = [];
  for (const { url_key } of homes.slice(0, maxMailed)) {
    const estate = await readShownEstate(store, url_key);
    if (estate) adverts.push({ ...mailedListing(estate, language), key: url_key });
  }
  return adverts;
}

/**
 * Queues the mail to an agent: what they are asked, the links and the mail go in one transaction, which another process
 * that asks the same agent waits for, so that they are asked once.
 * @returns whether a mail was queued
 */
async function askAgent(
  store: Store,
  agent: AgentRecord,
  unconfirmed: readonly Unconfirmed[],
  { languages, now }: AskOptions,
): Promise<boolean> {
  const { slug } = agent;
  const { email, language, name } = await addresseeOf(store, agent, languages);
  const homes = unconfirmed.slice(0, maxAsked);
  const listings = await mailedAdverts(store, homes, language);
  if (email === undefined || listings.length === 0) return false;
  return store.db.transaction().execute(async (trx) => {
    if (!(await beginAsking(trx, slug, now))) return false;
    await addQuestions(store, trx, slug, homes, now);
    const about = { subject: slug, consent: '' };
    const token = await addToken(trx, { ...about, purpose: 'adverts' }, advertTimes.open, now);
    const unsubscribe = await addToken(trx, { ...about, purpose: 'advertsOut' }, cancelLinkLife, now);
    const mail: ConfirmAdvertsMail = { kind: 'confirmAdverts', listings, total: homes.length, token, unsubscribe };
    await queueMail(trx, { ...mail, recipient: email, language, name }, now);
    return true;
  });
}

/**
 * Asks agents by mail whether homes that nobody changed, confirmed or fed for long are still to be had: each once a
 * month, about all of theirs. One without an address, of their own or of their agency, is not asked.
 * @returns the number of mails
 */
export async function askAgents(store: Store, options: AskOptions): Promise<number> {
  const unaskable = await readUnaskable(store.db, options.now);
  const unconfirmed = await findUnconfirmed(store, options.now);
  let mails = 0;
  for (const [key, homes] of unconfirmed) {
    const agent = await agentRecords(store).where('agents.key', '=', key).executeTakeFirst();
    if (agent && !unaskable.has(agent.slug) && (await askAgent(store, agent, homes, options))) mails += 1;
  }
  return mails;
}
