import { useTranslation } from 'react-i18next';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { mailLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './ContactBar.module.css';
import { EstatePrice } from './EstatePrice.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** On phones the price and the agent stay under the thumb until the listing ends. */
export function ContactBar({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const { agent, status, reference } = estate;
  const closed = isClosed(status);
  if (!agent || !(agent.phone || agent.email)) return null;
  return (
    <div className={styles.bar}>
      {hidesPrice(status) ? <StatusBadge estate={estate} /> : <EstatePrice estate={estate} className={styles.price} />}
      {agent.email && (
        <a
          className={styles.mail}
          href={mailLink(agent.email, t(closed ? 'contact.subjectSimilar' : 'contact.subject', { reference }))}
        >
          {t(closed ? 'contact.mailSimilarShort' : 'contact.mailShort')}
        </a>
      )}
      {agent.phone && (
        <a className="button" href={phoneLink(agent.phone)}>
          {t('contact.call')}
        </a>
      )}
    </div>
  );
}
