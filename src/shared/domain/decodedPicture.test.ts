import { decodedBytes, whyTooLarge, type PictureHead } from './decodedPicture.ts';

const head: PictureHead = { format: 'png', width: 8_940, height: 8_940, channels: 4, depth: 'ushort' };
const tooMuch = expect.stringMatching(/^would take \d+ MB of memory, more than 288$/) as string;

it.each<[name: string, head: Partial<PictureHead>, problem: string | undefined]>([
  ['a PNG of 80 megapixels in rows', {}, undefined],
  ['an interlaced one', { isProgressive: true }, tooMuch],
  ['one that is turned', { orientation: 6 }, tooMuch],
  ['a JPEG', { format: 'jpeg', channels: 3, depth: 'uchar' }, undefined],
  ['a progressive JPEG', { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: true }, tooMuch],
  [
    'a progressive one of a telephone',
    { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: true, orientation: 6, width: 6_000, height: 4_000 },
    undefined,
  ],
  ['a WebP', { format: 'webp', depth: 'uchar' }, tooMuch],
  ['an AVIF of 16 megapixels', { format: 'heif', width: 4_000, height: 4_000 }, undefined],
  ['a larger one', { format: 'heif', width: 4_001, height: 4_000 }, tooMuch],
  ['more than 80 megapixels in rows', { width: 9_000 }, 'has more than 80 megapixels'],
])('%s', (_name, changes, problem) => {
  expect(whyTooLarge({ ...head, ...changes })).toEqual(problem);
});

it('counts what is kept whole: width, height, channels and depth', () => {
  expect(decodedBytes({ ...head, isProgressive: true })).toBe(8_940 * 8_940 * 8);
  expect(decodedBytes({ ...head, isProgressive: true, depth: 'uchar', channels: 3 })).toBe(8_940 * 8_940 * 3);
  expect(decodedBytes(head)).toBe(0);
});
