import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormThanks } from '../../forms/FormThanks.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The newsletter's form, and thanks in its place once it went through. */
export function NewsletterSignUp() {
  const { t } = useTranslation('newsletter');
  const [sent, setSent] = useState<'kept' | 'mailed'>();
  if (sent === 'kept') return <FormThanks title={t('thanks.keptTitle')} text={t('thanks.keptText')} />;
  if (sent) return <FormThanks title={t('thanks.title')} text={t('thanks.text')} />;
  return (
    <NewsletterForm
      onSent={(isKept) => {
        setSent(isKept ? 'kept' : 'mailed');
      }}
    />
  );
}
