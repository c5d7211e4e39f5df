import type { AnswerOf, BrowserEndpointName, ReadEndpointName } from './browserEndpoints.ts';
import type { EndpointParams } from './endpoints.ts';
import type { Reader } from './readAnswer.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

/** One GET: where it goes, how long a browser may use its answer again, and how that is read. */
export interface Call<T> {
  path: string;
  sessionSeconds: number;
  read: Reader<T>;
}

/**
 * Gets one answer from an upstream and reads it: on the server through the edge cache, in the browser through fetch.
 * @throws ApiError when there is no answer, or one that is not data or breaks the contract
 */
export type Transport = <T>(call: Call<T>, options: CallOptions) => Promise<T>;

/** Something to be written, as JSON. */
export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  /** The same for a repeat of the same, which is then done once. */
  idempotencyKey?: string | undefined;
}

/**
 * Writes to the network's API, past every cache.
 * @throws ApiError when there is no answer, or one that refuses: with `fields` where a form can show what is wrong
 */
export type WriteTransport = (write: Write, options: CallOptions) => Promise<unknown>;

/** A GET of an endpoint. */
export type Get = <Name extends ReadEndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  query?: URLSearchParams | Record<string, string>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;

/** A write to an endpoint, by default a POST. @returns the answer as it came */
export type Send = <Name extends BrowserEndpointName>(
  name: Name,
  params: EndpointParams<Name>,
  write: Pick<Write, 'body' | 'idempotencyKey'> & { method?: Write['method'] },
  options?: CallOptions,
) => Promise<unknown>;
