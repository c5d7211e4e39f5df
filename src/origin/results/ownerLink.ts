import type { Transaction } from 'kysely';
import type { Language } from '#shared/i18n/languages.ts';
import { day } from '#shared/times.ts';
import type { OwnerResultsMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { addOwnerLink, countLinksOf, isLiveLink, readLiveLinks, renewOwnerLink } from '../db/results/ownerLinks.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { addresseeOf, mailedPerson, readShownEstate } from '../leads/addressee.ts';
import { mailedListing } from '../leads/listing.ts';
import { optionalField } from '../optionalField.ts';
import type { AgentRecord } from '../records/readPeople.ts';
import { homeOfAgent } from './agentHomes.ts';

/** Links of a home that open something at the same time, and those that an agent makes in a day. */
const maxLinks = { ofHome: 10, aDay: 100 };

/**
 * What came of a press: `unknown` for a home that is not the agent's, and the id of a link that is over or of another
 * home; `tooMany` where no more links are made.
 */
export type LinkOutcome = 'done' | 'unknown' | 'tooMany';

interface LinkOptions {
  agent: AgentRecord;
  /** Names the link: a repeat of the same makes none. */
  id: string;
  /** Key of the home in URLs. */
  home: string;
  now: number;
}

/** Whether another link may be made. */
async function mayAdd(
  store: Store,
  trx: Transaction<Tables>,
  estate: number,
  { agent, now }: LinkOptions,
): Promise<boolean> {
  const live = await readLiveLinks(store, trx, [estate], now);
  return live.length < maxLinks.ofHome && (await countLinksOf(trx, agent.slug, now - day)) < maxLinks.aDay;
}

/**
 * Adds the link of a press.
 * @returns with its secret; without one where the press was done before
 */
async function addOnce(
  store: Store,
  trx: Transaction<Tables>,
  estate: number,
  options: LinkOptions,
): Promise<{ outcome: LinkOutcome; token?: string }> {
  const { agent, id, now } = options;
  const link = { id, estate, agent: agent.slug };
  let isLive = await isLiveLink(trx, link, now);
  if (isLive === undefined) {
    if (!(await mayAdd(store, trx, estate, options))) return { outcome: 'tooMany' };
    const token = await addOwnerLink(trx, link, now);
    if (token !== undefined) return { outcome: 'done', token };
    // The same press, at the same time.
    isLive = await isLiveLink(trx, link, now);
  }
  return { outcome: isLive ? 'done' : 'unknown' };
}

/**
 * Makes a link by which the owner of a home sees what it earned, for the agent to hand over.
 * @returns with its secret, another one for a press that was done before
 */
export async function makeOwnerLink(
  store: Store,
  options: LinkOptions,
): Promise<{ outcome: LinkOutcome; token?: string }> {
  const { agent, id, home } = options;
  const estate = await homeOfAgent(store, agent, home);
  if (estate === undefined) return { outcome: 'unknown' };
  return store.db.transaction().execute(async (trx) => {
    const { outcome, token } = await addOnce(store, trx, estate, options);
    return outcome === 'done' ? { outcome, token: token ?? (await renewOwnerLink(trx, id)) } : { outcome };
  });
}

interface SendOptions extends LinkOptions {
  /** The owner's address, which nothing but the mail has. */
  email: string;
  /** Of the mail, and of the page that its link opens. */
  language: Language;
  /** The agent's own words, or none. */
  message: string;
  /** Of the site. */
  languages: readonly Language[];
}

/** Mails the owner of a home a link to what it earned: link and mail in one transaction. */
export async function sendOwnerLink(store: Store, options: SendOptions): Promise<LinkOutcome> {
  const { agent, home, email, language, message, languages, now } = options;
  const estate = await homeOfAgent(store, agent, home);
  const record = estate === undefined ? null : await readShownEstate(store, home);
  if (estate === undefined || !record) return 'unknown';
  const sender = await addresseeOf(store, agent, languages);
  return store.db.transaction().execute(async (trx) => {
    const { outcome, token } = await addOnce(store, trx, estate, options);
    if (token === undefined) return outcome;
    const mail: OwnerResultsMail = {
      ...{ kind: 'ownerResults', listing: mailedListing(record, language), agent: mailedPerson(sender) },
      ...optionalField('replyTo', sender.email),
      ...{ message, token },
    };
    await queueMail(trx, { ...mail, recipient: email, language, name: '' }, now);
    return 'done';
  });
}
