import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { retentionPeriods } from '#shared/domain/retention.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import { networkOf, subscriberOf } from './clients.ts';
import { createRateStore } from './rateStore.ts';

export interface FormLimits {
  /** Counts a form. @returns whether its sender has sent too many; the response then has Retry-After */
  isExceeded: (form: string, req: Request, res: Response) => Promise<boolean>;
  /** Counts a visit that is booked. @returns whether its sender has booked too many today */
  hasTooManyVisits: (req: Request) => Promise<boolean>;
  /** Milliseconds for which its sender is known to have sent too many; 0: not known. Counts nothing. */
  refusedFor: (form: string, req: Request) => number;
}

const minute = 60_000;

/**
 * For each form. A whole office may stand behind one address, and each person sends a form or two; so the bounds are
 * far above what an office sends, and a program reaches them all the same.
 */
const bounds = [
  { keyOf: subscriberOf, windowMs: 10 * minute, limit: 40 },
  { keyOf: subscriberOf, windowMs: retentionPeriods.senderHours * 60 * minute, limit: 250 },
  { keyOf: networkOf, windowMs: 10 * minute, limit: 160 },
] as const;

/**
 * A visit is an agent's time: four a day of one address, as of a family, and a flood of them books nobody's
 * fortnight.
 */
const visits = { windowMs: 24 * 60 * minute, limit: 4 } as const;

/** Counts forms by address and by network, with scripts and without together. */
export function createFormLimits(counter: RateCounter): FormLimits {
  const forms = new WeakMap<Request, string>();
  const exceeded = new WeakSet<Request>();
  const limiters = bounds.map(({ keyOf, windowMs, limit }, index) => {
    const store = createRateStore(`forms-${index}`, counter);
    const count: RequestHandler = rateLimit({
      windowMs,
      limit,
      standardHeaders: 'draft-8',
      identifier: `forms-${index}`,
      legacyHeaders: false,
      store,
      keyGenerator: (req) => `${forms.get(req)} ${keyOf(req)}`,
      handler: (req, _res, next) => {
        exceeded.add(req);
        next();
      },
    });
    return { count, refusedFor: (form: string, req: Request) => store.refusedFor(`${form} ${keyOf(req)}`) };
  });
  const visitStore = createRateStore('visits', counter, visits);
  return {
    hasTooManyVisits: async (req) => (await visitStore.increment(subscriberOf(req))).totalHits > visits.limit,
    isExceeded: async (form, req, res) => {
      forms.set(req, form);
      for (const { count } of limiters) {
        await new Promise<void>((resolve, reject) => {
          void count(req, res, (error?: unknown) => (error instanceof Error ? reject(error) : resolve()));
        });
        if (exceeded.has(req)) return true;
      }
      return false;
    },
    refusedFor: (form, req) => Math.max(...limiters.map(({ refusedFor }) => refusedFor(form, req))),
  };
}
