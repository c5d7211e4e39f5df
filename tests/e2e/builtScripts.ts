import { readFileSync } from 'node:fs';
import path from 'node:path';

const stats = path.resolve(import.meta.dirname, '../../dist/client/loadable-stats.json');

function scriptsByName(): [chunk: string, script: string][] {
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return Object.entries(assetsByChunkName).map(([chunk, files]) => [
    chunk,
    files.find((file) => file.endsWith('.js'))!,
  ]);
}

/** The paths of the chunks whose name begins so: files are named by number. */
const scriptPaths = (chunk: string): string[] =>
  scriptsByName().flatMap(([name, file]) => (name.startsWith(chunk) ? [`/static/${file}`] : []));

/** For routes and waits: a request for one of these chunks. */
export function isScript(chunk: string): (url: URL) => boolean {
  const paths = new Set(scriptPaths(chunk));
  return ({ pathname }) => paths.has(pathname);
}

/** The files that a chunk loads, those that it shares among them. */
export function filesOf(chunk: string): string[] {
  const { namedChunkGroups } = JSON.parse(readFileSync(stats, 'utf8')) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  return namedChunkGroups[chunk]!.assets.map(({ name }) => name);
}
