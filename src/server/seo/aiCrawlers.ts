import type { Env } from '#config/env.ts';

/** `answers`: reads a page to answer somebody, and links to it. `training`: collects texts to train models with. */
type Purpose = 'answers' | 'training';

interface AiCrawler {
  /** As robots.txt names it. */
  agent: string;
  purpose: Purpose;
  /** Where its operator says so. */
  source: string;
}

const openAi = 'https://developers.openai.com/api/docs/bots';
const anthropic = 'https://support.claude.com/en/articles/8896518';
const google = 'https://developers.google.com/crawling/docs/google-extended';
const apple = 'https://support.apple.com/en-us/119829';
const meta = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const perplexity = 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers';
const mistral = 'https://docs.mistral.ai/robots';
const amazon = 'https://developer.amazon.com/amazonbot';
const duckDuckGo = 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot';
const commonCrawl = 'https://commoncrawl.org/ccbot';

/**
 * Crawlers of language models whose operators say what each is for. How each was read by 29 November 2026:
 * - the operator's own page: Mistral, Amazon, Anthropic, Perplexity, Google (its Chinese edition)
 * - the operator's own text elsewhere: DuckDuckGo (its repository of help pages, April 2025), OpenAI (a copy of
 *   19 April 2026; the address is from its own feed)
 * - as lists of August to October 2026 quote the operator: Apple, Meta, Common Crawl
 *
 * Google's and Apple's are names for robots.txt alone: what they keep out of training stays in the search. Google's
 * keeps pages out of what Gemini's answers rest on, too. Crawlers that read for a person who asked may not obey.
 */
export const aiCrawlers: readonly AiCrawler[] = [
  { agent: 'GPTBot', purpose: 'training', source: openAi },
  { agent: 'OAI-SearchBot', purpose: 'answers', source: openAi },
  { agent: 'ChatGPT-User', purpose: 'answers', source: openAi },
  { agent: 'ClaudeBot', purpose: 'training', source: anthropic },
  { agent: 'Claude-SearchBot', purpose: 'answers', source: anthropic },
  { agent: 'Claude-User', purpose: 'answers', source: anthropic },
  { agent: 'Google-Extended', purpose: 'training', source: google },
  { agent: 'Applebot-Extended', purpose: 'training', source: apple },
  { agent: 'Meta-ExternalAgent', purpose: 'training', source: meta },
  { agent: 'Meta-WebIndexer', purpose: 'answers', source: meta },
  { agent: 'Meta-ExternalFetcher', purpose: 'answers', source: meta },
  { agent: 'PerplexityBot', purpose: 'answers', source: perplexity },
  { agent: 'Perplexity-User', purpose: 'answers', source: perplexity },
  { agent: 'MistralAI-Training', purpose: 'training', source: mistral },
  { agent: 'MistralAI-Index', purpose: 'answers', source: mistral },
  { agent: 'MistralAI-User', purpose: 'answers', source: mistral },
  { agent: 'Amazonbot', purpose: 'training', source: amazon },
  { agent: 'Amzn-SearchBot', purpose: 'answers', source: amazon },
  { agent: 'Amzn-User', purpose: 'answers', source: amazon },
  { agent: 'DuckAssistBot', purpose: 'answers', source: duckDuckGo },
  { agent: 'CCBot', purpose: 'training', source: commonCrawl },
];

const keptOut = {
  answers: ['training'],
  all: [],
  none: ['answers', 'training'],
} as const satisfies Record<Env['ROBOTS_AI'], readonly Purpose[]>;

/** The group of robots.txt of those that are kept out; the others read what search engines may. */
export function aiGroup(choice: Env['ROBOTS_AI']): string[] {
  const purposes: readonly Purpose[] = keptOut[choice];
  const agents = aiCrawlers.filter(({ purpose }) => purposes.includes(purpose)).map(({ agent }) => agent);
  return agents.length === 0 ? [] : [...agents.map((agent) => `User-agent: ${agent}`), 'Disallow: /', ''];
}
