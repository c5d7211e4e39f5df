import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { KnownRecord } from '../../db/estates/sourceRecords.ts';
import { makeWorkFolder } from '../input/workFolders.ts';
import type { Planned } from './planListing.ts';

/** Of what waits to be written, in bytes. */
const maxWaitingBytes = 1_000_000;

interface Entry {
  /** In the file, in bytes. */
  position: number;
  length: number;
  known: KnownRecord | undefined;
}

/**
 * Listings that a run is going to store, by the id of their source, in a temporary file: a run reads and checks
 * everything before it stores anything, and a large feed has gigabytes of them.
 */
export class PlannedListings {
  readonly #dir: string;
  readonly #file: FileHandle;
  readonly #entries = new Map<string, Entry>();
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  /** Of the file, with what waits. */
  #end = 0;

  private constructor(dir: string, file: FileHandle) {
    this.#dir = dir;
    this.#file = file;
  }

  /** @param space the folder of runs: the file has one of its own in it */
  static async open(space: string): Promise<PlannedListings> {
    const dir = await makeWorkFolder(space);
    return new PlannedListings(dir, await open(path.join(dir, 'planned'), 'w+'));
  }

  get size(): number {
    return this.#entries.size;
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /** What was stored of each before. */
  *known(): Generator<KnownRecord | undefined> {
    for (const { known } of this.#entries.values()) yield known;
  }

  /** In place of one that it has of the same id. */
  async set(id: string, { known, ...planned }: Planned): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(planned));
    this.#entries.set(id, { position: this.#end, length: bytes.length, known });
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#end += bytes.length;
    if (this.#waitingBytes >= maxWaitingBytes) await this.#write();
  }

  delete(id: string): void {
    this.#entries.delete(id);
  }

  /** All of them. @param count how many are in the next batch, asked for each */
  async *batches(count: () => number): AsyncGenerator<Planned[]> {
    await this.#write();
    let batch: Planned[] = [];
    for (const entry of this.#entries.values()) {
      batch.push(await this.#read(entry));
      if (batch.length < count()) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /** Removes the file. */
  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#dir, { recursive: true, force: true });
  }

  async #read({ position, length, known }: Entry): Promise<Planned> {
    const bytes = Buffer.alloc(length);
    await this.#file.read(bytes, 0, length, position);
    return { ...(JSON.parse(bytes.toString()) as Omit<Planned, 'known'>), known };
  }

  async #write(): Promise<void> {
    const position = this.#end - this.#waitingBytes;
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (let done = 0; done < bytes.length;)
      done += (await this.#file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  }
}
