import type { Language } from '#shared/i18n/languages.ts';
import { dateOf } from '../db/results/dayNumbers.ts';
import { countedSince } from '../db/results/countedSince.ts';
import { readSums } from '../db/results/readResults.ts';
import { beginWeek, readMailed, resultLinkLife } from '../db/results/resultMails.ts';
import { noteWeekDone, readWeekDone } from '../db/results/weekDone.ts';
import type { MailedWeekHome, WeeklyResultsMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { addToken, cancelLinkLife } from '../db/personal/tokens.ts';
import type { Store } from '../db/store.ts';
import { addresseeOf } from '../leads/addressee.ts';
import { mailedListing } from '../leads/listing.ts';
import { createComparedPrices } from '../records/comparablePrices.ts';
import { agentRecords, type AgentRecord } from '../records/readPeople.ts';
import { readOfferedHomes, type OfferedHome } from './offeredHomes.ts';
import { readWeekHomes, type WeekHome, type WeekOptions } from './readWeekHomes.ts';
import { addSums, toResultSums } from './toResultSums.ts';
import { lastWeek, weekBefore } from './weeks.ts';

/** Homes in a mail; the others are behind its link. */
const maxMailed = 20;

interface MailOptions {
  /** Of the site. */
  languages: readonly Language[];
  now: number;
}

/** Without its picture: twenty would be more than what the mail says. */
const mailedHome = (
  { record, counts, previous, compared, suggestions }: WeekHome,
  language: Language,
): MailedWeekHome => ({
  ...mailedListing(record, language),
  image: undefined,
  key: record.url_key,
  ...{ counts, suggestions },
  ...(previous ? { previous } : {}),
  ...(compared ? { compared } : {}),
});

/** The homes of an agent, those that were opened most first, and the sums of all of them. */
async function readWeek(store: Store, homes: readonly OfferedHome[], options: WeekOptions) {
  const sums = await readSums(
    store,
    homes.map(({ key }) => key),
    options.week,
  );
  const sorted = homes.toSorted((one, other) => other.opened - one.opened || one.key - other.key);
  return {
    total: addSums([...sums.values()].map(toResultSums)),
    first: await readWeekHomes(store, sorted.slice(0, maxMailed), options),
  };
}

/**
 * Queues the mail to an agent: that they were mailed the week, the links and the mail go in one transaction, which
 * another process that mails the same agent waits for, so that they are mailed once.
 * @returns whether a mail was queued
 */
async function mailAgent(
  store: Store,
  agent: AgentRecord,
  homes: readonly OfferedHome[],
  options: WeekOptions & { now: number },
): Promise<boolean> {
  const { week, languages, now } = options;
  const { email, language, name } = await addresseeOf(store, agent, languages);
  if (email === undefined) return false;
  const { total, first } = await readWeek(store, homes, options);
  if (first.length === 0) return false;
  return store.db.transaction().execute(async (trx) => {
    if (!(await beginWeek(trx, agent.slug, week.from, now))) return false;
    const about = { subject: agent.slug, consent: '' };
    const token = await addToken(trx, { ...about, purpose: 'results' }, resultLinkLife, now);
    const unsubscribe = await addToken(trx, { ...about, purpose: 'resultsOut' }, cancelLinkLife, now);
    const mail: WeeklyResultsMail = {
      ...{ kind: 'weeklyResults', week: { from: dateOf(week.from), to: dateOf(week.to) } },
      ...{ listings: first.map((home) => mailedHome(home, language)), homes: homes.length, total },
      ...{ token, unsubscribe },
    };
    await queueMail(trx, { ...mail, recipient: email, language, name }, now);
    return true;
  });
}

/** The agents with homes on the site who are to be mailed a week. @param week its Monday */
async function readUnmailed(store: Store, week: number): Promise<AgentRecord[]> {
  const mailed = await readMailed(store.db, week);
  const agents = await agentRecords(store)
    .where((row) =>
      row.exists(
        row
          .selectFrom('estates')
          .select('estates.key')
          .whereRef('estates.agency', '=', 'agents.agency')
          .whereRef('estates.agent', '=', 'agents.key')
          .where('estates.availability_rank', '<', 2),
      ),
    )
    .execute();
  return agents.filter(({ slug }) => !mailed.has(slug));
}

/**
 * Mails agents what their homes earned in the week that ended last, each once. Nobody is mailed a week that was not
 * counted from its first day on; one without an address, of their own or of their agency, is not. Once all were looked
 * at, nobody is until the next week.
 * @returns the number of mails
 */
export async function mailResults(store: Store, { languages, now }: MailOptions): Promise<number> {
  const week = lastWeek(now);
  const since = await countedSince(store.db);
  if (since === undefined || since > week.from || (await readWeekDone(store.db, 'mailed')) > week.to) return 0;
  const agents = await readUnmailed(store, week.from);
  if (agents.length === 0) return 0;
  const offered = await readOfferedHomes(store, week, { isComparable: since <= weekBefore(week).from });
  const byAgent = Map.groupBy(
    offered.filter(({ published }) => published <= week.to),
    (home) => home.agent,
  );
  const options = { week, since, languages, now, prices: createComparedPrices(store) };
  let mails = 0;
  for (const agent of agents) {
    const homes = byAgent.get(agent.key);
    if (homes && (await mailAgent(store, agent, homes, options))) mails += 1;
  }
  await noteWeekDone(store.db, 'mailed', week.to + 1);
  return mails;
}
