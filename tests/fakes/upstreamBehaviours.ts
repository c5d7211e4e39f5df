import type { IncomingMessage, ServerResponse } from 'node:http';

/** How an upstream answers one request. */
export type Answer = (req: IncomingMessage, res: ServerResponse) => void;

type Fields = Record<string, string | readonly string[]>;

/** What an upstream gives at a path: pictures below /media, data elsewhere. */
const typeAt = (url: string): string => (url.startsWith('/media/') ? 'image/webp' : 'application/json');

/** A plain answer; the body as JSON unless it is bytes. Nothing is said of caching but what `headers` say. */
export const answering =
  (headers: Fields = {}, { status = 200, body = { ok: true } }: { status?: number; body?: unknown } = {}): Answer =>
  (req, res) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    // With names and values in turn a name may come twice.
    const lines = Object.entries({ 'Content-Type': typeAt(req.url!), ...headers }).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => [name, each]),
    );
    res
      .writeHead(status, [
        ...lines,
        ...(status === 204 || status === 304 ? [] : ['Content-Length', String(bytes.length)]),
      ])
      .end(status === 204 || status === 304 ? undefined : bytes);
  };

/** A number in the body that tells one answer from another: `{ "n": 1 }`, then 2, … */
export function counting(headers: Fields = {}): Answer & { count: () => number } {
  let count = 0;
  const answer: Answer = (req, res) => {
    count += 1;
    answering(headers, { body: { n: count } })(req, res);
  };
  return Object.assign(answer, { count: () => count });
}

/** Answers with an ETag, and 304 where the asker has it; `seen` holds what it was asked with. */
export function validating(
  headers: Fields,
  { etag = '"v1"', onMatch = {} }: { etag?: string; onMatch?: Fields } = {},
): Answer & { seen: (string | undefined)[] } {
  const seen: (string | undefined)[] = [];
  const answer: Answer = (req, res) => {
    seen.push(req.headers['if-none-match']);
    if (req.headers['if-none-match'] === etag)
      answering({ ETag: etag, ...headers, ...onMatch }, { status: 304 })(req, res);
    else answering({ ETag: etag, ...headers })(req, res);
  };
  return Object.assign(answer, { seen });
}

/** Never answers. */
export const hanging: Answer = () => {};

/** Sends the head and some of the body, and then nothing more. */
export const stalling: Answer = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json' }).write('{"half":');
};

export const resetting: Answer = (_req, res) => {
  res.socket!.resetAndDestroy();
};

/** Any bytes in place of HTTP, or of a head that node would not write. */
export const sending =
  (text: string): Answer =>
  (_req, res) => {
    res.socket!.end(text);
  };

export const garbage: Answer = sending('\u0000\u0001 this is not HTTP\r\n\r\n');

/** Less than was announced. */
export const cutByLength: Answer = (_req, res) => {
  res
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60', 'Content-Length': '1000' })
    .write('{"whole":true}', () => res.socket!.destroy());
};

/** Chunks without the last one. */
export const cutInChunks: Answer = (_req, res) => {
  res
    .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' })
    .write('{"whole":true}', () => res.socket!.destroy());
};

/** JSON cut short within a well-formed answer. */
export const brokenJson: Answer = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' }).end('{"whole":');
};

export interface HeldBack {
  answer: Answer;
  /** Resolves when so many have asked. */
  asked: (count?: number) => Promise<void>;
  /** Lets those who asked, and those to come, have their answer. */
  release: () => void;
}

/** Holds an answer back until it is released. */
export function held(answer: Answer): HeldBack {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  const waiting = new Set<() => void>();
  return {
    answer: (req, res) => {
      asked += 1;
      for (const check of waiting) check();
      void gate.promise.then(() => {
        if (!res.destroyed) answer(req, res);
      });
    },
    asked: (count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          if (asked < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    release: gate.resolve,
  };
}
