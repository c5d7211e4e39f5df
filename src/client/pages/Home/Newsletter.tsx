import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { newsletterId } from '../../features/newsletter/newsletterModalPart.ts';
import { NewsletterText } from '../../features/newsletter/NewsletterText.tsx';
import { NewsletterThanks } from '../../features/newsletter/NewsletterThanks.tsx';
import { FormSection } from '../../forms/FormSection.tsx';

/** The newsletter block (docs/product.md#home). */
export function Newsletter() {
  const { t } = useTranslation('newsletter');
  const [isSent, setIsSent] = useState(false);
  return (
    <FormSection id={newsletterId} title={t('title')} image={<Bird />} text={<NewsletterText />}>
      {isSent ? (
        <NewsletterThanks />
      ) : (
        <NewsletterForm
          onSent={() => {
            setIsSent(true);
          }}
        />
      )}
    </FormSection>
  );
}
