import { rateLimit, type Options, type RateLimitRequestHandler } from 'express-rate-limit';
import type { RateCounter } from '../instances/RateCounter.ts';
import { subscriberOf } from './clients.ts';
import { createRateStore } from './rateStore.ts';

/**
 * A limiter of requests by client. By default express-rate-limit counts by the text that a proxy wrote: an address with
 * a port after it would be another client on each connection.
 * @param name of the limiter: its counts are its own
 */
export const limitClients = (
  name: string,
  counter: RateCounter,
  options: Omit<Partial<Options>, 'store' | 'keyGenerator'>,
): RateLimitRequestHandler =>
  rateLimit({
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ...options,
    keyGenerator: subscriberOf,
    store: createRateStore(name, counter),
  });
