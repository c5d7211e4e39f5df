import type { Transaction } from 'kysely';
import type { Language } from '#shared/i18n/languages.ts';
import { day } from '#shared/times.ts';
import type { OwnerResultsMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { addOwnerLink, countLinksOf, readLiveLinks, renewOwnerLink } from '../db/results/ownerLinks.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { addresseeOf, mailedPerson, readShownEstate } from '../leads/addressee.ts';
import { mailedListing } from '../leads/listing.ts';
import { optionalField } from '../optionalField.ts';
import type { AgentRecord } from '../records/readPeople.ts';
import { homeOfAgent } from './agentHomes.ts';

/** Links of a home that open something at the same time, and those that an agent makes in a day. */
const maxLinks = { ofHome: 10, aDay: 100 };

/** What came of a press: `unknown` for a home that is not the agent's, `tooMany` where no more links are made. */
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
 * Makes a link by which the owner of a home sees what it earned, for the agent to hand over.
 * @returns its secret
 */
export async function makeOwnerLink(
  store: Store,
  options: LinkOptions,
): Promise<{ outcome: 'done'; token: string } | { outcome: Exclude<LinkOutcome, 'done'> }> {
  const { agent, id, home, now } = options;
  const estate = await homeOfAgent(store, agent, home);
  if (estate === undefined) return { outcome: 'unknown' };
  return store.db.transaction().execute(async (trx) => {
    const link = { id, estate, agent: agent.slug };
    const isNew = await mayAdd(store, trx, estate, options);
    const token = isNew ? await addOwnerLink(trx, link, now) : undefined;
    if (token === undefined && !isNew) return { outcome: 'tooMany' };
    return { outcome: 'done', token: token ?? (await renewOwnerLink(trx, link)) };
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
  const { agent, id, home, email, language, message, languages, now } = options;
  const estate = await homeOfAgent(store, agent, home);
  const record = estate === undefined ? null : await readShownEstate(store, home);
  if (estate === undefined || !record) return 'unknown';
  const sender = await addresseeOf(store, agent, languages);
  return store.db.transaction().execute(async (trx) => {
    if (!(await mayAdd(store, trx, estate, options))) return 'tooMany';
    const token = await addOwnerLink(trx, { id, estate, agent: agent.slug }, now);
    if (token === undefined) return 'done';
    const mail: OwnerResultsMail = {
      ...{ kind: 'ownerResults', listing: mailedListing(record, language), agent: mailedPerson(sender) },
      ...optionalField('replyTo', sender.email),
      ...{ message, token },
    };
    await queueMail(trx, { ...mail, recipient: email, language, name: '' }, now);
    return 'done';
  });
}
