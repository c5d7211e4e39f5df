import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { enquiryId } from '#shared/forms/enquiryIds.ts';
import { mailLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import { AskLink } from '../../../features/enquiry/AskLink.tsx';
import { enquiryOf, homeOf, relatedId } from '../enquiryOf.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './ContactBar.module.css';
import { EstatePrice } from './EstatePrice.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ContactBarProps {
  estate: EstateView;
  isPrivate: boolean;
}

/**
 * On phones the price and the agent stay under the thumb until the listing ends; of a closed one, the agent and the way
 * to similar homes (PD-30).
 */
export function ContactBar({ estate, isPrivate }: ContactBarProps) {
  const { t } = useTranslation('estate');
  const { agent, status, reference } = estate;
  const closed = isClosed(status);
  const noun = byNoun(estate.similar.filters);
  const about = useMemo(() => enquiryOf(estate), [estate]);
  if (isPrivate && !agent?.phone && !agent?.email) return null;
  const price = hidesPrice(status) ? (
    <StatusBadge estate={estate} />
  ) : (
    <EstatePrice estate={estate} className={styles.price} short />
  );
  return (
    <div className={styles.bar} data-at-lower-edge>
      {price}
      {!isPrivate && !closed && (
        <AskLink className={styles.outlined} about={about} home={{ ...homeOf(estate), price }} href={`#${enquiryId}`}>
          {t('contact.ask')}
        </AskLink>
      )}
      {isPrivate && agent?.email && (
        <a
          className={styles.outlined}
          href={mailLink(agent.email, t(closed ? 'contact.subjectSimilar' : 'contact.subject', { reference, ...noun }))}
        >
          {t(closed ? 'contact.mailSimilarShort' : 'contact.mailShort', noun)}
        </a>
      )}
      {agent?.phone && phoneLink(agent.phone) && (
        <a className={closed && !isPrivate ? styles.outlined : 'button'} href={phoneLink(agent.phone)}>
          {t('contact.call')}
        </a>
      )}
      {closed && !isPrivate && (
        <a className="button" href={`#${relatedId}`}>
          {t('contact.mailSimilarShort', noun)}
        </a>
      )}
    </div>
  );
}
