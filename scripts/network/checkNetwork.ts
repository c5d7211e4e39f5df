import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { EnvError } from '#config/settingsError.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { folderOf } from './folderOf.ts';

/** What reading gives, or what is wrong. */
async function attempt<T>(read: () => T | Promise<T>, problems: string[]): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

/**
 * Prints everything that is wrong with a network's folder, as the start does.
 * @returns the exit code
 */
export async function checkNetwork(given: string): Promise<number> {
  const dir = folderOf(given);
  const problems: string[] = [];
  const env = await attempt(() => readEnv({ NETWORK_DIR: dir }), problems);
  const network = await attempt(() => readNetwork(dir), problems);
  const content = await attempt(() => readFolder(dir), problems);
  // A folder that is not there is told once.
  for (const problem of new Set(problems)) console.error(problem);
  if (!env || !network || !content) return 1;
  const { magazine, people, sources } = content;
  const counts = [
    [people.agencies.length, 'agencies'],
    [people.agents.length, 'agents'],
    [magazine.articles.length, 'articles'],
    [magazine.pages.length, 'pages'],
    [sources.length, 'sources'],
  ];
  console.log(`${env.BRAND_NAME} is right: ${counts.map((count) => count.join(' ')).join(', ')}.`);
  return 0;
}
