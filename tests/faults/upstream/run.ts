// Measures how the built site bears each way in which an upstream can fail, and prints a table:
// node tests/faults/upstream/run.ts [--seconds 60] [--mode 'no answer'] [--port 3431].
// Needs `npm run build`. Exit status 1 when anything is not as docs/operations.md says.
import '#config/requireNode24.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { faultsOf, measureMode, type Measured } from './measureMode.ts';
import { modeNames, type ModeName } from './modes.ts';

const { values } = parseArgs({
  options: {
    /** For which the upstream fails in each mode. */
    seconds: { type: 'string', default: '60' },
    mode: { type: 'string', multiple: true, default: modeNames },
    port: { type: 'string', default: '3431' },
  },
});

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const cellsOf = ({ mode, held, cold, callsPerMinute, recoveryMs }: Measured): (string | number)[] => [
  mode,
  held.statuses.join(', '),
  `${Math.round(held.p99)} ms`,
  `${Math.round(held.longest)} ms`,
  cold.statuses.join(', '),
  `${(cold.longest / 1_000).toFixed(1)} s`,
  `${callsPerMinute.failing.api} of ${callsPerMinute.api}`,
  `${callsPerMinute.failing.cms} of ${callsPerMinute.cms}`,
  `${(recoveryMs / 1_000).toFixed(1)} s`,
];

const isMode = (name: string): name is ModeName => modeNames.some((known) => known === name);

const dataDir = mkdtempSync(path.join(tmpdir(), 'vencejo-faults-'));
try {
  console.log(
    row([
      'the upstream',
      'held',
      'p99',
      'longest',
      'not held',
      'longest',
      'failing API calls/min',
      'failing CMS calls/min',
      'recovery',
    ]),
  );
  console.log(row(Array<string>(9).fill('---')));
  for (const mode of values.mode.filter(isMode)) {
    const measured = await measureMode(mode, { port: Number(values.port), seconds: Number(values.seconds), dataDir });
    console.log(row(cellsOf(measured)));
    const faults = faultsOf(measured);
    for (const fault of faults) console.error(`${mode}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
