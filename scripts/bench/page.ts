// Builds what is measured as the site is built, and runs each part in a process of its own, started as the site is.
import '#config/requireNode24.mjs';
import path from 'node:path';
import { buildAsSite, runAsSite } from './buildAsSite.ts';

const entry = { page: './scripts/bench/pagePipeline.tsx', misses: './scripts/bench/missPipeline.tsx' };
await buildAsSite(entry);
const stats = path.resolve('dist/client/loadable-stats.json');
process.exitCode = Object.keys(entry)
  .map((name) => runAsSite(name, stats))
  .every(Boolean)
  ? 0
  : 1;
