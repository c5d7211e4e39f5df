import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { gzipParts, pipeGzip } from './gzipParts.ts';

it('gives the whole text, and the same bytes and digest for the same text', async () => {
  const parts = ['<a>', 'à'.repeat(100_000), '</a>'];
  const [first, second] = [await gzipParts(parts), await gzipParts([parts.join('')])];
  expect(gunzipSync(first.body).toString()).toBe(parts.join(''));
  expect(second.digest).toBe(first.digest);
  expect((await gzipParts(parts)).body.equals(first.body)).toBe(true);
  expect((await gzipParts(['<b>'])).digest).not.toBe(first.digest);
});

it('makes no more of the text than its reader takes, but for a few parts', async () => {
  const parts = 320;
  const length = 64 * 1_024;
  let made = 0;
  const texts = function* () {
    for (let n = 0; n < parts; n += 1) {
      made += length;
      // Of chance: it hardly gets shorter.
      yield randomBytes(length / 2).toString('hex');
    }
  };
  const held = Promise.withResolvers<undefined>();
  const reader = new Writable({ write: (_piece, _encoding, done) => void held.promise.then(() => done()) });
  const written = pipeGzip(texts(), reader);
  for (let turn = 0; turn < 500; turn += 1) await setImmediate();
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(12 * length);
  held.resolve(undefined);
  await written;
  expect(made).toBe(parts * length);
});

it('a source that fails is a failure', async () => {
  const broken = function* () {
    yield 'a';
    throw new Error('no more');
  };
  await expect(gzipParts(broken())).rejects.toThrow('no more');
});
