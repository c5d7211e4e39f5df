// `npm run bench`: every measurement, one after another. Times are judged as ratios or on a quiet machine; see
// docs/operations.md.
import '#config/requireNode24.mjs';
import { spawnSync } from 'node:child_process';

const benches = [
  'scripts/bench/page.ts',
  'scripts/bench/contract.ts',
  'scripts/bench/hits.ts',
  'scripts/bench/flood.ts',
  'scripts/bench/isolation.ts',
  'scripts/bench/origin.ts',
  'scripts/bench/map.ts',
  'scripts/bench/filters.ts',
  'scripts/bench/sitemap.ts',
  'scripts/bench/alerts.ts',
  'scripts/bench/knownAddresses.ts',
];

let failed = 0;
for (const bench of benches) {
  console.log(`▸ ${bench}`);
  if (spawnSync(process.execPath, [bench, ...process.argv.slice(2)], { stdio: 'inherit' }).status !== 0) failed += 1;
}
console.log(`${benches.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
