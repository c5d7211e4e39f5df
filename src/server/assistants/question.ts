import { hash } from 'node:crypto';
import type { Language } from '#shared/i18n/languages.ts';
import type { Tool } from './Tool.ts';

/** What a tool is asked. */
export interface Question {
  tool: Tool;
  language: Language;
  input: Record<string, unknown>;
}

/** With the fields of every object in one order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The key of its answer in the cache, without a word of the question: operators see keys. */
export const keyOf = ({ tool, ...asked }: Omit<Question, 'language'> & { language: string }): string =>
  `assistant:${tool.name}:${hash('sha256', JSON.stringify(asked, inOrder), 'base64url')}`;
