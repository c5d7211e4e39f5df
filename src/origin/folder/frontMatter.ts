import { parse } from 'yaml';
import type { z } from 'zod';

/** A Markdown file: its fields above, its text below. */
export interface MarkdownFile<Front> {
  front: Front;
  body: string;
}

/**
 * Reads a Markdown file that begins with its fields as YAML between two lines `---`.
 * @param problems receives what is wrong
 */
export function parseMarkdown<Front>(
  text: string,
  schema: z.ZodType<Front>,
  problems: string[],
): MarkdownFile<Front> | null {
  const [, yaml, body = ''] = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined) {
    problems.push('must begin with its fields (title: …) between two lines ---');
    return null;
  }
  const front = schema.safeParse(parseYaml(yaml, problems));
  if (!front.success) problems.push(...front.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  if (body.trim() === '') problems.push('has no text below its fields');
  return front.success && body.trim() !== '' ? { front: front.data, body: body.trim() } : null;
}

/** Dates stay text. A value that YAML takes for something else, as `Title: with a colon`, has to be quoted. */
function parseYaml(yaml: string, problems: string[]): unknown {
  try {
    return parse(yaml, { schema: 'failsafe' }) as unknown;
  } catch (error) {
    const { message } = error as Error;
    const hint = message.startsWith('Nested mappings')
      ? ' A value with a colon needs quotes, as title: "One: two".'
      : '';
    problems.push(`the fields are not YAML: ${message.split('\n')[0]}${hint}`);
    return {};
  }
}
