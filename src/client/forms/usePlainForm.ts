import { useActionData } from 'react-router';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import type { FormState } from '#shared/forms/formState.ts';
import { useFormTexts } from './useFormTexts.ts';

export interface PlainFormState {
  /** What was typed into a field before; empty for a form that was not sent yet. */
  typed: (name: string) => string;
  isTicked: (name: string) => boolean;
  problem: (name: string) => string | undefined;
  failure: string | undefined;
  /** Whether this is the form's answer. */
  isAnswer: boolean;
}

/**
 * A form that is sent to the page without scripts, as it was sent last.
 * @param form its name (server/forms)
 * @param noun chooses the form of what it says of a problem (byNoun.ts)
 */
export function usePlainForm(form: string, namespace: Namespace, noun?: { context: unknown }): PlainFormState {
  const answer = useActionData<FormState>();
  const { problemText, failureText } = useFormTexts(namespace);
  const state = answer?.form === form ? answer : undefined;
  return {
    typed: (name) => {
      const value = state?.values[name];
      return typeof value === 'string' ? value : '';
    },
    isTicked: (name) => state?.values[name] !== undefined,
    problem: (name) => {
      const problem = state?.problems[name];
      return problem && problemText(name, problem, noun);
    },
    failure: failureText(state?.failure),
    isAnswer: state !== undefined,
  };
}
