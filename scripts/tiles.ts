// `npm run tiles`: streets for the site's maps (docs/operations.md#map-tiles).
import '#config/requireNode24.mjs';
import process from 'node:process';
import { EnvError } from '#config/settingsError.ts';
import { plainText } from './plainText.mjs';
import { readCommand, usage } from './tiles/readCommand.ts';
import { runTiles } from './tiles/runTiles.ts';
import { TilesError } from './tiles/TilesError.ts';

try {
  const command = readCommand(process.argv.slice(2));
  if (command === null) console.log(usage);
  else await runTiles(command);
} catch (error) {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof TilesError || error instanceof EnvError) console.error(plainText(error.message));
  else throw error;
  process.exitCode = error instanceof TypeError ? 1 : 2;
}
