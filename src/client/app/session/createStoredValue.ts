/** A value in the browser's storage, for `useSyncExternalStore`. */
export interface StoredValue<Value> {
  /** The same object until it changes. */
  get: () => Value;
  /** As other tabs have left it: what a change starts from. */
  latest: () => Value;
  set: (value: Value) => void;
  /** False where the storage is off or full: the value then lasts as long as the document. */
  isStored: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface Format<Value> {
  key: string;
  /** @param text null where nothing is stored. Must not throw. */
  read: (text: string | null) => Value;
  /** @returns null to remove the key */
  write: (value: Value) => string | null;
}

/** Follows changes by other tabs, also those made while this document was in the back-forward cache. */
export function createStoredValue<Value>({ key, read, write }: Format<Value>): StoredValue<Value> {
  let value: Value | undefined;
  let stored = true;
  const listeners = new Set<() => void>();
  const readStored = (): Value => {
    try {
      return read(localStorage.getItem(key));
    } catch {
      stored = false;
      return value ?? read(null);
    }
  };
  const notify = (): void => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const reload = (): void => {
    if (stored) value = readStored();
    notify();
  };
  const get = (): Value => (value ??= readStored());
  return {
    get,
    latest: () => (stored ? readStored() : get()),
    set: (next) => {
      value = next;
      try {
        const text = write(next);
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        stored = true;
        // Without a listener changes of other tabs would be missed.
        if (listeners.size === 0) value = undefined;
      } catch {
        stored = false;
      }
      notify();
    },
    isStored: () => stored,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', reload);
        addEventListener('pageshow', reload);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', reload);
        removeEventListener('pageshow', reload);
        if (stored) value = undefined;
      };
    },
  };
}
