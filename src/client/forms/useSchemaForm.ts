import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useActionData } from 'react-router';
import type { FieldProblem, FieldProblems } from '#shared/forms/checkForm.ts';
import { useHydrated } from '../app/useHydrated.ts';
import type { FormFailure, FormState } from '#shared/forms/formState.ts';
import { readElements, toFormValues, type FormValues } from './formValues.ts';
import { failureOf, sendForm, type Sender } from './sendForm.ts';
import { useFormDraft, type DraftOptions } from './useFormDraft.ts';
import { withPhone } from './withPhone.ts';

export interface SchemaFormOptions<T extends object, Result = void> extends Sender<T, Result> {
  /** Its name in the page's answer (server/forms), and of its draft. */
  form: string;
  /** Begins the ids of its fields; by default one that no other form of the page has. */
  idPrefix?: string;
  /** Every field, empty or with what it begins with. */
  emptyValues: FormValues;
  /** The fields that may stay empty. */
  optional?: readonly string[];
  /** Keeps what was typed until it is sent, over a reload. */
  draft?: DraftOptions;
  onSent: (result: Result) => void;
  /** Before the first of these fields is focused. */
  onProblems?: (fields: readonly string[]) => void;
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
  /** Whether these fields are filled in well; else shows what is wrong with them. */
  checkFields: (names: readonly string[]) => Promise<boolean>;
}

const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * A form (docs/product.md#forms) in Mantine's uncontrolled mode. It is checked when it is sent, with the shared schema,
 * in the browser and again on each server. A change clears its field's error; what was typed stays in the elements.
 * Without scripts the same form goes to the page, whose answer is read here.
 */
export function useSchemaForm<T extends object, Result = void>(options: SchemaFormOptions<T, Result>): SchemaForm {
  const ref = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  const { form, answer, problemTexts } = useMantineForm(options);
  const [failure, setFailure] = useState(answer?.failure);
  const showWhy = useWhyShown(ref);
  const reject = (problems: FieldProblems): void => {
    options.onProblems?.(Object.keys(problems));
    form.setErrors(problemTexts(problems));
    showWhy();
  };
  const fail = (reason: FormFailure): void => {
    setFailure(reason);
    showWhy();
  };
  const draft = useFormDraft(ref, form, { name: options.form, options: options.draft, hasAnswer: Boolean(answer) });
  useElementValues(ref, form, draft.restore);

  const submit = form.onSubmit(async (values, event) => {
    try {
      const sent = await sendForm(
        options,
        event!.currentTarget,
        await withPhone(values),
        (key.current ??= createKey()),
      );
      if (sent.ok) {
        draft.clear();
        return options.onSent(sent.value);
      }
      if (Object.keys(sent.fields).every((name) => name in options.emptyValues)) reject(sent.fields);
      else fail('outdated');
    } catch (error) {
      console.warn('form', options.form, error);
      fail(failureOf(error));
    }
  });
  const checkFields = async (names: readonly string[]): Promise<boolean> => {
    readElements(ref.current!, form);
    try {
      const checked = await options.check(await withPhone(form.getValues()));
      const found = Object.entries<FieldProblem | undefined>(checked.ok ? {} : checked.fields);
      const problems = Object.fromEntries(found.filter(([name]) => names.includes(name)));
      if (Object.keys(problems).length > 0) reject(problems);
      return Object.keys(problems).length === 0;
    } catch (error) {
      console.warn('form', options.form, error);
      fail(failureOf(error));
      return false;
    }
  };
  return {
    form,
    failure,
    checkFields,
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
        draft.keep();
      },
    },
  };
}

/** Mantine's form, which begins with what the page's answer holds. */
function useMantineForm<T extends object, Result>({
  form: name,
  idPrefix,
  emptyValues,
  optional = [],
  problemText,
}: SchemaFormOptions<T, Result>) {
  const ownId = useId();
  const prefix = idPrefix ? `${idPrefix}-` : ownId;
  const actionData = useActionData<FormState>();
  const answer = actionData?.form === name ? actionData : undefined;
  const problemTexts = (problems: FieldProblems): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problemText(field, problem)]] : [])),
    );
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    // Of a group, a browser sends only what is ticked.
    initialValues: toFormValues(emptyValues, (field, empty) =>
      answer && typeof empty === 'object' ? (answer.values[field] ?? []) : answer?.values[field],
    ),
    initialErrors: problemTexts(answer?.problems ?? {}),
    enhanceGetInputProps: ({ field, inputProps }) => ({
      id: `${prefix}${field}`,
      name: field,
      'aria-required': optional.includes(field) ? undefined : true,
      'aria-invalid': inputProps.error ? true : undefined,
    }),
  });
  return { form, answer, problemTexts };
}

/**
 * @returns brings the form's summary of what is wrong into sight once it stands there, and gives the focus to the first
 * field that is marked: where there is no room for both, the field shows
 */
function useWhyShown(ref: RefObject<HTMLFormElement | null>): () => void {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    const [summary, field] = ['[role="alert"]', '[aria-invalid="true"]'].map((selector) =>
      ref.current?.querySelector<HTMLElement>(selector),
    );
    field?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: 'nearest' });
    field?.scrollIntoView({ block: 'nearest' });
  }, [ref, failures]);
  return () => {
    setFailures((count) => count + 1);
  };
}

/** Reads the elements once React has taken over. */
function useElementValues(
  ref: RefObject<HTMLFormElement | null>,
  form: UseFormReturnType<FormValues>,
  restore: () => void,
): void {
  const isHydrated = useHydrated();
  const read = useEffectEvent(() => {
    restore();
    readElements(ref.current!, form);
  });
  useEffect(() => {
    if (isHydrated) read();
  }, [isHydrated]);
}
