import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { FormState } from '#shared/forms/formState.ts';

/** The names of the fields of each step. */
type StepFields = readonly (readonly string[])[];

/** The first step with one of these fields; the first of all without any. */
const stepOf = (fields: StepFields, names: readonly string[]): number =>
  Math.max(
    0,
    fields.findIndex((own) => own.some((name) => names.includes(name))),
  );

const stepsOf = (form: HTMLFormElement): HTMLFieldSetElement[] => [
  ...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-step]'),
];

/**
 * A long form in steps (FormStep.tsx). Its fields stay in the document, so that nothing typed is lost; styles show one
 * step where there are scripts, and all of them where there are none. A step that the visitor goes to has the focus on
 * its title, which screen readers then read; one with a problem gives it to the field.
 * @param form its name in the page's answer
 */
export function useFormSteps(form: string, fields: StepFields) {
  const answer = useActionData<FormState>();
  const [step, setStep] = useState(() =>
    answer?.form === form ? stepOf(fields, Object.keys(answer.problems ?? {})) : 0,
  );
  const [moves, setMoves] = useState(0);
  const title = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (moves > 0) title.current?.focus();
  }, [moves]);
  return {
    step,
    /** Of the step that is shown. */
    title,
    goTo: (next: number) => {
      setStep(next);
      setMoves((count) => count + 1);
    },
    showProblems: (names: readonly string[]) => {
      setStep(stepOf(fields, names));
    },
    /** Shows the step of the field that a link of the form, as in its summary of problems, leads to. */
    showTarget: (element: HTMLFormElement, target: EventTarget) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const field = link && document.getElementById(link.hash.slice(1));
      const at = stepsOf(element).findIndex((one) => one.contains(field));
      if (at >= 0) setStep(at);
    },
    /** Whether a later step is still to come: where styles show all of them, none is. */
    hasNext: (element: HTMLFormElement): boolean => {
      const next = stepsOf(element)[step + 1];
      return next !== undefined && getComputedStyle(next).display === 'none';
    },
  };
}

export type FormSteps = ReturnType<typeof useFormSteps>;
