import { once } from 'node:events';
import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import got from 'got';
import type { ResourcePolicy } from './policies.ts';

export interface UpstreamAnswer {
  status: number;
  /** Lower-case names, every value that came; nothing that concerns the connection alone. */
  headers: Record<string, string[]>;
  /** Whole; or, when it is larger than what may be held, as it comes. */
  body: Buffer | Readable;
}

export interface FetchOptions {
  headers: Record<string, string>;
  timeouts: ResourcePolicy['timeouts'];
  signal: AbortSignal;
  /** Bytes up to which a body is read whole. */
  maxBodyBytes: number;
  /** Told of 103 answers, which come before the one that counts (RFC 8297). */
  onEarlyHints?: ((links: string[]) => void) | undefined;
}

export interface UpstreamClient {
  /** One GET, tried once more when the connection broke before an answer. @throws got's errors: refused, reset, timed out, cut, not HTTP */
  get: (url: string, options: FetchOptions) => Promise<UpstreamAnswer>;
  /** Any other method, tried once. The answer's body comes as a stream. */
  send: (
    url: string,
    request: {
      method: string;
      headers: Record<string, string>;
      body: Buffer;
      timeouts: ResourcePolicy['timeouts'];
      signal: AbortSignal;
    },
  ) => Promise<UpstreamAnswer & { body: Readable }>;
  close: () => void;
}

/** Of one connection, not of the answer (RFC 9110 §7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function endToEnd({ headersDistinct }: IncomingMessage): Record<string, string[]> {
  const named = (headersDistinct.connection ?? []).flatMap((field) =>
    field.split(',').map((name) => name.trim().toLowerCase()),
  );
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headersDistinct).filter(([name]) => !dropped.has(name))) as Record<
    string,
    string[]
  >;
}

/** The connection broke, or there was none: another may do better. Not a timeout, which a visitor waits for once at the most. */
const brokenConnection = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

const retryAfter = 50;

/** Reads a body whole, or hands on what came and what is still to come. */
async function collect(source: Readable, announced: number | undefined, mostBytes: number): Promise<Buffer | Readable> {
  if (announced !== undefined && announced > mostBytes) return source;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= mostBytes) continue;
    source.unshift(Buffer.concat(chunks, length));
    return source;
  }
  return Buffer.concat(chunks, length);
}

/** Between two readers nobody may listen, and an error that nobody hears ends the process. Who reads is told all the same. */
const heard = <Stream extends Readable>(stream: Stream): Stream => stream.on('error', () => {});

const agents = (options: { keepAlive: boolean }) => ({
  http: new HttpAgent({ ...options, maxSockets: 128 }),
  https: new HttpsAgent({ ...options, maxSockets: 128 }),
});

/** got with kept connections and nothing automatic: what is repeated, followed or unpacked is decided here. */
export function createUpstreamClient(): UpstreamClient {
  const agent = agents({ keepAlive: true });
  // A kept connection may be closed by the other side just as it is used again; a write, which is not repeated, would be lost.
  const writeAgent = agents({ keepAlive: false });
  const client = got.extend({
    agent,
    retry: { limit: 0 },
    throwHttpErrors: false,
    followRedirect: false,
    decompress: false,
    strictContentLength: true,
  });

  /** @returns the body's stream and its head; a later error of the stream reaches whoever reads it */
  async function open(
    url: string,
    { headers, timeouts, signal, onEarlyHints }: FetchOptions,
  ): Promise<{ source: Readable; response: IncomingMessage }> {
    const source = heard(client.stream(url, { headers, timeout: timeouts, signal }));
    if (onEarlyHints) {
      source.once('request', (request: ClientRequest) => {
        request.on('information', ({ statusCode, headers: hints }) => {
          if (statusCode === 103 && hints.link) onEarlyHints([hints.link].flat());
        });
      });
    }
    const [response] = (await once(source, 'response')) as [IncomingMessage];
    return { source, response };
  }

  async function openAgain(url: string, options: FetchOptions, error: unknown): ReturnType<typeof open> {
    const { code } = error as { code?: string };
    if (options.signal.aborted || code === undefined || !brokenConnection.has(code)) throw error;
    await sleep(retryAfter, undefined, { signal: options.signal });
    return open(url, options);
  }

  return {
    get: async (url, options) => {
      const { source, response } = await open(url, options).catch((error: unknown) => openAgain(url, options, error));
      const announced = response.headers['content-length'];
      const body = await collect(source, announced === undefined ? undefined : Number(announced), options.maxBodyBytes);
      return { status: response.statusCode!, headers: endToEnd(response), body };
    },
    send: async (url, { method, headers, body, timeouts, signal }) => {
      const source = heard(
        client.stream(url, { agent: writeAgent, method: method as 'POST', headers, body, timeout: timeouts, signal }),
      );
      const [response] = (await once(source, 'response')) as [IncomingMessage];
      return { status: response.statusCode!, headers: endToEnd(response), body: source };
    },
    close: () => {
      for (const each of [agent.http, agent.https, writeAgent.http, writeAgent.https]) each.destroy();
    },
  };
}
