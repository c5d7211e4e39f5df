import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { mediaCategories } from '#shared/domain/mediaCategories.ts';
import { imageWidths } from '#shared/domain/images.ts';
import { encode } from '#demo/media/encode.ts';
import type { MediaFormat } from '#demo/media/mediaUrls.ts';
import { renderMedia } from '#demo/media/renderMedia.ts';
import { buildingStyles } from '#demo/media/scene/home.ts';

/**
 * What a card's picture (`sm`) costs on a processor, from its name to the file, for every category and format.
 * `node scripts/bench/pictures.ts [--homes 8] [--only kitchen,facade]`
 * Judged against a plain gradient of the same size and format drawn in the same run, so that a busy machine, which
 * makes
 * both slower, does not matter: a picture may cost `limit` gradients on average, and twice that at worst.
 */
const limit = 12;

const formats = ['webp', 'avif', 'jpg'] as const satisfies readonly MediaFormat[];
const [width, height] = [imageWidths.sm, Math.round((imageWidths.sm * 9) / 16)];

async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const gradient = (): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#2f6f8f"/><stop offset="1" stop-color="#fbe9c9"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
    ),
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const { values } = parseArgs({ options: { homes: { type: 'string', default: '8' }, only: { type: 'string' } } });
const homes = Number(values.homes);
const categories = values.only
  ? mediaCategories.filter((category) => values.only!.split(',').includes(category))
  : mediaCategories;

const draw = (category: string, i: number, format: MediaFormat): Promise<unknown> =>
  renderMedia({
    kind: 'estates',
    id: `bench-${i}`,
    scene: `1-${category}-${buildingStyles[i % buildingStyles.length]}`,
    width,
    format,
    crop: 'none',
  });

// The first drawings of a process also pay for its compiler.
for (let i = 0; i < 26; i += 1) for (const format of formats) await draw(categories[i % categories.length]!, i, format);

let failed = 0;
const all: Record<(typeof formats)[number], number[]> = { webp: [], avif: [], jpg: [] };
for (const category of categories) {
  const columns: string[] = [];
  for (const format of formats) {
    const [plain, drawn]: [number[], number[]] = [[], []];
    for (let i = 0; i < homes; i += 1) {
      plain.push(await processorMs(() => encode(gradient(), format, width)));
      drawn.push(await processorMs(() => draw(category, i, format)));
    }
    all[format].push(...drawn);
    const unit = mean(plain);
    const [ratio, worst] = [mean(drawn) / unit, Math.max(...drawn) / unit];
    const over = ratio > limit || worst > limit * 2;
    if (over) failed += 1;
    columns.push(
      `${format} ${mean(drawn).toFixed(0).padStart(4)} ms (most ${Math.max(...drawn)
        .toFixed(0)
        .padStart(3)}) = ${ratio.toFixed(1).padStart(4)} × plain${over ? ' ✗' : ''}`,
    );
  }
  console.log(`${category.padEnd(18)} ${columns.join('   ')}`);
}
for (const format of formats) {
  const sorted = all[format].sort((a, b) => a - b);
  console.log(
    `${format.padEnd(5)} mean ${mean(sorted).toFixed(0)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)} ms, most ${sorted.at(-1)!.toFixed(0)} ms of a processor, ${sorted.length} pictures`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
