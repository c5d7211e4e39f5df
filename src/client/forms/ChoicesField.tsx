import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { FieldProps } from './TextField.tsx';
import styles from './ChoicesField.module.css';

interface ChoicesFieldProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly { value: string; label: string }[];
}

/** What the form knows of a field whose value is a list. */
interface ChoicesProps {
  id?: string;
  error?: string;
  defaultValue?: readonly string[];
  onFocus?: () => void;
  onBlur?: () => void;
}

/** Several of a list, at least one. Without scripts the form sends the field once for each. */
export function ChoicesField({ form, name, label, options }: ChoicesFieldProps) {
  const props: ChoicesProps = form.getInputProps(name);
  const { id, error, defaultValue, onFocus, onBlur } = props;
  const errorId = useId();
  const take = (group: HTMLFieldSetElement): void => {
    const chosen = [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    form.setFieldValue(name, chosen, { forceUpdate: false });
  };
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={error ? errorId : undefined}
      onChange={(event) => {
        take(event.currentTarget);
      }}
    >
      <legend>
        <span>{label}</span> <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            defaultChecked={defaultValue?.includes(option.value)}
            error={Boolean(error)}
            onFocus={onFocus}
            onBlur={onBlur}
            // The first stands for the group: the summary's link leads to it.
            {...(index === 0 ? { id, 'aria-invalid': error ? true : undefined } : {})}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
