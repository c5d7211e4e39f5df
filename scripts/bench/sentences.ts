// How long a sentence takes to be read, without the calls for its places: those of tests/sentences, in each language.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import { readSentence } from '#shared/filters/sentence/readSentence.ts';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import { languages } from '#shared/i18n/languages.ts';

/** p95 of a sentence, in ms. */
const maxMs = 5;

const rounds = 3;

let isWithin = true;
for (const language of languages) {
  const words = await loadSentenceWords(language);
  const samples = JSON.parse(readFileSync(`tests/sentences/${language}.json`, 'utf8')) as { text: string }[];
  const texts = [
    ...samples.map(({ text }) => text),
    'x1 '.repeat(maxSentence),
    samples.map(({ text }) => text).join(' '),
  ];
  for (const text of texts) readSentence(text, words);
  const times = Array.from({ length: rounds }, () => texts)
    .flat()
    .map((text) => {
      const started = performance.now();
      readSentence(text, words);
      return performance.now() - started;
    })
    .sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)]!;
  const p95 = at(0.95);
  const second = (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0);
  console.log(
    `${language}  ${second.toFixed(0)} sentences a second, p50 ${at(0.5).toFixed(2)}, p95 ${p95.toFixed(2)}, p99 ${at(0.99).toFixed(2)}, longest ${times.at(-1)!.toFixed(2)} ms`,
  );
  isWithin &&= p95 <= maxMs;
}
console.log(isWithin ? 'Within the limit.' : `Above the limit of ${maxMs} ms.`);
process.exitCode = isWithin ? 0 : 1;
