import { useState } from 'react';
import { useActionData } from 'react-router';
import type { FormState, SaidInSentence } from '#shared/forms/formState.ts';
import { filledNames, isSentenceAsked } from '#shared/forms/alertSentence.ts';
import { isBlank } from '#shared/forms/typedText.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { readElements, type FormValues } from '../../forms/formValues.ts';
import type { SchemaForm } from '../../forms/useSchemaForm.ts';
import type { AlertFormData } from './alertFormData.ts';

/** The form as its last sentence filled it in. */
interface Filled {
  data: AlertFormData;
  said: SaidInSentence | undefined;
  /** That sentence; no draft holds it, since after a reload the fields are to be filled in anew. */
  filledBy: string;
  /** How often it was filled in. */
  round: number;
}

/** The fields of the search that the visitor has changed. */
function searchEdits(before: FormValues, now: FormValues): Record<string, string | string[]> {
  const edited = filledNames.filter((name) => String(now[name]) !== String(before[name]));
  return Object.fromEntries(
    edited.map((name): [string, string | string[]] => {
      const value = now[name];
      return [name, typeof value === 'object' ? [...value] : String(value)];
    }),
  );
}

interface FillingOptions {
  data: AlertFormData;
  isNew: boolean;
  problemText: (name: string, problem: 'required' | 'invalid' | 'failed') => string;
}

/**
 * Fills in the form by its sentence, as the server does without scripts (server/forms/alertActions.ts).
 * @returns onSubmit stands before that of the form, which it calls once nothing is to be filled in
 */
export function useSentenceFilling({ form, formProps }: SchemaForm, { data, isNew, problemText }: FillingOptions) {
  const { language, travelModes } = useSite();
  const answer = useActionData<FormState>();
  const [filled, setFilled] = useState<Filled>({
    ...{ data, said: answer?.said, round: 0 },
    filledBy: String(answer?.values.filledBy ?? ''),
  });
  const [isBusy, setIsBusy] = useState(false);

  /** The fields stay as they are: the sentence filled in none of them, and holds nothing up. */
  const leave = (sentence: string, problem: 'invalid' | 'failed'): void => {
    form.setFieldError('sentence', problemText('sentence', problem));
    setFilled({ ...filled, said: undefined, filledBy: sentence });
  };
  const fill = async (sentence: string, reading: string | undefined): Promise<void> => {
    const { fillForm } = await import(/* webpackChunkName: "deferred-fillForm" */ './fillForm.ts');
    const { filledBy, round } = filled;
    const before = form.getValues();
    const fields = { ...before, filledBy, reading };
    const editsNow = () => {
      readElements(formProps.ref.current!, form);
      return searchEdits(before, form.getValues());
    };
    const next = await fillForm(fields, filled.data, { language, isNew, travelModes, editsNow });
    if (!next) return leave(sentence, 'invalid');
    const { values } = next;
    form.setInitialValues({ ...form.getInitialValues(), ...values });
    form.setValues(values);
    setFilled({ ...next, filledBy: sentence, round: round + 1 });
  };
  const fillNow = async (sentence: string, reading: string | undefined): Promise<void> => {
    form.clearFieldError('sentence');
    if (isBlank(sentence)) return form.setFieldError('sentence', problemText('sentence', 'required'));
    setIsBusy(true);
    await fill(sentence, reading).catch(() => {
      leave(sentence, 'failed');
    });
    setIsBusy(false);
  };
  const onSubmit: SchemaForm['formProps']['onSubmit'] = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    readElements(event.currentTarget, form);
    const sentence = String(form.getValues().sentence ?? '');
    const pressed: Record<string, string> =
      submitter instanceof HTMLButtonElement ? { [submitter.name]: submitter.value } : {};
    if (!isSentenceAsked({ ...pressed, sentence, filledBy: filled.filledBy })) return formProps.onSubmit(event);
    event.preventDefault();
    if (!isBusy) void fillNow(sentence, pressed.reading);
  };
  return { filled, isBusy, onSubmit };
}
