import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { attempt } from './attempt.ts';

/** Bumped when the shape of answers changes, so that an old tab's copies are not read. */
const version = 1;
const prefix = storedKeyNames.sessionPrefix;

interface Kept {
  until: number;
  value: unknown;
}

const keyOf = (call: string): string => `${prefix}${version}:${call}`;

/**
 * The answer kept for a call in this tab's session, or undefined when there is none that is young enough
 * (docs/product.md#constants, PD-55).
 */
export function readSession(call: string, now = Date.now()): unknown {
  const text = attempt(() => sessionStorage.getItem(keyOf(call)));
  const kept = text ? attempt(() => JSON.parse(text) as Kept) : undefined;
  return kept && kept.until > now ? kept.value : undefined;
}

/** Lets go of what is too old to be read, of other versions too. */
function dropExpired(now: number): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))) {
    const kept = attempt(() => JSON.parse(sessionStorage.getItem(key)!) as Kept | null);
    if (!kept || kept.until <= now || !key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  }
}

/** Keeps an answer for a number of seconds. Never given anything personal: those calls have zero. */
export function writeSession(call: string, value: unknown, seconds: number, now = Date.now()): void {
  if (seconds <= 0) return;
  const text = JSON.stringify({ until: now + seconds * 1000, value } satisfies Kept);
  const keep = () => {
    sessionStorage.setItem(keyOf(call), text);
    return true;
  };
  // A list is over 100 KB: forty of them fill the storage, and nothing would be kept for the rest of the session.
  if (!attempt(keep))
    attempt(() => {
      dropExpired(now);
      keep();
    });
}
