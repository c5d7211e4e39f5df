import { closeSync, fsyncSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { open } from 'node:fs/promises';
import type { Env } from '#config/env.ts';
import type { Logger } from '../logging/logger.ts';
import { createLease } from './createLease.ts';
import { deliverLeads, type DeliveryDeps } from './deliverLeads.ts';
import { createLeadCipher, leadsKeyOf, type Lead, type LeadCipher } from './leadCipher.ts';
import { createLeadFiles, leadsDir, sealedName, type LeadFile } from './leadFiles.ts';
import { leadBounds, noLeadQueue, type Keeping, type LeadQueue } from './LeadQueue.ts';

/** Milliseconds; several times what one delivery may take. */
const leaseMs = 20_000;

/** The request's own bytes in a full folder are few: what is there decides. */
const isFull = (files: readonly LeadFile[]): boolean =>
  files.length >= leadBounds.requests || files.reduce((sum, { bytes }) => sum + bytes, 0) >= leadBounds.bytes;

interface QueueDeps extends Pick<DeliveryDeps, 'send' | 'onEvent'> {
  env: Pick<Env, 'DATA_DIR' | 'LEADS_KEY'>;
  logger: Logger;
  /** For tests that let it fail. */
  openFile?: typeof open;
  leaseLastsMs?: number;
}

/** @throws where the folder cannot be written to, or holds no key */
function prepare({ env }: Pick<QueueDeps, 'env'>): { dir: string; cipher: LeadCipher } {
  const dir = leadsDir(env.DATA_DIR);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const probe = path.join(dir, `start-${process.pid}.draft`);
  const descriptor = openSync(probe, 'w', 0o600);
  fsyncSync(descriptor);
  closeSync(descriptor);
  rmSync(probe);
  return { dir, cipher: createLeadCipher(leadsKeyOf(env)) };
}

/**
 * Opens the folder of kept requests and begins to deliver what it holds. Where it cannot be written to, the log says so
 * and nothing is kept.
 */
export function createLeadQueue(deps: QueueDeps): LeadQueue {
  const { logger, onEvent, send } = deps;
  let prepared: ReturnType<typeof prepare>;
  try {
    prepared = prepare(deps);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    logger.error(
      { cause: code ?? message, dir: deps.env.DATA_DIR },
      'DATA_DIR cannot be written to: while the API is down, forms are refused and nothing is kept',
    );
    return noLeadQueue;
  }
  const { dir, cipher } = prepared;
  const files = createLeadFiles(dir, deps.openFile);
  const lease = createLease(dir, { lastsMs: deps.leaseLastsMs ?? leaseMs });
  const deliverer = deliverLeads({ files, cipher, lease, send, onEvent, logger });

  /** What is kept under a request's key; null where it was delivered meanwhile, or cannot be read. */
  async function keptContent(file: LeadFile): Promise<string | null> {
    const sealed = await files.read(file);
    try {
      return sealed && cipher.open(sealed, sealedName(file)).body;
    } catch {
      return null;
    }
  }

  async function keep(lead: Lead, form: string): Promise<Keeping> {
    const id = cipher.idOf(lead);
    const all = await files.list();
    const known = all.find((file) => file.id === id);
    const content = known ? await keptContent(known) : null;
    if (content !== null) {
      if (content !== lead.body) return 'otherContent';
      await files.sync();
      return 'kept';
    }
    if (isFull(all)) {
      onEvent('full', form);
      return 'notKept';
    }
    await files.write({ receivedAt: Date.now(), form, id }, (name) => cipher.seal(lead, name));
    onEvent('kept', form);
    return 'kept';
  }

  /** By key: of two that come at once, the second finds the first. */
  const turns = new Map<string, Promise<Keeping>>();

  function keepInTurn(lead: Lead, form: string): Promise<Keeping> {
    const id = cipher.idOf(lead);
    const run = () => keep(lead, form);
    const turn = (turns.get(id) ?? Promise.resolve()).then(run, run);
    turns.set(id, turn);
    const end = () => turns.get(id) === turn && turns.delete(id);
    turn.then(end, end);
    return turn;
  }

  return {
    keeps: true,
    keep: (lead, form) =>
      keepInTurn(lead, form).catch((error: unknown) => {
        onEvent('notKept', form);
        logger.error({ form, cause: (error as NodeJS.ErrnoException).code ?? 'unknown' }, 'request not kept');
        return 'notKept' as const;
      }),
    wake: deliverer.wake,
    list: files.list,
    retry: async () => {
      const refused = (await files.list()).filter(({ state }) => state === 'refused');
      for (const file of refused) await files.retry(file);
      deliverer.wake();
      return refused.length;
    },
    close: deliverer.stop,
  };
}
