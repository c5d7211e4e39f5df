import { readPictureHashes, storePictureHash } from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import type { Pictures } from '../media/createPictures.ts';

/** Hashes of pictures: stored ones, and missing ones, which are computed and stored. */
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
      const found = hash ?? (await this.#compute(digest));
      if (found !== null) hashes.push(found);
    }
    return hashes;
  }

  /** null for a picture that cannot be read: its listing is compared again when it is fetched. */
  async #compute(digest: string): Promise<string | null> {
    const hash = await this.#pictures.hash(digest).catch(() => null);
    if (hash !== null) await storePictureHash(this.#store.db, digest, hash);
    return hash;
  }
}
