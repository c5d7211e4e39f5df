import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { verifyLedger, type LedgerHead } from '#origin/db/personal/ledger.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { listMails, resendMail, type ListedMail } from '#origin/db/outbox/outbox.ts';
import { listWebhooks, replayWebhooks, type ListedWebhook } from '#origin/db/outbox/webhooks.ts';
import type { Store } from '#origin/db/store.ts';
import { freeVisit, listOpenVisits } from '#origin/leads/openVisits.ts';
import { exportEstates } from '#origin/import/exportEstates.ts';
import { databaseStore } from '#origin/personalData/databaseStore.ts';
import { mailFiles } from '#origin/personalData/mailFiles.ts';
import { erasePerson, exportPerson, type PersonalDataStore } from '#origin/personalData/PersonalDataStore.ts';
import { pendingLeadsStore } from '#server/leads/personalData.ts';
import { email } from '#shared/forms/fields.ts';
import { isBackupCommand, runBackupCommand } from './backupCommand.ts';
import { databaseUrl, runDatabaseCommand } from './databaseCommand.ts';
import { plainText } from './plainText.mjs';

const usage = `npm run data -- COMMAND

Personal data that the site and the bundled origin store, the mails and webhooks that were not delivered, listings, and backups.

  verify                checks the chain of consents; exit code 1 if a row was changed or removed
  verify --head N:HASH  also that the end which was noted then (in the log, or by this command) is still part of it
  export EMAIL          prints everything about a person, as JSON
  erase EMAIL           erases a person; proofs of consent stay, with a hash in place of the address
  mails [STATE]         lists mails: given_up (default), waiting, sent, replaced
  mails resend ID       sends a mail that was given up once more; "all" for each of them
  webhooks [STATE]      lists webhooks: given_up (default), waiting, sent
  webhooks replay ID    sends a webhook now that waits or was given up; "all" for each of them

  visits                lists the visits that are booked, or held for an hour, and to come
  visits free ID        frees the time of one; nobody is told: the agent has the visitor's address by mail

  listings              prints all listings, one a line, as "npm run import" reads them, with prices and streets that
                        visitors do not see

  backup FILE           writes a checked copy of the database, while it serves
  restore FILE          puts it in the place of the database; stop the origin first
  restore FILE --replace  also where a SQLite database is: that one is moved aside

  --database URL        postgres://… or a SQLite file [DATABASE_URL, or DATA_DIR/vencejo.sqlite]
  --help                this text`;

const mailStates = ['given_up', 'waiting', 'sent', 'replaced'] as const;
const webhookStates = ['given_up', 'waiting', 'sent'] as const;

type Action =
  | { name: 'verify'; head: LedgerHead | undefined }
  | { name: 'export' | 'erase'; email: string }
  | { name: 'mails'; state: (typeof mailStates)[number] }
  | { name: 'webhooks'; state: (typeof webhookStates)[number] }
  | { name: 'resend' | 'replay' | 'freeVisit'; id: string }
  | { name: 'visits' }
  | { name: 'listings' };

interface DataCommand {
  database: string;
  action: Action;
}

function parseHead(raw: string | undefined): LedgerHead | undefined {
  if (raw === undefined) return undefined;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(raw) ?? [];
  if (hash === undefined) throw new TypeError('--head must be a number and a hash, as 412:9f86d0…');
  return { position: Number(position), hash };
}

/** The state to list, or, after the word `again`, the id of what is sent again. */
function parseQueue<State extends string>(
  [first = 'given_up', ...rest]: string[],
  states: readonly State[],
  again: string,
): { state: State } | { id: string } {
  const state = states.find((one) => one === first);
  if (state !== undefined && rest.length === 0) return { state };
  if (first === again && rest.length === 1) return { id: rest[0]! };
  throw new TypeError(`Give a state (${states.join(', ')}), or "${again}" and an id`);
}

function parseMails(args: string[]): Action {
  const parsed = parseQueue(args, mailStates, 'resend');
  return 'id' in parsed ? { name: 'resend', ...parsed } : { name: 'mails', ...parsed };
}

function parseWebhooks(args: string[]): Action {
  const parsed = parseQueue(args, webhookStates, 'replay');
  return 'id' in parsed ? { name: 'replay', ...parsed } : { name: 'webhooks', ...parsed };
}

function parseAction([name, ...rest]: string[], head: string | undefined): Action {
  if (name === 'verify' && rest.length === 0) return { name, head: parseHead(head) };
  if ((name === 'listings' || name === 'visits') && rest.length === 0) return { name };
  if (name === 'visits' && rest[0] === 'free' && rest.length === 2) return { name: 'freeVisit', id: rest[1]! };
  if (name === 'mails') return parseMails(rest);
  if (name === 'webhooks') return parseWebhooks(rest);
  if ((name === 'export' || name === 'erase') && rest.length === 1) {
    const { success, data } = email.safeParse(rest[0]);
    if (!success) throw new TypeError(`"${rest[0]}" is no e-mail address`);
    return { name, email: data };
  }
  throw new TypeError('Give one command');
}

/** @throws TypeError naming what is wrong with the command line */
function readCommand(args: string[]): DataCommand | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      head: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return { database: databaseUrl(values.database), action: parseAction(positionals, values.head) };
}

/** Everything that holds personal data, in the order in which data moves through it. */
const personalDataStores = (store: Store): PersonalDataStore[] => [
  pendingLeadsStore(env()),
  databaseStore(store),
  mailFiles(path.join(env().DATA_DIR, 'mail')),
];

async function verify(store: Store, head: LedgerHead | undefined): Promise<number> {
  const { position, hash, rows, erased, faults } = await verifyLedger(store.db, head);
  for (const fault of faults) console.error(fault);
  console.log(`${rows} consents, ${erased} of them erased after their time. End of the chain: ${position}:${hash}`);
  console.log(faults.length === 0 ? 'The chain holds.' : 'The chain is broken.');
  return faults.length === 0 ? 0 : 1;
}

function printMail({ id, kind, state, madeAt, attempts, problem, mail }: ListedMail): void {
  const why = problem === null ? '' : ` ${JSON.stringify(problem)}`;
  const content = mail === null ? ', without content' : '';
  console.log(`${id}  ${new Date(madeAt).toISOString()}  ${kind}  ${state}, ${attempts} attempts${content}${why}`);
}

function printWebhook({ id, endpoint, type, state, madeAt, attempts, problem }: ListedWebhook): void {
  const why = problem === null ? '' : ` ${JSON.stringify(problem)}`;
  console.log(`${id}  ${new Date(madeAt).toISOString()}  ${type}  ${endpoint}  ${state}, ${attempts} attempts${why}`);
}

async function printVisits(store: Store): Promise<number> {
  for (const visit of await listOpenVisits(store.db, Date.now())) {
    const { id, slot, addressee, reference, made_at: madeAt, held_until: until } = visit;
    const state = until === null ? 'booked' : `held until ${new Date(until).toISOString()}, asked for`;
    console.log(
      `${id}  ${new Date(slot).toISOString()}  ${addressee}  ${reference ?? ''}  ${state} ${new Date(madeAt).toISOString()}`,
    );
  }
  return 0;
}

async function free(store: Store, id: string): Promise<number> {
  const visit = await freeVisit(store.db, id);
  if (visit) console.log(`${new Date(visit.slot).toISOString()} of ${visit.addressee} is free.`);
  else console.error(`No visit is booked as ${id}.`);
  return visit ? 0 : 1;
}

async function replay(store: Store, id: string): Promise<number> {
  const queued = await replayWebhooks(store.db, id === 'all' ? undefined : id);
  console.log(`${queued} queued again.`);
  return queued > 0 || id === 'all' ? 0 : 1;
}

async function resend(store: Store, id: string): Promise<number> {
  const mails = id === 'all' ? await listMails(store.db, { state: 'given_up', limit: 10_000 }) : [{ id }];
  let queued = 0;
  for (const mail of mails) queued += Number(await resendMail(store.db, mail.id));
  console.log(`${queued} queued again.`);
  return queued > 0 || id === 'all' ? 0 : 1;
}

async function runCommand(store: Store, { action }: DataCommand): Promise<number> {
  await store.exclusively(() => migrateDatabase(store));
  switch (action.name) {
    case 'verify':
      return verify(store, action.head);
    case 'export':
      console.log(JSON.stringify(await exportPerson(personalDataStores(store), action.email), null, 2));
      return 0;
    case 'erase':
      console.log(JSON.stringify(await erasePerson(personalDataStores(store), action.email), null, 2));
      return 0;
    case 'mails':
      (await listMails(store.db, { state: action.state, limit: 10_000 })).forEach(printMail);
      return 0;
    case 'webhooks':
      (await listWebhooks(store.db, { state: action.state, limit: 10_000 })).forEach(printWebhook);
      return 0;
    case 'visits':
      return printVisits(store);
    case 'freeVisit':
      return free(store, action.id);
    case 'replay':
      return replay(store, action.id);
    case 'resend':
      return resend(store, action.id);
    case 'listings':
      for await (const estate of exportEstates(store)) console.log(plainText(JSON.stringify(estate)));
      return 0;
  }
}

const args = process.argv.slice(2);
await (isBackupCommand(args) ? runBackupCommand(usage, args) : runDatabaseCommand(usage, readCommand, runCommand));
