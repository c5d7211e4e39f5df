import path from 'node:path';
import { createFolder } from '#origin/storage/createFolder.ts';
import type { FileStorage } from '#origin/storage/fileStorage.ts';
import { imageWidths } from '#shared/domain/images.ts';
import { readKnownDigests } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import { silentLogger, type OriginLogger } from '../originLogger.ts';
import { createLimit } from './createLimit.ts';
import { createMasters, type Masters } from './createMasters.ts';
import { createOriginals, type OriginalsOptions } from './createOriginals.ts';
import { FileStore } from './fileStore.ts';
import { UnfitPictureError } from './makeMaster.ts';
import { makeVariant, variantVersion } from './makeVariant.ts';
import { pictureHashOf } from './pictureHash.ts';
import type { PictureVariant } from './pictureName.ts';

export interface PicturesOptions extends OriginalsOptions {
  store: Store;
  /** For masters, without a storage, and for the widths made of them: each origin has its own. */
  dir: string;
  /** For masters: origins may share it. */
  storage?: FileStorage;
  /** Bound of the folder of widths (default 2 GB). */
  maxBytes?: number;
  logger?: OriginLogger;
}

/** Originals, their masters and their widths. */
export interface Pictures extends Pick<Masters, 'bring'> {
  /** A picture at one width, made where it is not there yet; null where no picture has this digest. */
  read: (variant: PictureVariant) => Promise<Buffer | null>;
  /** What a picture looks like (pictureHash.ts); null where none has this digest. @throws where it does not come */
  hash: (digest: string) => Promise<string | null>;
  /** Removes masters that no picture has any more. @param before epoch ms: younger ones stay @returns how many */
  sweep: (before: number) => Promise<number>;
}

const defaultMaxBytes = 2 * 1024 ** 3;

/** Those of cards and lists are made before larger ones: more people wait for them, and they are quicker. */
const maxCardWidth = imageWidths.md;

/** The folder of a picture's widths, below that of all. */
const folderOf = (digest: string): string => path.join(`v${variantVersion}`, digest.slice(0, 2));

const fileOf = ({ digest, width, format, crop }: PictureVariant): string =>
  path.join(folderOf(digest), `${digest}-${crop === 'square' ? 'thumb-' : ''}${width}.${format}`);

class UnknownPictureError extends Error {}

export function createPictures({
  store,
  dir,
  storage = createFolder(dir),
  maxBytes = defaultMaxBytes,
  logger = silentLogger,
  ...options
}: PicturesOptions): Pictures {
  /** Two at a time, each on one core. */
  const making = createLimit({ running: 2, waiting: 500 });
  const originals = createOriginals(options);
  const masters = createMasters({ store, storage, originals, making, logger });
  const widths = new FileStore({ dir: path.join(dir, 'widths'), maxBytes });

  /** @throws UnknownPictureError; UnfitPictureError where the master cannot be decoded */
  async function makeOfMaster(variant: PictureVariant): Promise<Buffer> {
    const master = await masters.read(variant.digest);
    if (!master) throw new UnknownPictureError();
    return making(() => makeVariant(master, variant), { isFirst: variant.width <= maxCardWidth });
  }

  async function makeWidth(variant: PictureVariant): Promise<Buffer> {
    try {
      return await makeOfMaster(variant);
    } catch (error) {
      if (!(error instanceof UnfitPictureError)) throw error;
    }
    // The master may be damaged on its disk: made again, it tells.
    await masters.remove(variant.digest);
    try {
      return await makeOfMaster(variant);
    } catch (error) {
      if (!(error instanceof UnfitPictureError)) throw error;
      await masters.giveUp(variant.digest, error);
      throw new UnknownPictureError();
    }
  }

  return {
    read: async (variant) => {
      try {
        return await widths.read(fileOf(variant), () => makeWidth(variant));
      } catch (error) {
        if (error instanceof UnknownPictureError) return null;
        throw error;
      }
    },
    hash: async (digest) => {
      const master = await masters.read(digest);
      return master && making(() => pictureHashOf(master));
    },
    bring: masters.bring,
    sweep: async (before) => {
      let removed = 0;
      for await (const digests of masters.writtenBefore(before)) {
        const known = await readKnownDigests(store, digests);
        const unknown = digests.filter((digest) => !known.has(digest));
        for (const digest of unknown) {
          await masters.remove(digest);
          await widths.remove(path.join(folderOf(digest), `${digest}-`));
        }
        removed += unknown.length;
      }
      return removed;
    },
  };
}
