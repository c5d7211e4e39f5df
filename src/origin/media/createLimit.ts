export class TooBusyError extends Error {}

/** Runs at most `running` jobs at a time; when `waiting` more are already in line, a further one is refused at once. */
export function createLimit({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): <T>(job: () => Promise<T>) => Promise<T> {
  let active = 0;
  const line: (() => void)[] = [];
  return async (job) => {
    if (active >= running) {
      if (line.length >= waiting) throw new TooBusyError(`More than ${waiting} pictures are waiting to be made`);
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await job();
    } finally {
      // The place passes straight to the next in line, so that nobody slips in between.
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
