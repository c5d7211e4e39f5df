import type { OutboxDto } from '#shared/contract/webhooks.ts';
import { second } from '#shared/times.ts';
import { countOutbox } from '../db/outbox/outbox.ts';
import type { QueueCounts } from '../db/outbox/queue.ts';
import { countWebhooks } from '../db/outbox/webhooks.ts';
import type { Db } from '../db/tables.ts';

/** What waits to be sent, in numbers. @param now epoch ms */
export async function reportOutbox(db: Db, now: number): Promise<OutboxDto> {
  const inSeconds = ({ waiting, oldest, givenUp }: QueueCounts) => ({
    waiting,
    oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((now - oldest) / second)),
    givenUp,
  });
  return { mails: inSeconds(await countOutbox(db)), webhooks: inSeconds(await countWebhooks(db)) };
}
