import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inEnglish } from '#tests/fakes/translators.ts';

/** How a request was answered. */
type Answer = 'good' | 'lie' | 'cut' | 'unavailable' | 'tooMany' | 'quota';

/** What the provider does while so many requests have been good; others are answered well. */
interface Trouble {
  answer: Exclude<Answer, 'good' | 'lie'>;
  /** After so many good answers. */
  after: number;
  ms: number;
}

interface CountingProvider {
  url: string;
  /** By kind. */
  answers: Record<Answer, number>;
  /** How often each text got a good answer. */
  good: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

const inTags = (line: string): string =>
  line
    .split(/(<code>.*?<\/code>)/)
    .map((part) => (part.startsWith('<code>') ? part : inEnglish([part])))
    .join('');

/** Another number in each line. */
const otherNumbers = (line: string): string => line.replaceAll(/\d+/g, (number) => String(Number(number) + 1));

/** In ms. */
const latency = { usual: 8, slow: 400, slowest: 4_000 };

/**
 * A service of LibreTranslate's interface that counts what it is asked for. It is slow at times, fails as its troubles
 * say, and lies: to each 40th text once, to each 200th always.
 */
export async function startCountingProvider(troubles: readonly Trouble[]): Promise<CountingProvider> {
  const answers: Record<Answer, number> = { good: 0, lie: 0, cut: 0, unavailable: 0, tooMany: 0, quota: 0 };
  const good = new Map<string, number>();
  const lied = new Set<string>();
  const begun = new Map<Trouble, number>();
  let asked = 0;

  function troubleNow(): Trouble | undefined {
    return troubles.find((trouble) => {
      if (answers.good < trouble.after) return false;
      const since = begun.get(trouble) ?? Date.now();
      begun.set(trouble, since);
      return Date.now() - since < trouble.ms;
    });
  }

  function fail(res: ServerResponse, answer: Trouble['answer']): void {
    answers[answer] += 1;
    if (answer === 'cut') res.destroy();
    else if (answer === 'unavailable') res.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Unavailable</h1>');
    else if (answer === 'tooMany') res.writeHead(429, { 'retry-after': '1' }).end('{"error":"Too many"}');
    else res.writeHead(456).end('{"message":"Quota exceeded"}');
  }

  function translate(res: ServerResponse, lines: readonly string[]): void {
    const text = lines.join('\n');
    // The number of its listing is in it.
    const number = Number(/\d+/.exec(text)?.[0]);
    const isLie = number % 200 === 7 || (number % 40 === 3 && !lied.has(text));
    lied.add(text);
    answers[isLie ? 'lie' : 'good'] += 1;
    if (!isLie) good.set(text, (good.get(text) ?? 0) + 1);
    const translatedText = lines.map((line) => (isLie ? otherNumbers(inTags(line)) : inTags(line)));
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText }));
  }

  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      asked += 1;
      const trouble = troubleNow();
      if (trouble) return fail(res, trouble.answer);
      const { q } = JSON.parse(Buffer.concat(parts).toString()) as { q: string[] };
      const ms = asked % 2_000 === 0 ? latency.slowest : asked % 100 === 0 ? latency.slow : latency.usual;
      setTimeout(() => translate(res, q), ms);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    good,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
