// What it costs to judge a listing for visitors (server/upstream/addFindings.ts), which a page made anew does once,
// against reading the same answer by the contract, which it does as well.
import '#config/requireNode24.mjs';
import { toEstate } from '#shared/api/estate.ts';
import { addFindings } from '#server/upstream/addFindings.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

/** Times reading: it reads the answer once, judges it, and writes it again. Twice what it costs now. */
const limit = 2;
const rounds = 5;
const perRound = 1_000;

const checked = ['area_constructed', 'area_useful', 'area_plot', 'year', 'flood_zone', 'inspection', 'habitability'];
const estate = {
  ...fakeEstate({ area_useful: 76, area_plot: 300, year: 1970, confirmed_at: '2026-05-21T09:00:00Z' }),
  media: Array.from({ length: 20 }, () => fakeEstate().media[0]!),
  checked: checked.map((what, at) => ({ what, value: 80 + at, source: 'Catastro', date: '2026-05-12' })),
};
const text = JSON.stringify(estate);

/** Milliseconds on a processor for one. */
function cost(action: (json: unknown) => unknown): number {
  const answers = Array.from({ length: perRound }, () => JSON.parse(text) as unknown);
  const before = process.cpuUsage();
  for (const answer of answers) action(answer);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / perRound;
}

const read = (json: unknown) => toEstate(json);
const judge = (json: unknown) => addFindings('estate', json, []) && Buffer.from(JSON.stringify(json));
for (const warmUp of [read, judge]) cost(warmUp);
const best = { read: Number.POSITIVE_INFINITY, judge: Number.POSITIVE_INFINITY };
for (let round = 0; round < rounds; round += 1) {
  best.read = Math.min(best.read, cost(read));
  best.judge = Math.min(best.judge, cost(judge));
}
const ratio = best.judge / best.read;
console.log(
  `judging a listing (${Math.round(text.length / 1024)} KB): ${best.judge.toFixed(2)} ms, reading it ${best.read.toFixed(2)} ms, ${ratio.toFixed(1)} × (limit ${limit})`,
);
process.exitCode = ratio <= limit ? 0 : 1;
