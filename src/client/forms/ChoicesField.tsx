import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import type { FieldProps } from './TextField.tsx';
import styles from './ChoicesField.module.css';
import disclosure from './Disclosure.module.css';

interface Option {
  value: string;
  label: string;
}

interface ChoicesFieldProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly Option[];
  /** Folded below the others, under their summary. */
  more?: { summary: string; options: readonly Option[] };
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
export function ChoicesField({ form, name, label, options, more }: ChoicesFieldProps) {
  const props: ChoicesProps = form.getInputProps(name);
  const { id, error, defaultValue, onFocus, onBlur } = props;
  const errorId = useId();
  const take = (group: HTMLFieldSetElement): void => {
    const chosen = [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
    form.setFieldValue(name, chosen, { forceUpdate: false });
  };
  const boxOf = (option: Option, index: number) => (
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
  );
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
      <div className={styles.options}>{options.map(boxOf)}</div>
      {more && (
        // A visitor may have opened it before it is hydrated.
        <details
          className={styles.more}
          open={more.options.some(({ value }) => defaultValue?.includes(value))}
          suppressHydrationWarning
        >
          <summary className={disclosure.summary}>{more.summary}</summary>
          <div className={styles.options}>{more.options.map((option) => boxOf(option, options.length))}</div>
        </details>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
