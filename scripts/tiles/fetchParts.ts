import type { FileHandle } from 'node:fs/promises';
import type { TilesSource } from './openSource.ts';
import type { Part } from './planParts.ts';
import { onDisk, type Plan, type Work } from './workFolder.ts';

/** Requests at once. */
const atOnce = 4;

/** Writes those bytes of a part that are wanted to their places. */
function writerOf(handle: FileHandle, { from, segments }: Part, headBytes: number, dir: string) {
  let first = 0;
  return async (bytes: Buffer, at: number): Promise<void> => {
    const [start, end] = [from + at, from + at + bytes.length];
    while (first < segments.length && segments[first]!.from + segments[first]!.length <= start) first++;
    for (let next = first; next < segments.length && segments[next]!.from < end; next++) {
      const segment = segments[next]!;
      const begin = Math.max(start, segment.from);
      const length = Math.min(end, segment.from + segment.length) - begin;
      await onDisk(dir, () =>
        handle.write(bytes, begin - start, length, headBytes + segment.to + begin - segment.from),
      );
    }
  };
}

/**
 * Fetches the parts that are not there yet, several at once; after the first failure begins no more.
 * @param onBytes told how many bytes more have come
 * @throws TilesError of the first failure, when all that run have ended
 */
export async function fetchParts(
  { source, plan, work, done }: { source: TilesSource; plan: Plan; work: Work; done: ReadonlySet<number> },
  onBytes: (count: number) => void,
): Promise<void> {
  const left = plan.parts.map((part, position) => ({ part, position })).filter(({ position }) => !done.has(position));
  const failures: unknown[] = [];
  const fetchOne = async ({ part, position }: (typeof left)[number]): Promise<void> => {
    const write = writerOf(work.handle, part, plan.headBytes, work.archive);
    await source.copy({ offset: plan.sourceTiles + part.from, length: part.length }, async (bytes, at) => {
      await write(bytes, at);
      onBytes(bytes.length);
    });
    await onDisk(work.archive, () => work.markDone(position));
  };
  const fetchSome = async (): Promise<void> => {
    for (let next = left.shift(); next && failures.length === 0; next = left.shift())
      await fetchOne(next).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, fetchSome));
  if (failures.length > 0) throw failures[0];
}
