import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { crashAtRandom, runLeadCrashes } from '../faults/leads/runLeadCrashes.ts';

// The short form of tests/faults/leads/run.ts.
test('forms that were received survive crashes of site and origin, each exactly once', async () => {
  test.setTimeout(180_000);
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-leads-'));
  try {
    const report = await runLeadCrashes({
      submissions: 120,
      databaseUrl: path.join(dir, 'vencejo.sqlite'),
      dir,
      ports: { site: 3408, origin: 3409 },
      visitors: 3,
      disturb: crashAtRandom({ everyMs: 2_000, outageMs: 1_000 }),
      awaitMails: false,
    });
    expect({ wrong: report.wrong, ledgerFaults: report.ledgerFaults, waiting: report.waiting }).toEqual({
      wrong: [],
      ledgerFaults: [],
      waiting: 0,
    });
    expect(Object.values(report.received).reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(report.crashes.origin).toBeGreaterThan(0);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
