import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { mapTilesPath, type MapTiles } from '#shared/domain/mapTiles.ts';
import { openArchive } from './openArchive.ts';
import { ownCredit } from './ownCredit.ts';

/** A tile, and where it is from. */
export interface FoundTile {
  /** As MVT. */
  bytes: Uint8Array;
  z: number;
  x: number;
  y: number;
}

/** The tiles of some files: always of those that are there now. */
export interface MapTilesFiles {
  /** As pages carry them; its values change with the files. */
  tiles: MapTiles;
  /** Names the files' content in URLs. */
  readonly digest: string;
  /**
   * @returns a tile of the first file that has it; where none does, the nearest one above it that some file has, and
   *   undefined where there is nothing; and the digest of the content it is of
   */
  read: (z: number, x: number, y: number) => Promise<{ found: FoundTile | undefined; digest: string }>;
  close: () => Promise<void>;
}

/** How often a request for a tile looks whether another file is there, milliseconds. */
const lookEveryMs = 10_000;

/** Changes with every file that takes the place of another; undefined while there is none. */
async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

interface Options {
  now?: () => number;
  onRefused?: (error: unknown) => void;
}

/** A file, and what takes its place. @throws EnvError where it cannot be used */
async function openFile(file: string, { now = () => performance.now(), onRefused }: Options) {
  let seen = await stampOf(file);
  let current = await openArchive(file);
  let lastLook = now();
  return {
    current: () => current,
    look: async (): Promise<void> => {
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
    },
  };
}

/**
 * Opens PMTiles files of vector tiles, and what takes their place: within ten seconds tiles are of the new one.
 * @param files that of streets before that of the country: the first that has a tile gives it
 * @param options `onRefused` is told of one that cannot be used: the tiles stay those of the file before
 * @throws EnvError where one cannot be read, is none, or holds other tiles
 */
export async function openMapTiles(files: readonly string[], options: Options = {}): Promise<MapTilesFiles> {
  const opened = await Promise.all(files.map((file) => openFile(file, options)));
  const archives = () => opened.map(({ current }) => current());
  const digest = () => {
    const [first, ...others] = archives().map((archive) => archive.digest);
    if (others.length === 0) return first!;
    return createHash('sha256')
      .update([first, ...others].join())
      .digest('hex')
      .slice(0, 16);
  };
  const find = async (z: number, x: number, y: number): Promise<FoundTile | undefined> => {
    for (const { read } of archives()) {
      const bytes = await read(z, x, y);
      if (bytes) return { bytes, z, x, y };
    }
    return z === 0 ? undefined : find(z - 1, x >> 1, y >> 1);
  };
  return {
    get digest() {
      return digest();
    },
    tiles: {
      get url() {
        return `${mapTilesPath}/${digest()}/{z}/{x}/{y}`;
      },
      get attribution() {
        return ownCredit(archives().map((archive) => archive.attribution));
      },
      get lastZoom() {
        return Math.max(...archives().map(({ lastZoom }) => lastZoom));
      },
    },
    read: async (z, x, y) => {
      for (const { look } of opened) await look();
      const present = digest();
      return { found: await find(z, x, y), digest: present };
    },
    close: async () => {
      for (const { close } of archives()) await close();
    },
  };
}
