import type { i18n as I18n } from 'i18next';
import { z } from 'zod';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, type RouteTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';

/** What a tool answers with: the calls that pages make, in the language that was asked for. */
export interface Asking {
  api: Api;
  language: Language;
  /** Of the site. */
  languages: readonly Language[];
  i18n: I18n;
  site: PublicEnv;
  signal: AbortSignal;
}

export interface ToolAnswer {
  /** By the tool's output schema, without the stamp. */
  facts: Record<string, unknown>;
  /** The same in words, for clients that read no structured content. */
  text: string;
  /** The page where it can be checked, as an absolute URL. */
  page: string;
  /** As of when its figures are, where they are not the upstream's: RFC 3339. */
  asOf?: string;
  /** Whether it repeats words of the person who asks: then it is stored nowhere. */
  isPersonal?: boolean;
}

/** A question that an assistant can ask; it changes nothing. */
export interface Tool {
  name: string;
  title: string;
  /** What it is for, to a language model. */
  description: string;
  input: z.ZodObject;
  /** The stamp among it. */
  output: z.ZodObject;
  run: (input: Record<string, unknown>, asking: Asking) => Promise<ToolAnswer>;
}

/** What every answer carries beside its facts. */
export const stampShape = {
  as_of: z.string().describe('The moment of the data, RFC 3339. Say it when figures are quoted.'),
  quote: z.string().describe('The sentence to quote as the source, with the page where it can be checked.'),
};

/** A question that cannot be answered so; the message is what the assistant can do about it. */
export class ToolError extends Error {}

/** @param definition input and output without the language and the stamp, which all have */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(definition: {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  run: (
    input: z.output<Input>,
    asking: Asking,
  ) =>
    | Promise<Omit<ToolAnswer, 'facts'> & { facts: z.input<Output> }>
    | (Omit<ToolAnswer, 'facts'> & { facts: z.input<Output> });
}): Tool {
  const { run, ...described } = definition;
  return {
    ...described,
    output: definition.output.extend(stampShape),
    run: async (input, asking) => run(input as z.output<Input>, asking),
  };
}

/** A path of the site as an absolute URL. */
export const absolute = ({ site }: Pick<Asking, 'site'>, path: string): string => new URL(path, site.publicOrigin).href;

/** A page of the site as an absolute URL, in the language that was asked for. */
export const pageUrl = <Name extends RouteName>(asking: Asking, target: RouteTarget<Name>): string =>
  absolute(asking, buildUrl(target, asking.language));
