import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Milliseconds that a client may take to send a request, its body included; node:http then answers 408. By default it
 * waits five minutes, for as many as connect.
 */
export const requestTimes = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** Classes for node:http's createServer. */
export interface HttpClasses {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
}

/** Classes of one server and its application. */
export function createHttpClasses(): HttpClasses {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

/**
 * Gives the classes the methods that Express sets on each request and response. Express changes the prototype of both,
 * which costs 5 µs, a tenth of an answer from the cache; where the prototype is the right one from the start, nothing
 * is changed.
 */
export function installHttpClasses(
  app: Express,
  { IncomingMessage: AppRequest, ServerResponse: AppResponse }: HttpClasses,
): void {
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as Express['response'];
}
