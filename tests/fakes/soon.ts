/** Rejects when it takes as long as a connection that is only given up (patientTimeouts), or longer. */
export const soon = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(reject, 9_000, new Error('too late')).unref();
    }),
  ]);
