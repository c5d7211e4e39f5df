interface Rounds {
  /** Runs the job at once, and then again and again. Resolves when the first round has ended. */
  start: () => Promise<void>;
  /** No round begins any more. Resolves when the one that runs has ended. */
  end: () => Promise<void>;
}

/** A job in the background. @param run resolves to the ms until the next time, and never rejects */
export function createRounds(run: () => Promise<number>): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let isEnded = false;
  const start = (): Promise<void> => {
    round = run().then((pauseMs) => {
      if (!isEnded) timer = setTimeout(() => void start(), pauseMs).unref();
    });
    return round;
  };
  return {
    start,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      return round;
    },
  };
}
