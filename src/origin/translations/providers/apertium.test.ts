import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/fakes/freePort.ts';
import { demoListings } from '#tests/fakes/demoNetwork.ts';
import { faultOf } from '../checkTranslation.ts';
import { namesIn } from '../keptWords.ts';
import { translateText } from '../translateText.ts';
import { createApertium } from './apertium.ts';

/*
 * Over Apertium itself: apt-get install apertium-apy cg3 apertium-spa-cat apertium-eng-spa. Where that is missing, the
 * test is left out.
 */
const needed = [
  '/usr/bin/apertium-apy',
  '/usr/bin/cg-proc',
  ...['spa-cat', 'spa-eng'].map((pair) => `/usr/share/apertium/modes/${pair}.mode`),
];
const missing = needed.filter((file) => !existsSync(file));

(missing.length > 0 ? describe.skip : describe)(`Apertium itself (left out without ${needed.join(', ')})`, () => {
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    server = spawn('apertium-apy', ['-p', String(port), '-j1', '/usr/share/apertium/'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const line of createInterface({ input: server.stderr! })) if (line.includes('Serving')) break;
    server.stderr!.resume();
  }, 60_000);
  afterAll(() => server.kill('SIGKILL'));

  test.each(['ca', 'en'])(
    'translates what the check takes for a translation (%s)',
    async (target) => {
      const provider = createApertium({ url: `http://127.0.0.1:${port}` });
      const faults: unknown[] = [];
      for (const { text, address } of demoListings().filter((_, n) => n % 250 === 0)) {
        const content = text!['es-ES'];
        const names = namesIn(content, [address.street_name, address.town, address.zone]);
        const given = { content, source: 'es', target, names };
        const translation = await translateText(provider, given, new AbortController().signal);
        faults.push(faultOf(given, translation));
      }
      expect(faults.length).toBeGreaterThan(3);
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    },
    60_000,
  );
});
