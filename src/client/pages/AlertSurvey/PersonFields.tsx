import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import disclosure from '../../forms/Disclosure.module.css';
import formStyles from '../../forms/Form.module.css';
import type { FormValues } from '../../forms/formValues.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { MessageField, TextField } from '../../forms/TextField.tsx';
import styles from './AlertForm.module.css';

interface PersonFieldsProps {
  form: UseFormReturnType<FormValues>;
  /** Of an alert that exists: it was confirmed, and stays. */
  email?: string | undefined;
}

/** Whom the alert is for: an address is enough. */
export function PersonFields({ form, email }: PersonFieldsProps) {
  const { t } = useTranslation('alertSurvey');
  const { t: tForms } = useTranslation('forms');
  const isNew = Object.hasOwn(form.getInitialValues(), 'email');
  return (
    <section className={styles.part} aria-labelledby="alert-person">
      <h2 id="alert-person">{t('person.title')}</h2>
      {isNew && <TextField form={form} name="email" label={tForms('email')} type="email" autoComplete="email" />}
      {email !== undefined && (
        <p className={styles.address}>
          <span className="label">{tForms('email')}</span>
          <strong translate="no">{email}</strong>
          <small>{t('person.sameAddress')}</small>
        </p>
      )}
      <Folded form={form} summary={t('person.more')}>
        <div className={formStyles.names}>
          <TextField form={form} name="name" label={tForms('name')} isOptional autoComplete="given-name" />
          <TextField form={form} name="surnames" label={tForms('surname')} isOptional autoComplete="family-name" />
        </div>
        <PhoneField form={form} isOptional />
        <MessageField form={form} name="comments" label={t('comments')} isOptional rows={4} />
      </Folded>
    </section>
  );
}

const foldedNames = ['name', 'surnames', 'phone', 'comments'] as const;

/** Fields that few fill in: open where one of them has something in it, or has to be mended. */
function Folded({
  form,
  summary,
  children,
}: Pick<PersonFieldsProps, 'form'> & { summary: string; children: ReactNode }) {
  const hasProblem = foldedNames.some((name) => Boolean(form.errors[name]));
  const [isOpen, setIsOpen] = useState(() => foldedNames.some((name) => form.getInitialValues()[name] !== ''));
  // What was typed before a reload comes back after hydration.
  for (const name of foldedNames)
    form.watch(name, ({ value }) => {
      if (value !== '') setIsOpen(true);
    });
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
      // It may be opened before the scripts come.
      suppressHydrationWarning
    >
      <summary className={disclosure.summary}>{summary}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
