import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictureHashOf } from '../media/pictureHash.ts';
import { countAlike, hashDistance, maxHashDistance } from './alikePictures.ts';

jest.setTimeout(180_000);

const folder = path.resolve('networks/vencejo/pictures/homes');

/** Photos of homes of one kind, whose rooms are the most alike; plans are not compared. */
const homes = ['flat-eixample-1', 'flat-eixample-2', 'flat-madrid-1', 'flat-madrid-2'];

const photosOf = (home: string): string[] =>
  readdirSync(path.join(folder, home))
    .filter((name) => name.endsWith('.avif') && !name.endsWith('-plan.avif'))
    .map((name) => path.join(folder, home, name));

const hashesOf = (pictures: readonly Buffer[]): Promise<string[]> => Promise.all(pictures.map(pictureHashOf));

const hashesOfHome = (home: string): Promise<string[]> => hashesOf(photosOf(home).map((file) => readFileSync(file)));

/** What becomes of a picture on its way through an agency's software. */
const changes: Record<string, (picture: Sharp) => Sharp> = {
  'made smaller': (picture) => picture.resize(800).jpeg({ quality: 60 }),
  'compressed hard': (picture) => picture.resize(400).webp({ quality: 40 }),
  'cropped by 2 %': (picture) => picture.extract({ left: 19, top: 12, width: 1_882, height: 1_056 }).jpeg(),
};

test('different homes have less than two pictures in common', async () => {
  const hashes: string[][] = [];
  for (const home of homes) hashes.push(await hashesOfHome(home));
  const pairs = hashes.flatMap((one, position) => hashes.slice(position + 1).map((other) => countAlike(one, other)));
  expect(Math.max(...pairs)).toBeLessThan(2);
});

test.each(Object.entries(changes))('most pictures that were %s are alike still', async (_name, change) => {
  const masters = photosOf(homes[0]!).map((file) => readFileSync(file));
  const before = await hashesOf(masters);
  const after = await hashesOf(await Promise.all(masters.map((picture) => change(sharp(picture)).toBuffer())));
  expect(countAlike(before, after)).toBeGreaterThan(before.length / 2);
});

test('hashes differ by their bits', () => {
  expect(hashDistance('ffffffffffffffff', '0000000000000000')).toBe(64);
  expect(hashDistance('000000000000000f', '000000000000000e')).toBe(1);
});

test('one picture counts once, also where it is there twice', () => {
  const [one, near, other] = ['0000000000000000', '000000000000003f', 'ffffffff00000000'];
  expect(hashDistance(one, near)).toBe(maxHashDistance);
  expect(countAlike([one, near], [one, near])).toBe(1);
  expect(countAlike([one, other], [near, other])).toBe(2);
  expect(countAlike([one], ['000000000000007f'])).toBe(0);
  expect(countAlike([], [one])).toBe(0);
});
