// Builds what is measured as the site is built, and runs it in a process of its own, started as the site is. The name
// of a case measures that alone.
import '#config/requireNode24.mjs';
import path from 'node:path';
import { buildAsSite, runAsSite } from './buildAsSite.ts';

await buildAsSite({ page: './scripts/bench/pageCost.tsx' });
const stats = path.resolve('dist/client/loadable-stats.json');
process.exitCode = runAsSite('page', stats, ...process.argv.slice(2)) ? 0 : 1;
