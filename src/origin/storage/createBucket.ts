import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type GetObjectCommandOutput,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { second } from '#shared/times.ts';
import { createBucketCalls, type BucketOptions } from './bucketCalls.ts';
import { digestsOf } from './digestsOf.ts';
import type { FileBody, FileFacts, FileStorage, ListedFile } from './fileStorage.ts';
import { steadyStream } from './steadyStream.ts';

const factsOf = (answer: GetObjectCommandOutput | HeadObjectCommandOutput): FileFacts => ({
  // Of a range: `bytes 0-9/4096`.
  bytes: Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength),
  modifiedAt: answer.LastModified!.getTime(),
  sha256: answer.Metadata?.sha256 ?? null,
});

/** Files in a bucket of an object store that speaks S3. */
export function createBucket(options: BucketOptions): FileStorage & {
  /** Asks it once, and tells by onChange. */
  check: () => Promise<void>;
} {
  const { address } = options;
  const { client, limits, call, failure, isReachable } = createBucketCalls(options);
  const place = (name: string) => ({ Bucket: address.bucket, Key: address.prefix + name });

  async function listPage(beginning: string, token: string | undefined, most?: number) {
    const command = new ListObjectsV2Command({
      Bucket: address.bucket,
      Prefix: address.prefix + beginning,
      ContinuationToken: token,
      MaxKeys: most,
    });
    return (await call('list', (sent) => client.send(command, sent)))!;
  }

  async function* list(beginning: string): AsyncIterable<ListedFile[]> {
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const page: Awaited<ReturnType<typeof listPage>> = await listPage(beginning, token);
      const files = (page.Contents ?? []).map(({ Key, Size, LastModified }) => ({
        name: Key!.slice(address.prefix.length),
        bytes: Size ?? 0,
        modifiedAt: LastModified!.getTime(),
      }));
      if (files.length > 0) yield files;
      token = page.NextContinuationToken;
    }
  }

  async function write(name: string, body: FileBody): Promise<void> {
    const { bytes, md5, sha256 } = await digestsOf(body);
    const file = { ContentLength: bytes, ContentMD5: md5, Metadata: { sha256 } };
    const attempt = limits.attemptMs + (bytes / limits.leastSpeed) * second;
    const stream = Buffer.isBuffer(body) ? null : body.open();
    const put = new PutObjectCommand({ ...place(name), ...file, Body: stream ?? (body as Buffer) });
    const send = (sent: object) =>
      new Promise((resolve, reject) => {
        // The client does not look at what becomes of a stream.
        stream?.once('error', reject);
        client.send(put, sent).then(resolve, reject);
      });
    await call('write', send, { attempt, all: limits.answerMs + attempt }).finally(() => stream?.destroy());
  }

  return {
    read: async (name, range) => {
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
      const answer = await call('read', (sent) => client.send(new GetObjectCommand({ ...place(name), Range }), sent));
      return (
        answer && {
          ...factsOf(answer),
          stream: steadyStream(answer.Body as Readable, limits, (error) => failure('read', error)),
        }
      );
    },
    stat: async (name) => {
      const answer = await call('read', (sent) => client.send(new HeadObjectCommand(place(name)), sent));
      return answer && factsOf(answer);
    },
    write,
    remove: async (name) => {
      await call('remove', (sent) => client.send(new DeleteObjectCommand(place(name)), sent));
    },
    list,
    isReachable,
    check: () =>
      listPage('', undefined, 1).then(
        () => undefined,
        () => undefined,
      ),
    close: () => client.destroy(),
  };
}
