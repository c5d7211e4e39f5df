import '#config/requireNode24.mjs';
import process from 'node:process';
import { checkApi } from './apiCheck/checkApi.ts';
import { readCommand, usage, type CheckCommand } from './apiCheck/readCommand.ts';
import { reportText } from './apiCheck/report.ts';
import { plainText } from './plainText.mjs';

/** @returns the exit status */
async function run({ json, ...options }: CheckCommand): Promise<number> {
  const report = await checkApi({
    ...options,
    onProgress: (part, requests) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${requests} requests · ${part}`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(json ? plainText(JSON.stringify(report, null, 2)) : reportText(report));
  return report.faults > 0 ? 1 : 0;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command === null) console.log(usage);
  else process.exitCode = await run(command);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
