import type { PublicEnv } from '#config/publicEnv.ts';
import type { i18n as I18n } from 'i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { languagesOf, type BySiteLanguage, type Language, valueIn } from '#shared/i18n/languages.ts';
import { makeAnswer, type MadeAnswer } from '../answers/makeAnswer.ts';
import { pageLifetime } from '../answers/pageLifetime.ts';
import { capabilitiesTag } from '../capabilities/capabilitiesTag.ts';
import type { Demand, EdgeCache } from '../edge/EdgeCache.ts';
import { isReusable, type Entry, type Lifetime } from '../edge/entry.ts';
import { textOf } from '../edge/http/encoders.ts';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import type { Logger } from '../logging/logger.ts';
import { turns } from '../turns.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { keyOf, type Question } from './question.ts';
import { ToolError, type Asking, type Tool } from './Tool.ts';

/** What came of a call, for counters. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

export const outcomeOf = ({ status }: Pick<Entry, 'status'>): CallOutcome => (status === 200 ? 'answered' : 'refused');

export interface AnswerDeps {
  upstream: Upstream;
  siteIn: (language: Language) => PublicEnv;
  i18nIn: BySiteLanguage<I18n>;
  cache: EdgeCache;
  logger: Logger;
  onCall: (tool: string, outcome: CallOutcome) => void;
}

/** As the protocol has it. */
export interface ToolResult {
  [field: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
}

/** When the oldest of the answers that were used was made. */
function momentOf(used: readonly Entry[], now: number): string {
  const ages = used.map(({ since, lifetime }) => Math.max(0, now - since) + lifetime.age * 1_000);
  return new Date(Date.now() - Math.max(0, ...ages)).toISOString();
}

const failed = (text: string): ToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** Where an error was thrown, for the log: its message may hold what somebody asked for. */
const placeOf = (error: unknown): { error: string; at?: string[] } =>
  error instanceof Error
    ? { error: error.name, at: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [] }
    : { error: typeof error };

/** A defect of a tool, which is logged already. */
class DefectError extends Error {}

/** What an assistant reads of an error, never more than it can do about it. */
function explain(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'The answer took too long. Ask again in a moment.';
  if (error instanceof ApiError || error instanceof WaitTimeoutError)
    return "The network's data cannot be had at the moment. Ask again in half a minute.";
  return 'This site could not answer. Ask something else, or later.';
}

/** Why there is no such thing as was asked for; undefined of an error of another kind. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.message;
  const isAbsent = error instanceof ApiError && (error.isNotFound || error.isGone);
  return isAbsent ? 'The network has nothing of that name.' : undefined;
}

/**
 * How long an answer may be used: as a page of homes, which most are made from, and one that says that a home was
 * withdrawn as a page that is missing.
 * @returns null for one that is never stored; one that was made from no data is made again as quickly as it is found
 */
function lifetimeOf(status: number, { entries, failed: degraded }: DataUse, now: number): Lifetime | null {
  if (entries.length === 0) return null;
  const isGone = entries.some((entry) => entry.status === 410);
  return pageLifetime({ status: isGone ? 404 : status, name: 'Search', used: entries, degraded }, now);
}

/**
 * Runs tools over the calls that pages make: the same upstream, the same contract, the same things hidden. Answers are
 * kept as pages are, as long as what they were made from, and purged with it.
 */
export function createToolAnswers({ upstream, siteIn, i18nIn, cache, logger, onCall }: AnswerDeps) {
  /** @throws whatever the tool throws, ZodError where its answer breaks its schema */
  async function ask(
    { tool, language, input }: Question,
    { use, demand, signal }: { use: DataUse; demand: Demand; signal: AbortSignal },
  ): Promise<{ result: ToolResult; isPersonal: boolean }> {
    const site = siteIn(language);
    const i18n = valueIn(i18nIn, language);
    const { unsupportedFilters } = site;
    const api = createServerApi(upstream, { use, demand, unsupportedFilters });
    const asking: Asking = { api, language, languages: languagesOf(site), i18n, site, signal };
    const answer = await tool.run(input, asking);
    const { facts, text, page, asOf = momentOf(use.entries, cache.now()), isPersonal = false } = answer;
    const quote = i18n.t('server:assistants.quote', { brand: site.brandName, date: formatDate(asOf, language), page });
    const structuredContent = { ...facts, as_of: asOf, quote };
    // The protocol's library checks it too, but not what is sent from the cache (heldAnswers.ts).
    tool.output.parse(structuredContent);
    return { result: { content: [{ type: 'text', text: `${text}\n\n${quote}` }], structuredContent }, isPersonal };
  }

  /**
   * An answer as the cache takes it; a refusal is one too, with the life of a page that is missing.
   * @throws ApiError where the data cannot be had, DefectError
   */
  async function make(question: Question, signal: AbortSignal, demand: Demand): Promise<MadeAnswer> {
    const use: DataUse = { entries: [], failed: false };
    const { status, result, isPersonal } = await ask(question, { use, demand, signal }).then(
      (answer) => ({ status: 200, ...answer }),
      (error: unknown) => {
        const refusal = refusalOf(error);
        if (refusal !== undefined) return { status: 404, result: failed(refusal), isPersonal: false };
        if (signal.aborted || error instanceof ApiError) throw error;
        logger.error({ tool: question.tool.name, ...placeOf(error) }, 'a tool of assistants failed');
        throw new DefectError();
      },
    );
    const lifetime = isPersonal ? null : lifetimeOf(status, use, cache.now());
    const body = Buffer.from(JSON.stringify(result));
    const packs = isReusable(lifetime);
    const tags = [capabilitiesTag];
    return makeAnswer({ status, headers: {}, body, packs, lifetime, use, tags, hasValidator: false });
  }

  return async (
    tool: Tool,
    { language, ...input }: Record<string, unknown> & { language: Language },
    signal: AbortSignal,
  ): Promise<ToolResult> => {
    const question: Question = { tool, language, input };
    try {
      const { entry } = await cache.getOrLoad({
        key: keyOf(question),
        url: `/mcp/${tool.name}`,
        kind: 'assistant',
        signal,
        load: async ({ signal: loading, demand, background }) => {
          if (background) await turns.take('revalidations');
          return make(question, loading, demand);
        },
      });
      onCall(tool.name, outcomeOf(entry!));
      return JSON.parse(textOf(entry!)) as ToolResult;
    } catch (error) {
      onCall(tool.name, 'failed');
      return failed(explain(error, signal));
    }
  };
}

export type AnswerTool = ReturnType<typeof createToolAnswers>;
