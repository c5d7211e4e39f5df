import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#shared/forms/checkForm.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import { useSite } from '../app/session/SiteContext.ts';
import type { FormFailure } from '#shared/forms/formState.ts';

/**
 * What is wrong with a form, in the page's language: in the words of the form's own dictionary where it has some
 * (`problem.{field}.{problem}`), else of the dictionary `forms`.
 */
export function useFormTexts(namespace: Namespace) {
  const { t, i18n } = useTranslation('forms');
  const { brandEmail } = useSite();
  return {
    problemText: (name: string, problem: FieldProblem, noun?: { context: unknown }): string => {
      const key = `problem.${name}.${problem}`;
      const ns = [namespace, 'forms' as const].find((candidate) => i18n.exists(key, { ns: candidate }));
      return ns ? t(`${ns}:${key}` as 'problem.invalid', noun ?? {}) : t('problem.invalid');
    },
    problemsTitle: (count: number): string => t('problems', { count }),
    failureText: (failure: FormFailure | undefined): string | undefined => failure && t(failure, { email: brandEmail }),
  };
}
