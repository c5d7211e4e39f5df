import { createHash } from 'node:crypto';
import { open, stat, type FileHandle } from 'node:fs/promises';
import compression from 'compression';
import { Router, type RequestHandler } from 'express';
import { PMTiles, TileType, type Header, type Source } from 'pmtiles';
import { EnvError } from '#config/settingsError.ts';
import { ownTilesPath, type MapTiles } from '#shared/domain/mapTiles.ts';

/** One content of MAP_TILES_FILE. */
interface Archive {
  /** Names it in URLs. */
  digest: string;
  lastZoom: number;
  /** @returns a tile's bytes as MVT, undefined where there is none */
  read: (z: number, x: number, y: number) => Promise<Uint8Array | undefined>;
  /** Lets what is being read come to its end. */
  close: () => Promise<void>;
}

/** The tiles of MAP_TILES_FILE: always of the file that is there now. */
export interface MapTilesFile {
  /** As pages carry them; its values change with the file. */
  tiles: MapTiles;
  /** Names the file's content in URLs. */
  readonly digest: string;
  /** @returns a tile's bytes as MVT, undefined where the file has none, and the digest of the content they are of */
  read: (z: number, x: number, y: number) => Promise<{ tile: Uint8Array | undefined; digest: string }>;
  close: () => Promise<void>;
}

/** For tiles, whose address changes with the file. */
const immutable = 'public, max-age=31536000, immutable';
/** A tile of the last zoom is smaller than this; a header that says more is broken. */
const maxRead = 64 * 1024 * 1024;

const sourceOf = (handle: FileHandle, file: string): Source => ({
  getKey: () => file,
  getBytes: async (offset, length) => {
    const buffer = new ArrayBuffer(Math.min(length, maxRead));
    const { bytesRead } = await handle.read(new Uint8Array(buffer), 0, buffer.byteLength, offset);
    return { data: buffer.slice(0, bytesRead) };
  },
});

/**
 * Of all that precedes the tiles: header, metadata (with the time of the build) and directories, which hold the place
 * and length of each tile. Reading the tiles themselves would take seconds.
 */
async function digestOf(source: Source, { tileDataOffset }: Header): Promise<string> {
  const { data } = await source.getBytes(0, tileDataOffset);
  return createHash('sha256').update(new Uint8Array(data)).digest('hex').slice(0, 16);
}

/** What is wrong with a file; undefined for vector tiles that are all there. */
function problemOf(header: Header | undefined, size: number): string | undefined {
  if (!header) return 'it is no PMTiles file of version 3. Make one as docs/operations.md#map-tiles says';
  if (header.tileType !== TileType.Mvt) return 'it holds no vector tiles (MVT)';
  if (size < header.tileDataOffset + (header.tileDataLength ?? 0)) return 'it is cut off: copy it again';
  return undefined;
}

/** @throws EnvError where it cannot be read, is none, or holds other tiles */
async function openArchive(file: string): Promise<Archive> {
  const refuse = (text: string) => new EnvError(`Cannot use MAP_TILES_FILE ${file}: ${text}`);
  const handle = await open(file).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : String(error));
  });
  const source = sourceOf(handle, file);
  const archive = new PMTiles(source);
  const header = await archive.getHeader().catch(() => undefined);
  const problem = problemOf(header, (await handle.stat()).size);
  if (!header || problem) {
    await handle.close();
    throw refuse(problem!);
  }
  const reads = new Set<Promise<unknown>>();
  return {
    digest: await digestOf(source, header),
    lastZoom: header.maxZoom,
    read: async (z, x, y) => {
      const reading = archive.getZxy(z, x, y);
      reads.add(reading);
      const tile = await reading.finally(() => reads.delete(reading));
      return tile && new Uint8Array(tile.data);
    },
    close: async () => {
      await Promise.allSettled(reads);
      await handle.close();
    },
  };
}

/** How often a request for a tile looks whether another file is there, milliseconds. */
const lookEveryMs = 10_000;

/** Changes with every file that takes the place of another; undefined while there is none. */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/**
 * Opens a PMTiles file of vector tiles, and what takes its place: within ten seconds tiles are of the new one.
 * @param onRefused told of one that cannot be used: the tiles stay those of the file before
 * @throws EnvError where the first cannot be read, is none, or holds other tiles
 */
export async function openMapTiles(
  file: string,
  attribution: string,
  { now = () => performance.now(), onRefused }: { now?: () => number; onRefused?: (error: unknown) => void } = {},
): Promise<MapTilesFile> {
  let seen = await stampOf(file);
  let current = await openArchive(file);
  let lastLook = now();
  const look = async (): Promise<void> => {
    if (now() - lastLook < lookEveryMs) return;
    lastLook = now();
    const stamp = await stampOf(file);
    if (stamp === undefined || stamp === seen) return;
    seen = stamp;
    try {
      const before = current;
      current = await openArchive(file);
      await before.close();
    } catch (error) {
      onRefused?.(error);
    }
  };
  return {
    get digest() {
      return current.digest;
    },
    tiles: {
      get url() {
        return `${ownTilesPath}/${current.digest}/{z}/{x}/{y}`;
      },
      attribution,
      attributionUrl: 'https://www.openstreetmap.org/copyright',
      get lastZoom() {
        return current.lastZoom;
      },
    },
    read: async (z, x, y) => {
      await look();
      const { digest, read } = current;
      return { tile: await read(z, x, y), digest };
    },
    close: () => current.close(),
  };
}

const isCoordinate = (value: string): boolean => /^\d{1,7}$/.test(value);

/** Serves the tiles of MAP_TILES_FILE. */
export function createMapTiles(file: MapTilesFile | undefined): RequestHandler {
  const router = Router();
  if (!file) return router;
  // Their type is not among those that `compression` knows to be worth it.
  router.use(ownTilesPath, compression({ filter: () => true }));
  router.get(`${ownTilesPath}/:digest/:z/:x/:y`, async (req, res) => {
    const { digest, z, x, y } = req.params;
    const place = [z, x, y];
    const [zoom, column, row] = place.map(Number) as [number, number, number];
    const isOnMap = place.every(isCoordinate) && zoom <= 20 && column < 2 ** zoom && row < 2 ** zoom;
    if (!isOnMap) return res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    const { tile, digest: present } = await file.read(zoom, column, row);
    // A page from before the file was replaced, or from another instance in a rolling restart, gets the present tile.
    res.set('Cache-Control', digest === present ? immutable : 'no-store');
    return tile ? res.type('application/vnd.mapbox-vector-tile').send(Buffer.from(tile)) : res.status(204).end();
  });
  return router;
}
