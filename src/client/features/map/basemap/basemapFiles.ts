import type { BasemapSheet } from './basemapSheet.ts';

/** The sheets' files by name, as webpack.config.ts emits them. Only in the browser: the server draws no maps. */
const findFiles = () => import.meta.webpackContext('./data', { regExp: /\.json$/ });

/** Names of the sheets that exist. */
export const sheetNames = (): ReadonlySet<string> =>
  new Set(
    findFiles()
      .keys()
      .map((key) => key.slice('./'.length, -'.json'.length)),
  );

/** @throws when the file cannot be fetched */
export async function fetchSheet(name: string): Promise<BasemapSheet> {
  const response = await fetch(findFiles()(`./${name}.json`));
  if (!response.ok) throw new Error(`The map's ${name} answers ${response.status}`);
  return (await response.json()) as BasemapSheet;
}
