import type { Store } from '#origin/db/store.ts';
import { readMessage, type MailServer } from '../../origin/mailServer.ts';

export interface DigestCheck {
  /** Alerts and homes that were mailed in no mail or in several, and what the database says otherwise. */
  wrong: string[];
  /** Different mails, and how many came again with the Message-ID of the first. */
  mails: number;
  repeated: number;
}

/** The homes in each mail, once for all deliveries with one Message-ID. */
function readDigests(delivered: MailServer['delivered'], references: readonly string[]) {
  const digests = new Map<string, { recipient: string; homes: string[] }>();
  for (const { to, content } of delivered) {
    const { header, text } = readMessage(content);
    const words = new Set(text.split(/[^\w-]+/).flatMap((word) => [word, ...word.split('-')]));
    const homes = references.filter((reference) => words.has(reference) || words.has(reference.toLowerCase()));
    digests.set(header('Message-ID') ?? '', { recipient: to.join(), homes });
  }
  return digests;
}

/** What the database says of the same: nothing waits, and each mail was counted. */
async function faultsOfStore({ db }: Store, expected: { matches: number; mails: number }): Promise<string[]> {
  const matches = await db.selectFrom('alert_matches').select('sent_at').execute();
  const alerts = await db.selectFrom('alerts').select('digests').execute();
  const waiting = matches.filter(({ sent_at }) => sent_at === null).length;
  const digests = alerts.reduce((sum, alert) => sum + alert.digests, 0);
  return [
    ...(matches.length === expected.matches ? [] : [`${matches.length} matches instead of ${expected.matches}`]),
    ...(waiting === 0 ? [] : [`${waiting} matches were not mailed`]),
    ...(digests === expected.mails ? [] : [`${digests} mails were queued, ${expected.mails} came`]),
  ];
}

/** Compares what was delivered with what each address should get: each home in exactly one mail. */
export async function checkDigests(
  store: Store,
  delivered: MailServer['delivered'],
  { addresses, references }: { addresses: readonly string[]; references: readonly string[] },
): Promise<DigestCheck> {
  const digests = readDigests(delivered, references);
  const counts = new Map<string, number>();
  for (const { recipient, homes } of digests.values())
    for (const home of homes) counts.set(`${recipient} ${home}`, (counts.get(`${recipient} ${home}`) ?? 0) + 1);
  const wrong = addresses.flatMap((address) =>
    references.flatMap((home) => {
      const count = counts.get(`${address} ${home}`) ?? 0;
      return count === 1 ? [] : [`${address} ${home}: ${count} mails`];
    }),
  );
  const expected = { matches: addresses.length * references.length, mails: digests.size };
  return {
    wrong: [...(await faultsOfStore(store, expected)), ...wrong],
    mails: digests.size,
    repeated: delivered.length - digests.size,
  };
}
