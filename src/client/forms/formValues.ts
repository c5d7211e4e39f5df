import type { UseFormReturnType } from '@mantine/form';

/** The values of a form by field: a text, or whether a checkbox is ticked. */
export type FormValues = Record<string, string | boolean>;

/**
 * @param emptyValues names every field and says by its type what it is
 * @param read what a form's data holds of a field: a checkbox that is not ticked is absent
 */
export const toFormValues = (emptyValues: FormValues, read: (name: string) => unknown): FormValues =>
  Object.fromEntries<string | boolean>(
    Object.entries(emptyValues).map(([name, empty]): [string, string | boolean] => {
      const value = read(name);
      if (typeof empty === 'boolean') return [name, typeof value === 'string'];
      return [name, typeof value === 'string' ? value : empty];
    }),
  );

/**
 * Takes over what the elements hold and Mantine does not know: autofill, and what was typed before hydration, raise no
 * event that React sees.
 */
export function readElements(element: HTMLFormElement, form: UseFormReturnType<FormValues>): void {
  const fields = new FormData(element);
  const known = form.getValues();
  for (const [name, value] of Object.entries(toFormValues(form.getInitialValues(), (field) => fields.get(field))))
    if (value !== known[name]) form.setFieldValue(name, value, { forceUpdate: false });
}
