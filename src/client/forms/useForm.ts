import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useActionData } from 'react-router';
import type { ApiError } from '#shared/api/ApiError.ts';
import type { Checked, FieldProblem, FieldProblems } from '#shared/forms/checkForm.ts';
import { useHydrated } from '../app/useHydrated.ts';
import type { FormFailure, FormState } from './formState.ts';

/** A field as its control shows it. */
export interface FieldView {
  id: string;
  name: string;
  /** What was typed, when the page is the answer to the form. */
  value: string | undefined;
  /** What is wrong with it, in words. */
  problem: string | undefined;
}

interface FormOptions<T> {
  /** Its name in the page's answer (server/forms). */
  form: string;
  /** Checks what was typed; may fetch what it checks with. */
  check: (fields: FormData) => Promise<Checked<T>>;
  /** @param key the same for every try of one filling in */
  send: (value: T, key: string) => Promise<void>;
  onSent: () => void;
  sentence: (name: string, problem: FieldProblem) => string;
}

interface Form {
  ref: RefObject<HTMLFormElement | null>;
  /** For the form element. */
  handlers: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  field: (name: string) => FieldView;
  failure: FormFailure | undefined;
  hasProblems: boolean;
  isSending: boolean;
  /** Scripts run: until then the form is sent as plain forms are. */
  isAlive: boolean;
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const asApiError = (error: unknown): Partial<Pick<ApiError, 'status' | 'fields'>> =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * A form (docs/product.md#forms): checked when it is sent, in the browser and again on each server; changing a field takes its error away;
 * what was typed stays whatever happens. Without scripts the same form goes to the page, whose answer is read here.
 */
export function useForm<T>({ form, check, send, onSent, sentence }: FormOptions<T>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const id = useId();
  const answer = useActionData<FormState>();
  const given = answer?.form === form ? answer : undefined;
  const [problems, setProblems] = useState<FieldProblems>(given?.problems ?? {});
  const [failure, setFailure] = useState(given?.failure);
  const [isSending, setIsSending] = useState(false);
  const isAlive = useHydrated();
  const [turnedDown, setTurnedDown] = useState(0);
  const key = useRef<string>(undefined);
  useEffect(() => {
    if (turnedDown > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turnedDown]);

  const turnDown = (wrong: FieldProblems) => {
    setProblems(wrong);
    setTurnedDown((times) => times + 1);
  };

  async function submit(fields: FormData): Promise<void> {
    const checked = await check(fields);
    if (!checked.ok) return turnDown(checked.fields);
    try {
      await send(checked.value, (key.current ??= newKey()));
      onSent();
    } catch (error) {
      const { status, fields: wrong } = asApiError(error);
      const names = Object.keys(wrong ?? {});
      if (status !== 422 || names.length === 0) throw error;
      if (names.some((name) => !fields.has(name) && !ref.current?.elements.namedItem(name)))
        return setFailure('outdated');
      turnDown(wrong as FieldProblems);
    }
  }

  return {
    ref,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault();
        if (isSending) return;
        setFailure(undefined);
        setIsSending(true);
        submit(new FormData(event.currentTarget))
          .catch((error: unknown) => {
            console.warn('form', form, error);
            setFailure(asApiError(error).status === 429 ? 'tooMany' : 'failed');
          })
          .finally(() => {
            setIsSending(false);
          });
      },
      onInput: ({ target }) => {
        const { name } = target as HTMLInputElement;
        // What is typed now is another filling in.
        key.current = undefined;
        setFailure(undefined);
        if (name in problems) setProblems(({ [name]: _, ...others }) => others);
      },
    },
    field: (name) => ({
      id: `${id}${name}`,
      name,
      value: given?.values[name],
      problem: problems[name] && sentence(name, problems[name]),
    }),
    failure,
    hasProblems: Object.keys(problems).length > 0,
    isSending,
    isAlive,
  };
}
