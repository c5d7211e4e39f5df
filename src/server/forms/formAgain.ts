import { ApiError } from '#shared/api/ApiError.ts';
import type { FieldProblem, FieldProblems } from '#shared/forms/checkForm.ts';
import type { FormState } from '#shared/forms/formState.ts';
import type { FormAnswer } from '../page/loadPage.ts';
import { keptValues } from './keptValues.ts';

/** The page again, with what was typed and what is wrong with it. */
export const formAgain = (
  form: string,
  fields: URLSearchParams,
  status: FormAnswer['status'],
  result: Partial<Pick<FormState, 'problems' | 'failure' | 'said'>> = {},
): FormAnswer => ({ status, state: { form, values: keptValues(fields), problems: {}, ...result } });

/** Statuses of a link that does nothing any more: unknown, used, expired. The page itself says so when it is read. */
const isOver = (status: number): boolean => [404, 409, 410].includes(status);

const isProblem = (entry: [string, string]): entry is [string, FieldProblem] =>
  ['required', 'tooLong', 'invalid', 'tooMany'].includes(entry[1]);

/**
 * Sends what the holder of a mailed link asks for.
 * @returns the API's answer; `over` for a link that does nothing any more; `refused`, or what is wrong with which field
 * @throws ApiError of any other status
 */
export async function askByLink<Answer>(
  send: () => Promise<Answer>,
): Promise<
  | { kind: 'done'; answer: Answer }
  | { kind: 'over' }
  | { kind: 'refused' }
  | { kind: 'invalid'; problems: FieldProblems }
> {
  try {
    return { kind: 'done', answer: await send() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOver(error.status)) return { kind: 'over' };
    const problems = Object.fromEntries(Object.entries(error.fields).filter(isProblem));
    if (error.status === 422 && Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    if (error.status === 422 || error.status === 400) return { kind: 'refused' };
    throw error;
  }
}
