/**
 * Memoizes what was read for as long as the store's revision of it stays the same. The revision is read each time,
 * because several processes write: a change is delivered to the sites as soon as it is stored, and what they then ask
 * for must have it, whichever origin answers.
 * @param revision a value that changes with every change of what is read; read before it, so that what is held
 * is never older than its revision
 */
export function memoizeByRevision<T>(revision: () => Promise<string>, read: () => Promise<T>): () => Promise<T> {
  let held: { revision: string; value: Promise<T> } | undefined;
  return async () => {
    const current = await revision();
    if (held?.revision === current) return held.value;
    const made = { revision: current, value: read() };
    held = made;
    made.value.catch(() => {
      if (held === made) held = undefined;
    });
    return made.value;
  };
}
