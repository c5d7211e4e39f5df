import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bucketLimits } from '#origin/storage/bucketCalls.ts';
import { createBucket } from '#origin/storage/createBucket.ts';
import { StorageAwayError, type FileStorage } from '#origin/storage/fileStorage.ts';
import { startFaultyLine, type FaultyLine } from '../../fakes/faultyLine.ts';
import { hasS3Server, startS3Server, startTimeoutMs, type S3Server } from '../../fakes/s3Server.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-bucket-'));
/** Times are short only where nothing comes: a busy machine must not run out of those of calls that succeed. */
const brief = { answer: { attemptMs: 300, answerMs: 700 }, piece: { pieceMs: 100, afterMs: 100 } };
const bytes = randomBytes(2_000_000);
const told: (string | null)[] = [];
let server: S3Server;
let line: FaultyLine;
const opened: FileStorage[] = [];

function open(options: Partial<Parameters<typeof createBucket>[0]> = {}): ReturnType<typeof createBucket> {
  const onChange = (problem: string | null) => void told.push(problem);
  const bucket = createBucket({ address: server.address(line.port), keys: server.keys, onChange, ...options });
  opened.push(bucket);
  return bucket;
}

(hasS3Server ? describe : describe.skip)('a bucket that fails', () => {
  beforeAll(async () => {
    server = await startS3Server(path.join(dir, 's3'));
    line = await startFaultyLine(server.port);
    await open().write('masters/3f/kept', bytes);
  }, startTimeoutMs);
  beforeEach(() => {
    told.length = 0;
  });
  afterEach(() => {
    line.faults = {};
    for (const bucket of opened.splice(0)) bucket.close();
  });
  afterAll(async () => {
    await line.stop();
    await server.stop();
    rmSync(dir, { recursive: true });
  });

  const readAll = async (bucket: FileStorage, name = 'masters/3f/kept'): Promise<Buffer | null> => {
    const file = await bucket.read(name);
    return file && buffer(file.stream);
  };

  /** The failure of a promise, and all that a log could show of it. */
  async function failureOf(promise: Promise<unknown>): Promise<string> {
    const error: unknown = await promise.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StorageAwayError);
    const { message, stack, cause } = error as Error;
    return JSON.stringify({ ...(error as object), message, stack, cause: String(cause) });
  }

  test('a server that dies while a file comes, and one that is away, are failures and no missing files', async () => {
    const bucket = open();
    line.faults = { down: { afterBytes: 500_000, then: 'cut' } };
    expect(await failureOf(readAll(bucket))).toContain('cannot be reached');
    line.faults = {};
    await server.kill();
    try {
      expect(await failureOf(readAll(bucket))).toContain('cannot be reached');
      expect(await failureOf(bucket.stat('masters/3f/kept'))).toContain('cannot be reached');
      expect(bucket.isReachable()).toBe(false);
    } finally {
      await server.start();
    }
    expect((await readAll(bucket))!.equals(bytes)).toBe(true);
    expect(bucket.isReachable()).toBe(true);
    // Said once when it begins and once when it ends.
    expect(told).toEqual([expect.stringContaining('cannot be reached'), null]);
  });

  test('a file whose sending is cut off is not there, and the one before stays', async () => {
    const bucket = open();
    line.faults = { up: { afterBytes: 500_000, then: 'cut' } };
    await failureOf(bucket.write('masters/3f/new', bytes));
    await failureOf(bucket.write('masters/3f/kept', randomBytes(2_000_000)));
    line.faults = {};
    expect(await bucket.read('masters/3f/new')).toBeNull();
    expect((await readAll(bucket))!.equals(bytes)).toBe(true);
  });

  test('an answer that does not begin, and one that stops on its way, are given up in time', async () => {
    line.faults = { down: { afterBytes: 0, then: 'hang' } };
    const silent = open({ limits: { ...bucketLimits, ...brief.answer } });
    expect(await failureOf(readAll(silent))).toContain('does not answer in time');
    line.faults = { down: { afterBytes: 500_000, then: 'hang' } };
    const slow = open({ limits: { ...bucketLimits, ...brief.piece } });
    expect(await failureOf(readAll(slow))).toContain('sends nothing, or too slowly');
    line.faults = { up: { afterBytes: 100_000, then: 'hang' } };
    const full = open({ limits: { ...bucketLimits, ...brief.answer, leastSpeed: 10_000_000 } });
    expect(await failureOf(full.write('masters/3f/new', bytes))).toContain('does not answer in time');
    line.faults = {};
    expect(await open().read('masters/3f/new')).toBeNull();
  });

  test('an attempt that fails is made again, and no more often than it may', async () => {
    const bucket = open();
    line.faults = { down: { afterBytes: 0, then: 'cut' } };
    const before = line.made();
    await failureOf(readAll(bucket));
    expect(line.made() - before).toBe(bucketLimits.attempts);
    // From the second connection on all is well.
    line.faults = { down: { afterBytes: 0, then: 'cut' } };
    const reading = readAll(open());
    const first = line.made();
    while (line.made() === first) await new Promise((resolve) => setImmediate(resolve));
    line.faults = {};
    expect((await reading)!.equals(bytes)).toBe(true);
  });

  test('wrong keys and a bucket that is not there are said in words, without a secret', async () => {
    const stranger = open({ keys: { accessKeyId: 'AKIDNOBODY', secretAccessKey: 's3cret-of-nobody' } });
    const liar = open({ keys: { ...server.keys, secretAccessKey: 's3cret-of-nobody' } });
    const lost = open({ address: { ...server.address(line.port), bucket: 'elsewhere' } });
    const failures = [
      await failureOf(readAll(stranger)),
      await failureOf(liar.write('masters/3f/kept', bytes)),
      await failureOf(readAll(lost)),
      await failureOf(lost.write('masters/3f/a', bytes)),
      await failureOf(lost.remove('masters/3f/a')),
    ];
    for (const [at, words] of [
      'does not know the key of AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY is not the secret',
      'no such bucket',
      'no such bucket',
      'no such bucket',
    ].entries())
      expect(failures[at]).toContain(words);
    expect([...failures, ...told].join()).not.toMatch(/s3cret|AKIDNOBODY|Signature=|AWS4-HMAC/);
    // At the start it is asked what a list says.
    told.length = 0;
    await open({ address: { ...server.address(line.port), bucket: 'elsewhere' } }).check();
    expect(told).toEqual(['there is no such bucket']);
  });
});
