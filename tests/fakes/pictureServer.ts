import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** What a path of the server answers. */
export interface ServedPicture {
  status?: number;
  type?: string;
  etag?: string;
  body?: Buffer | string;
  location?: string;
  /** Milliseconds until it answers. */
  delay?: number;
  /** Until it is let go: the answer never comes. */
  hangs?: boolean;
}

export interface PictureServer {
  /** Where it is, as http://127.0.0.1:1234. */
  origin: string;
  /** By path; what is missing is a 404. */
  pictures: Map<string, ServedPicture>;
  /** Paths in the order in which they were asked for, with the status. */
  asked: { path: string; status: number; at: number }[];
  /** The most requests that were in progress at once. */
  maxAtOnce: () => number;
  stop: () => Promise<void>;
}

/** A server of pictures, as a network's software has one. */
export async function startPictureServer(port = 0): Promise<PictureServer> {
  const pictures = new Map<string, ServedPicture>();
  const asked: PictureServer['asked'] = [];
  let [active, most] = [0, 0];
  const server = http.createServer((req, res) => {
    const path = req.url ?? '/';
    const {
      status = 200,
      type = 'image/jpeg',
      etag,
      body = '',
      location,
      delay = 0,
      hangs,
    } = pictures.get(path) ?? {
      status: 404,
    };
    const isKnown = etag !== undefined && req.headers['if-none-match'] === etag;
    asked.push({ path, status: isKnown ? 304 : status, at: Date.now() });
    active += 1;
    most = Math.max(most, active);
    res.on('close', () => (active -= 1));
    if (hangs) return;
    setTimeout(() => {
      // With its length, as files have it.
      if (!isKnown) res.setHeader('Content-Length', Buffer.byteLength(body));
      const headers = { 'Content-Type': type, ...(etag && { ETag: etag }), ...(location && { Location: location }) };
      res.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
    }, delay);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pictures,
    asked,
    maxAtOnce: () => most,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}

/**
 * A photo as a telephone makes it: taken upright and stored lying, with the place where it was taken. Blue above, red
 * below once it is turned.
 */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const [half, grain] = [Math.round(width / 2), Math.round(height / 8)];
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const texture = await sharp({ create: { width: half >> 2, height: grain, channels: 3, background: '#888', noise } })
    .blur(2)
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  const band = (background: string) => ({ create: { width: half, height, channels: 3 as const, background } });
  // Orientation 6: what is left in the file is above in the picture.
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .composite([
      { input: band('#33c'), left: 0, top: 0 },
      { input: texture, blend: 'soft-light' },
    ])
    .withExif({
      IFD0: { Orientation: '6', Make: 'Phone' },
      IFD3: { GPSLatitude: '41/1 23/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A small picture of one colour. */
export const plainPicture = (background: string, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
