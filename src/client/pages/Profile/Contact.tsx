import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { enquiryId } from '../../features/enquiry/enquiryAbout.ts';
import { enquiryPart } from '../../features/enquiry/enquiryPart.ts';
import styles from './Contact.module.css';
import type { ProfileView } from './profileView.ts';

/** The form that writes to them. Memoized, since a part whose props change before its script is there would disappear. */
export const Contact = memo(function Contact({ profile: { kind, slug, name } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  return (
    <section id={enquiryId} className={styles.band} aria-labelledby="write">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="write">{t('contact.write', { name })}</h2>
          <p>{t(`contact.writeText.${kind}`)}</p>
        </div>
        <div className={styles.sheet}>
          <DeferredPart part={enquiryPart} props={{ about: { subject: 'contact', [kind]: slug, name } }} />
        </div>
      </div>
    </section>
  );
});
