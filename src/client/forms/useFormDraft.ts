import type { UseFormReturnType } from '@mantine/form';
import type { RefObject } from 'react';
import { clearDraft, fillElements, keepDraft, readDraft, type Draft } from './formDraft.ts';
import { readElements, type FormValues } from './formValues.ts';

export interface DraftOptions {
  /** What the form is about, as a listing's reference. */
  about: string;
  /** The fields that belong to it; the others are the visitor's own and fit every form of this name. */
  fieldsAbout: readonly string[];
}

const isKept = (entry: [string, FormValues[string]]): entry is [string, string | readonly string[]] =>
  typeof entry[1] !== 'boolean';

/** Keeps what is typed over a reload (formDraft.ts). Does nothing where `options` are absent. */
export function useFormDraft(
  ref: RefObject<HTMLFormElement | null>,
  form: UseFormReturnType<FormValues>,
  { name, options, hasAnswer }: { name: string; options: DraftOptions | undefined; hasAnswer: boolean },
) {
  const keep = (): void => {
    if (!options || !ref.current) return;
    readElements(ref.current, form);
    keepDraft(name, {
      about: options.about,
      values: Object.fromEntries(Object.entries(form.getValues()).filter(isKept)),
    });
  };
  return {
    /** Into the elements. Newer is what the server answered with, and what was typed before hydration: that is kept. */
    restore: (): void => {
      if (!options || hasAnswer || !ref.current) return;
      const initial = form.getInitialValues();
      readElements(ref.current, form);
      const typed = form.getValues();
      const isUntouched = (field: string): boolean => String(typed[field]) === String(initial[field]);
      const draft = readDraft(name);
      if (draft) {
        const fits = (field: string): boolean => draft.about === options.about || !options.fieldsAbout.includes(field);
        const values: Draft['values'] = Object.fromEntries(
          Object.entries(draft.values).filter(([field]) => isUntouched(field) && fits(field)),
        );
        fillElements(ref.current, values);
      }
      if (!Object.keys(typed).every(isUntouched)) keep();
    },
    keep,
    clear: (): void => {
      if (options) clearDraft(name);
    },
  };
}
