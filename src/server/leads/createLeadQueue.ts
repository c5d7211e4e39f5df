import type { Env } from '#config/env.ts';
import type { Logger } from '../logging/logger.ts';
import { deliverLeads, type DeliveryDeps } from './deliverLeads.ts';
import { createLeadCipher, leadsKeyOf, type Lead, type LeadCipher } from './leadCipher.ts';
import { createLeadTable, openLeadDatabase, sealedName, type LeadTable } from './leadTable.ts';
import { leadBounds, noLeadQueue, type Keeping, type LeadQueue } from './LeadQueue.ts';

interface QueueDeps extends Pick<DeliveryDeps, 'send' | 'onEvent' | 'leaseMs'> {
  env: Pick<Env, 'DATA_DIR' | 'LEADS_KEY'>;
  logger: Logger;
  /** For tests that let it fail. */
  openDatabase?: typeof openLeadDatabase;
}

/**
 * Opens the table of kept requests and begins to deliver what it holds. Where it cannot be written to, the log says so
 * and nothing is kept.
 */
export function createLeadQueue(deps: QueueDeps): LeadQueue {
  const { env, logger, openDatabase = openLeadDatabase } = deps;
  try {
    const database = openDatabase(env.DATA_DIR);
    const table = createLeadTable(database);
    const cipher = createLeadCipher(leadsKeyOf(env));
    return queueOver(table, cipher, deps, () => {
      if (database.isOpen) database.close();
    });
  } catch (error) {
    logger.error(
      { cause: causeOf(error), dir: env.DATA_DIR },
      'DATA_DIR cannot be written to: while the API is down, forms are refused and nothing is kept',
    );
    return noLeadQueue;
  }
}

/** The code of the file system's error; SQLite's have one in common, and a text without anybody's data. */
function causeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined || code === 'ERR_SQLITE_ERROR' ? message : code;
}

function queueOver(table: LeadTable, cipher: LeadCipher, deps: QueueDeps, closeTable: () => void): LeadQueue {
  const { logger, onEvent } = deps;
  const deliverer = deliverLeads({ ...deps, table, cipher });

  const isFull = (): boolean => {
    const { requests, bytes } = table.size();
    return requests >= leadBounds.requests || bytes >= leadBounds.bytes;
  };

  /** What came of a request whose id is known; undefined where it is not. */
  function keptBefore(id: string, lead: Lead): Keeping | undefined {
    const known = table.find(id);
    if (!known) return undefined;
    return cipher.open(known.sealed, sealedName(known)).body === lead.body ? 'kept' : 'otherContent';
  }

  function keep(lead: Lead, form: string): Keeping {
    const id = cipher.idOf(lead);
    const before = keptBefore(id, lead);
    if (before) return before;
    if (isFull()) {
      onEvent('full', form);
      return 'notKept';
    }
    const row = { id, form, receivedAt: Date.now() };
    if (!table.add({ ...row, sealed: cipher.seal(lead, sealedName(row)) })) return keptBefore(id, lead) ?? 'notKept';
    onEvent('kept', form);
    return 'kept';
  }

  return {
    keeps: true,
    keep: (lead, form) => {
      try {
        return keep(lead, form);
      } catch (error) {
        onEvent('notKept', form);
        logger.error({ form, cause: causeOf(error) }, 'request not kept');
        return 'notKept';
      }
    },
    wake: deliverer.wake,
    list: table.list,
    retry: () => {
      const requests = table.retry();
      deliverer.wake();
      return requests;
    },
    close: async () => {
      await deliverer.stop();
      closeTable();
    },
  };
}
