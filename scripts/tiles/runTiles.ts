import { statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#config/env.ts';
import { createProgress } from '../crawl/createProgress.ts';
import { chooseNetwork } from '../network/chooseNetwork.ts';
import { plainText } from '../plainText.mjs';
import { chooseArea } from './chooseArea.ts';
import { extractTiles, megabytes, type ExtractOptions, type ExtractReport } from './extractTiles.ts';
import type { TilesCommand } from './readCommand.ts';

const day = 86_400_000;

/** The file that the site serves, or could. */
const targetOf = (file: string | undefined): string =>
  file === undefined ? (env().MAP_TILES_FILE ?? path.join(env().DATA_DIR, 'map.pmtiles')) : path.resolve(file);

/** Milliseconds since a file was made; where there is none, for ever. */
export function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : Infinity;
}

/** A bar of what is fetched, then one of what is checked. */
function showProgress(): { onProgress: NonNullable<ExtractOptions['onProgress']>; stop: () => void } {
  let shown: { step: string; bar: ReturnType<typeof createProgress> } | undefined;
  const stop = () => shown?.bar.stop();
  return {
    stop,
    onProgress: (step, done, total) => {
      if (shown?.step !== step) {
        stop();
        shown = { step, bar: createProgress(`${step} {bar} {percentage} % · {duration_formatted}`) };
        shown.bar.start(total, done);
      }
      shown.bar.update(done);
    },
  };
}

function describe({ url, tiles, bytes, fetchBytes, keptBytes, requests }: ExtractReport): string {
  const kept = keptBytes > 0 ? `, of which ${megabytes(keptBytes)} were there from an earlier run` : '';
  return `${tiles.addressed} tiles (${tiles.distinct} different ones), ${megabytes(bytes)}, of ${url}: ${megabytes(fetchBytes)} in ${requests} requests${kept}`;
}

const hint = (target: string): string =>
  target === env().MAP_TILES_FILE
    ? 'Sites that run serve it from now on.'
    : `For the site: MAP_TILES_FILE=${target}, and start it again.`;

/**
 * Makes the file of a command, and prints what it is.
 * @throws TilesError where none was made
 */
export async function runTiles(command: TilesCommand): Promise<void> {
  if (command.network !== undefined) chooseNetwork(command.network);
  const target = targetOf(command.file);
  const age = ageOf(target);
  if (command.ifOlder !== undefined && age < command.ifOlder)
    return console.log(`${target} is ${Math.floor(age / day)} days old: left as it is.`);
  const { name, boxes } = await chooseArea(command.area);
  console.log(plainText(`Area: ${name}, to zoom ${command.maxZoom} at most.`));
  const { onProgress, stop } = showProgress();
  const { maxZoom, isDry } = command;
  const source = env().PMTILES_SOURCE;
  const report = await extractTiles({ source, boxes, maxZoom, target, isDry, onProgress }).finally(stop);
  console.log(`${describe(report)}.`);
  if (report.digest !== undefined) console.log(`${target} is in place, SHA-256 ${report.digest}. ${hint(target)}`);
}
