// What it costs to make the widths of a picture: time on a processor for each width that galleries and cards ask for,
// against decoding its master once.
import '#config/requireNode24.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { makeVariant } from '#origin/media/makeVariant.ts';
import { imageWidths } from '#shared/domain/images.ts';

/** Times the decoding, for the dearest width: a quarter above what it costs now. */
const limit = 2.4;
const pictures = 8;

const folder = path.resolve('networks/vencejo/pictures/homes');
const step = 1 / pictures;
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.avif'))
  .sort();
const masters = Array.from({ length: pictures }, (_, index) =>
  readFileSync(path.join(folder, names[Math.floor(index * step * names.length)]!)),
);

/** Milliseconds on processors for each picture. */
async function cost(make: (master: Buffer) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const master of masters) await make(master);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / pictures;
}

const decode = (master: Buffer) => sharp(master).raw().toBuffer();
await cost(decode);
const decoding = await cost(decode);
console.log(`decoding a master: ${decoding.toFixed(0)} ms`);
let isWithin = true;
for (const [name, width] of Object.entries(imageWidths)) {
  const ms = await cost((master) => makeVariant(master, { digest: '', width, format: 'webp', crop: 'none' }));
  isWithin &&= ms / decoding <= limit;
  console.log(`${name} (${width} px): ${ms.toFixed(0)} ms, ${(ms / decoding).toFixed(1)} × decoding (limit ${limit})`);
}
process.exitCode = isWithin ? 0 : 1;
