/** Several metrics are collected at once: they share one answer. */
export function sharingAnswers<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined;
  return () =>
    (asking ??= ask().finally(() => {
      asking = undefined;
    }));
}
