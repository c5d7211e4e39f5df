import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './formValues.ts';
import styles from './SendButton.module.css';

interface SendButtonProps {
  form: UseFormReturnType<FormValues>;
  label: string;
  disabled?: boolean;
  /** The id of what says why it is disabled. */
  hint?: string | undefined;
  fullWidth?: boolean;
}

/** Sends the form, and shows that it is being sent. */
export function SendButton({ form, label, disabled = false, hint, fullWidth = false }: SendButtonProps) {
  const { t } = useTranslation('forms');
  return (
    <Button
      type="submit"
      disabled={disabled}
      fullWidth={fullWidth}
      aria-busy={form.submitting}
      aria-describedby={hint}
      leftSection={form.submitting ? <span className={styles.turning} /> : undefined}
    >
      {form.submitting ? t('sending') : label}
    </Button>
  );
}
