import { createHash } from 'node:crypto';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request as Asked,
  type RequestHandler,
  type Response as Reply,
} from 'express';
import fresh from 'fresh';
import type { Env } from '#config/env.ts';
import type { PublicEnv } from '#config/publicEnv.ts';
import { isOwnOrigin } from '../http/hosts.ts';
import { createAssistantRateLimit } from '../http/rateLimits.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { BusyError, createWorkQueue, turns } from '../turns.ts';
import { createMessageAnswers, rpcCodes, rpcError, type AnswerMessage } from './answerMessage.ts';
import { createToolAnswers, type AnswerDeps } from './answerTool.ts';
import { createServerMaker, type ServerDeps } from './createServer.ts';
import { createHeldAnswers, type HeldAnswerTo } from './heldAnswers.ts';
import { discoveryDocuments, serverPath } from './serverCard.ts';
import { createTools } from './tools/tools.ts';

type AssistantEnv = Pick<Env, 'BRAND_NAME' | 'PUBLIC_ORIGIN' | 'ALLOWED_HOSTS' | 'AGENCY_HOSTS' | 'LANGUAGES'>;

interface AssistantDeps extends AnswerDeps {
  env: AssistantEnv;
  counter: RateCounter;
  /** Milliseconds that a call may take. */
  timeoutMs?: number;
}

/** Far more than a question needs. */
const maxBodyBytes = 64 * 1024;

/** Shorter than clients wait. */
const defaultTimeoutMs = 20_000;

/** Questions that wait for their turn. */
const maxWaiting = 64;

/** What of a request the protocol reads. */
const readHeaders = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'];

const refuse = (res: Reply, status: number, code: number, message: string): void => {
  res.status(status).set('Cache-Control', 'no-store').json(rpcError(code, message));
};

/** Pages of other sites may not use a visitor's browser to ask (DNS rebinding too); programs send no Origin. */
const refuseForeign =
  (env: AssistantEnv): RequestHandler =>
  ({ headers: { origin } }, res, next) => {
    if (origin === undefined || isOwnOrigin(origin, env)) return next();
    refuse(res, 403, rpcCodes.refused, 'This Origin may not ask.');
  };

const refuseOtherTypes: RequestHandler = (req, res, next) => {
  if (req.is('application/json')) return next();
  refuse(res, 415, rpcCodes.refused, 'Content-Type must be application/json.');
};

/** Of a body that is too large, cut, or no JSON. */
const onUnreadable: ErrorRequestHandler = (error: { status?: number }, _req, res, next) => {
  const { status } = error;
  if (res.headersSent || status === undefined || status >= 500) return next(error);
  if (status === 413) return refuse(res, 413, rpcCodes.refused, `A question has at most ${maxBodyBytes / 1024} KB.`);
  refuse(res, status, rpcCodes.parse, 'The body is not the JSON of one message.');
};

/** The request as the protocol's library takes it. */
function webRequest({ headers }: Asked, signal: AbortSignal, publicOrigin: string): Request {
  const given = readHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(new URL(serverPath, publicOrigin), { method: 'POST', headers: given, signal });
}

/** Answers at once what is in the cache. */
const answerHeld =
  (heldAnswerTo: HeldAnswerTo): RequestHandler =>
  (req, res, next) => {
    const body = heldAnswerTo(req.headers, req.body);
    if (body === undefined) return next();
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }).end(body);
  };

/** Answers a message after what visitors wait for: questions take the turns that are left. */
function createAnswering(answer: AnswerMessage, publicOrigin: string, timeoutMs: number): RequestHandler {
  const queue = createWorkQueue({ maxWaiting, take: () => turns.take('revalidations') });
  return async (req, res) => {
    const signal = AbortSignal.any([disconnected(res), AbortSignal.timeout(timeoutMs)]);
    try {
      await queue.take();
      const response = await answer(webRequest(req, signal, publicOrigin), req.body);
      const body = await response.text();
      const type = response.headers.get('content-type');
      res.status(response.status).set('Cache-Control', 'no-store');
      if (type !== null) res.set('Content-Type', type);
      res.end(body);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      res.set(retryAfter('inFlight'));
      refuse(res, 503, rpcCodes.refused, 'Too many questions at once. Ask again in a few seconds.');
    }
  };
}

/** Of documents that any page may read. */
const openFields = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
  'Access-Control-Expose-Headers': 'ETag',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600',
};

function serveDocument(type: string, document: object): RequestHandler {
  const body = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return (req, res) => {
    res.set({ ...openFields, ETag: etag });
    if (fresh(req.headers, { etag })) return void res.status(304).end();
    res.set('Content-Type', type).end(body);
  };
}

/** What answers: with the tools for what the API has at the moment, so that no other filter is offered. */
function createServing(brand: Pick<ServerDeps, 'languages' | 'brandName' | 'publicOrigin'>, deps: AnswerDeps) {
  const answer = createToolAnswers(deps);
  const make = (site: PublicEnv) => {
    const tools = createTools(site);
    const answerMessage = createMessageAnswers(createServerMaker({ ...brand, tools, answer }));
    return { site, answerMessage, heldAnswerTo: createHeldAnswers({ ...deps, tools }) };
  };
  let made = make(deps.siteIn('es'));
  return () => {
    const site = deps.siteIn('es');
    if (made.site !== site) made = make(site);
    return made;
  };
}

/**
 * The door for assistants: `POST /mcp` (Model Context Protocol, streamable HTTP), without sessions and read-only, and
 * the documents by which it is found (docs/assistants.md).
 */
export function createAssistants({ env, counter, timeoutMs = defaultTimeoutMs, ...deps }: AssistantDeps): Router {
  const { BRAND_NAME: brandName, PUBLIC_ORIGIN: publicOrigin, LANGUAGES: languages } = env;
  const serving = createServing({ languages, brandName, publicOrigin }, deps);
  const answering = createAnswering((...asked) => serving().answerMessage(...asked), publicOrigin, timeoutMs);
  const limit = createAssistantRateLimit(counter, (res) => {
    refuse(res, 429, rpcCodes.refused, 'Too many questions from this address. Ask again in a minute.');
  });
  const router = Router({ caseSensitive: true });
  router.post(
    serverPath,
    refuseForeign(env),
    limit,
    refuseOtherTypes,
    express.json({ limit: maxBodyBytes }),
    answerHeld((...asked) => serving().heldAnswerTo(...asked)),
    answering,
  );
  router.all(serverPath, (_req, res) => {
    res.set('Allow', 'POST');
    refuse(res, 405, rpcCodes.refused, 'Only POST: there are no sessions and no streams here.');
  });
  for (const { path, type, document } of discoveryDocuments(env)) router.get(path, serveDocument(type, document));
  router.use(serverPath, onUnreadable);
  return router;
}
