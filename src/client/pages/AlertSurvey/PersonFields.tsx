import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
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
      <div className={formStyles.names}>
        <TextField form={form} name="name" label={tForms('name')} isOptional autoComplete="given-name" />
        <TextField form={form} name="surnames" label={tForms('surname')} isOptional autoComplete="family-name" />
      </div>
      <PhoneField form={form} isOptional />
      <MessageField form={form} name="comments" label={t('comments')} isOptional rows={4} />
    </section>
  );
}
