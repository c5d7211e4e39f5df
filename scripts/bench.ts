// `npm run bench`: every measurement, one after another. Times are judged as ratios, or on a quiet machine. Lighthouse
// is run by itself (scripts/bench/lighthouse.ts): it fetches its packages.
import '#config/requireNode24.mjs';
import { spawnSync } from 'node:child_process';

const benches = ['page', 'contract', 'hits', 'pictures', 'origin'];

let failed = 0;
for (const bench of benches) {
  console.log(`▸ scripts/bench/${bench}.ts`);
  if (
    spawnSync(process.execPath, [`scripts/bench/${bench}.ts`, ...process.argv.slice(2)], { stdio: 'inherit' })
      .status !== 0
  )
    failed += 1;
}
console.log(`${benches.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
