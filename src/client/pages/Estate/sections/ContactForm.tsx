import { memo, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import type { FormState } from '#shared/forms/formState.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { enquiryId, visitId } from '#shared/forms/enquiryIds.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { enquiryPart, foldedEnquiryPart } from '../../../features/enquiry/enquiryPart.ts';
import { freeTimesPart } from '../parts.ts';
import { enquiryOf } from '../enquiryOf.ts';
import styles from './ContactCard.module.css';

/**
 * The form to ask the agent, folded until it is asked for, by its button or an anchor. Folding keeps what was typed.
 * Without scripts it unfolds as well. Memoized, since a part whose props change before its script is there would
 * disappear.
 */
export const ContactForm = memo(function ContactForm({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const closed = isClosed(estate.status);
  const { details, unfold } = useUnfolding();
  // A form that was sent without scripts, or before they were there, shows what is wrong with it: the document has its
  // styles, which otherwise come with its script.
  const answer = useActionData<FormState>();
  const [isAnswered] = useState(answer?.form === 'enquiry');
  const part = isAnswered ? enquiryPart : foldedEnquiryPart;
  return (
    <div className={styles.ask}>
      <details ref={details} className={styles.folded} open={isAnswered}>
        <summary className="button" onClick={unfold}>
          <Icon icon={icons.write} />
          <span>{t(closed ? 'contact.mailSimilar' : 'contact.write', byNoun(estate.similar.filters))}</span>
        </summary>
        <div id={enquiryId} className={styles.form}>
          <span id={visitId} className={styles.visitAnchor} />
          <DeferredPart part={part} props={{ about: enquiryOf(estate), level: 'h2' }} />
        </div>
      </details>
      {!closed && (
        // Makes the form one for a visit (features/enquiry).
        <a className="button buttonOutline" href={`#${visitId}`}>
          <Icon icon={icons.calendar} />
          {t('contact.visit')}
        </a>
      )}
      {estate.firstTimes && estate.firstTimes.length > 0 && (
        <div className={styles.times}>
          <DeferredPart part={freeTimesPart} props={{ times: estate.firstTimes }} />
        </div>
      )}
    </div>
  );
});

/** Unfolds the form once its styles are there, which come with its script; where these cannot be loaded, at once. */
function useUnfolding() {
  const { i18n } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const open = async () => {
    await foldedEnquiryPart.prepare(i18n).catch(() => {});
    if (details.current) details.current.open = true;
  };
  const openAtAnchor = useEffectEvent(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!details.current?.contains(target)) return;
    void open().then(() => {
      target!.scrollIntoView();
    });
  });
  useEffect(() => {
    openAtAnchor();
    addEventListener('hashchange', openAtAnchor);
    return () => {
      removeEventListener('hashchange', openAtAnchor);
    };
  }, []);
  return {
    details,
    unfold: (event: MouseEvent) => {
      if (details.current!.open) return;
      event.preventDefault();
      void open().then(() => {
        document.getElementById(enquiryId)?.scrollIntoView({ block: 'nearest' });
      });
    },
  };
}
