import { parseEnv } from 'node:util';
import { openNetworkFolder } from './folder.ts';

/**
 * The variables that the folder of a network sets in its network.env.
 * @param known names of variables
 * @throws EnvError
 */
export function readNetworkVariables(dir: string, known: ReadonlySet<string>): Readonly<Record<string, string>> {
  const folder = openNetworkFolder(dir);
  const values = folder.parse('network.env', (text, problems) => {
    const parsed = parseEnv(text) as Record<string, string>;
    for (const name of Object.keys(parsed))
      if (!known.has(name) || name === 'NETWORK_DIR') problems.push(`${name} is no variable of a network`);
    return parsed;
  });
  folder.finish();
  return values ?? {};
}
