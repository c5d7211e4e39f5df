import { createHmac, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { formTokenName, formTokenPath, honeypotName, minTokenSeconds } from '#shared/forms/guard.ts';

const dayMs = 86_400_000;

/**
 * The oldest token that is taken: a page shows the day that it was made on, may be in a cache for a day more, and stay
 * open for a week.
 */
const maxAgeMs = 9 * dayMs;

/** Clocks of several machines differ. */
const skewMs = 60_000;

export interface FormTokens {
  /** For pages: the same all day, so that a page that is made again has the same ETag. */
  ofPage: () => string;
  /** For scripts. */
  fresh: () => string;
  /**
   * `bot`: a program filled in what nobody sees. `expired`: no token of ours, too old, or sent faster than a person
   * can.
   */
  check: (fields: Readonly<Record<string, unknown>>) => 'ok' | 'bot' | 'expired';
  /** Answers `GET /form-token`. */
  router: Router;
}

/**
 * The spam guard of forms on the server (docs/decisions/028).
 * @param secret the same for all processes and machines of a site
 * @param now milliseconds since 1970
 */
export function createFormTokens(secret: string, now = () => Date.now()): FormTokens {
  const signatureOf = (time: string): Buffer =>
    createHmac('sha256', secret).update(`form ${time}`).digest().subarray(0, 16);
  const sign = (ms: number): string => {
    const time = ms.toString(36);
    return `${time}.${signatureOf(time).toString('base64url')}`;
  };

  /** @returns milliseconds since 1970, or null for a token that is not ours */
  function timeOf(token: unknown): number | null {
    const [, time, signature] = (typeof token === 'string' && /^([0-9a-z]{1,10})\.([\w-]{22})$/.exec(token)) || [];
    if (!time || !signature) return null;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(time)) ? Number.parseInt(time, 36) : null;
  }

  const fresh = () => sign(now());
  const router = Router();
  router.get(formTokenPath, (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ token: fresh() });
  });
  return {
    ofPage: () => sign(Math.floor((now() - skewMs) / dayMs) * dayMs),
    fresh,
    check: (fields) => {
      if (fields[honeypotName] !== undefined && fields[honeypotName] !== '') return 'bot';
      const time = timeOf(fields[formTokenName]);
      if (time === null) return 'expired';
      const age = now() - time;
      // A clock that is behind the one that signed makes a token look too young.
      const isTooYoung = age < minTokenSeconds * 1_000 && age > -skewMs;
      return isTooYoung || age > maxAgeMs || age < -skewMs ? 'expired' : 'ok';
    },
    router,
  };
}
