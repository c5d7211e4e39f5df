import type { Timeouts } from './policies.ts';
import type { UpstreamAnswer } from './UpstreamAnswer.ts';

type BufferedAnswer = UpstreamAnswer & { body: Buffer };

/** Answers a call that no upstream serves as one would: the site's own. @throws got's errors */
export type OwnAnswer = (url: string, options: { timeouts: Timeouts; signal: AbortSignal }) => Promise<BufferedAnswer>;

/** An answer in JSON. */
export const jsonAnswer = (status: number, body: object, headers: UpstreamAnswer['headers'] = {}): BufferedAnswer => ({
  status,
  headers: { 'content-type': ['application/json; charset=utf-8'], ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
