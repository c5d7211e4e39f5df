import fs from 'node:fs/promises';
import path from 'node:path';
import { fileName } from '#config/network/fileNamed.ts';
import {
  markFolderPictures,
  readFolderPictures,
  storeFolderPictures,
  type FolderPicture,
} from '../db/pictures/pictures.ts';
import type { Store } from '../db/store.ts';
import { digestOf, readOriginal } from './makeMaster.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';

/** Where a network's folder has its pictures. */
const subfolder = 'pictures';

/** Files read at once. */
const atOnce = 8;

/** A file that is no picture, and why. */
export interface BrokenFile {
  url: string;
  problem: string;
}

async function readFacts(file: string): Promise<Pick<FolderPicture, 'digest' | 'width' | 'height' | 'source_type'>> {
  const original = await fs.readFile(file);
  const { width, height, sourceType } = await readOriginal(original);
  return { digest: digestOf(original), width, height, source_type: sourceType };
}

/**
 * Notes the pictures of a network's folder, so that answers can name them at once; their masters are made when somebody
 * asks for them. Files whose size and time are known are not read again.
 * @param folder the network's
 * @returns files that are no pictures; no answer names them
 */
export async function scanFolder(store: Store, folder: string, now: number): Promise<BrokenFile[]> {
  const entries = await fs
    .readdir(path.join(folder, subfolder), { recursive: true, withFileTypes: true })
    .catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const files = new Map(names.filter(isFolderFile).map((name) => [fileName(name), path.join(folder, name)]));
  const urls = [...files.keys()].sort();
  const known = await readFolderPictures(store.db);
  const changed: FolderPicture[] = [];
  const scanOne = async (url: string): Promise<FolderPicture | null> => {
    const file = files.get(url)!;
    const { size, mtimeMs } = await fs.stat(file);
    const etag = `${size}-${Math.round(mtimeMs)}`;
    if (known.get(url) === etag) return null;
    const facts = await readFacts(file).catch((error: unknown) => ({ problem: String((error as Error).message) }));
    return { url, etag, ...facts };
  };
  for (let start = 0; start < urls.length; start += atOnce)
    changed.push(...(await Promise.all(urls.slice(start, start + atOnce).map(scanOne))).filter((one) => one !== null));
  await storeFolderPictures(store.db, changed, now);
  await markFolderPictures(store, urls, now);
  return changed.flatMap(({ url, problem }) => (problem === undefined ? [] : [{ url, problem }]));
}
