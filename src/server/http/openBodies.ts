import type { Request, Response } from 'express';

/** How slowly a body may come. */
export interface BodyPace {
  /** Milliseconds without a byte that end a body. */
  stallMs: number;
  /** Bytes a second, on average, of what takes longer than a stall may. */
  bytesPerSecond: number;
  /** Milliseconds for which a body keeps its place whoever else comes. */
  keptMs: number;
  /** Between two looks at all of them. */
  checkMs: number;
}

/** A form comes in one packet or two; 64 KB at this pace take as long as a request may. */
export const defaultPace: BodyPace = { stallMs: 5_000, bytesPerSecond: 1_000, keptMs: 1_000, checkMs: 1_000 };

interface OpenBody {
  req: Request;
  res: Response;
  client: string;
  startedAt: number;
  /** Of the connection, when the body began. */
  bytesBefore: number;
  bytes: number;
  lastAt: number;
}

export interface OpenBodies {
  /** Of all clients. */
  count: () => number;
  countOf: (client: string) => number;
  /** Counts a body until its request is answered. */
  add: (req: Request, res: Response, client: string) => void;
  /** Ends the slowest of those that are still coming. @param client only of this one @returns whether there was one */
  endSlowest: (client?: string) => boolean;
}

/**
 * The bodies of requests that are not answered yet. What comes too slowly is ended, so that its place is free.
 *
 * @param end answers such a request
 */
export function createOpenBodies(
  end: (req: Request, res: Response) => void,
  { stallMs, bytesPerSecond, keptMs, checkMs }: BodyPace,
): OpenBodies {
  const bodies = new Set<OpenBody>();
  const byClient = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  /** What waits to be read here is no fault of the client's. */
  const isComing = ({ req, res }: OpenBody): boolean =>
    !req.complete && req.readableLength === 0 && !res.headersSent && !res.destroyed;

  const secondsOf = ({ startedAt }: OpenBody, now: number): number => (now - startedAt) / 1_000;

  function measure(body: OpenBody, now: number): void {
    const bytes = body.req.socket.bytesRead - body.bytesBefore;
    if (bytes > body.bytes) body.lastAt = now;
    body.bytes = bytes;
  }

  function isTooSlow(body: OpenBody, now: number): boolean {
    const beyond = secondsOf(body, now) - stallMs / 1_000;
    return now - body.lastAt >= stallMs || (beyond > 0 && body.bytes < beyond * bytesPerSecond);
  }

  function drop(body: OpenBody): void {
    if (!bodies.delete(body)) return;
    const left = byClient.get(body.client)! - 1;
    if (left > 0) byClient.set(body.client, left);
    else byClient.delete(body.client);
    if (bodies.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function finish(body: OpenBody): void {
    drop(body);
    end(body.req, body.res);
  }

  function endSlow(): void {
    const now = performance.now();
    for (const body of [...bodies]) {
      measure(body, now);
      if (isComing(body) && isTooSlow(body, now)) finish(body);
    }
  }

  return {
    count: () => bodies.size,
    countOf: (client) => byClient.get(client) ?? 0,
    add: (req, res, client) => {
      const now = performance.now();
      const body = { req, res, client, startedAt: now, bytesBefore: req.socket.bytesRead, bytes: 0, lastAt: now };
      bodies.add(body);
      byClient.set(client, (byClient.get(client) ?? 0) + 1);
      timer ??= setInterval(endSlow, checkMs).unref();
      // Other listeners may reach Node's default number, above which it warns.
      res.setMaxListeners(res.getMaxListeners() + 1).once('close', () => {
        drop(body);
      });
    },
    endSlowest: (client) => {
      const now = performance.now();
      let slowest: OpenBody | undefined;
      for (const body of bodies) {
        if (client !== undefined && body.client !== client) continue;
        measure(body, now);
        if (!isComing(body) || now - body.startedAt < keptMs) continue;
        const pace = body.bytes / secondsOf(body, now);
        if (!slowest || pace < slowest.bytes / secondsOf(slowest, now)) slowest = body;
      }
      if (slowest) finish(slowest);
      return slowest !== undefined;
    },
  };
}
