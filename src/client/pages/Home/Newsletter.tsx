import { useState } from 'react';
import { Bird } from '../../components/ui/bird/Bird.tsx';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { newsletterId } from '../../features/newsletter/newsletterId.ts';
import { NewsletterIntro } from '../../features/newsletter/NewsletterIntro.tsx';
import { NewsletterThanks } from '../../features/newsletter/NewsletterThanks.tsx';
import styles from './Newsletter.module.css';

/** The newsletter's block (docs/product.md#home). */
export function Newsletter() {
  const [isSent, setIsSent] = useState(false);
  return (
    <section id={newsletterId} className={styles.band} aria-labelledby="newsletter-title">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.words}>
          <Bird className={styles.bird} />
          <NewsletterIntro id="newsletter-title" />
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
