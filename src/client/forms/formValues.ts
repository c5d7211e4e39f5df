import type { UseFormReturnType } from '@mantine/form';

/** The values of a form by field: a text, whether a checkbox is ticked, or which of a group are. */
export type FormValues = Record<string, string | boolean | readonly string[]>;

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string');

/**
 * @param emptyValues names every field and says by its type what it is
 * @param read what a form's data holds of a field: a checkbox that is not ticked is absent
 */
export const toFormValues = (
  emptyValues: FormValues,
  read: (name: string, empty: FormValues[string]) => unknown,
): FormValues =>
  Object.fromEntries<FormValues[string]>(
    Object.entries(emptyValues).map(([name, empty]): [string, FormValues[string]] => {
      const value = read(name, empty);
      if (typeof empty === 'boolean') return [name, typeof value === 'string'];
      if (typeof empty !== 'string') return [name, value === undefined ? empty : textsOf(value)];
      return [name, typeof value === 'string' ? value : empty];
    }),
  );

const isSame = (a: FormValues[string] | undefined, b: FormValues[string]): boolean => String(a) === String(b);

/**
 * Takes over what the elements hold and Mantine does not know: autofill, and what was typed before hydration, raise no
 * event that React sees.
 */
export function readElements(element: HTMLFormElement, form: UseFormReturnType<FormValues>): void {
  const fields = new FormData(element);
  const known = form.getValues();
  const values = toFormValues(form.getInitialValues(), (name, empty) =>
    typeof empty === 'object' ? fields.getAll(name) : fields.get(name),
  );
  for (const [name, value] of Object.entries(values))
    if (!isSame(known[name], value)) form.setFieldValue(name, value, { forceUpdate: false });
}
