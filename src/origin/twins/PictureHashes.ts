import { readPictureHashes, storePictureHash } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import type { Pictures } from '../media/createPictures.ts';

/** What the pictures of listings look like: as stored, else as found out now and kept. */
export class PictureHashes {
  readonly #store: Store;
  readonly #pictures: Pick<Pictures, 'hash'>;

  constructor(store: Store, pictures: Pick<Pictures, 'hash'>) {
    this.#store = store;
    this.#pictures = pictures;
  }

  /** The hashes (pictureHash.ts) of those of the pictures that are there. @param urls where they come from */
  async of(urls: readonly string[]): Promise<string[]> {
    const known = await readPictureHashes(this.#store, urls);
    const hashes: string[] = [];
    for (const { digest, hash } of known.values()) {
      const found = hash ?? (await this.#findOut(digest));
      if (found !== null) hashes.push(found);
    }
    return hashes;
  }

  /** null where the picture cannot be had: its listing is compared again when it comes. */
  async #findOut(digest: string): Promise<string | null> {
    const hash = await this.#pictures.hash(digest).catch(() => null);
    if (hash !== null) await storePictureHash(this.#store.db, digest, hash);
    return hash;
  }
}
