import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { rasterise, resizePicture } from './rasterise.ts';

const card = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  slots: [{ x: 0, y: 0, width: 600, height: 630, fit: 'cover' as const, radius: 0 }],
  texts: [],
};

const photo = sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#c00' } });

it('a photo of any format is laid on the card', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const body = await rasterise(card, [await photo.clone().toFormat(format).toBuffer()]);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

it('a photo that says it is too large is not decoded', async () => {
  const png = Buffer.from(await photo.clone().png().toBuffer());
  png.writeUInt32BE(80_001, 16);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  await expect(rasterise(card, [png])).rejects.toThrow('pixel limit');
  const avif = Buffer.from(await photo.clone().avif().toBuffer());
  avif.writeUInt32BE(16_001, avif.indexOf('ispe') + 8);
  await expect(rasterise(card, [avif])).rejects.toThrow('more than 288');
  // Interlaced, all of it is in memory at once.
  const interlaced = Buffer.from(
    await photo.clone().toColourspace('rgb16').ensureAlpha().png({ progressive: true }).toBuffer(),
  );
  interlaced.writeUInt32BE(70_000, 16);
  interlaced.writeUInt32BE(crc32(interlaced.subarray(12, 29)), 29);
  await expect(rasterise(card, [interlaced])).rejects.toThrow('more than 288');
  await expect(resizePicture(interlaced, 420)).rejects.toThrow('more than 288');
});
