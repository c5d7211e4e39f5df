import { hash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { isbot } from 'isbot';
import { bareAddress, createAddressCheck } from '../http/clients.ts';
import { createRecentViews } from './createRecentViews.ts';

/** Programs that are known by what they call themselves; with more, all are looked at anew. */
const maxPrograms = 2_000;

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
  const digestOf = (text: string): string => hash('sha1', key + text);
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
    /** Ends the clock by which views are forgotten. */
    close: views.close,
  };
}
