import '../../theme/controls/forms.ts';
import '../../theme/controls/radio.ts';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visitId } from '#shared/forms/enquiryIds.ts';
import { keyOf, type EnquiryAbout } from './enquiryAbout.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import styles from './Enquiry.module.css';
import { setSentEnquiry, useDraftChanges, useSentEnquiry } from './sentEnquiries.ts';

export interface EnquiryProps {
  /** Begins the ids of the form's fields. */
  idPrefix?: string;
  about: EnquiryAbout;
  /** Of the heading; without one the surroundings have their own. */
  level?: 'h2';
}

function subscribeToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => {
    removeEventListener('hashchange', listener);
  };
}

/** Links of the lead's page ask for a visit by their anchor, which no server and no cache ever sees. */
const useAsksForVisit = (): boolean =>
  useSyncExternalStore(
    subscribeToHash,
    () => location.hash === `#${visitId}`,
    () => false,
  );

/** An enquiry to an agent or an agency, from the form to what comes next (docs/product.md#enquiries). */
export function Enquiry({ idPrefix = 'enquiry', about: given, level }: EnquiryProps) {
  const { t } = useTranslation('enquiry');
  const titleId = useId();
  const asksForVisit = useAsksForVisit();
  const about: EnquiryAbout = asksForVisit && given.subject === 'information' ? { ...given, subject: 'visit' } : given;
  const key = keyOf(about);
  const answer = useSentEnquiry(key);
  const changes = useDraftChanges();
  const [isSender, setIsSender] = useState(false);
  const name = about.name ?? t('network');
  const title: ReactNode = level && (
    <h2 id={titleId} className={styles.title}>
      {t(`title.${about.subject}`, { name })}
    </h2>
  );
  return (
    <div className={styles.enquiry} role={level && 'group'} aria-labelledby={level && titleId}>
      {answer ? (
        <EnquiryThanks
          about={about}
          answer={answer}
          takesFocus={isSender}
          onAgain={() => {
            setSentEnquiry(key, null);
          }}
        />
      ) : (
        <>
          {title}
          {about.subject === 'similar' && <p>{t('lead.similar')}</p>}
          <EnquiryForm
            key={`${key} ${changes}`}
            idPrefix={idPrefix}
            about={about}
            onSent={(sent) => {
              setIsSender(true);
              setSentEnquiry(key, sent);
            }}
          />
        </>
      )}
    </div>
  );
}
