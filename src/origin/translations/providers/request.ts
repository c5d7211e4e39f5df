import got, { RequestError, type Response } from 'got';
import type * as z from 'zod/mini';
import { second } from '#shared/times.ts';
import { ProviderError, type ProviderProblem } from '../Provider.ts';

/** In ms: a service takes a few seconds for a long text. */
const timeouts = { lookup: 2 * second, connect: 3 * second, response: 30 * second, request: 40 * second };

/** Bytes of an answer: several times what a request may hold. */
const maxAnswer = 1_000_000;

/** What a status means, where it means the same of all providers; any other of a fault of the text: `refused`. */
const problems: Readonly<Record<number, ProviderProblem>> = {
  401: 'key',
  403: 'key',
  404: 'unavailable',
  408: 'unavailable',
  429: 'unavailable',
  456: 'quota',
};

const problemOf = (status: number): ProviderProblem =>
  problems[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unavailable');

/** `Retry-After` in ms: seconds, or a date. */
function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now;
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}

/** The first words of an answer, for a log: without marks and without what could be a text of ours. */
const excerpt = (body: string): string =>
  body
    .replace(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, 120);

interface Request {
  url: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
}

async function send({ url, headers, json, form }: Request, stopped: AbortSignal): Promise<Response<string>> {
  const tooLarge = new AbortController();
  try {
    const pending = got.post(url, {
      ...(json ? { json } : { form: form ?? {} }),
      headers: { accept: 'application/json', 'user-agent': 'Vencejo', ...headers },
      timeout: timeouts,
      retry: { limit: 0 },
      followRedirect: false,
      throwHttpErrors: false,
      signal: AbortSignal.any([stopped, tooLarge.signal]),
    });
    void pending.on('downloadProgress', ({ transferred }) => {
      if (transferred > maxAnswer) tooLarge.abort();
    });
    return await pending;
  } catch (error) {
    if (stopped.aborted) throw stopped.reason;
    const reason = error instanceof RequestError && !tooLarge.signal.aborted ? error.code : 'it is too large';
    throw new ProviderError('unavailable', `no answer (${reason})`);
  }
}

/**
 * Asks a provider.
 * @param problemIn what an error of the provider means where its status alone does not say it
 * @returns its answer, as the schema has it
 * @throws ProviderError; its message holds neither the URL nor the key
 */
export async function askProvider<T extends z.ZodMiniType>(
  request: Request,
  schema: T,
  signal: AbortSignal,
  problemIn: (status: number, body: string) => ProviderProblem | undefined = () => undefined,
): Promise<z.output<T>> {
  const { statusCode: status, body, headers } = await send(request, signal);
  if (status !== 200) {
    const retryAfter = retryAfterOf(headers['retry-after'], Date.now());
    throw new ProviderError(problemIn(status, body) ?? problemOf(status), `${status} ${excerpt(body)}`, retryAfter);
  }
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new ProviderError('unavailable', `its answer is no JSON: ${excerpt(body)}`);
  }
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderError('unavailable', 'its answer is not as documented');
  return read.data;
}
