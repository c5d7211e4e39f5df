import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useCardTexts } from '../../../components/estateCard/cardTexts.ts';
import { toEstateCard, type EstateCardData } from '../../../components/estateCard/toEstateCard.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import icons from '../../../components/icons/pageIcons.module.css';
import { RouteLink } from '../../../navigation/RouteLink.tsx';
import { createBrowserApi } from '../../../session/createBrowserApi.ts';
import styles from './MapCards.module.css';

interface MapCardsProps {
  references: readonly string[];
  language: Language;
  onClose: () => void;
}

/** Of many on one spot, as many as one looks through. */
const most = 8;

/** The homes of a marker, each with its link. */
export function MapCards({ references, language, onClose }: MapCardsProps) {
  const { t } = useTranslation(['common', 'search']);
  const [homes, setHomes] = useState<EstateCardData[] | null>(null);
  const texts = useCardTexts();
  const asked = references.slice(0, most).join(',');

  useEffect(() => {
    const abort = new AbortController();
    const api = createBrowserApi();
    const read = async () => {
      const answers = await Promise.allSettled(asked.split(',').map((reference) => api.estate(reference, { signal: abort.signal })));
      if (abort.signal.aborted) return;
      const defect = answers.find((answer) => answer.status === 'rejected' && !(answer.reason instanceof ApiError));
      if (defect?.status === 'rejected') throw defect.reason;
      setHomes(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [toEstateCard(answer.value, language)] : [])));
    };
    void read();
    return () => { abort.abort(); };
  }, [asked, language]);

  return (
    <section className={styles.cards} aria-label={t('search:map.chosen')} aria-busy={homes === null}>
      <button type="button" className={styles.close} aria-label={t('search:map.close')} onClick={onClose}><Icon icon={icons.close} /></button>
      {homes === null && <div className={`skeleton ${styles.waiting}`} />}
      {homes?.length === 0 && <p className={styles.waiting}>{t('search:map.failed')}</p>}
      <ul>
        {homes?.map(({ reference, cover, price, type, title, titleLang, provinceSlug, slug, area, rooms }) => (
          <li key={reference} className={styles.card}>
            {cover && <img className={styles.photo} src={cover.src} width="96" height="72" alt="" />}
            <div>
              {price !== undefined && <p className={styles.price}>{type === 'rent' ? t('card.perMonth', { price: texts.euros(price) }) : texts.euros(price)}</p>}
              <RouteLink className={styles.link} to="Estate" params={{ province: provinceSlug, type, slug, ref: reference }} lang={titleLang}>{title}</RouteLink>
              <p className={styles.facts}>{[texts.area(area), rooms ? texts.rooms(rooms) : ''].filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
