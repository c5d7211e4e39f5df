import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runLeadCrashes, type Servers } from '../faults/leads/runLeadCrashes.ts';

// The short form of tests/faults/leads/run.ts, in which each crash waits for the forms before it.
test('forms that were received survive crashes of site and origin, each exactly once', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
  const submissions = 90;
  const progress = new EventEmitter();
  let received = 0;
  const receive = async (count: number): Promise<void> => {
    while (received < count) await once(progress, 'received');
  };
  const disturb = async ({ site, origin }: Servers): Promise<void> => {
    await receive(10);
    await origin.crash();
    // The site keeps these, and forgets none.
    await receive(40);
    await site.crash();
    await site.start();
    await receive(60);
    await origin.start();
    // While it sends what it kept.
    await site.crash();
    await site.start();
    await origin.crash();
    await origin.start();
  };
  try {
    const report = await runLeadCrashes({
      submissions,
      databaseUrl: path.join(dir, 'vencejo.sqlite'),
      dir,
      ports: { site: 3408, origin: 3409 },
      visitors: 3,
      disturb,
      awaitMails: false,
      onReceived: (count) => {
        received = count;
        progress.emit('received');
      },
    });
    expect({ wrong: report.wrong, ledgerFaults: report.ledgerFaults, waiting: report.waiting }).toEqual({
      wrong: [],
      ledgerFaults: [],
      waiting: 0,
    });
    expect(Object.values(report.received).reduce((sum, count) => sum + count, 0)).toBe(submissions);
    expect(report.received[202]).toBeGreaterThan(0);
    expect(report.crashes).toEqual({ site: 2, origin: 2 });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
