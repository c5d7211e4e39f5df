import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { PMTiles, TileType, type Header, type Source } from 'pmtiles';
import { EnvError } from '#config/settingsError.ts';

/** One content of a PMTiles file. */
export interface Archive {
  /** Names it in URLs. */
  digest: string;
  lastZoom: number;
  /** Whose data it says that it is, as it says it: with marks of HTML. */
  attribution: string;
  /** @returns a tile's bytes as MVT, undefined where there is none */
  read: (z: number, x: number, y: number) => Promise<Uint8Array | undefined>;
  /** Lets what is being read come to its end. */
  close: () => Promise<void>;
}

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

async function attributionOf(archive: PMTiles): Promise<string> {
  const metadata = (await archive.getMetadata().catch(() => undefined)) as { attribution?: unknown } | undefined;
  return typeof metadata?.attribution === 'string' ? metadata.attribution : '';
}

/** @throws EnvError where it cannot be read, is none, or holds other tiles */
export async function openArchive(file: string): Promise<Archive> {
  const refuse = (text: string) => new EnvError(`Cannot use the map tiles of ${file}: ${text}`);
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
    attribution: await attributionOf(archive),
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
