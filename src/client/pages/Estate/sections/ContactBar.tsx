import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { mailLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import { enquiryId } from '../../../features/enquiry/enquiryAbout.ts';
import { enquirySheetPart } from '../../../features/enquiry/enquirySheetPart.ts';
import { enquiryOf } from '../enquiryOf.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './ContactBar.module.css';
import { EstatePrice } from './EstatePrice.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface ContactBarProps {
  estate: EstateView;
  isPrivate: boolean;
}

/** On phones the price and the agent stay under the thumb until the listing ends. */
export function ContactBar({ estate, isPrivate }: ContactBarProps) {
  const { t } = useTranslation('estate');
  const { agent, status, reference } = estate;
  const closed = isClosed(status);
  const noun = byNoun(estate.similar.filters);
  if (isPrivate && !agent?.phone && !agent?.email) return null;
  const price = hidesPrice(status) ? (
    <StatusBadge estate={estate} />
  ) : (
    <EstatePrice estate={estate} className={styles.price} short />
  );
  return (
    <div className={styles.bar} data-at-lower-edge>
      {price}
      {!isPrivate && <Ask estate={estate} price={price} />}
      {isPrivate && agent?.email && (
        <a
          className={styles.mail}
          href={mailLink(agent.email, t(closed ? 'contact.subjectSimilar' : 'contact.subject', { reference, ...noun }))}
        >
          {t(closed ? 'contact.mailSimilarShort' : 'contact.mailShort', noun)}
        </a>
      )}
      {agent?.phone && (
        <a className="button" href={phoneLink(agent.phone)}>
          {t('contact.call')}
        </a>
      )}
    </div>
  );
}

/** Opens the enquiry as a sheet; without scripts, or without the sheet's, it leads to the form in the page. */
function Ask({ estate, price }: { estate: EstateView; price: ReactNode }) {
  const { t, i18n } = useTranslation('estate');
  const [sheet, setSheet] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const about = useMemo(() => enquiryOf(estate), [estate]);
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await enquirySheetPart.prepare(i18n);
      setSheet('opened');
    } catch {
      location.hash = enquiryId;
    }
  };
  return (
    <>
      <a className={styles.mail} href={`#${enquiryId}`} onClick={(event) => void open(event)}>
        {t(isClosed(estate.status) ? 'contact.mailSimilarShort' : 'contact.ask', byNoun(estate.similar.filters))}
      </a>
      {sheet !== 'unloaded' && (
        <enquirySheetPart.Part
          about={about}
          estate={estate}
          price={price}
          opened={sheet === 'opened'}
          onClose={() => {
            setSheet('closed');
          }}
        />
      )}
    </>
  );
}
