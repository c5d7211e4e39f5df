export class TooBusyError extends Error {}

/**
 * Runs at most `running` jobs at a time; when `waiting` more are already in line, a further one is refused at once.
 * @returns runs a job, of those in line before all that are not `isFirst` where it is
 */
export function createLimit({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): <T>(job: () => Promise<T>, options?: { isFirst?: boolean }) => Promise<T> {
  let active = 0;
  const line: (() => void)[] = [];
  const first: (() => void)[] = [];
  return async (job, { isFirst = false } = {}) => {
    if (active >= running) {
      if (first.length + line.length >= waiting)
        throw new TooBusyError(`More than ${waiting} pictures are waiting to be made`);
      await new Promise<void>((resolve) => (isFirst ? first : line).push(resolve));
    } else {
      active += 1;
    }
    try {
      return await job();
    } finally {
      // The place passes straight to the next in line, so that nobody slips in between.
      const next = first.shift() ?? line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
