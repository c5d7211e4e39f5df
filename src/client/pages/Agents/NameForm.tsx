import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NameForm.module.css';

/** Of a name that is searched for. */
const maxLength = 60;

interface NameFormProps extends Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'className' | 'role'> {
  label: string;
  /** The field in the form's query. */
  field: 'name' | 'q';
  /** What was searched for before. */
  value?: string;
  required?: boolean;
  /** Hidden fields. */
  children?: ReactNode;
}

/** Finds by name: a text, sent by Enter or its button; without JavaScript too. */
export function NameForm({ label, field, value, required, className = '', children, ...form }: NameFormProps) {
  const { t } = useTranslation('agents');
  return (
    <form {...form} className={`${styles.form} ${className}`}>
      {children}
      <label className={styles.field}>
        <span>{label}</span>
        <input
          key={value}
          className="input"
          type="search"
          name={field}
          defaultValue={value}
          required={required}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button className="button buttonOutline">{t('bar.find')}</button>
    </form>
  );
}
