// `npm run bench -- conformance --suite DIR`: what the edge cache does of https://github.com/http-tests/cache-tests, in
// DIR (a checkout, with `npm install` done in it). Takes three minutes; no time is measured.
import '#config/requireNode24.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAsSite, runAsSite } from './buildAsSite.ts';

const { suite } = parseArgs({ options: { suite: { type: 'string' } } }).values;

if (suite === undefined || !existsSync(path.join(suite, 'test-engine/cli.mjs'))) {
  console.error('--suite is the folder of a checkout of https://github.com/http-tests/cache-tests');
  process.exitCode = 2;
} else if (!existsSync(path.join(suite, 'node_modules/undici'))) {
  console.error(`${suite} has no packages: run npm install in it`);
  process.exitCode = 2;
} else {
  await buildAsSite({ conformance: './scripts/bench/conformanceSite.ts' });
  process.exitCode = runAsSite('conformance', path.resolve(suite)) ? 0 : 1;
}
