import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { newsletterId } from '../../features/newsletter/newsletterModalPart.ts';
import { NewsletterText } from '../../features/newsletter/NewsletterText.tsx';
import { NewsletterThanks } from '../../features/newsletter/NewsletterThanks.tsx';
import styles from './Newsletter.module.css';

/** The newsletter block (docs/product.md#home). */
export function Newsletter() {
  const { t } = useTranslation('newsletter');
  const [isSent, setIsSent] = useState(false);
  return (
    <section id={newsletterId} className={styles.band} aria-labelledby="newsletter-title">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.words}>
          <Bird className={styles.bird} />
          <h2 id="newsletter-title">{t('title')}</h2>
          <NewsletterText />
        </div>
        <div className={styles.sheet}>
          {isSent ? (
            <NewsletterThanks />
          ) : (
            <NewsletterForm
              onSent={() => {
                setIsSent(true);
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}
