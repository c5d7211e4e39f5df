import fs from 'node:fs/promises';
import { fileNamed } from '#config/network/fileNamed.ts';
import { isFolderFile } from '../db/pictures/pictureSource.ts';
import { cmsSources } from '../media/answerPictures.ts';
import { readOriginal } from '../media/makeMaster.ts';
import type { FolderContent } from './readFolder.ts';

/** A picture, and where the folder names it. */
export type NamedFile = readonly [place: string, url: string];

/** The pictures that a folder's own files name; those of listings are their sources'. */
export function namedPictures({ homeData, magazine, people }: FolderContent): NamedFile[] {
  const { posts_magazine: _, ...blocks } = homeData ?? {};
  return [
    ...cmsSources(blocks).map((url) => ['home.json', url] as const),
    ...people.agencies.map(({ slug, logo }) => [`people/agencies.json: ${slug}`, logo?.url ?? ''] as const),
    ...people.agents.map(({ slug, image }) => [`people/agents.json: ${slug}`, image?.url ?? ''] as const),
    ...magazine.articles.map(
      ({ category, slug, image }) => [`magazine/${category}/${slug}`, image?.url ?? ''] as const,
    ),
  ];
}

/** @returns why a file cannot be shown; null where it can */
async function problemOf(dir: string, url: string): Promise<string | null> {
  if (!url.startsWith('pictures/')) return `${url} is not below pictures/`;
  try {
    await readOriginal(await fs.readFile(await fileNamed(dir, url)));
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `there is no file ${url}` : `${url} ${message}`;
  }
}

/**
 * The files of a network's folder that are named as pictures and cannot be shown.
 * @returns a line for each place that names one
 */
export async function brokenPictures(dir: string, named: readonly NamedFile[]): Promise<string[]> {
  const known = new Map<string, string | null>();
  const broken: string[] = [];
  for (const [place, url] of named.filter(([, given]) => isFolderFile(given))) {
    if (!known.has(url)) known.set(url, await problemOf(dir, url));
    const problem = known.get(url);
    if (problem) broken.push(`${place}: ${problem}`);
  }
  return broken;
}
