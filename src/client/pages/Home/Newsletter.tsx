import { useTranslation } from 'react-i18next';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { newsletterId } from '../../features/newsletter/newsletterId.ts';
import { NewsletterSignUp } from '../../features/newsletter/NewsletterSignUp.tsx';
import { NewsletterText } from '../../features/newsletter/NewsletterText.tsx';
import { FormSection } from '../../forms/FormSection.tsx';

/** The newsletter block (docs/product.md#home). */
export function Newsletter() {
  const { t } = useTranslation('newsletter');
  return (
    <FormSection id={newsletterId} title={t('title')} image={<Bird />} text={<NewsletterText />} isShort>
      <NewsletterSignUp />
    </FormSection>
  );
}
