// What it costs to read a list of 24 estates: checked by the contract and its names converted, against JSON.parse of
// the same text.
import '#config/requireNode24.mjs';
import { toEstateList } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

/** Times JSON.parse: reading checks each of some 5,000 values by its schema. A quarter above what it costs now. */
const limit = 8;
const rounds = 5;
const perRound = 300;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'];

/** An estate as large as the bundled origin answers it in a list: six pictures with their sizes and texts. */
function listedEstate(index: number) {
  const estate = fakeEstate({ reference: `MS0116-${1000 + index}` });
  const media = Array.from({ length: 6 }, (_, position) => ({
    ...estate.media[0]!,
    web_cover: position === 0,
    placeholder: '#aabbcc',
    alt: { 'es-ES': 'Salón con luz', 'ca-ES': 'Sala amb llum', 'en-US': 'Bright living room' },
    dimensions: Object.fromEntries(sizes.map((size) => [size, `/media/estates/${index}/${position}-${size}.webp`])),
  }));
  return { ...estate, text: undefined, highlights: undefined, special: undefined, media };
}

const text = JSON.stringify({
  results: Array.from({ length: 24 }, (_, index) => listedEstate(index)),
  total: 50,
  page: 1,
  pages: 3,
  qty: 24,
});
const list: unknown = JSON.parse(text);

/** Milliseconds on a processor for one. */
function cost(action: () => unknown): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < perRound; turn += 1) action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / perRound;
}

const parse = () => JSON.parse(text) as unknown;
const read = () => toEstateList(list);
for (const warmUp of [parse, read]) cost(warmUp);
const best = { parse: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY };
for (let round = 0; round < rounds; round += 1) {
  best.parse = Math.min(best.parse, cost(parse));
  best.read = Math.min(best.read, cost(read));
}
const ratio = best.read / best.parse;
console.log(
  `reading a list of 24 (${Math.round(text.length / 1024)} KB): ${best.read.toFixed(2)} ms, JSON.parse ${best.parse.toFixed(2)} ms, ${ratio.toFixed(1)} × (limit ${limit})`,
);
process.exitCode = ratio <= limit ? 0 : 1;
