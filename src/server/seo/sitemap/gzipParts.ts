import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Half the time of the usual 6 or less, for a quarter more bytes; a tenth of the text. */
const level = 3;

/** Writes texts as they come, compressed: no more of them is made than `sink` takes. @returns the digest of the text */
export async function pipeGzip(parts: Iterable<string>, sink: Writable): Promise<string> {
  const hash = createHash('sha1');
  const hashed = function* () {
    for (const part of parts) {
      const bytes = Buffer.from(part);
      hash.update(bytes);
      yield bytes;
    }
  };
  // One part at a time: its length is bounded, their number is not.
  await pipeline(Readable.from(hashed(), { highWaterMark: 1 }), createGzip({ level }), sink);
  return hash.digest('base64url');
}

/** Texts as one compressed body, with the digest of the text. */
export async function gzipParts(parts: Iterable<string>): Promise<{ body: Buffer; digest: string }> {
  const pieces: Buffer[] = [];
  const sink = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
  });
  const digest = await pipeGzip(parts, sink);
  return { body: Buffer.concat(pieces), digest };
}
