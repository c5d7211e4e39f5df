// `npm run bench`: the measurements, one after another; `npm run bench -- scale`: several sites, and
// `npm run bench -- conformance --suite DIR`: the edge cache by a suite of others, are left out by default.
// Times are judged as ratios, or on a quiet machine. Lighthouse is run by itself (scripts/bench/lighthouse.ts): it
// fetches its packages.
import '#config/requireNode24.mjs';
import { spawnSync } from 'node:child_process';

const usual = ['page', 'contract', 'evidence', 'hits', 'pictures', 'sentences', 'assistants', 'origin', 'translations'];
const [first, ...others] = process.argv.slice(2);
const isNamed = first !== undefined && [...usual, 'scale', 'conformance'].includes(first);
const benches = isNamed ? [first] : usual;
const parameters = isNamed ? others : process.argv.slice(2);

let failed = 0;
for (const bench of benches) {
  console.log(`▸ scripts/bench/${bench}.ts`);
  if (spawnSync(process.execPath, [`scripts/bench/${bench}.ts`, ...parameters], { stdio: 'inherit' }).status !== 0)
    failed += 1;
}
console.log(`${benches.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
