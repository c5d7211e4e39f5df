import type { BucketAddress } from '#config/bucketUrl.ts';
import { createFolder } from './createFolder.ts';
import type { FileStorage } from './fileStorage.ts';

/** The keys of a bucket, as they are in the environment. */
export interface BucketKeys {
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
}

/**
 * Opens a folder, or a bucket, which may be away: what it is asked then fails, and is asked again the next time.
 * @param onChange called when a bucket begins to fail, with why in words that may be logged, and with null when it
 *   answers again
 */
export async function openStorage(
  place: string | BucketAddress,
  keys: BucketKeys,
  onChange?: (problem: string | null) => void,
): Promise<FileStorage> {
  if (typeof place === 'string') return createFolder(place);
  const { createBucket } = await import('./createBucket.ts');
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = keys;
  const bucket = createBucket({
    address: place,
    keys: { accessKeyId, secretAccessKey },
    ...(onChange ? { onChange } : {}),
  });
  // Said in the log at the start, not when the first visitor waits.
  void bucket.check();
  return bucket;
}
