import { parseEnv } from 'node:util';
import { openBrandFolder } from './brandFolder.ts';

/**
 * The variables that the folder of a brand sets in its brand.env.
 * @param known names of variables
 * @throws EnvError
 */
export function readBrandVariables(dir: string, known: ReadonlySet<string>): Readonly<Record<string, string>> {
  const folder = openBrandFolder(dir);
  const values = folder.require('brand.env', (text, problems) => {
    const parsed = parseEnv(text) as Record<string, string>;
    for (const name of Object.keys(parsed))
      if (!known.has(name) || name === 'BRAND_DIR') problems.push(`${name} is no variable of a brand`);
    return parsed;
  });
  folder.finish();
  return values ?? {};
}
