import type * as z from 'zod/mini';
import { isBlank } from './typedText.ts';

/**
 * What is wrong with a field; every field has a sentence for what can be wrong with it. `failed`: what it asks for
 * cannot be had now.
 */
export type FieldProblem = 'required' | 'tooLong' | 'invalid' | 'tooMany' | 'failed';

export type FieldProblems<Name extends string = string> = Readonly<Partial<Record<Name, FieldProblem>>>;

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldProblems<keyof T & string> };

type Issue = z.core.$ZodIssue;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === false || (typeof value === 'string' && isBlank(value));

function problemOf({ code, path }: Issue, values: Readonly<Record<string, unknown>>): FieldProblem {
  if (isEmpty(values[String(path[0])])) return 'required';
  return code === 'too_big' ? 'tooLong' : 'invalid';
}

/**
 * Checks what was typed, in the browser before it is sent and on each server after.
 * @returns the values as they are stored (trimmed, in normal form), or the first problem of each field
 */
export function checkForm<T>(schema: z.ZodMiniType<T>, values: Readonly<Record<string, unknown>>): Checked<T> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, value: result.data };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) fields[String(issue.path[0])] ??= problemOf(issue, values);
  return { ok: false, fields: fields as FieldProblems<keyof T & string> };
}
