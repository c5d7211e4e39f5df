import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { filterCases } from './filterCases.ts';
import { findListCases } from './listCases.ts';
import { mapCases } from './mapCases.ts';
import { measureOrigin } from './measureOrigin.ts';
import { openBackends, withoutJudging } from './originBackends.ts';
import { findSitemapCases } from './sitemapCases.ts';

/**
 * The origin's answers over HTTP, one request at a time: pages of lists for every filter, sort and depth, the map,
 * several filters with the counts of their options, and the sitemap.
 * `node scripts/bench/origin.ts [--estates 1000000] [--on sqlite,postgres | --database URL] [--rounds 2] [--only text]
 * [--processor]`
 * With `--processor` it measures the time that origin and database spend on a processor, for a machine that others use
 * too. Exit status 1 when a case's 95th percentile is above its limit. The databases are made once, under .cache/bench.
 */
const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '1000000' },
    on: { type: 'string', default: 'sqlite,postgres' },
    database: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    processor: { type: 'boolean', default: false },
  },
});

let slow = 0;
for await (const backend of openBackends(values.on, Number(values.estates), values.database))
  slow += await withoutJudging(backend.url, () =>
    measureOrigin(backend, {
      casesOf: async (read) =>
        [...(await findListCases(read)), ...mapCases, ...filterCases, ...(await findSitemapCases(read))].filter(
          ({ name }) => name.includes(values.only),
        ),
      rounds: Number(values.rounds),
      processor: values.processor,
    }),
  );
console.log(slow === 0 ? 'All cases within their limits.' : `${slow} cases above their limits.`);
process.exitCode = slow === 0 ? 0 : 1;
