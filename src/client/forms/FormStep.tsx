import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FormStep.module.css';
import type { FormSteps } from './useFormSteps.ts';

interface FormStepProps {
  steps: FormSteps;
  /** From 0. */
  at: number;
  total: number;
  title: string;
  /** Goes on, if what this step asks is filled in well. The last step has `send` instead. */
  onNext?: () => void;
  send?: ReactNode;
  children: ReactNode;
}

/** One step of a form (useFormSteps.ts): its number, also as a bar, its title, its fields, and the way back and on. */
export function FormStep({ steps, at, total, title, onNext, send, children }: FormStepProps) {
  const { t } = useTranslation('forms');
  return (
    <fieldset className={styles.step} data-step={at} data-current={at === steps.step ? '' : undefined}>
      <legend ref={at === steps.step ? steps.title : undefined} tabIndex={-1}>
        <progress className={styles.bar} value={at + 1} max={total} aria-hidden="true" />
        <span className={styles.count}>{t('step', { number: at + 1, total })}</span> <span>{title}</span>
      </legend>
      {children}
      <div className={styles.moves}>
        {at > 0 && (
          <Button
            className={styles.move}
            variant="outline"
            onClick={() => {
              steps.goTo(at - 1);
            }}
          >
            {t('back')}
          </Button>
        )}
        {onNext && (
          <Button className={styles.move} onClick={onNext}>
            {t('next')}
          </Button>
        )}
        {send}
      </div>
    </fieldset>
  );
}
