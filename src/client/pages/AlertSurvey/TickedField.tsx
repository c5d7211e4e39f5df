import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import type { FormValues } from '../../forms/formValues.ts';
import styles from './TickedField.module.css';

interface TickedFieldProps {
  form: UseFormReturnType<FormValues>;
  name: string;
  label: string;
  hint: string;
  options: readonly { value: string; label: string }[];
  /** Those that were not in the form when it began. */
  added?: readonly string[];
}

/**
 * Chips that are in until they are ticked off: checkboxes, so that they can be left out and taken back with scripts and
 * without. The form sends those that are ticked.
 */
export function TickedField({ form, name, label, hint, options, added = [] }: TickedFieldProps) {
  const props: { id?: string; error?: string } = form.getInputProps(name);
  const { id, error } = props;
  const hintId = useId();
  const known = form.getInitialValues()[name];
  const isIn = (value: string): boolean => added.includes(value) || (Array.isArray(known) && known.includes(value));
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.chip}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={isIn(option.value)}
              onChange={() => {
                form.clearFieldError(name);
              }}
              {...(index === 0 ? { id, 'aria-invalid': error ? true : undefined } : {})}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p id={hintId} className={error ? 'error' : styles.hint}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}
