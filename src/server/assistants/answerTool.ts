import type { PublicEnv } from '#config/publicEnv.ts';
import type { i18n as I18n } from 'i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { languagesOf, type BySiteLanguage, type Language, valueIn } from '#shared/i18n/languages.ts';
import type { Entry } from '../edge/entry.ts';
import type { Logger } from '../logging/logger.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { ToolError, type Asking, type Tool } from './Tool.ts';

/** What came of a call, for counters. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

export interface AnswerDeps {
  upstream: Upstream;
  siteIn: BySiteLanguage<PublicEnv>;
  i18nIn: BySiteLanguage<I18n>;
  /** The cache's clock. */
  now: () => number;
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

/** What an assistant reads of an error, never more than it can do about it. */
function explain(error: unknown, signal: AbortSignal): { text: string; outcome: CallOutcome } | undefined {
  if (error instanceof ToolError) return { text: error.message, outcome: 'refused' };
  if (signal.aborted) return { text: 'The answer took too long. Ask again in a moment.', outcome: 'failed' };
  if (!(error instanceof ApiError)) return undefined;
  if (error.isNotFound || error.isGone) return { text: 'The network has nothing of that name.', outcome: 'refused' };
  return { text: "The network's data cannot be had at the moment. Ask again in half a minute.", outcome: 'failed' };
}

/** Runs tools over the calls that pages make: the same cache, the same contract, the same things hidden. */
export function createToolAnswers({ upstream, siteIn, i18nIn, now, logger, onCall }: AnswerDeps) {
  /** @throws whatever the tool throws */
  async function ask(
    tool: Tool,
    input: Record<string, unknown>,
    language: Language,
    signal: AbortSignal,
  ): Promise<ToolResult> {
    const site = valueIn(siteIn, language);
    const i18n = valueIn(i18nIn, language);
    const use: DataUse = { entries: [], failed: false };
    const { unsupportedFilters } = site;
    const api = createServerApi(upstream, { use, demand: 'servable', unsupportedFilters });
    const asking: Asking = { api, language, languages: languagesOf(site), i18n, site, signal };
    const { facts, text, page, asOf = momentOf(use.entries, now()) } = await tool.run(input, asking);
    const quote = i18n.t('server:assistants.quote', { brand: site.brandName, date: formatDate(asOf, language), page });
    return {
      content: [{ type: 'text', text: `${text}\n\n${quote}` }],
      structuredContent: { ...facts, as_of: asOf, quote },
    };
  }

  return async (
    tool: Tool,
    { language, ...input }: Record<string, unknown> & { language: Language },
    signal: AbortSignal,
  ): Promise<ToolResult> => {
    try {
      const answer = await ask(tool, input, language, signal);
      onCall(tool.name, 'answered');
      return answer;
    } catch (error) {
      const known = explain(error, signal);
      if (!known) logger.error({ tool: tool.name, ...placeOf(error) }, 'a tool of assistants failed');
      onCall(tool.name, known?.outcome ?? 'failed');
      return failed(known?.text ?? 'This site could not answer. Ask something else, or later.');
    }
  };
}

export type AnswerTool = ReturnType<typeof createToolAnswers>;
