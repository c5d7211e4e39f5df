import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Of the processes that share a folder, one at a time holds its lease. */
export interface Lease {
  /** Takes or renews it. @returns whether this process holds it */
  take: () => Promise<boolean>;
  release: () => Promise<void>;
}

const prefix = 'lease-';
const nameOf = (number: number): string => `${prefix}${String(number).padStart(12, '0')}`;

/**
 * A lease is a file whose time its holder renews. The file with the highest number counts. Who finds it too old creates
 * the next number, which only one process can do; so a holder that slept and woke sees that it holds nothing.
 * @param lastsMs without a renewal
 */
export function createLease(dir: string, { lastsMs, now = Date.now }: { lastsMs: number; now?: () => number }): Lease {
  let own: number | null = null;
  const at = (number: number): string => path.join(dir, nameOf(number));

  async function numbers(): Promise<number[]> {
    const names = await readdir(dir);
    return names
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)))
      .sort((a, b) => b - a);
  }

  async function isHeld(number: number): Promise<boolean> {
    const found = await stat(at(number)).catch(() => null);
    return found !== null && Math.abs(now() - found.mtimeMs) < lastsMs;
  }

  const renew = (number: number, time: number): Promise<void> => utimes(at(number), time / 1_000, time / 1_000);

  async function create(number: number): Promise<boolean> {
    const handle = await open(at(number), 'wx', 0o600).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
      throw error;
    });
    if (!handle) return false;
    await handle.close();
    await renew(number, now());
    const [highest, ...others] = await numbers();
    if (highest !== number) {
      await rm(at(number), { force: true });
      return false;
    }
    await Promise.all(others.map((other) => rm(at(other), { force: true })));
    return true;
  }

  return {
    take: async () => {
      const [highest] = await numbers();
      if (own !== null && highest === own) {
        await renew(own, now());
        return true;
      }
      own = null;
      if (highest !== undefined && (await isHeld(highest))) return false;
      const next = (highest ?? 0) + 1;
      if (!(await create(next))) return false;
      own = next;
      return true;
    },
    release: async () => {
      if (own === null) return;
      const number = own;
      own = null;
      // The file stays, so that numbers grow, but is too old at once.
      await renew(number, 0).catch(() => {});
    },
  };
}
