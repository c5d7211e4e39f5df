import type { Readable } from 'node:stream';

/** Lower-case names, every value that came; nothing that concerns the connection alone. */
export type UpstreamHeaders = Record<string, string[]>;

export interface UpstreamAnswer {
  status: number;
  headers: UpstreamHeaders;
  /** Whole; or, when it is larger than what may be held, as it comes. */
  body: Buffer | Readable;
}
