import { hash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { isbot } from 'isbot';
import { minute, second } from '#shared/times.ts';
import { bareAddress, createAddressCheck } from '../http/clients.ts';

/** Programs that are known by what they call themselves; with more, all are looked at anew. */
const maxPrograms = 2_000;

/** The same visitor who opens the same page within this time is counted once. */
const repeatTime = 30 * minute;

/** Views that are remembered in that time; with more, the older ones are forgotten sooner. */
const maxViews = 100_000;

/** Of a digest: two of 100,000 views have the same once in a billion times. */
const digestLength = 12;

interface Program {
  isBot: boolean;
  isPhone: boolean;
  digest: string;
}

/** Somebody whose visits are counted. */
export interface Visitor {
  isPhone: boolean;
  /** Whether they did the same within half an hour; if not, it is remembered. @param what a page, or what was done */
  hasJust: (what: string) => boolean;
}

interface VisitorsDeps {
  /** Addresses and networks that are not counted. */
  ignored: readonly string[];
  /** Milliseconds. */
  now: () => number;
}

/**
 * Tells visitors from programs and from the network's own offices, and a repeat from a visit.
 *
 * What is remembered of a view is a digest of address, browser and page, made with a key that this process drew at its
 * start and keeps in memory. It is compared and nothing else: it stands beside no other fact, is in no file, log or
 * answer, differs from page to page, so that two of one visitor cannot be seen to be theirs, and is gone after an hour,
 * or with the process. So it is no identifier that is kept of anybody.
 */
export function createVisitors({ ignored, now }: VisitorsDeps) {
  const key = randomBytes(16).toString('base64');
  const digestOf = (text: string): string => hash('sha1', key + text, 'base64').slice(0, digestLength);
  const isIgnored = ignored.length > 0 ? createAddressCheck(ignored) : () => false;
  const programs = new Map<string, Program>();
  const views = createRecentViews(now);

  function programOf(name: string): Program {
    const known = programs.get(name);
    if (known) return known;
    const program = { isBot: isbot(name), isPhone: /mobi/i.test(name), digest: digestOf(name) };
    if (programs.size >= maxPrograms) programs.clear();
    programs.set(name, program);
    return program;
  }

  return {
    /** @returns null for a program, and for the network itself */
    of: (req: Request): Visitor | null => {
      const name = req.headers['user-agent'];
      if (!name) return null;
      const { isBot, isPhone, digest } = programOf(name);
      if (isBot) return null;
      const address = bareAddress(req.ip ?? '');
      if (isIgnored(address)) return null;
      return { isPhone, hasJust: (what) => views.hasRecent(digestOf(`${address} ${digest} ${what}`)) };
    },
  };
}

/** Digests of views with their time, in two generations, so that old ones are dropped at once. */
function createRecentViews(now: () => number) {
  let current = new Map<string, number>();
  let previous = new Map<string, number>();
  let since = now();

  function turn(time: number): void {
    if (time - since < repeatTime && current.size < maxViews) return;
    previous = time - since < 2 * repeatTime ? current : new Map<string, number>();
    current = new Map();
    since = time;
  }

  return {
    hasRecent: (digest: string): boolean => {
      const time = now();
      turn(time);
      const before = current.get(digest) ?? previous.get(digest);
      // In whole seconds: small numbers take no memory of their own.
      const seconds = Math.floor(time / second);
      if (before !== undefined && seconds - before < repeatTime / second) return true;
      current.set(digest, seconds);
      return false;
    },
  };
}
