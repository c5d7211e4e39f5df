import { StorageAwayError, type FileStorage } from '#origin/storage/fileStorage.ts';
import { readSourcesOf, storePlaceholder, storeUnfit, type Arrival } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import type { PictureRow } from '../db/tables.ts';
import { createLimit } from './createLimit.ts';
import type { Originals } from './createOriginals.ts';
import { shownUrl } from '../db/pictures/shownUrl.ts';
import type { OriginLogger } from '../originLogger.ts';
import { digestOf, makeMaster, placeholderOf, readOriginal, UnfitPictureError } from './makeMaster.ts';
import { createMasterFiles, type MasterFiles } from './masterFiles.ts';
import { pictureHashOf } from './pictureHash.ts';

interface MastersOptions {
  store: Store;
  /** Where masters are. */
  storage: FileStorage;
  originals: Originals;
  /** Limits how many pictures are made at once. */
  making: ReturnType<typeof createLimit>;
  logger: OriginLogger;
}

/** The masters that all widths are made of. */
export interface Masters extends Pick<MasterFiles, 'remove' | 'writtenBefore'> {
  /**
   * Made again where the file is missing; null where no picture has this digest.
   * @throws OriginalAwayError, StorageAwayError
   */
  read: (digest: string) => Promise<Buffer | null>;
  /** Takes back, and logs, that a picture is there which cannot be decoded: a scan of the folder decodes heads. */
  giveUp: (digest: string, error: UnfitPictureError) => Promise<void>;
  /**
   * Fetches an original and keeps its master.
   * @returns null where it is as it was
   * @throws for what did not come or is no picture
   */
  bring: (picture: Pick<PictureRow, 'url' | 'digest' | 'etag' | 'last_modified'>) => Promise<Arrival | null>;
}

/** A picture's source fails: it may come later. */
export class OriginalAwayError extends Error {}

type Looks = Pick<Arrival, 'placeholder' | 'hash'>;

/** The colour of a picture's place, and what it looks like. */
const looksOf = async (master: Buffer): Promise<Looks> => ({
  placeholder: await placeholderOf(master),
  hash: await pictureHashOf(master),
});

/** A master that cannot be kept is shown all the same, and made again for the next width. */
function ignoreAway(error: unknown): void {
  if (!(error instanceof StorageAwayError)) throw error;
}

export function createMasters({ store, storage, originals, making, logger }: MastersOptions): Masters {
  const files = createMasterFiles(storage);
  const reading = new Map<string, Promise<Buffer | null>>();
  /** What nobody waits for takes one core at most. */
  const bringing = createLimit({ running: 1, waiting: Infinity });

  /** @returns null where the source has another picture by now, or none */
  async function makeOfSource(source: PictureRow, digest: string): Promise<Buffer | null> {
    const original = await originals.read(source);
    if (!original || digestOf(original) !== digest) return null;
    const master = await making(() => makeMaster(original));
    await files.write(digest, master).catch(ignoreAway);
    if (source.placeholder === null && master !== original)
      await storePlaceholder(store.db, digest, await placeholderOf(master));
    return master;
  }

  async function giveUp(digest: string, { message: problem }: UnfitPictureError): Promise<void> {
    const sources = await readSourcesOf(store.db, digest);
    await storeUnfit(store.db, digest, problem);
    await files.remove(digest);
    for (const { url } of sources) logger.error({ url: shownUrl(url), problem }, 'a picture cannot be shown');
  }

  /** A master that another origin made, or that was lost: made again of its source, if that is still the same. */
  async function remake(digest: string): Promise<Buffer | null> {
    let failure: unknown;
    for (const source of await readSourcesOf(store.db, digest)) {
      try {
        const master = await makeOfSource(source, digest);
        if (master) return master;
      } catch (error) {
        if (error instanceof UnfitPictureError) {
          await giveUp(digest, error);
          return null;
        }
        failure = error;
      }
    }
    if (failure) throw new OriginalAwayError('An original does not come', { cause: failure });
    return null;
  }

  function read(digest: string): Promise<Buffer | null> {
    const master =
      reading.get(digest) ??
      files
        .read(digest)
        .then((stored) => stored ?? remake(digest))
        .finally(() => reading.delete(digest));
    reading.set(digest, master);
    return master;
  }

  async function keep(digest: string, original: Buffer): Promise<Looks> {
    // Many addresses may have the same picture.
    const stored = await files.read(digest);
    if (stored) return making(() => looksOf(stored));
    const master = await making(() => makeMaster(original));
    await files.write(digest, master);
    return making(() => looksOf(master));
  }

  return {
    read,
    giveUp,
    bring: async (picture) => {
      const original = await originals.fetch(picture);
      const digest = original && digestOf(original.body);
      if (!original || digest === null || digest === picture.digest) return null;
      const { body, etag, lastModified } = original;
      const { width, height, sourceType } = await readOriginal(body);
      const looks = await bringing(() => keep(digest, body));
      return { digest, width, height, ...looks, source_type: sourceType, etag, lastModified };
    },
    remove: files.remove,
    writtenBefore: files.writtenBefore,
  };
}
