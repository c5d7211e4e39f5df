import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './formValues.ts';

export interface FieldProps {
  form: UseFormReturnType<FormValues>;
  /** As the schema names it. */
  name: string;
  label: string;
  isOptional?: boolean;
}

/** A label says that its field may stay empty, or marks it as required. */
export function useLabel({ label, isOptional = false }: Pick<FieldProps, 'label' | 'isOptional'>) {
  const { t } = useTranslation('forms');
  return isOptional ? { label: t('optional', { label }) } : { label, withAsterisk: true };
}

/** A field of one line. */
export function TextField({
  form,
  name,
  label,
  isOptional,
  ...others
}: FieldProps &
  Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'errorProps'>) {
  return <TextInput {...form.getInputProps(name)} {...useLabel({ label, isOptional })} {...others} />;
}

/** A field of several lines. */
export function MessageField({ form, name, label, isOptional, rows = 5 }: FieldProps & { rows?: number }) {
  return <Textarea {...form.getInputProps(name)} {...useLabel({ label, isOptional })} rows={rows} resize="vertical" />;
}
