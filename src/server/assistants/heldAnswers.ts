import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import { textOf } from '../edge/http/encoders.ts';
import { outcomeOf, type CallOutcome } from './answerTool.ts';
import { keyOf } from './question.ts';
import type { Tool } from './Tool.ts';

interface HeldDeps {
  tools: readonly Tool[];
  cache: Pick<EdgeCache, 'find' | 'hitOf' | 'recordHit'>;
  onCall: (tool: string, outcome: CallOutcome) => void;
}

/** Of 2025, whose messages say nothing but the question. */
const versions: readonly unknown[] = [undefined, '2025-03-26', '2025-06-18', '2025-11-25'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

/** Levels of the deepest arguments that a tool takes, and one more. */
const maxLevels = 4;

const isShallow = (value: unknown, levels = maxLevels): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/** The tool's name and its arguments, where a message is a plain call of a tool. */
function callIn(message: unknown): { id: string | number; name: string; given: Record<string, unknown> } | undefined {
  if (!isRecord(message) || !hasOnly(message, ['jsonrpc', 'id', 'method', 'params'])) return undefined;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !(typeof id === 'string' || Number.isInteger(id)))
    return undefined;
  if (!isRecord(params) || !hasOnly(params, ['name', 'arguments'])) return undefined;
  const { name, arguments: given = {} } = params;
  return typeof name === 'string' && isRecord(given) && isShallow(given)
    ? { id: id as string | number, name, given }
    : undefined;
}

/** Whether the protocol's library would answer it as JSON, as far as headers go. */
const isPlain = ({ accept = '', 'mcp-session-id': session, 'mcp-protocol-version': version }: IncomingHttpHeaders) =>
  session === undefined &&
  versions.includes(version) &&
  accept.includes('application/json') &&
  accept.includes('text/event-stream');

/**
 * Answers to calls of tools that are in the cache, without a turn and without the protocol's library, which makes a
 * server for each message: what is not plainly such a call is for that one. Only what a tool's schema took was stored,
 * so the arguments need no further check here.
 * @returns the body of the answer; undefined where there is none
 */
export function createHeldAnswers({ tools, cache, onCall }: HeldDeps) {
  const toolOf = new Map(tools.map((tool) => [tool.name, tool]));
  return (headers: IncomingHttpHeaders, message: unknown): string | undefined => {
    const call = isPlain(headers) ? callIn(message) : undefined;
    const tool = call && toolOf.get(call.name);
    if (!tool) return undefined;
    const { language = defaultLanguage, ...input } = call.given;
    if (typeof language !== 'string') return undefined;
    const entry = cache.find(keyOf({ tool, language, input }));
    if (!entry) return undefined;
    cache.recordHit(entry, cache.hitOf(entry));
    onCall(tool.name, outcomeOf(entry));
    return `{"result":${textOf(entry)},"jsonrpc":"2.0","id":${JSON.stringify(call.id)}}`;
  };
}

export type HeldAnswerTo = ReturnType<typeof createHeldAnswers>;
