import sharp from 'sharp';
import { phonePhoto, plainPicture } from '../../../tests/fakes/pictureServer.ts';
import { isWhole } from './isWhole.ts';

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is whole, and half of it is not', async (format) => {
  const bytes = await plainPicture('#7a4512', format);
  const kind = format === 'avif' ? 'heif' : format;
  expect([isWhole(bytes, kind), isWhole(bytes.subarray(0, bytes.length / 2), kind)]).toEqual([true, false]);
});

it('the preview within the head of a photo is no end, and what follows the end does no harm', async () => {
  const preview = await plainPicture('#ffffff');
  const photo = await phonePhoto(400, 300);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  const held = Buffer.concat([photo.subarray(0, 2), head, preview, photo.subarray(2)]);
  await expect(sharp(held).stats()).resolves.toBeDefined();
  expect(isWhole(held.subarray(0, -200), 'jpeg')).toBe(false);
  expect(isWhole(Buffer.concat([held, Buffer.alloc(5_000, 0xda)]), 'jpeg')).toBe(true);
});
