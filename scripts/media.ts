// `npm run media`: the masters of pictures to a bucket, or back to a folder (docs/operations.md#pictures-in-a-bucket).
import '#config/requireNode24.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import progress from 'cli-progress';
import { bucketUrlRule, readBucketUrl, type BucketAddress } from '#config/bucketUrl.ts';
import { env } from '#config/env.ts';
import { EnvError } from '#config/settingsError.ts';
import { mastersFolder } from '#origin/media/masterFiles.ts';
import { StorageAwayError } from '#origin/storage/fileStorage.ts';
import { moveFiles, type MovedFile } from '#origin/storage/moveFiles.ts';
import { openStorage } from '#origin/storage/openStorage.ts';

const usage = `npm run media -- --to PLACE [--from PLACE]

Copies the masters of pictures from a folder to a bucket, or back, and compares their SHA-256. What is there already is
left: a run that was broken off goes on where it was. Nothing is removed where they come from. Keys of a bucket are in
AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. Exit code 1 where a picture failed.

  --to PLACE    s3://bucket/prefix?endpoint=https://…&region=…, as MEDIA_URL, or a folder, as data/media
  --from PLACE  the same [MEDIA_URL, or DATA_DIR/media]
  --help        this text`;

/** @throws TypeError for what is neither */
function placeOf(given: string, option: string): string | BucketAddress {
  if (!/^[a-z][a-z\d]+:\/\//i.test(given)) {
    const folder = path.resolve(given);
    if (option === 'from' && !existsSync(folder)) throw new TypeError(`--from: there is no folder ${folder}`);
    return folder;
  }
  const address = readBucketUrl(given);
  if (!address) throw new TypeError(`--${option} ${bucketUrlRule}`);
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env();
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new TypeError(`--${option}: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY`);
  return address;
}

/** @returns null for --help @throws TypeError naming what is wrong with the command line */
function readCommand(): { from: string | BucketAddress; to: string | BucketAddress } | null {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return null;
  if (values.to === undefined) throw new TypeError('Give --to');
  const { MEDIA_URL, DATA_DIR } = env();
  const from =
    values.from === undefined ? (MEDIA_URL ?? path.resolve(DATA_DIR, 'media')) : placeOf(values.from, 'from');
  const to = placeOf(values.to, 'to');
  if (JSON.stringify(from) === JSON.stringify(to)) throw new TypeError('--from and --to are the same');
  return { from, to };
}

/** A counter on a terminal, on stderr; where there is none, a line every five seconds. */
const startCounter = () => {
  const counter = new progress.SingleBar({
    format: '{value} pictures · {duration_formatted}',
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  counter.start(0, 0);
  return counter;
};

async function run(): Promise<number> {
  const command = readCommand();
  if (command === null) {
    console.log(usage);
    return 0;
  }
  const [from, to] = await Promise.all([command.from, command.to].map((place) => openStorage(place, env())));
  const counts: Record<MovedFile['outcome'], number> = { copied: 0, there: 0, failed: 0 };
  const counter = startCounter();
  try {
    for await (const { name, outcome, problem } of moveFiles({ from: from!, to: to! }, mastersFolder)) {
      counts[outcome] += 1;
      counter.increment();
      if (outcome === 'failed') console.error(`${name}: ${problem}`);
    }
  } finally {
    counter.stop();
    console.log(`${counts.copied} copied, ${counts.there} there already, ${counts.failed} failed.`);
    for (const storage of [from!, to!]) storage.close();
  }
  return counts.failed === 0 ? 0 : 1;
}

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof EnvError) console.error(error.message);
  else if (error instanceof StorageAwayError) console.error(`Broken off: ${error.message}. The same command goes on.`);
  else throw error;
  return 1;
});
