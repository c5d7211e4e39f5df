import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A file system of its own, which can be made full. */
export interface SmallDisk {
  fill: () => void;
  free: () => void;
  unmount: () => void;
}

/**
 * Mounts a file system of `megabytes` in memory at `dir`, which exists. Linux only, as root.
 * @throws where it may not be mounted
 */
export function mountSmallDisk(dir: string, megabytes: number): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir], { stdio: 'pipe' });
  const filler = path.join(dir, 'filler');

  function fill(): void {
    const file = openSync(filler, 'a');
    try {
      // Down to the last page of 4 KB, the unit of a tmpfs.
      for (const bytes of [1024 * 1024, 4096]) fillWith(file, Buffer.alloc(bytes));
    } finally {
      closeSync(file);
    }
  }

  return {
    fill,
    free: () => {
      rmSync(filler, { force: true });
    },
    // Lazily: PostgreSQL may still be closing its files.
    unmount: () => execFileSync('umount', ['-l', dir], { stdio: 'pipe' }),
  };
}

function fillWith(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
