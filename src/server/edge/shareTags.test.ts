import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { shareTags } from './shareTags.ts';

it('gives the same tags', () => {
  expect(shareTags(['estates', 'province:madrid', 'agent:núria'])).toEqual([
    'estates',
    'province:madrid',
    'agent:núria',
  ]);
  expect(shareTags(['t'.repeat(300), 'short'])).toEqual(['t'.repeat(300), 'short']);
  expect(shareTags([])).toEqual([]);
});

describe('what the tags of many entries hold', () => {
  const entries = 2_000;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;

  /** Megabytes that the tags of all entries take; their headers are gone. */
  function heldBy(headerOf: (entry: number) => string): number {
    collect();
    const before = process.memoryUsage().heapUsed;
    const held = Array.from({ length: entries }, (_, entry) => shareTags(headerOf(entry).split(',')));
    collect();
    const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
    expect(held).toHaveLength(entries);
    return megabytes;
  }

  const sixty = Array.from({ length: 60 }, (_, index) => `estate:reference-${index}`);

  it('is each tag once, and the places of their lists', () => {
    // 2,000 lists of 60 pointers are 1 MB; 120,000 strings would be 5 MB more.
    expect(heldBy((entry) => sixty.map((tag) => `${tag}-${entry % 10}`).join(','))).toBeLessThan(3);
  });

  it('is not the headers that they stood in', () => {
    // 1 MB of lists, and a tag of its own for each entry; the headers would be 3 MB more.
    expect(heldBy((entry) => [`estate:own-${entry}`, ...sixty].join(','))).toBeLessThan(2.5);
  });
});
