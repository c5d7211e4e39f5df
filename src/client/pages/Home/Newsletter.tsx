import { useState } from 'react';
import { Bird } from '../../components/bird/Bird.tsx';
import { NewsletterForm } from '../../components/newsletter/NewsletterForm.tsx';
import { newsletterId } from '../../components/newsletter/newsletterId.ts';
import { NewsletterIntro } from '../../components/newsletter/NewsletterIntro.tsx';
import { NewsletterThanks } from '../../components/newsletter/NewsletterThanks.tsx';
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
