import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldProps } from './TextField.tsx';
import styles from './ChoicesField.module.css';

interface OneOfFieldProps extends Omit<FieldProps, 'isOptional'> {
  options: readonly { value: string; label: ReactNode; description?: string }[];
}

/** One of a few, which is chosen beforehand. */
export function OneOfField({ form, name, label, options }: OneOfFieldProps) {
  const props: { id?: string; defaultValue?: string } = form.getInputProps(name);
  const { id, defaultValue } = props;
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            size="md"
            color="brand"
            defaultChecked={option.value === defaultValue}
            onChange={() => {
              form.setFieldValue(name, option.value, { forceUpdate: false });
            }}
            {...(index === 0 ? { id } : {})}
          />
        ))}
      </div>
    </fieldset>
  );
}
