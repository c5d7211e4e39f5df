import sharp from 'sharp';

/**
 * What a picture looks like, as 64 bits in 16 hexadecimal digits: of 8 rows of 9 grey pixels, whether each is darker
 * than the next (the difference hash, dHash). It hardly changes with size, format, quality and a narrow crop.
 */
export async function pictureHashOf(master: Buffer): Promise<string> {
  const { data, info } = await sharp(master)
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greyAt = (row: number, column: number): number => data[(row * 9 + column) * info.channels]!;
  let hash = 0n;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      hash = (hash << 1n) | (greyAt(row, column) < greyAt(row, column + 1) ? 1n : 0n);
  return hash.toString(16).padStart(16, '0');
}
