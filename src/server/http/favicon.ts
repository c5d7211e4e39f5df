import type { RequestHandler } from 'express';
import sharp from 'sharp';

/** Width and height in pixels. */
const side = 48;

/** An icon file with one PNG in it (ICO, as browsers ask for where a page names no icon). */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  // An icon, of one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  // One plane, 32 bits a pixel, its length and its place.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawIco(svg: Buffer): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return icoOf(await sharp(svg, { density: 300 }).resize(side, side, { fit: 'contain', background }).png().toBuffer());
}

/**
 * Answers `/favicon.ico` with a drawing, which is made once, when it is first asked for.
 * @param svg undefined: not here
 */
export function createFavicon(svg: Buffer | undefined): RequestHandler {
  let drawn: Promise<Buffer> | undefined;
  return async (req, res, next) => {
    if (svg === undefined || req.path !== '/favicon.ico' || (req.method !== 'GET' && req.method !== 'HEAD'))
      return next();
    const ico = await (drawn ??= drawIco(svg));
    res.set('Cache-Control', 'public, max-age=86400').type('image/x-icon').send(ico);
  };
}
