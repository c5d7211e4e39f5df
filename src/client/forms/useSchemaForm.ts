import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useActionData } from 'react-router';
import type { ApiError } from '#shared/api/ApiError.ts';
import type { Checked, FieldProblem, FieldProblems } from '#shared/forms/checkForm.ts';
import { formTokenName, type GuardFields } from '#shared/forms/guard.ts';
import { useHydrated } from '../app/useHydrated.ts';
import type { FormFailure, FormState } from './formState.ts';
import { guardFieldsOf, renewToken, untilTokenIsOldEnough } from './formToken.ts';
import { readElements, toFormValues, type FormValues } from './formValues.ts';

export interface SchemaFormOptions<T extends object> {
  /** Its name in the page's answer (server/forms). */
  form: string;
  /** Every field, empty. */
  emptyValues: FormValues;
  /** Checks what was typed with the schema that the server uses; may fetch it first. */
  check: (values: FormValues) => Promise<Checked<T>>;
  /**
   * @param value what `check` returned, with the fields of the form's guard (FormGuard), to be sent as one object
   * @param key the same for every attempt to send the same values
   */
  send: (value: T & GuardFields, key: string) => Promise<void>;
  onSent: () => void;
  /** A problem in the page's language. */
  problemText: (name: string, problem: FieldProblem) => string;
}

export interface SchemaForm {
  form: UseFormReturnType<FormValues>;
  /** For the form element. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: () => void;
  };
  failure: FormFailure | undefined;
}

const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const asApiError = (error: unknown): Partial<Pick<ApiError, 'status' | 'fields'>> =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * A form (docs/product.md#forms) in Mantine's uncontrolled mode. It is checked when it is sent, with the shared schema,
 * in the browser and again on each server. A change clears its field's error; what was typed stays in the elements.
 * Without scripts the same form goes to the page, whose answer is read here.
 */
export function useSchemaForm<T extends object>(options: SchemaFormOptions<T>): SchemaForm {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const { form, answer, problemTexts } = useMantineForm(options);
  const [failure, setFailure] = useState(answer?.failure);
  const reject = useInvalidFocus(ref, (problems) => {
    form.setErrors(problemTexts(problems));
  });
  useElementValues(ref, form);

  const submit = form.onSubmit(async (values, event) => {
    try {
      const problems = await checkAndSend(options, event!.currentTarget, values, (key.current ??= createKey()));
      if (problems === null) return options.onSent();
      if (Object.keys(problems).every((name) => name in options.emptyValues)) reject(problems);
      else setFailure('outdated');
    } catch (error) {
      console.warn('form', options.form, error);
      setFailure(asApiError(error).status === 429 ? 'tooMany' : isExpired(error) ? 'expired' : 'failed');
    }
  });
  return {
    form,
    failure,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (form.submitting) return;
        setFailure(undefined);
        readElements(event.currentTarget, form);
        submit(event);
      },
      onInput: () => {
        // Changed values need a new idempotency key.
        key.current = undefined;
        setFailure(undefined);
      },
    },
  };
}

/** The page is older than its form may be, or came from another server: nothing was stored. */
const isExpired = (error: unknown): boolean => formTokenName in (asApiError(error).fields ?? {});

/** @returns null when the form went through, else what is wrong with which field */
async function checkAndSend<T extends object>(
  { check, send }: SchemaFormOptions<T>,
  element: HTMLFormElement,
  values: FormValues,
  key: string,
): Promise<FieldProblems | null> {
  const checked = await check(values);
  if (!checked.ok) return checked.fields;
  const attempt = () => send({ ...checked.value, ...guardFieldsOf(element) }, key);
  try {
    await attempt().catch(async (error: unknown) => {
      if (!isExpired(error)) throw error;
      await renewToken(element);
      await untilTokenIsOldEnough();
      await attempt();
    });
    return null;
  } catch (error) {
    const { status, fields = {} } = asApiError(error);
    if (status !== 422 || isExpired(error) || Object.keys(fields).length === 0) throw error;
    return fields as FieldProblems;
  }
}

/** Mantine's form, which begins with what the page's answer holds. */
function useMantineForm<T extends object>({ form: name, emptyValues, problemText }: SchemaFormOptions<T>) {
  const id = useId();
  const actionData = useActionData<FormState>();
  const answer = actionData?.form === name ? actionData : undefined;
  const problemTexts = (problems: FieldProblems): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problemText(field, problem)]] : [])),
    );
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: toFormValues(emptyValues, (field) => answer?.values[field]),
    initialErrors: problemTexts(answer?.problems ?? {}),
    enhanceGetInputProps: ({ field, inputProps }) => ({
      id: `${id}${field}`,
      name: field,
      'aria-required': true,
      'aria-invalid': inputProps.error ? true : undefined,
    }),
  });
  return { form, answer, problemTexts };
}

/** @returns shows what is wrong, and focuses the first field of it once it is marked */
function useInvalidFocus(
  ref: RefObject<HTMLFormElement | null>,
  show: (problems: FieldProblems) => void,
): (problems: FieldProblems) => void {
  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [ref, rejections]);
  return (problems) => {
    show(problems);
    setRejections((count) => count + 1);
  };
}

/** Reads the elements once React has taken over. */
function useElementValues(ref: RefObject<HTMLFormElement | null>, form: UseFormReturnType<FormValues>): void {
  const isHydrated = useHydrated();
  const read = useEffectEvent(() => {
    readElements(ref.current!, form);
  });
  useEffect(() => {
    if (isHydrated) read();
  }, [isHydrated]);
}
